// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches that lie in a folder of journals, without playing them again.
#pragma once

#include <QDateTime>
#include <QString>
#include <array>
#include <vector>

#include "records/journalfault.h"
#include "rules/event.h"

namespace janso {

struct Journal;

struct MatchSummary {
  QString path;
  QDateTime started;
  QString rulesId;
  QString rulesName;
  std::array<QString, 4> names;  // by seat
  bool finished = false;

  MatchResult result;  // finished: scores, places, and the final points that follow from them alone

  // Unfinished: where it stands. Nothing is dealt yet while `dealt` is false.
  bool dealt = false;
  int bakaze = 0;  // 0 east
  int kyoku = 0;   // within the wind, from 0
  int honba = 0;
  int turn = 1;  // go-arounds of the table in this hand, from 1
  bool operator==(const MatchSummary &) const = default;
};

// One journal. The error is that of readJournal().
JournalResult<MatchSummary> summarise(const QString &path);
// Of a match that was not played to its end, as far as it was read.
MatchSummary summaryOf(const Journal &journal);

struct MatchHistory {
  std::vector<MatchSummary> matches;  // newest first
  std::vector<QString> unreadable;    // a sentence each
};

// Every journal in `folder`; empty when there is no such folder. Reads the two ends of finished journals
// only.
MatchHistory matchHistory(const QString &folder);

}  // namespace janso
