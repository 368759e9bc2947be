// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a win must bring to pass those who stand before a player.
#pragma once

#include <QString>
#include <array>

#include "rules/board.h"

namespace janso {

// A line for each seat that stands before `seat`, or one that nobody does. `names`: by absolute seat.
QString gapsText(const Board &board, int seat, const std::array<QString, 4> &names);

}  // namespace janso
