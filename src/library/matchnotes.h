// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bookmarks and notes of a replayed match, where the library keeps what is said of it (sidefile.h): what is
// noted in a replay is found by the search, and the other way round. Where its reader was is in a file of
// its own, which is nobody else's business.
#pragma once

#include <QString>
#include <optional>

#include "library/sidefile.h"
#include "replay/replaynotes.h"

namespace janso {

class MatchNotes : public ReplayNotesStore {
 public:
  // `folder`: of the library, which is made when there is something to keep. `match`: canonicalHash().
  // `left`: the file of the reader's place; notes that stand there from an older Janso go over to the
  // library.
  MatchNotes(const QString &folder, const QString &match, const QString &left);

  // Several notes of one place are one, of a paragraph each. Those of the whole match are not told.
  ReplayNotes load() override;
  // Writes what has changed since, and leaves alone what others have changed meanwhile.
  std::optional<Error> save(const ReplayNotes &notes) override;

 private:
  std::optional<Error> saveSaid(const ReplayNotes &notes) const;

  QString m_folder;
  QString m_match;
  NotesFile m_left;
  ReplayNotes m_kept;  // as far as the library has it
};

}  // namespace janso
