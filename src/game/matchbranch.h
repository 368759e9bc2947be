// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that continues from a position of another match.
#pragma once

#include "records/journal.h"
#include "records/journalbranch.h"
#include "rules/result.h"

namespace janso {

// Returns the journal of that match up to the position, as if it had been played here. `header` is complete,
// including the branch. The error names the answer that does not fit.
Result<Journal> branchJournal(const JournalHeader &header, const MatchBranch &branch);

}  // namespace janso
