// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays all matches of a plan on all cores and adds them up as if they had been played one after the other.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "cli/arena/arenaplan.h"
#include "cli/arena/arenatally.h"
#include "cli/command/shards.h"
#include "game/failure.h"
#include "rules/event.h"

namespace janso::cli {

// A seat that failed, and why.
struct FailedSeat {
  QString name;
  int seat = 0;
  Failure failure;
};

// A problem in a match, and where it happened.
struct ArenaNote {
  int match = 0;                          // number in the plan, from 0
  int hand = 0;                           // from 1
  QString text;                           // in English, for files
  std::optional<FailedSeat> failed = {};  // of a failure that was not read from a file
  // Compares what is written to files.
  friend bool operator==(const ArenaNote &one, const ArenaNote &other) {
    return one.match == other.match && one.hand == other.hand && one.text == other.text;
  }
};

struct ArenaTotals {
  explicit ArenaTotals(const ArenaPlan &plan);

  void add(const ArenaTotals &other);  // `other` must be of the same plan

  // By participant. The place is the mean over its seats, `points` are final points per match, and `perHand`
  // is the change of the score per hand.
  Estimate place(const ArenaPlan &plan, int participant) const;
  Estimate points(const ArenaPlan &plan, int participant) const;
  Estimate perHand(const ArenaPlan &plan, int participant) const;
  // The final place without luck if the plan takes luck out, else the plain place. Both have the same mean;
  // the former has less variance.
  Estimate placeLessLuck(const ArenaPlan &plan, int participant) const;
  Estimate placeDifferenceLessLuck(const ArenaPlan &plan, int first, int second) const;
  // The first participant's minus the second's, in the same matches over the same walls.
  Estimate placeDifference(const ArenaPlan &plan, int first, int second) const;
  Estimate perHandDifference(const ArenaPlan &plan, int first, int second) const;

  QJsonObject toJson() const;
  static Result<ArenaTotals> fromJson(const QJsonObject &object, const ArenaPlan &plan);

  std::int64_t matches = 0;
  std::int64_t hands = 0;
  std::int64_t events = 0;
  std::vector<BotTally> bots;  // by participant
  BlockSums blocks;  // matches, hands, then places, final points, points won and luck of each participant
  std::vector<ArenaNote> failures;  // of programs and plugins: the first kMostNotes
  std::vector<ArenaNote> broken;    // errors of Janso itself: the first kMostNotes

  static constexpr std::size_t kMostNotes = 20;
};

struct ArenaOptions {
  int threads = 0;  // 0 = one per core
  Shard shard;      // of the blocks
  bool check = false;
  QString save;  // folder for records; empty = no records
  bool mjlog = false;
  // Each of these is called one call at a time, in the order of the matches: `progress` after each match with
  // the numbers of matches done and in all, `enough` after each block with all totals so far. If `enough`
  // returns true, the arena ends there.
  std::function<void(int, int)> progress;
  std::function<bool(const ArenaTotals &)> enough;
  // Called in the same way after each match, with its number, ArenaPlan::seating() and all its events.
  std::function<void(int, const std::array<int, 4> &, const std::vector<Event> &)> played;
};

// A match as a file in mjlog or mjai lines, including the rules it was played under.
QByteArray recordText(bool mjlog, const std::vector<Event> &events);

// The result is the same for any number of threads, except for the times.
ArenaTotals playAll(const ArenaPlan &plan, const ArenaOptions &options);

}  // namespace janso::cli
