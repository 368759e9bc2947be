// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hands for exercises: finished ones of a certain style, and ones with some tiles replaced.
#pragma once

#include <optional>

#include "coach/drill.h"
#include "coach/drillrandom.h"

namespace janso {

enum class HandStyle : std::uint8_t { Any, Simples, Honors, Triplets, Flush, OneSuit, Pairs, Runs };

struct HandRecipe {
  HandStyle style = HandStyle::Any;
  int open = 0;         // percentage of groups that are called
  int kan = 0;          // percentage of triplets that are kans
  bool flawed = false;  // one group breaks the style
};

// A finished hand with its circumstances, valid under `rules`. Returns nothing when this attempt fails.
std::optional<WinInput> tryWin(DrillRandom &random, const HandRecipe &recipe, const RuleSet &rules);

// A closed hand of `size` tiles (13 or 14): a finished hand of that style with `changed` tiles replaced by
// others. Returns nothing when this attempt fails.
std::optional<HandTiles> tryHand(DrillRandom &random, HandStyle style, int size, int changed);

// Ascending.
HandTiles sortedHand(std::vector<Tile> tiles);

}  // namespace janso
