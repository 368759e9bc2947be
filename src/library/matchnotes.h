// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bookmarks and notes of a replayed match, stored where the library stores what is said about it
// (sidefile.h). Notes made in a replay are therefore found by the search, and vice versa. The position where
// the user stopped is in a separate file, because it concerns nobody else.
#pragma once

#include <QString>
#include <optional>

#include "library/sidefile.h"
#include "replay/replaynotes.h"

namespace janso {

class MatchNotes : public ReplayNotesStore {
 public:
  // `folder` is the folder of the library, created when needed. `match` is its canonicalHash(). `left` is the
  // file with the user's position. Notes in that file from an older version of Janso move to the library.
  MatchNotes(const QString &folder, const QString &match, const QString &left);

  // Several notes on one position are joined as paragraphs. Notes on the whole match are not included.
  ReplayNotes load() override;
  // Writes only what has changed since load(), and keeps what other programs have changed meanwhile.
  std::optional<Error> save(const ReplayNotes &notes) override;

 private:
  std::optional<Error> saveMatchNotes(const ReplayNotes &notes) const;

  QString m_folder;
  QString m_match;
  NotesFile m_left;
  ReplayNotes m_kept;  // as the library has it
};

}  // namespace janso
