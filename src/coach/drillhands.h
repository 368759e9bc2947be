// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hands for exercises: finished ones of a style, and ones that lack some tiles.
#pragma once

#include <optional>

#include "coach/drill.h"
#include "coach/drillrandom.h"

namespace janso {

enum class HandStyle : std::uint8_t { Any, Simples, Honours, Triplets, Flush, OneSuit, Pairs, Runs };

struct HandRecipe {
  HandStyle style = HandStyle::Any;
  int open = 0;         // percent of the sets that are called
  int kan = 0;          // percent of the triplets that are kans
  bool flawed = false;  // one set breaks the style
};

// A finished hand in its circumstances, fit for `rules`; nothing when this attempt did not work out.
std::optional<WinInput> tryWin(DrillRandom &random, const HandRecipe &recipe, const RuleSet &rules);

// A closed hand of `size` tiles (13 or 14): a finished one of that style in which `changed` tiles were
// replaced by others. Nothing when this attempt did not work out.
std::optional<HandTiles> tryHand(DrillRandom &random, HandStyle style, int size, int changed);

// Ascending.
HandTiles sortedHand(std::vector<Tile> tiles);

}  // namespace janso
