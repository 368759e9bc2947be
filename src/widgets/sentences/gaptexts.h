// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The size of the wins with which a player overtakes those ahead.
#pragma once

#include <QString>
#include <array>

#include "rules/board.h"

namespace janso {

// One line for each player ahead of `seat`, or a line that nobody is. `names` is by absolute seat.
QString gapsText(const Board &board, int seat, const std::array<QString, 4> &names);

}  // namespace janso
