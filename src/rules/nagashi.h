// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Nagashi mangan: what a river must be.
#pragma once

#include <algorithm>

#include "rules/board.h"

namespace janso {

// At least one discard, only ones, nines and honours, none of them called. Whether the hand must be closed is
// RuleSet::nagashiClosed and not asked here.
inline bool isNagashiRiver(const PlayerBoard &player) {
  return !player.river.empty() && std::ranges::all_of(player.river, [](const RiverTile &discarded) {
    return isYaochuu(discarded.tile.kind()) && discarded.calledBy < 0;
  });
}

}  // namespace janso
