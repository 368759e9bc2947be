// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The journal of a match: a text file that grows by a line for everything that happens.
//
// JSON, one object a line. The first line is the header: format, start, ruleset, names, wall seed and the
// game's own setup. Then, in the order in which they came: `answer` (what a seat answered to the table),
// `stop` (the dealer ended the match), `event` (what happened and was shown, as an open mjai object) and
// notes of the game (any other key). The match itself follows from header and answers alone; the events prove
// that it still does. A file that ends in the middle of a line lost only that line.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "table/wall.h"

namespace janso {

inline constexpr int kJournalVersion = 1;

struct JournalHeader {
  QDateTime started;  // local time, whole seconds
  RuleSet rules;
  std::array<std::string, 4> names;
  WallSeed seed{};
  QJsonObject setup;  // of the game layer; carried, not read
  bool operator==(const JournalHeader &) const = default;
};

struct JournalAnswer {
  int seat = 0;
  std::uint32_t decisionId = 0;
  Action action;
  bool operator==(const JournalAnswer &) const = default;
};
// The dealer ended the match between hands (Yame::Asked).
struct JournalStop {
  int seat = 0;
  bool operator==(const JournalStop &) const = default;
};
struct JournalEvent {
  QJsonObject mjai;
  bool operator==(const JournalEvent &) const = default;
};
// Something that only the game layer understands, such as standing calls or a replaced player.
struct JournalNote {
  QString key;
  QJsonObject body;
  bool operator==(const JournalNote &) const = default;
};

struct JournalEntry {
  int line = 0;  // in the file, from 1
  std::variant<JournalAnswer, JournalStop, JournalEvent, JournalNote> what;
};

struct Journal {
  QString path;
  JournalHeader header;
  std::vector<JournalEntry> entries;
  qint64 goodBytes = 0;    // length up to the last whole line
  bool truncated = false;  // something after it was cut off
  bool finished = false;   // the match was played to its end
};

// Reads a whole journal. A last line that is cut off is dropped; any other damage is an error that names file
// and line.
Result<Journal> readJournal(const QString &path);

// --- Lines, without the line feed ---
QByteArray headerLine(const JournalHeader &header);
QByteArray answerLine(const JournalAnswer &answer);
QByteArray stopLine(const JournalStop &stop);
QByteArray eventLine(const QJsonObject &mjai);
QByteArray noteLine(const JournalNote &note);
// The error does not name the line.
Result<JournalHeader> headerFromLine(const QByteArray &line);
Result<JournalEntry> entryFromLine(const QByteArray &line);

}  // namespace janso
