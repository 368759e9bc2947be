// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match played in Janso as a record to verify: its journal (journal.h), finished or still being played.
//
// It is proved differently from records of other tables (verify.h): the answers are replayed at a table whose
// walls come from the seed of the journal, and the table must make every recorded event. This also proves
// that the walls come from the published procedure (table/wall.h).
#pragma once

#include <QByteArray>

#include "records/journal.h"
#include "records/verify.h"
#include "rules/result.h"

namespace janso {

// Parses the bytes of a journal. An incomplete last line is dropped. The error names the line.
Result<Journal> journalOf(const QByteArray &bytes);

// The notes name the seed, its fingerprint and the number of hands whose walls were made from it.
VerifyReport verifyJournal(const Journal &journal);

}  // namespace janso
