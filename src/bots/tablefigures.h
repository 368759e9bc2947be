// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures that differ between a table of four players and one of three: those of figures.h for four, and for
// three what was counted in played games.
#pragma once

#include "bots/figures.h"

namespace janso {

const StakesFigures &stakesFigures(int players);
const FlowFigures &flowFigures(int players);
const UsualWins &usualWins(int players);

}  // namespace janso
