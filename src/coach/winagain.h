// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded win in a form that can be scored again with something changed.
#pragma once

#include <optional>

#include "rules/board.h"
#include "rules/event.h"
#include "rules/score.h"

namespace janso {

// The input of scoreHand() for this win: tiles from `info`, circumstances from its yaku and from the board at
// the moment of the win. Returns nothing when it does not score the same again (a record that other rules
// scored).
std::optional<WinInput> winAgain(const Board &before, const HoraInfo &info);

}  // namespace janso
