// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches that our table plays as the journal that the game keeps of them.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "mjai/writer.h"
#include "records/journal.h"
#include "records/journalreplay.h"
#include "support/randomplay.h"
#include "table/match.h"

namespace janso::test {

inline WallSeed ownJournalSeed(std::uint64_t seed) {
  return wallSeedFromText(std::to_string(seed));
}

// Who played, and when, unless a test says otherwise.
inline JournalHeader ownHeader() {
  JournalHeader header;
  header.started = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5));
  header.names = {"A", "B", "C", "D"};
  return header;
}

// The match of this header; choose(decision) says what is answered. It may stop early, after so many events.
template <class Choose>
QByteArray journalBy(const JournalHeader &header, Choose choose,
                     std::size_t most = std::numeric_limits<std::size_t>::max()) {
  QByteArray text = headerLine(header) + '\n';
  Match match = matchOf(header);
  MjaiWriter writer(-1);
  std::vector<Event> events;
  while (!match.isOver() && events.size() < most) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = choose(decision);
      text += answerLine({decision.seat, decision.id, action}) + '\n';
      match.answer(decision.seat, decision.id, action);
    }
    const std::size_t before = events.size();
    match.advance(events);
    for (std::size_t i = before; i < events.size(); ++i)
      text += eventLine(writer.write(events[i])) + '\n';
  }
  return text;
}

// Of players who call whenever they may.
inline QByteArray journalOfCallers(const JournalHeader &header, std::uint64_t seed) {
  Random random(seed);
  return journalBy(header, [&random](const Decision &decision) { return eager(decision, random); });
}
inline QByteArray ownJournal(const RuleSet &rules, std::uint64_t seed, JournalHeader header = ownHeader()) {
  header.rules = rules;
  header.seed = ownJournalSeed(seed);
  return journalOfCallers(header, seed);
}

}  // namespace janso::test
