// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The unfinished matches in a folder of journals, and which of them can be resumed.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "records/journalfault.h"
#include "records/matchhistory.h"

namespace janso {

// Whether the folder contains any journal, finished or not. Opens no files.
bool hasMatches(const QString &folder);

struct UnfinishedMatch {
  // The state of the match; if a line has a problem, the state before that line. If nothing is readable, only
  // the path and the time when the file was last modified are set.
  MatchSummary summary;
  std::optional<JournalProblem> problem;  // why the match cannot be resumed as it was saved
  bool inUse = false;                     // the match is being played now

  bool canContinue() const { return !problem && !inUse; }
  // Whether the match can be resumed from before the damage instead.
  bool canContinueBefore() const { return problem && problem->line > 1 && !inUse; }
  bool operator==(const UnfinishedMatch &) const = default;
};

// Reads every journal and replays it at a table, but skips files with the same name, size and time as before.
// Use it in one thread at a time.
class JournalIndex {
 public:
  // Newest first. Blocks while it reads from disk.
  std::vector<UnfinishedMatch> unfinished(const QString &folder);

 private:
  struct Known {
    qint64 size = 0;
    QDateTime written;
    std::optional<UnfinishedMatch> match;  // nothing = the match is over
  };
  QHash<QString, Known> m_known;  // by path
};

}  // namespace janso
