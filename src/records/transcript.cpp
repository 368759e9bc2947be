// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/transcript.h"

#include "records/journalreplay.h"

namespace janso {

JournalResult<MatchTranscript> readTranscript(const QString &path) {
  const JournalResult<Journal> journal = readJournal(path);
  if (!journal)
    return journal.problem();
  JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
  if (!replayed)
    return replayed.problem();
  return MatchTranscript{journal->header.rules.players, journal->header.setup,
                         std::move(replayed).value().events};
}

}  // namespace janso
