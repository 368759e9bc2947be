// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why one action is worth more than another: facts for sentences.
//
// Each fact is derived from the record and the evaluation and then checked against the record again; a fact
// that fails the check is left out. A judged verdict gets at most the two strongest facts. Any other verdict
// gets the fact that nothing is known, and the fact of a step back where there is one (review/stepback.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "coach/safety.h"
#include "review/verdict.h"

namespace janso {

struct ProvedGame;

// Each comment lists the contents of Fact::numbers, in order. Percentages are 0 to 100. A is the better
// action, B the action that was played.
enum class FactCode : std::uint8_t {
  Efficiency,  // A's kinds, A's tiles, B's kinds, B's tiles
  Value,       // mean points of a win after A, after B
  Fold,        // percent that B deals in, its cost in points then, percent that the hand wins after B; `seat`
  Push,    // mean points of a win after A, percent that it wins, percent that A deals in, its cost in points
           // then
  Safer,   // percent that A deals in, percent that B does; `seat`, `safety`
  Call,    // shanten after the call, shanten without it, points expected with it, without it; a call that
           // brings the hand no nearer is worth more
  NoCall,  // likewise; A skips
  Riichi,  // extra points of a win, percent fewer wins, points gained by A; A declares
  Dama,    // likewise; A does not declare
  LastHand,  // points missing to the place above, that place; 0 points and place 1: already in 1st place
  Close,     // nothing
  Unknown,   // nothing
  StepBack,  // shanten after A, after B; not judged, and there was no danger to avoid
  NoFault,   // percent that it dealt in, seen beforehand; points by which the decision beat the next best
};
inline constexpr int kFactCodes = 14;
// How many numbers a sentence about a fact needs, by FactCode.
inline constexpr std::array<std::size_t, kFactCodes> kFactNumbers{4, 2, 3, 4, 2, 4, 4, 3, 3, 2, 0, 0, 2, 2};

struct Fact {
  FactCode code{};
  Action better;
  Action played;
  std::vector<double> numbers = {};
  int seat = -1;  // absolute; the seat that the fact is about
  Safety safety = Safety::Live;
  bool riichi = false;  // that seat has declared riichi
};

// The verdict must be of this game.
std::vector<Fact> factsOf(const ProvedGame &game, const ChoiceVerdict &verdict);

}  // namespace janso
