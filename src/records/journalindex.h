// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches in a folder of journals that were not played to their end: which of them can go on.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "records/journalfault.h"
#include "records/matchhistory.h"

namespace janso {

// Somebody has begun a match whose journal lies in the folder, finished or not. No file is opened.
bool hasMatches(const QString &folder);

struct UnfinishedMatch {
  // Where it stands; with a problem of a line, where it stood before that. Where nothing can be read there is
  // only the path, and the time at which the file was written last.
  MatchSummary summary;
  std::optional<JournalProblem> problem;  // it cannot go on as it was saved
  bool inUse = false;                     // somebody plays it now

  bool canGoOn() const { return !problem && !inUse; }
  // Not from where it stood, but from before the damage.
  bool canGoOnBefore() const { return problem && problem->line > 1 && !inUse; }
  bool operator==(const UnfinishedMatch &) const = default;
};

// Reads every journal and lets the table play it again, but none a second time that has the same name, length
// and time. One thread at a time.
class JournalIndex {
 public:
  // Newest first. Takes as long as the disk does.
  std::vector<UnfinishedMatch> unfinished(const QString &folder);

 private:
  struct Known {
    qint64 size = 0;
    QDateTime written;
    std::optional<UnfinishedMatch> match;  // nothing: it is over
  };
  QHash<QString, Known> m_known;  // by path
};

}  // namespace janso
