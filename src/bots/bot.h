// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A player as a function: from what a seat sees and may do, to what it does.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/reasoning.h"
#include "rules/action.h"
#include "rules/legal/seatview.h"

namespace janso {

// Deterministic for a seed and the same calls: no clock, no randomness but the seed. One object serves one
// seat of one match at a time, on one thread at a time.
class Bot {
 public:
  virtual ~Bot() = default;
  // Returns one of `legal`, which is never empty. `view.seat` is the bot's own seat.
  virtual Action decide(const SeatView &view, std::span<const Action> legal) = 0;
  // Returns the same action, with the reasons for and against it. A bot that does not override this only
  // reports the action.
  virtual Action explain(const SeatView &view, std::span<const Action> legal, Reasoning &reasoning);
};

// In the header, so that a plugin can define a class without linking to a Janso library.
inline Action Bot::explain(const SeatView &view, std::span<const Action> legal, Reasoning &reasoning) {
  Considered chosen;
  chosen.action = decide(view, legal);
  chosen.motive = legal.size() == 1 ? Motive::Only : chosen.action.isWin() ? Motive::Win : Motive::None;
  reasoning = {};
  reasoning.considered.push_back(chosen);
  return chosen.action;
}

// What `janso-lab ladder` measured of a bot.
struct Measured {
  int place = 0;       // mean place against three club players, in hundredths; 0 = not measured
  int placeError = 0;  // one standard error of it, in hundredths
  // Percentage of its hands.
  int wins = 0;
  int dealIns = 0;
  int riichi = 0;
  int calls = 0;    // hands with an open call
  int flushes = 0;  // percentage of its wins: honitsu and chinitsu
};

struct BotInfo {
  std::string_view id;         // for settings and files; never changes
  std::string_view name;       // for display; the window translates it
  std::string_view character;  // one line; likewise
  int level = 1;               // 1 = weakest, by the measured place
  Measured measured;
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};

// Weakest first.
std::span<const BotInfo> builtInBots();
const BotInfo *findBot(std::string_view id);  // nullptr when unknown

// Makes a built-in bot from "ID" or "ID:key=value,key=value", for bots that have options (tuning.h). Returns
// nullptr when there is no such bot or it cannot take these options.
std::unique_ptr<Bot> makeBot(std::string_view spec, std::uint64_t seed);

}  // namespace janso
