// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which matches an arena plays: who takes part, under which rules, over which walls, who sits where.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <vector>

#include "rules/result.h"
#include "rules/ruleset.h"
#include "table/wall.h"

namespace janso::cli {

struct Participant {
  QString name;  // unique; shown
  QString spec;  // see arenaseat.h
  int seats = 0;
  bool operator==(const Participant &) const = default;
};

struct ArenaPlan {
  static constexpr int kMostMatches = 10'000'000;

  std::vector<Participant> participants;
  std::vector<int> seats;  // participant of each seat before anyone changes seats: 3 or 4
  RuleSet rules;
  int matches = 0;
  QString seed;
  bool duplicate = false;
  bool luck = false;  // take the luck out of places as well (review/placeluck.h)

  // A block is what is independent of all else: the matches over the walls of one seed. One match, or in
  // duplicate mode as many as there are seats, everybody sitting in each place once.
  int blockSize() const { return duplicate ? rules.players : 1; }
  int blocks() const { return matches / blockSize(); }
  int blockOf(int match) const { return match / blockSize(); }

  // By seat of the table: the index in `seats`; 0 for an idle seat. All rotations take turns, and from block
  // to block (when not duplicate: after all rotations) the order around the table changes.
  std::array<int, 4> seating(int match) const;
  // The same walls for all matches of a block.
  WallSeed wallSeed(int match) const;
  // Of the bot that has this index in `seats`: the same in all matches of a block.
  std::uint64_t botSeed(int match, int index) const;

  QJsonObject toJson() const;
  static Result<ArenaPlan> fromJson(const QJsonObject &object);
  bool operator==(const ArenaPlan &) const = default;
};

// "SPEC,SPEC,..." or "NAME=SPEC;NAME=SPEC;...": separated by semicolons as soon as there is one, since the
// options of a bot hold commas. The last one takes all seats that are left. Sets participants and seats of a
// plan whose rules are set.
Result<bool> seatParticipants(const QString &text, ArenaPlan &plan);

}  // namespace janso::cli
