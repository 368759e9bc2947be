// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Discards that took a hand further from a win although another tile kept it nearer: counted from the record
// alone, before anything is judged.
//
// What such a discard cost is for a review (reviewer.h) and rollouts (rollout.h) to say. Only what the seat
// saw is used. Pure functions; any thread.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "review/verdict.h"
#include "rules/action.h"
#include "rules/tile.h"

namespace janso {

struct ProvedGame;

struct StepAway {
  std::size_t hand = 0;  // as in ChoiceVerdict; so are the next two
  std::size_t event = 0;
  std::size_t answer = 0;
  Tile played;
  Tile better;                 // keeps the hand nearer, and as near with the most tiles
  std::int8_t kept = 0;        // shanten after the better tile
  std::int8_t left = 0;        // shanten after the played tile; larger
  std::int16_t keptTiles = 0;  // unseen tiles that then bring the hand nearer
  std::int16_t leftTiles = 0;  // likewise, after the played tile
  bool operator==(const StepAway &) const = default;
};

// In the order of the game. A discard that had a reason is left out: the played tile was safer by a
// percentage point, the hand could no longer become tenpai, or an open hand has its nearest yaku elsewhere.
// When `stop` becomes true, returns what is found so far.
std::vector<StepAway> stepsAwayOf(const ProvedGame &game, int seat, const std::atomic<bool> *stop = nullptr);

// The furthest steps first; of equal ones those of the nearest hand, then those that gave up the most tiles,
// then the order of the game.
void rankSteps(std::vector<StepAway> &steps);

// Whether a verdict excuses the step: it was judged to lose nothing, or the reviewing bot folds.
bool excuses(const ChoiceVerdict &verdict);

}  // namespace janso
