// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches that the people at this machine have played: the journals of a folder, each from its human
// seats, oldest first.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>
#include <atomic>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "records/journalfault.h"
#include "statistics/filter.h"

namespace janso {

struct Journal;
struct MatchInfo;
struct ProvedGame;

// What the rules and names of a match say; the rest is left as it is.
MatchFacts factsOf(const MatchInfo &info);
// With its date, and its kind: a branch of a recorded game, else practice, else coached where the coach was
// asked or hands lay open, else live.
JournalResult<MatchFacts> factsOf(const Journal &journal);

struct OwnMatches {
  std::vector<PlayedSeat> seats;  // of finished matches, of every kind
  int unfinished = 0;             // with a person at the table
  std::vector<JournalProblem> refused;
};

// How far a reading is: written by its thread, read by any. Whoever does not want the answer any more says
// so.
struct ReadingProgress {
  std::atomic<int> done{0};
  std::atomic<int> files{0};
  std::atomic<bool> cancelled{false};
};

// Remembers what it has read: a file of the same name, length and time is not read again. One thread at a
// time.
class OwnMatchReader {
 public:
  // What layers above know of a seat in a match is added as it is read, once.
  using Supplement = std::function<void(const ProvedGame &, SeatGame &)>;
  explicit OwnMatchReader(Supplement supplement = {}) : m_supplement(std::move(supplement)) {}

  // Takes as long as the disk does. What was cancelled is not whole, but what it read is remembered. A folder
  // that is empty or not there has no matches.
  OwnMatches read(const QString &folder, ReadingProgress &progress);

 private:
  struct Known {
    qint64 size = 0;
    QDateTime written;
    QDateTime started;
    std::vector<PlayedSeat> seats;
    bool unfinished = false;
    std::optional<JournalProblem> refused;
  };
  Known readFile(const QString &path) const;

  Supplement m_supplement;
  QHash<QString, Known> m_known;  // by path
};

}  // namespace janso
