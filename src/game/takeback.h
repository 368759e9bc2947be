// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far a match of practice goes back: which of its journal's entries stay.
#pragma once

#include <cstddef>
#include <optional>

#include "game/matchsetup.h"
#include "records/journal.h"

namespace janso {

// So many come before the last answer of a human who had another one to give; nothing = there is none.
// Replays the journal: some milliseconds.
std::optional<std::size_t> entriesBeforeChoice(const Journal &journal, const MatchSetup &setup);
// So many lead to the deal of the last hand, with it; nothing = no hand was dealt.
std::optional<std::size_t> entriesToDeal(const Journal &journal);
// The same match, as it was after so many entries.
Journal firstEntries(Journal journal, std::size_t stay);

}  // namespace janso
