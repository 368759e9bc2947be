// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Nagashi mangan: the condition on a pond.
#pragma once

#include <algorithm>

#include "rules/board.h"

namespace janso {

// At least one discard, only terminals and honors, none of them called. Does not check
// RuleSet::nagashiClosed, which can require a closed hand.
inline bool isNagashiPond(const PlayerBoard &player) {
  return !player.pond.empty() && std::ranges::all_of(player.pond, [](const PondTile &discarded) {
    return isYaochuu(discarded.tile.kind()) && discarded.calledBy < 0;
  });
}

}  // namespace janso
