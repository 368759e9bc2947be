// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches that our table plays as the journal that the game keeps of them.
#pragma once

#include <QByteArray>
#include <QDateTime>

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

// Of players who call whenever they may.
inline QByteArray ownJournal(const RuleSet &rules, std::uint64_t seed, JournalHeader header = ownHeader()) {
  header.rules = rules;
  header.seed = ownJournalSeed(seed);
  QByteArray text = headerLine(header) + '\n';
  Match match = matchOf(header);
  MjaiWriter writer(-1);
  Random random(seed);
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = eager(decision, random);
      text += answerLine({decision.seat, decision.id, action}) + '\n';
      match.answer(decision.seat, decision.id, action);
    }
    std::vector<Event> events;
    match.advance(events);
    for (const Event &event : events)
      text += eventLine(writer.write(event)) + '\n';
  }
  return text;
}

}  // namespace janso::test
