// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One sentence on where a player does worse than a bot.
#pragma once

#include <QString>
#include <vector>

#include "statistics/weakpoints.h"

namespace janso {

// The maximum number of weak points named.
inline constexpr std::size_t kMostWeakPoints = 3;

// "Clearly weaker than Kenji (most important first): deal-ins (14.2% vs. 11.0%); ...": both figures for each,
// as in the table of figures. `points` is ranked by weakPoints(), `bot` is a name from botOwnName(). Empty
// without any.
QString weakPointsSentence(const std::vector<WeakPoint> &points, const QString &bot, const Totals &own,
                           const Totals &other);

}  // namespace janso
