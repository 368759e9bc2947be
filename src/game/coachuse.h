// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// With how much help a seat has played: kept in the journal as notes beside the game, which they never touch.
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "records/journal.h"
#include "rules/result.h"

namespace janso {

enum class CoachLevel : std::uint8_t {
  Off,
  Gentle,  // warnings
  Full,    // advice on every decision
};

// Stable names for files and settings: "off", "gentle", "full".
QString coachLevelKey(CoachLevel level);
std::optional<CoachLevel> coachLevelOf(const QString &key);

struct CoachUse {
  std::vector<CoachLevel> levels;  // under which decisions were asked, in order, none twice in a row
  int hints = 0;                   // asked for, at any level
  bool any() const {
    return hints > 0 || levels.size() > 1 || (!levels.empty() && levels[0] != CoachLevel::Off);
  }
  bool operator==(const CoachUse &) const = default;
};

// Key of the notes.
inline const QString kCoachNote = QStringLiteral("coach");
JournalNote coachLevelNote(int seat, CoachLevel level);
JournalNote coachHintNote(int seat);

// Counts a note with that key in. The error does not name the line.
Result<bool> addCoachNote(const JournalNote &note, int players, std::array<CoachUse, 4> &use);
// By seat, from a whole journal; one of an older version says nothing. The error names file and line.
Result<std::array<CoachUse, 4>> coachUseIn(const Journal &journal);

}  // namespace janso
