// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a player does worse than a bot, in one sentence.
#pragma once

#include <QString>
#include <vector>

#include "statistics/weakpoints.h"

namespace janso {

// At most this many are named.
inline constexpr std::size_t kMostWeakPoints = 3;

// "Surely behind Kenji, the weightiest first: deal-ins (14.2 % against 11.0 %); ...": of each both figures,
// as the table of figures writes them. `points` as weakPoints() ranks them, `bot` as botOwnName() has it.
// Empty without any.
QString weakPointsSentence(const std::vector<WeakPoint> &points, const QString &bot, const Totals &own,
                           const Totals &other);

}  // namespace janso
