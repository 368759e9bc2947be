// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Summaries of the matches in a folder of journals, made without replaying them.
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

  MatchResult result;  // of a finished match: scores, places and final points

  // The state of an unfinished match. `dealt` is false until the first deal.
  bool dealt = false;
  int bakaze = 0;  // 0 = East
  int kyoku = 0;   // number within the wind, from 0
  int honba = 0;
  int turn = 1;  // go-around in this hand, from 1
  bool operator==(const MatchSummary &) const = default;
};

// Summarizes one journal. The errors are those of readJournal().
JournalResult<MatchSummary> summarize(const QString &path);
// The summary of an unfinished match, as far as it was read.
MatchSummary summaryOf(const Journal &journal);

struct MatchHistory {
  std::vector<MatchSummary> matches;  // newest first
  std::vector<QString> unreadable;    // one sentence for each file
};

// Summarizes every journal in `folder`; empty if the folder does not exist. Only reads the beginning and the
// end of finished journals.
MatchHistory matchHistory(const QString &folder);

}  // namespace janso
