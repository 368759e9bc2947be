// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The use of the coach as notes of a journal, beside the game, which they never touch.
#pragma once

#include <QString>
#include <array>

#include "game/coachuse.h"
#include "records/journal.h"
#include "rules/result.h"

namespace janso {

// Key of the notes.
inline const QString kCoachNote = QStringLiteral("coach");
JournalNote coachLevelNote(int seat, CoachLevel level);
JournalNote coachHintNote(int seat);
JournalNote coachDangerNote(int seat);

// Counts a note with that key in. The error does not name the line.
Result<bool> addCoachNote(const JournalNote &note, int players, std::array<CoachUse, 4> &use);
// By seat, from a whole journal; one of an older version says nothing. The problem names file and line.
JournalResult<std::array<CoachUse, 4>> coachUseIn(const Journal &journal);

}  // namespace janso
