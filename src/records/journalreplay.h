// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Replays a journal to restore the match exactly where it stopped.
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

// The match that the header describes, before anything is dealt.
Match matchOf(const JournalHeader &header);

struct ReplayedNote {
  std::size_t after = 0;  // number of events before it
  int line = 0;           // line of the file, from 1
  JournalNote note;
};

struct ReplayedJournal {
  explicit ReplayedJournal(Match start) : match(std::move(start)) {}

  Match match;
  std::vector<Event> events;      // recorded and confirmed
  std::vector<Wall> walls;        // walls of the hands dealt in `events`
  std::vector<Event> unrecorded;  // events that follow from the last answers but were not written
  std::vector<ReplayedNote> notes;
  std::optional<JournalProblem> differs;  // the first entry that does not fit; the replay stops before it
};

// Replays a journal entry by entry while it is read. After an entry that does not fit, it must not be used
// any more.
class JournalReplayer {
 public:
  explicit JournalReplayer(const JournalHeader &header) : m_replayed(matchOf(header)), m_writer(-1) {}

  // Returns what is wrong with this entry; empty if nothing is.
  std::string take(const JournalEntry &entry);
  // The line of the first answer that no event has followed yet; 0 = none.
  int answeredAt() const { return m_answeredAt; }
  // The state so far, without `unrecorded` events.
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

// Replays the recorded answers at the table and compares every recorded event with the one that the table
// makes. Everything that the record states must agree; the table may state more. The problem names the file
// and the line of the first difference, but not the tiles that were dealt. Its fault is Differs.
JournalResult<ReplayedJournal> replayJournal(const Journal &journal);
// Does the same as far as the journal agrees: up to the line named by `differs`. Answers that do not lead to
// the next recorded event are dropped, too.
ReplayedJournal replayJournalSoFar(const Journal &journal);

}  // namespace janso
