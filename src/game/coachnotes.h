// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The use of the coach as notes in a journal. The notes do not affect the game.
#pragma once

#include <QString>
#include <array>

#include "game/coachuse.h"
#include "records/journal.h"
#include "rules/result.h"

namespace janso {

// The key of these notes.
inline const QString kCoachNote = QStringLiteral("coach");
JournalNote coachLevelNote(int seat, CoachLevel level);
JournalNote coachHintNote(int seat);
JournalNote coachDangerNote(int seat);

// Adds one note with that key to `use`. The error does not name the line.
Result<bool> addCoachNote(const JournalNote &note, int players, std::array<CoachUse, 4> &use);
// The use of the coach by seat, read from a whole journal. A journal of an older version has no such notes.
// The problem names the file and the line.
JournalResult<std::array<CoachUse, 4>> coachUseIn(const Journal &journal);

}  // namespace janso
