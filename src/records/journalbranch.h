// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that began in the middle of another one: practice, or "what if".
//
// Its first hand is the other's, from the same start and a wall that agrees with it until the place where it
// was left; later hands come from the journal's seed. Such a match proves nothing and counts nowhere.
#pragma once

#include <QJsonObject>
#include <QString>
#include <cstdint>
#include <vector>

#include "rules/action.h"
#include "rules/nexthand.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "table/wall.h"

namespace janso {

struct JournalBranch {
  QString parent;  // names the game that it was taken from, as whoever began it names games
  int hand = 0;    // of that game, from 0
  int event = 1;   // of that hand: how many had happened
  QString kind;    // what of the wall was dealt anew: a word of whoever began it
  RoundStart start;
  Wall wall;
  int seat = -1;  // who left it there; -1 = unknown
  QString file;  // where that game lay then, as whoever began it names files; it may be gone; empty = unknown
  bool operator==(const JournalBranch &) const = default;
};

// Such a match before it has begun: where from, and what had been answered there.
struct MatchBranch {
  struct Answer {
    std::int8_t seat = 0;
    Action action;
  };
  JournalBranch origin;
  std::vector<Answer> answers;  // of its hand, in order, that lead to the place
  QString seed;                 // the text that later hands come from
};

QJsonObject toJson(const JournalBranch &branch);
// The error names the key that is wrong, or says which tile the wall has too often.
Result<JournalBranch> journalBranchFromJson(const QJsonObject &object, const RuleSet &rules);

}  // namespace janso
