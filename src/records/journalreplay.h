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

namespace janso {

struct ReplayedNote {
  std::size_t after = 0;  // number of events before it
  JournalNote note;
};

struct ReplayedJournal {
  explicit ReplayedJournal(Match start) : match(std::move(start)) {}

  Match match;
  std::vector<Event> events;      // recorded and confirmed
  std::vector<Event> unrecorded;  // the match has gone on to these, but they were not written any more
  std::vector<ReplayedNote> notes;
};

// Plays the recorded answers through the table and compares every recorded event with what happens now: all
// that the record says must be so (the table may say more). The error names file and line of the first
// difference.
Result<ReplayedJournal> replayJournal(const Journal &journal);

}  // namespace janso
