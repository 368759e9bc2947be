// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that began in the middle of another: practice, or "what if".
//
// Its first hand is the hand of the other match, with the same start and with a wall that agrees with it up
// to the position where the match branches off. The seed of the journal determines later hands. Such a match
// proves nothing and counts nowhere.
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
  QString parent;  // the game it branches from; the code that created the branch chooses the name
  int hand = 0;    // hand of that game, from 0
  int event = 1;   // number of events of that hand before the branch
  QString kind;    // which part of the wall was redealt; a word of the code that created the branch
  RoundStart start;
  Wall wall;
  int seat = -1;  // the seat of the player who branched off; -1 = unknown
  // The file of that game when the branch was created, as the code that created it names files; it may no
  // longer exist. Empty = unknown.
  QString file;
  bool operator==(const JournalBranch &) const = default;
};

// A branch before it is played: its origin and the answers that lead to it.
struct MatchBranch {
  struct Answer {
    std::int8_t seat = 0;
    Action action;
  };
  JournalBranch origin;
  std::vector<Answer> answers;  // of the first hand, in order, up to the position
  QString seed;                 // text for the seed of later hands
};

QJsonObject toJson(const JournalBranch &branch);
// The error names the key that is wrong, or the tile that the wall contains too often.
Result<JournalBranch> journalBranchFromJson(const QJsonObject &object, const RuleSet &rules);

}  // namespace janso
