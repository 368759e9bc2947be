// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The journal of a match: a text file that grows by a line for everything that happens.
//
// JSON, one object a line. The first line is the header: format, program, start, ruleset, names, wall seed
// and the game's own setup. Then, in the order in which they came: `answer` (what a seat answered to the
// table), `stop` (the dealer ended the match), `event` (what happened and was shown, as an open mjai object)
// and notes of the game (any other key). Header and notes hold a check sum, `check`: the CRC-32 of their
// compact JSON without it. The match itself follows from header and answers alone; the events
// prove that it still does. A file that ends in the middle of a line lost only that line.
//
// In practice a note `take_back` says how many of the entries before it still stand (see takeBackNote());
// those behind them stay in the file, but are no part of the match and are not read.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QIODevice>
#include <QJsonObject>
#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "records/journalbranch.h"
#include "records/journalfault.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "table/wall.h"

namespace janso {

inline constexpr int kJournalVersion = 1;
// A hanchan is about 300 kB; whatever is far larger is no journal, and is not read into memory.
inline constexpr qint64 kMostJournalBytes = 64LL * 1024 * 1024;

struct JournalHeader {
  QString program;    // the version of Janso that began the match; empty = it did not say
  QDateTime started;  // local time, whole seconds
  RuleSet rules;
  std::array<std::string, 4> names;
  WallSeed seed{};
  QJsonObject setup;    // of the game layer; carried, not read
  bool checked = true;  // header and notes have check sums; in journals of the first versions they have none
  // A match that began in the middle of another: it is kept out of whatever counts matches.
  std::optional<JournalBranch> branch;
  QString kind;  // empty = an ordinary match; kPracticeKind, or a word of a later version
  bool operator==(const JournalHeader &) const = default;
};

// A match whose choices could be taken back.
inline const QString kPracticeKind = QStringLiteral("practice");
// Whether statistics and ratings count the match: neither practice nor a branch of another match.
bool isCounted(const JournalHeader &header);

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

// From here on only the first `stay` of the entries before it are part of the match, notes included. A note
// that was read is one of the entries itself, so that what was read can be written again.
JournalNote takeBackNote(std::size_t stay);

struct JournalEntry {
  int line = 0;  // in the file, from 1
  std::variant<JournalAnswer, JournalStop, JournalEvent, JournalNote> what;
};

struct Journal {
  QString path;
  JournalHeader header;
  std::vector<JournalEntry> entries;
  qint64 goodBytes = 0;                  // length up to the last whole line
  qint64 fileBytes = 0;                  // of the file when it was read
  bool truncated = false;                // something after the last whole line was cut off
  bool finished = false;                 // the match was played to its end
  std::optional<JournalProblem> damage;  // the line after the last entry is wrong; what follows was not read
};

// Reads a whole journal. A last line that is cut off is dropped; any other damage is an error that names file
// and line.
JournalResult<Journal> readJournal(const QString &path);
// The same, but what stands before the damage is read. An error is left where there is no whole header.
JournalResult<Journal> readJournalSoFar(const QString &path);
// The same of anything that can be read line by line; `path` is what its problems name.
JournalResult<Journal> readJournalSoFar(QIODevice &device, const QString &path);
// One more whole line, without its line feed, behind those that were read into `journal` before; `number`
// counts from 1, the header's. What is wrong with it leaves the journal as it was.
std::optional<JournalProblem> takeLine(const QByteArray &line, int number, Journal &journal);
// The same journal without this line of its file and what follows.
Journal journalBefore(Journal journal, int line);

// --- Lines, without the line feed ---
QByteArray headerLine(const JournalHeader &header);
QByteArray answerLine(const JournalAnswer &answer);
QByteArray stopLine(const JournalStop &stop);
QByteArray eventLine(const QJsonObject &mjai);
QByteArray noteLine(const JournalNote &note);
// The first line of a journal that has just been opened; no more of it than a header has in any case.
QByteArray readHeaderLine(QIODevice &device);
// The problem names neither file nor line.
JournalResult<JournalHeader> headerFromLine(const QByteArray &line);
// `checked` is the header's. The error does not name the line.
Result<JournalEntry> entryFromLine(const QByteArray &line, bool checked);
// Any entry as it is written.
QByteArray entryLine(const JournalEntry &entry);

}  // namespace janso
