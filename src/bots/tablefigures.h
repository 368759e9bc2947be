// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures that differ between a table of four and of three players: those of figures.h for four, and for
// three those counted in played games.
#pragma once

#include "bots/reading/figures.h"

namespace janso {

const StakesFigures &stakesFigures(int players);
const FlowFigures &flowFigures(int players);
const UsualWins &usualWins(int players);

}  // namespace janso
