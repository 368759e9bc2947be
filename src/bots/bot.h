// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A player that is a function: from what a seat sees, and what it may do, to what it does.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/reasoning.h"
#include "rules/action.h"
#include "rules/seatview.h"

namespace janso {

// Deterministic for a seed and the same calls; no clock, no randomness but the seed. An object serves one
// seat of one match at a time and is used by one thread at a time.
class Bot {
 public:
  virtual ~Bot() = default;
  // One of `legal` (never empty). `view.seat` is the own seat.
  virtual Action decide(const SeatView &view, std::span<const Action> legal) = 0;
  // The same action, with what spoke for and against it. A bot that does not override this says only which.
  virtual Action explain(const SeatView &view, std::span<const Action> legal, Reasoning &reasoning);
};

// In the header, so that a plugin needs no library of ours for a class of its own.
inline Action Bot::explain(const SeatView &view, std::span<const Action> legal, Reasoning &reasoning) {
  Considered chosen;
  chosen.action = decide(view, legal);
  chosen.motive = legal.size() == 1 ? Motive::Only : chosen.action.isWin() ? Motive::Win : Motive::None;
  reasoning = {};
  reasoning.considered.push_back(chosen);
  return chosen.action;
}

// What the arena found a bot to be like: `janso-cli arena --ladder`.
struct Measured {
  int place = 0;       // mean place against three club players, in hundredths; 0 = not measured
  int placeError = 0;  // one standard error of it, likewise
  // Percent of its hands.
  int wins = 0;
  int dealIns = 0;
  int riichi = 0;
  int calls = 0;    // hands with an open call
  int flushes = 0;  // percent of its wins: honitsu and chinitsu
};

struct BotInfo {
  std::string_view id;         // for settings and files: stays for ever
  std::string_view name;       // shown; translated by the window
  std::string_view character;  // one line; likewise
  int level = 1;               // 1 = weakest, by the measured place
  Measured measured;
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};

// Weakest first.
std::span<const BotInfo> builtInBots();
const BotInfo *findBot(std::string_view id);  // nullptr when unknown

// "ID" or "ID:key=value,key=value": a built-in bot, where it has any with options of its own (tuning.h).
// nullptr when there is no such bot or it cannot take these options.
std::unique_ptr<Bot> makeBot(std::string_view spec, std::uint64_t seed);

}  // namespace janso
