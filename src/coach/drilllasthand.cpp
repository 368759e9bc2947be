// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The last-hand exercise: the smallest win that reaches a place.
#include <algorithm>

#include "coach/drillmakers.h"
#include "coach/drillrandom.h"
#include "coach/passneeds.h"
#include "rules/payment.h"
#include "rules/places.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

// Who pays what for a win of this size; counters and sticks in.
WinResult payFor(const LastHandTask &task, int from, WinSize size) {
  WinInput place;
  place.winner = task.seat;
  place.dealer = task.dealer;
  place.honba = task.honba;
  place.kyotaku = task.kyotaku;
  return janso::payFor(place, task.rules, from, size);
}

int placeOf(const Scores &scores, int seat) {
  return placesOf(scores, 4)[static_cast<std::size_t>(seat)];
}

Scores scoresAfter(const LastHandTask &task, const WinResult &result) {
  Scores after = task.scores;
  for (std::size_t seat = 0; seat < 4; ++seat)
    after[seat] += result.deltas[seat];
  return after;
}

WayNeed needFor(const LastHandTask &task, int from) {
  WayNeed need;
  need.from = static_cast<std::int8_t>(from);
  for (std::size_t i = 0; i < kWinSizes.size(); ++i) {
    need.after = scoresAfter(task, payFor(task, from, kWinSizes[i]));
    if (placeOf(need.after, task.seat) <= task.target) {
      need.rung = static_cast<std::int8_t>(i);
      break;
    }
  }
  return need;
}

void deal(LastHandTask &task, DrillRandom &random) {
  task.rules = basicAriAri();
  task.dealer = 3;  // South 4
  task.seat = static_cast<std::int8_t>(random.below(3));
  task.honba = static_cast<std::uint8_t>(random.below(3));
  task.kyotaku = static_cast<std::uint8_t>(random.below(3));
  task.scores.fill(25000);
  for (int i = 0; i < 6; ++i) {
    const std::int32_t moved = 100 * (5 + random.below(60));
    task.scores[static_cast<std::size_t>(random.below(4))] += moved;
    task.scores[static_cast<std::size_t>(random.below(4))] -= moved;
  }
  for (int i = 0; i < task.kyotaku; ++i)
    task.scores[static_cast<std::size_t>(random.below(4))] -= kStick;
  task.place = placeOf(task.scores, task.seat);
}

// The seat that stands at `place`.
int seatAt(const LastHandTask &task, int place) {
  for (int seat = 0; seat < 4; ++seat) {
    if (placeOf(task.scores, seat) == place)
      return seat;
  }
  return 0;
}

void chooseWay(LastHandTask &task, DrillRandom &random, int level) {
  task.target = level == 1 ? task.place - 1 : 1 + random.below(task.place - 1);
  const int above = seatAt(task, task.target);
  if (level == 1) {
    task.from = static_cast<std::int8_t>(above);
    return;
  }
  const int way = random.below(level == 2 ? 2 : 4);
  if (way == 0)
    task.from = static_cast<std::int8_t>(above);
  else if (way == 1)
    task.from = -1;
  else
    task.from = static_cast<std::int8_t>((task.seat + 1 + random.below(3)) % 4);
}

void solve(LastHandTask &task) {
  for (const WinSize size : kWinSizes) {
    const WinResult result = payFor(task, task.from, size);
    Rung rung{static_cast<std::int8_t>(size.han), static_cast<std::int8_t>(size.fu), result.limit,
              result.handPoints};
    if (task.from < 0) {
      // The seat that asks is never the dealer.
      const int other = task.seat == 0 ? 1 : 0;
      LastHandTask bare = task;
      bare.honba = 0;
      const WinResult shares = payFor(bare, task.from, size);
      rung.dealerPays = shares.payments[static_cast<std::size_t>(task.dealer)];
      rung.othersPay = shares.payments[static_cast<std::size_t>(other)];
    }
    task.rungs.push_back(rung);
  }
  for (int from = -1; from < 4; ++from) {
    if (from != task.seat)
      task.ways.push_back(needFor(task, from));
  }
  for (const WayNeed &way : task.ways) {
    if (way.from == task.from)
      task.right = way.rung;
  }
}

}  // namespace

DrillTask makeLastHand(const DrillRequest &request, bool &) {
  DrillRandom random(request);
  for (;;) {
    LastHandTask task;
    deal(task, random);
    if (task.place == 1 || *std::min_element(task.scores.begin(), task.scores.end()) < 1000)
      continue;
    chooseWay(task, random, request.level);
    solve(task);
    // The smallest win of all asks nothing; now and then nothing will do.
    if (task.right == 0 && !random.chance(15))
      continue;
    if (task.right < 0 && !random.chance(25))
      continue;
    return task;
  }
}

}  // namespace janso
