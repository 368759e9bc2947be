// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All matches of a plan on all cores, added up as if they had been played one after the other.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "cli/arenaplan.h"
#include "cli/arenatally.h"
#include "game/failure.h"
#include "rules/event.h"

namespace janso::cli {

// Who failed, and how.
struct FailedSeat {
  QString name;
  int seat = 0;
  Failure failure;
};

// What went wrong in a match, and where.
struct ArenaNote {
  int match = 0;                          // of the plan, from 0
  int hand = 0;                           // from 1
  QString text;                           // in English, for files
  std::optional<FailedSeat> failed = {};  // of a failure that did not come out of a file
  // By what is written into files.
  friend bool operator==(const ArenaNote &one, const ArenaNote &other) {
    return one.match == other.match && one.hand == other.hand && one.text == other.text;
  }
};

struct ArenaTotals {
  explicit ArenaTotals(const ArenaPlan &plan);

  void add(const ArenaTotals &other);  // of the same plan

  // By participant. A place is the mean of the seats; `points` are final points a match, `perHand` what the
  // score changes a hand.
  Estimate place(const ArenaPlan &plan, int participant) const;
  Estimate points(const ArenaPlan &plan, int participant) const;
  Estimate perHand(const ArenaPlan &plan, int participant) const;
  // The place without the luck in it, where the plan takes it out, else the place; as near the truth as so
  // many places are, with less chance in it.
  Estimate placeLessLuck(const ArenaPlan &plan, int participant) const;
  Estimate placeDifferenceLessLuck(const ArenaPlan &plan, int first, int second) const;
  // The first's less the second's, over the same walls and in the same matches.
  Estimate placeDifference(const ArenaPlan &plan, int first, int second) const;
  Estimate perHandDifference(const ArenaPlan &plan, int first, int second) const;

  QJsonObject toJson() const;
  static Result<ArenaTotals> fromJson(const QJsonObject &object, const ArenaPlan &plan);

  std::int64_t matches = 0;
  std::int64_t hands = 0;
  std::int64_t events = 0;
  std::vector<BotTally> bots;  // by participant
  BlockSums blocks;            // matches, hands, then place, final and won points of each participant, and
                               // its luck
  std::vector<ArenaNote> failures;  // of programs and plugins: the first kMostNotes
  std::vector<ArenaNote> broken;    // our own mistakes: likewise

  static constexpr std::size_t kMostNotes = 20;
};

struct ArenaOptions {
  static constexpr int kMostShards = 100'000;

  int threads = 0;  // 0 = one a core
  int shard = 1;    // only every `shards`-th block, from the one of this number (from 1)
  int shards = 1;
  bool check = false;
  QString save;  // folder for records; empty = none
  bool mjlog = false;
  // All are called one at a time, in the order of matches: after each match with how many of how many are
  // done, and after each block with all so far; true ends the arena there.
  std::function<void(int, int)> progress;
  std::function<bool(const ArenaTotals &)> enough;
  // Likewise, after each match: its number, ArenaPlan::seating(), all its events.
  std::function<void(int, const std::array<int, 4> &, const std::vector<Event> &)> played;
};

// The events of a match as mjai lines, and nothing else: what a fingerprint of play is made of.
QByteArray eventLines(const std::vector<Event> &events);

// A match as a file, mjlog or mjai lines, with the rules that it was played by.
QByteArray recordText(bool mjlog, const std::vector<Event> &events);

// The same result for any number of threads, but for the times.
ArenaTotals playAll(const ArenaPlan &plan, const ArenaOptions &options);

}  // namespace janso::cli
