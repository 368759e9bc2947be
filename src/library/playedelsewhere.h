// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches of the library that the user has played outside of Janso: for each match the seat with one of
// the user's names.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

#include "rules/result.h"
#include "statistics/filter.h"
#include "statistics/localmatches.h"

namespace janso {

struct ElsewhereRequest {
  QString library;    // its folder; without an index there are no matches
  QStringList names;  // the user's names besides those in the library; not case-sensitive
  QString journals;   // the folder of matches played here, which are left out
};

struct ElsewhereMatches {
  std::vector<PlayedSeat> seats;  // of matches recorded to their end, oldest first
  QStringList unread;             // files that are gone or can no longer be read
};

// Remembers what it has read: a file with the same size and time is not read again. Use it in one thread at a
// time.
class PlayedElsewhere {
 public:
  explicit PlayedElsewhere(LocalMatchReader::Supplement supplement = {})
      : m_supplement(std::move(supplement)) {}

  // Blocks while it reads from disk, and adds its files to those of `progress`. After a cancel the result is
  // incomplete, but the files already read are remembered. The error concerns the library's own files and is
  // one sentence.
  Result<ElsewhereMatches> read(const ElsewhereRequest &asked, ReadingProgress &progress);

 private:
  struct Known {
    qint64 size = -1;
    QDateTime written;
    QHash<QString, PlayedSeat> seats;  // by hash of the match; the seat that was requested
    bool unread = false;
  };
  // The requested seat by hash, for one file.
  using Wanted = QHash<QString, int>;
  Known readFile(const QString &path, const Wanted &wanted) const;
  const Known &remembered(const QString &path, const Wanted &wanted);

  LocalMatchReader::Supplement m_supplement;
  QHash<QString, Known> m_known;  // by path
};

}  // namespace janso
