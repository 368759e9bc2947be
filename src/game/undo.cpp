// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/undo.h"

#include <variant>

#include "records/journalreplay.h"

namespace janso {

namespace {

bool isChoice(const Journal &before, int seat) {
  const JournalResult<ReplayedJournal> replayed = replayJournal(before);
  if (!replayed)
    return false;
  const Decision *asked = replayed->match.decisionOf(seat);
  return asked != nullptr && asked->legal.size() > 1;
}

}  // namespace

std::optional<std::size_t> entriesBeforeChoice(const Journal &journal, const MatchSetup &setup) {
  for (std::size_t i = journal.entries.size(); i-- > 0;) {
    const auto *answer = std::get_if<JournalAnswer>(&journal.entries[i].what);
    if (answer != nullptr && setup.isHuman(answer->seat) && isChoice(firstEntries(journal, i), answer->seat))
      return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> entriesToDeal(const Journal &journal) {
  for (std::size_t i = journal.entries.size(); i-- > 0;) {
    const auto *event = std::get_if<JournalEvent>(&journal.entries[i].what);
    if (event != nullptr && event->mjai.value(QStringLiteral("type")) == QStringLiteral("start_kyoku"))
      return i + 1;
  }
  return std::nullopt;
}

Journal firstEntries(Journal journal, std::size_t stay) {
  journal.entries.erase(journal.entries.begin() + static_cast<std::ptrdiff_t>(stay), journal.entries.end());
  journal.finished = false;
  return journal;
}

}  // namespace janso
