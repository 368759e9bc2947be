// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/coachnotes.h"

#include <QJsonObject>

namespace janso {

namespace {

const QString kSeat = QStringLiteral("seat");
const QString kLevel = QStringLiteral("level");
const QString kHint = QStringLiteral("hint");
const QString kDanger = QStringLiteral("danger");

}  // namespace

JournalNote coachLevelNote(int seat, CoachLevel level) {
  return {kCoachNote, QJsonObject{{kSeat, seat}, {kLevel, coachLevelKey(level)}}};
}

JournalNote coachHintNote(int seat) {
  return {kCoachNote, QJsonObject{{kSeat, seat}, {kHint, true}}};
}

JournalNote coachDangerNote(int seat) {
  return {kCoachNote, QJsonObject{{kSeat, seat}, {kDanger, true}}};
}

Result<bool> addCoachNote(const JournalNote &note, int players, std::array<CoachUse, 4> &use) {
  const int seat = note.body.value(kSeat).toInt(-1);
  if (seat < 0 || seat >= players)
    return Error{"the note 'coach' does not name a seat"};
  CoachUse &of = use[static_cast<std::size_t>(seat)];
  if (note.body.value(kHint).toBool()) {
    ++of.hints;
    return true;
  }
  if (note.body.value(kDanger).toBool()) {
    ++of.dangers;
    return true;
  }
  const std::optional<CoachLevel> level = coachLevelOf(note.body.value(kLevel).toString());
  if (!level)
    return Error{"the note 'coach' does not name a level"};
  if (of.levels.empty() || of.levels.back() != *level)
    of.levels.push_back(*level);
  return true;
}

JournalResult<std::array<CoachUse, 4>> coachUseIn(const Journal &journal) {
  std::array<CoachUse, 4> use;
  for (const JournalEntry &entry : journal.entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    if (note == nullptr || note->key != kCoachNote)
      continue;
    if (const Result<bool> added = addCoachNote(*note, journal.header.rules.players, use); !added)
      return JournalProblem{JournalFault::Damaged, journal.path, entry.line, 0, added.error().text, {}};
  }
  return use;
}

}  // namespace janso
