// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A win as it was scored, so that it can be scored again with something changed.
#pragma once

#include <optional>

#include "rules/board.h"
#include "rules/event.h"
#include "rules/score.h"

namespace janso {

// What scoreHand() was given for this win: tiles from `info`, circumstances from its yaku and from the board
// at the moment of the win. Nothing when it does not score the same again (a record that other rules scored).
std::optional<WinInput> winAgain(const Board &before, const HoraInfo &info);

}  // namespace janso
