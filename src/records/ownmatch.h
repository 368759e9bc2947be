// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match of Janso's own as a record to be verified: its journal (journal.h), finished or still being played.
//
// It is proved in another way than records of other tables (verify.h): the answers are played again at a
// table whose walls come from the journal's seed, and every recorded event must be what that table makes. So
// the walls are those of the published procedure (table/wall.h).
#pragma once

#include <QByteArray>

#include "records/journal.h"
#include "records/verify.h"
#include "rules/result.h"

namespace janso {

// The journal that these bytes are. A last line that is cut off is dropped. The error names the line.
Result<Journal> journalOf(const QByteArray &bytes);

// Notes name the seed, its fingerprint and the hands whose walls follow from it.
VerifyReport verifyJournal(const Journal &journal);

}  // namespace janso
