// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// From a journal back to the match, exactly where it stood.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "mjai/writer.h"
#include "records/journal.h"
#include "rules/event.h"
#include "rules/result.h"
#include "table/match.h"
#include "table/wall.h"

namespace janso {

// The match that the header begins, before anything is dealt.
Match matchOf(const JournalHeader &header);

struct ReplayedNote {
  std::size_t after = 0;  // number of events before it
  int line = 0;           // in the file, from 1
  JournalNote note;
};

struct ReplayedJournal {
  explicit ReplayedJournal(Match start) : match(std::move(start)) {}

  Match match;
  std::vector<Event> events;      // recorded and confirmed
  std::vector<Wall> walls;        // of the hands that were dealt in them
  std::vector<Event> unrecorded;  // the match has gone on to these, but they were not written any more
  std::vector<ReplayedNote> notes;
  std::optional<JournalProblem> differs;  // the first entry that does not fit; those before it were played
};

// Plays a journal entry by entry, as it is read. After an entry that does not fit it takes no further one.
class JournalReplayer {
 public:
  explicit JournalReplayer(const JournalHeader &header) : m_replayed(matchOf(header)), m_writer(-1) {}

  // Empty, or what is wrong with this entry.
  std::string take(const JournalEntry &entry);
  // The line of the first answer of which no event has come yet; 0 = there is none.
  int answeredAt() const { return m_answeredAt; }
  // Without what was not recorded any more.
  const ReplayedJournal &soFar() const { return m_replayed; }
  ReplayedJournal finish() &&;

 private:
  std::string takeAnswer(const JournalAnswer &answer);
  std::string takeStop(const JournalStop &stop);
  std::string takeEvent(const QJsonObject &recorded);

  ReplayedJournal m_replayed;
  MjaiWriter m_writer;
  std::deque<Event> m_ahead;
  int m_answeredAt = 0;
};

// Plays the recorded answers through the table and compares every recorded event with what happens now: all
// that the record says must be so (the table may say more). The problem names file and line of the first
// difference; what was dealt stays out of its words. Its fault is Differs.
JournalResult<ReplayedJournal> replayJournal(const Journal &journal);
// The same as far as it goes: up to the line that `differs` names. Answers that do not lead to the next
// recorded event are left out as well.
ReplayedJournal replayJournalSoFar(const Journal &journal);

}  // namespace janso
