// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays one match without a window, checks it and counts what happened.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/arena/arenaseat.h"
#include "cli/arena/arenatally.h"
#include "rules/event.h"
#include "rules/ruleset.h"
#include "table/match.h"

namespace janso::cli {

struct MatchPlan {
  RuleSet rules;
  std::array<std::string, 4> names;  // by seat; with three players the last one is empty
  std::array<MakeSeat, 4> makers;    // likewise
  std::array<std::uint64_t, 4> botSeeds{};
  WallSeed seed{};
  WallOrder order = WallOrder::ByKyoku;
  // Also check the invariants, and each seat's view rebuilt from its own events, after every step.
  bool check = false;
  bool record = false;  // keep the events
};

struct SeatFailure {
  int seat = 0;
  int hand = 0;  // in the match, from 1
  Failure reason;
};

struct MatchTally {
  std::int64_t hands = 0;
  std::int64_t events = 0;
  std::array<BotTally, 4> bots;       // by seat
  std::vector<SeatFailure> failures;  // a built-in bot took over each of these seats
  std::vector<Event> record;
  std::string broken;  // an error of Janso itself, found by a check; the match stopped there
};

// Waits for every answer. Returns when the match is over or broken.
MatchTally playMatch(const MatchPlan &plan);

}  // namespace janso::cli
