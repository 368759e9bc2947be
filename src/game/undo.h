// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far a practice match can go back: which entries of its journal remain.
#pragma once

#include <cstddef>
#include <optional>

#include "game/setup/matchsetup.h"
#include "records/journal.h"

namespace janso {

// The number of entries before the last answer of a human who had another legal answer; nothing = there is
// none. Replays the journal, which takes some milliseconds.
std::optional<std::size_t> entriesBeforeChoice(const Journal &journal, const MatchSetup &setup);
// The number of entries up to and including the deal of the last hand; nothing = no hand was dealt.
std::optional<std::size_t> entriesToDeal(const Journal &journal);
// Returns the match as it was after its first `stay` entries.
Journal firstEntries(Journal journal, std::size_t stay);

}  // namespace janso
