// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches between built-in bots, without a window: played, checked, counted.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "rules/event.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "table/wall.h"

namespace janso::cli {

// Makes a bot: those of bots/bot.h, and "random", which wins when it can and else takes any legal action.
using MakeBot = std::function<std::unique_ptr<Bot>(std::uint64_t seed)>;
// Empty when there is no such bot.
MakeBot botMaker(const std::string &id);
// Ids of all of them, weakest first.
std::vector<std::string> botIds();

struct MatchPlan {
  RuleSet rules;
  std::array<std::string, 4> bots;  // by seat; with three players the last one is empty
  WallSeed seed{};
  std::uint64_t botSeed = 0;
  bool check = false;   // invariants, and every seat's view folded from its own events, after every step
  bool record = false;  // keep the events
};

// What one bot did, over any number of hands and matches. All seats count once each.
struct BotTally {
  int matches = 0;
  std::array<int, 4> places{};
  std::int64_t finalPoints = 0;
  int hands = 0;
  int wins = 0;
  int tsumo = 0;
  int dealIns = 0;
  int riichi = 0;
  int calledHands = 0;  // at least one open call
  int norths = 0;       // set aside
  int drawnHands = 0;
  int tenpaiAtDraw = 0;
  std::int64_t winPoints = 0;     // without honba and sticks
  std::int64_t dealInPoints = 0;  // the same, of the hands dealt into
  std::vector<std::uint32_t> decisionMicros;

  void add(const BotTally &other);
};

struct MatchTally {
  int hands = 0;
  std::int64_t events = 0;
  std::array<BotTally, 4> bots;  // by seat
  std::vector<Event> record;
  std::string broken;  // what a check found; the match stopped there
};

MatchTally playMatch(const MatchPlan &plan);

}  // namespace janso::cli
