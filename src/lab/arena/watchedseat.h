// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match of built-in bots in which one seat is watched, and what its actions are worth when they are played
// out.
#pragma once

#include <QJsonObject>
#include <QString>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "cli/command/shards.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "table/match.h"

namespace janso::cli {

struct WatchPlan {
  static constexpr int kMostWalls = 1000;

  RuleSet rules;
  QString bot;           // in the watched seat
  QString continuation;  // in the watched seat after an action, while it is played out
  QString field;         // in the other seats; all three are built-in bots, with or without options
  int matches = 0;
  int walls = 4;  // orders of the tiles still to come over which an action is played out
  QString seed;

  QJsonObject toJson() const;
  static Result<WatchPlan> fromJson(const QJsonObject &object);
};

// How matches are played: which of them, and on how many threads (0 = one per core).
struct WatchOptions {
  Shard shard;
  int threads = 0;
  std::function<void(int, int)> progress;  // one call at a time, with the numbers done and in all
};

// What an action gains by the end of the hand: final places (more is better), points of the score sheet with
// uma and oka, and final points as bots estimate them (bots/evaluation.h).
struct PlayedWorth {
  double places = 0;
  double points = 0;
  double value = 0;
};
PlayedWorth operator-(const PlayedWorth &a, const PlayedWorth &b);

class WatchedSeat {
 public:
  // Keeps a reference to `plan`. `number` is the number of the match; it decides the seat, the walls and all
  // randomness.
  WatchedSeat(const WatchPlan &plan, int number);

  // `answer` decides for the watched seat.
  using Answer = std::function<Action(const SeatView &, const Decision &)>;
  void play(const Answer &answer);

  // What `first` and `second` gain from the true table, over the same orders of the tiles still to come. Call
  // it only from within `answer` during play().
  std::array<PlayedWorth, 2> playedOut(const SeatView &view, const Action &first, const Action &second);

  Bot &bot() { return *m_bots[static_cast<std::size_t>(m_seat)]; }
  // Makes another bot for the same seat, with the same seed as bot().
  std::unique_ptr<Bot> another(const QString &bot) const;

 private:
  std::uint64_t seedOf(int seat) const;

  const WatchPlan &m_plan;
  int m_number;
  int m_seat;
  Match m_match;
  std::array<std::unique_ptr<Bot>, 4> m_bots;
  std::uint64_t m_judged = 0;
};

// Plays the matches of the shard in threads. `play` gets the number of the match and stores its results by
// it.
void watchAll(const WatchPlan &plan, const WatchOptions &options,
              const std::function<void(WatchedSeat &, std::size_t)> &play);

}  // namespace janso::cli
