// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that goes on from a place of another one.
#pragma once

#include "records/journal.h"
#include "records/journalbranch.h"
#include "rules/result.h"

namespace janso {

// The journal of such a match up to its place, as if it had been played here. `header` has the branch and all
// else that a header has. The error says which answer does not fit.
Result<Journal> branchJournal(const JournalHeader &header, const MatchBranch &branch);

}  // namespace janso
