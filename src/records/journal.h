// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The journal of a match: a text file to which every event adds a line.
//
// Each line is a JSON object. The first line is the header: format, program, start, ruleset, names, wall seed
// and the setup of the game. The other lines are in chronological order: `answer` (what a seat answered to
// the table), `stop` (the dealer ended the match), `event` (what happened and was shown, as an unmasked mjai
// object) and notes of the game (any other key). Header and notes contain a checksum, `check`: the CRC-32 of
// their compact JSON without that key. The match follows from the header and the answers alone; the events
// prove that it still does. If the file ends in the middle of a line, only that line is lost.
//
// In practice a note `take_back` gives the number of earlier entries that are still valid (see
// undoNote()). The entries after those stay in the file, but they do not belong to the match and are not
// read.
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
// A hanchan takes about 300 kB. A file that is far larger is not a journal and is not loaded.
inline constexpr qint64 kMostJournalBytes = 64LL * 1024 * 1024;

struct JournalHeader {
  QString program;    // version of Janso that began the match; empty = unknown
  QDateTime started;  // local time, whole seconds
  RuleSet rules;
  std::array<std::string, 4> names;
  WallSeed seed{};
  QJsonObject setup;    // belongs to the game layer; stored, not interpreted
  bool checked = true;  // header and notes have checksums; journals of the first versions do not
  // Set for a match that began in the middle of another. Such a match is not counted anywhere.
  std::optional<JournalBranch> branch;
  QString kind;  // empty = ordinary match; otherwise kPracticeKind or a word of a later version
  bool operator==(const JournalHeader &) const = default;
};

// The kind of a match whose decisions could be undone.
inline const QString kPracticeKind = QStringLiteral("practice");
// Whether statistics and ratings count the match: it is neither practice nor a branch of another match.
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
// Information that only the game layer understands, such as standing calls or a replaced player.
struct JournalNote {
  QString key;
  QJsonObject body;
  bool operator==(const JournalNote &) const = default;
};

// From here on only the first `stay` of the entries before this note belong to the match, including notes.
// When read, such a note is an entry itself, so that the journal can be written again.
JournalNote undoNote(std::size_t stay);

struct JournalEntry {
  int line = 0;  // line number in the file, from 1
  std::variant<JournalAnswer, JournalStop, JournalEvent, JournalNote> what;
};

struct Journal {
  QString path;
  JournalHeader header;
  std::vector<JournalEntry> entries;
  qint64 goodBytes = 0;                  // length up to the end of the last whole line
  qint64 fileBytes = 0;                  // size of the file when it was read
  bool truncated = false;                // an incomplete last line was dropped
  bool finished = false;                 // the match was played to its end
  std::optional<JournalProblem> damage;  // the line after the last entry is wrong; the rest was not read
};

// Whether the user has undone something in the match.
bool hasUndone(const Journal &journal);

// Reads a whole journal. An incomplete last line is dropped; any other damage is an error that names the file
// and the line.
JournalResult<Journal> readJournal(const QString &path);
// Does the same, but returns the part before the damage. Still fails if there is no complete header.
JournalResult<Journal> readJournalSoFar(const QString &path);
// The same for any device that can be read line by line. Problems name `path`.
JournalResult<Journal> readJournalSoFar(QIODevice &device, const QString &path);
// Adds one whole line without its line feed to `journal`, after those read before. `number` is the line
// number from 1; line 1 is the header. If the line is wrong, the journal stays unchanged.
std::optional<JournalProblem> takeLine(const QByteArray &line, int number, Journal &journal);
// Returns the journal without this line of its file and everything after it.
Journal journalBefore(Journal journal, int line);

// --- Lines, without the line feed ---
QByteArray headerLine(const JournalHeader &header);
QByteArray answerLine(const JournalAnswer &answer);
QByteArray stopLine(const JournalStop &stop);
QByteArray eventLine(const QJsonObject &mjai);
QByteArray noteLine(const JournalNote &note);
// Reads the first line of a journal that was just opened, up to the maximum length of a header.
QByteArray readHeaderLine(QIODevice &device);
// The problem names neither the file nor the line.
JournalResult<JournalHeader> headerFromLine(const QByteArray &line);
// `checked` is JournalHeader::checked. The error does not name the line.
Result<JournalEntry> entryFromLine(const QByteArray &line, bool checked);
// Returns the line of any entry.
QByteArray entryLine(const JournalEntry &entry);

}  // namespace janso
