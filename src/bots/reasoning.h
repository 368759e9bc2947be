// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a bot chose what it chose, as data: for the coach, a review, and whoever tunes a bot.
//
// Words for it are the window's. Everything here follows from what the seat itself sees.
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/inlinevec.h"
#include "rules/shanten.h"

namespace janso {

// What speaks most for an action (or, of one that was not chosen, what it would be good for).
enum class Motive : std::uint8_t {
  None,       // the bot does not say
  Only,       // nothing else is legal
  Win,        // takes a win
  Speed,      // most tiles bring the hand nearer
  Value,      // fewer tiles, but a dearer hand
  Tenpai,     // ready, without declaring (damaten)
  Riichi,     // ready, and declared
  Yaku,       // a call that gives or keeps a yaku
  Kan,        // another tile and another dora
  Fold,       // the hand is given up: the safest tile
  Safer,      // goes on, but by a safer tile
  DrawPay,    // tenpai at the draw is what is left to gain
  Placement,  // the final place asks for it, not the points of this hand
  Pass,       // a call would not be worth it
  Abort,      // nine terminals and honours
};

struct Considered {
  Action action;
  float value = 0;  // in final points (uma in), above passing out of the hand at the present scores; chosen
                    // by the highest
  std::int8_t shanten = 99;  // of the hand after it, by its plan when it is open; 99 = not looked at
  KindSet accepted;          // kinds that lower it then
  std::int16_t tiles = 0;    // unseen ones among them
  float win = 0;             // probability of winning this hand, as such hands come out; only told
  float points = 0;          // mean points of such a win
  float dealIn = 0;          // probability that this discard itself deals in
  float loss = 0;            // mean points of that
  Motive motive = Motive::None;
};

struct Reasoning {
  InlineVec<Considered, 64> considered;  // the chosen action first, then by falling value
  bool folding = false;                  // what was chosen gives the hand up
};

}  // namespace janso
