// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches of the library that the user has played elsewhere: of each the seat under one of the user's
// names.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

#include "rules/result.h"
#include "statistics/filter.h"
#include "statistics/ownmatches.h"

namespace janso {

struct ElsewhereAsked {
  QString library;    // its folder; where it has no index there are no matches
  QStringList names;  // the user's, beside those that the library knows; letters of any case
  QString journals;   // the folder of what was played here, which is left out
};

struct ElsewhereMatches {
  std::vector<PlayedSeat> seats;  // of matches that were recorded to their end, oldest first
  QStringList unread;             // files that are gone, or that cannot be read any more
};

// Remembers what it has read: a file of the same length and time is not read again. One thread at a time.
class PlayedElsewhere {
 public:
  explicit PlayedElsewhere(OwnMatchReader::Supplement supplement = {})
      : m_supplement(std::move(supplement)) {}

  // Takes as long as the disk does, and adds its files to those of `progress`. What was cancelled is not
  // whole, but what it read is remembered. The error is of the library's own files, one sentence.
  Result<ElsewhereMatches> read(const ElsewhereAsked &asked, ReadingProgress &progress);

 private:
  struct Known {
    qint64 size = -1;
    QDateTime written;
    QHash<QString, PlayedSeat> seats;  // by the hash of the match, of the seat that was asked for
    bool unread = false;
  };
  // Of one file: by hash, which seat.
  using Wanted = QHash<QString, int>;
  Known readFile(const QString &path, const Wanted &wanted) const;
  const Known &remembered(const QString &path, const Wanted &wanted);

  OwnMatchReader::Supplement m_supplement;
  QHash<QString, Known> m_known;  // by path
};

}  // namespace janso
