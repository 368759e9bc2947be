// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches played by people on this computer: the journals of a folder, each from the view of its human
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

// Facts from the rules and names of a match; the others keep their defaults.
MatchFacts factsOf(const MatchInfo &info);
// With date and kind: a branch of a recorded game, else practice, else coached if the coach was used, hands
// were open or a decision was undone, else live.
JournalResult<MatchFacts> factsOf(const Journal &journal);

struct LocalMatches {
  std::vector<PlayedSeat> seats;  // of finished matches, of every kind
  int unfinished = 0;             // with a human player at the table
  std::vector<JournalProblem> refused;
};

// The progress of a reading, written by its thread and read by any thread. Set `canceled` when the result is
// no longer needed.
struct ReadingProgress {
  std::atomic<int> done{0};
  std::atomic<int> files{0};
  std::atomic<bool> canceled{false};
};

// Caches what it has read: a file with the same name, size and time is not read again. For one thread at a
// time.
class LocalMatchReader {
 public:
  // Adds what higher layers know of a seat in a match, once, when the match is read.
  using Supplement = std::function<void(const ProvedGame &, SeatGame &)>;
  explicit LocalMatchReader(Supplement supplement = {}) : m_supplement(std::move(supplement)) {}

  // Takes as long as the disk does. A canceled result is incomplete, but what was read stays cached. An
  // empty or missing folder has no matches.
  LocalMatches read(const QString &folder, ReadingProgress &progress);

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
