// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a bot chose an action, as data: for the coach, a review, and anyone tuning a bot.
//
// The window supplies the words. Everything here follows from what the seat sees.
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/inlinevec.h"
#include "rules/shanten.h"

namespace janso {

// The strongest reason for an action (or, for one that was not chosen, what it would be good for).
enum class Motive : std::uint8_t {
  None,       // the bot does not say
  Only,       // nothing else is legal
  Win,        // takes a win
  Speed,      // most tiles bring the hand nearer
  Value,      // fewer tiles, but a more valuable hand
  Tenpai,     // tenpai without declaring (damaten)
  Riichi,     // tenpai with riichi
  Yaku,       // a call that gives or keeps a yaku
  Kan,        // another tile and another dora
  Fold,       // folds: the safest tile
  Safer,      // pushes, but with a safer tile
  DrawPay,    // tenpai at the draw is what is left to gain
  Placement,  // the final place matters, not the points of this hand
  Pass,       // a call would not be worth it
  Abort,      // nine terminals and honors
};

struct Considered {
  Action action;
  // In final points (including uma), relative to passing out of the hand at the present scores. The highest
  // one is chosen.
  float value = 0;
  std::int8_t shanten = 99;  // of the hand after it, by its plan when it is open; 99 = not calculated
  KindSet accepted;          // kinds that lower it then
  std::int16_t tiles = 0;    // unseen tiles of these kinds
  float win = 0;             // probability of winning this hand, as such hands turn out; for display only
  float points = 0;          // mean points of such a win
  float dealIn = 0;          // probability that this discard itself deals in
  float loss = 0;            // mean points of that
  Motive motive = Motive::None;
};

struct Reasoning {
  InlineVec<Considered, 64> considered;  // the chosen action first, then by falling value
  bool folding = false;                  // the chosen action folds
};

}  // namespace janso
