// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// From a journal back to the match, exactly where it stood.
#pragma once

#include <optional>
#include <vector>

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

// Plays the recorded answers through the table and compares every recorded event with what happens now: all
// that the record says must be so (the table may say more). The problem names file and line of the first
// difference; what was dealt stays out of its words. Its fault is Differs.
JournalResult<ReplayedJournal> replayJournal(const Journal &journal);
// The same as far as it goes: up to the line that `differs` names. Answers that do not lead to the next
// recorded event are left out as well.
ReplayedJournal replayJournalSoFar(const Journal &journal);

}  // namespace janso
