// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The plan of an arena: who takes part, the rules, the walls, and who sits where in each match.
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
  QString name;  // unique; for display
  QString spec;  // see arenaseat.h
  int seats = 0;
  bool operator==(const Participant &) const = default;
};

struct ArenaPlan {
  static constexpr int kMostMatches = 10'000'000;

  std::vector<Participant> participants;
  std::vector<int> seats;  // the participant in each of the 3 or 4 seats before any rotation
  RuleSet rules;
  int matches = 0;
  QString seed;
  bool duplicate = false;
  bool luck = false;  // also take the luck out of the final places (review/placeluck.h)

  // A block is the smallest independent part: the matches over the walls of one seed. It is one match, or in
  // duplicate mode as many matches as there are seats, in which every bot sits once in each seat.
  int blockSize() const { return duplicate ? rules.players : 1; }
  int blocks() const { return matches / blockSize(); }
  int blockOf(int match) const { return match / blockSize(); }

  // By seat of the table: the index in `seats`; 0 for an idle seat. All rotations take turns. The order
  // around the table changes after every block, or without duplicate mode after all rotations.
  std::array<int, 4> seating(int match) const;
  // All matches of a block have the same walls.
  WallSeed wallSeed(int match) const;
  // The seed of the bot with this index in `seats`, the same in all matches of a block.
  std::uint64_t botSeed(int match, int index) const;

  QJsonObject toJson() const;
  static Result<ArenaPlan> fromJson(const QJsonObject &object);
  bool operator==(const ArenaPlan &) const = default;
};

// Reads "SPEC,SPEC,..." or "NAME=SPEC;NAME=SPEC;...". One semicolon makes semicolons the separator, since the
// options of a bot contain commas. The last participant takes all remaining seats. Sets the participants and
// the seats of the plan, whose rules must be set.
Result<bool> seatParticipants(const QString &text, ArenaPlan &plan);

}  // namespace janso::cli
