// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why one choice is worth more than another: facts for sentences.
//
// Each fact is worked out from the record and the evaluation and then checked against the record once more:
// one that fails is not given. At most the two that speak most, and only of a verdict that is judged; else
// the fact that nothing is known, and that of a step back (review/stepback.h).
#pragma once

#include <cstdint>
#include <vector>

#include "coach/safety.h"
#include "review/verdict.h"

namespace janso {

struct ProvedGame;

// Behind each: what Fact::numbers holds, in this order. Percents are 0 to 100; A is the better action, B what
// was played.
enum class FactCode : std::uint8_t {
  Efficiency,  // A's kinds, A's tiles, B's kinds, B's tiles
  Value,       // mean points of a win after A, after B
  Fold,        // percent that B deals in, points it costs then, percent that the hand wins after B; `seat`
  Push,        // mean points of a win after A, percent that it wins, percent that A deals in, points then
  Safer,       // percent that A deals in, percent that B does; `seat`, `safety`
  Call,        // steps from ready after the call, without it, points expected with it, without it; where it
               // brings the hand no nearer, it is worth more
  NoCall,      // likewise; A passes
  Riichi,      // points more a win, percent fewer wins, points that it is worth; A declares
  Dama,        // likewise; A does not
  LastHand,    // points missing to the place above, that place; 0 points and place 1: it is the first already
  Close,       // nothing
  Unknown,     // nothing
  StepBack,    // shanten after A, after B; not judged, and nothing was to be feared
  NoFault,     // percent that it dealt in beforehand, points that the choice was worth more than the next
};
inline constexpr int kFactCodes = 14;

struct Fact {
  FactCode code{};
  Action better;
  Action played;
  std::vector<double> numbers = {};
  int seat = -1;  // absolute, of whom it speaks
  Safety safety = Safety::Live;
  bool riichi = false;  // that seat has declared
};

// The verdict must be of this game.
std::vector<Fact> factsOf(const ProvedGame &game, const ChoiceVerdict &verdict);

}  // namespace janso
