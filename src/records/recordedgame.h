// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A game as somebody recorded it, in our own words whatever its file format was.
//
// Events are those of rules/event.h; `stated` says which of their parts the record itself gave. Seats: 0 is
// the first dealer, also where a file counts otherwise. Nothing here has been checked against the rules: that
// is verify.h.
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "mjai/reader.h"
#include "records/recordfault.h"
#include "rules/event.h"
#include "rules/result.h"

namespace janso {

struct Journal;

// More than anybody can have: a larger figure in a file is a mistake of the file.
inline constexpr std::int32_t kMostRecordedPoints = 10'000'000;

// Where an event stands in its file; lines and columns count from 1, column 0 = the whole line.
struct FilePlace {
  int line = 0;
  int column = 0;
};
std::string toText(FilePlace place);  // "line 3, column 17"

struct RecordedEvent {
  ReadEvent read;
  FilePlace place;

  const Event &event() const { return read.event; }
  const Stated &stated() const { return read.stated; }
};

// From the KyokuStarted (always first) to the last Hora or the Ryukyoku, or to where the record stops.
struct RecordedHand {
  std::vector<RecordedEvent> events;
  bool afterGap = false;  // the hand before it could not be taken up: where this one starts is its own word

  const KyokuStarted &start() const { return std::get<KyokuStarted>(events.front().event()); }
  bool isComplete() const;
};

// Where the record speaks against itself and nothing but the record is needed to see it.
struct RecordFault {
  std::size_t hand = 0;  // index in RecordedGame::hands
  std::string text;      // one sentence
};

struct RecordedGame {
  MatchInfo
      info;  // names; rules as far as the record tells them, else those of the Tenhou game of as many players
  Stated stated;  // which of those rules it told
  QString date;   // when it was played, ISO, as far as the record itself says; empty = it does not
  // `info.rules` are the table's own, every option of them: the record holds them, or somebody has said so.
  bool rulesKnown = false;
  // How the final points are reckoned is that of `info.rules`; else it may be any way of Tenhou's tables.
  bool accountKnown = false;
  std::vector<RecordedHand> hands;
  // The format is one that people write by hand as well: labels and scores may be typed wrong (see verify.h).
  bool mayBeTyped = false;
  // Hands have a start, paid sticks and results, no tiles: what lies between the hands can be checked.
  bool resultsOnly = false;
  // In overtime the game ends with any hand that leaves somebody the target, also when the dealer stays.
  bool endsOnTarget = false;
  std::vector<RecordFault> faults;   // found on reading, by hand; what was wrong is no longer stated there
  std::vector<Remark> notes;         // what is in the record but not in here, and may matter
  std::optional<RecordedEvent> end;  // a MatchEnded: the record goes to the end of the game
};

// The game as one of a table with these rules, but for what the record itself tells of its own; a record that
// holds its rules stays as it is. False when they are for another number of players.
bool useRules(RecordedGame &game, const RuleSet &rules);

enum class FileFormat {
  Mjlog,     // Tenhou's XML
  Mjai,      // one JSON object a line
  Tenhou6,   // tenhou.net/6 JSON: lists of draws and discards
  Majiang,   // paipu of Denno Mahjong
  Progress,  // results of hands alone, a game a line
  Journal,   // a match of Janso's own: not among the games, see ownmatch.h
  Unknown,
};

// What a file holds. Of `broken` and `skipped` at most one is set; `games` may hold what could be read before
// the break, and where each game stands by itself (paipu) what stands behind it.
struct GameFile {
  FileFormat format = FileFormat::Unknown;
  std::vector<RecordedGame> games;
  std::shared_ptr<const Journal> journal;
  std::optional<Error> skipped;  // not broken, but not for this version: why
  bool foreign = false;          // with `skipped`: no game record of any kind that we know
  std::optional<Error> broken;   // one sentence that names line and column, or speaks of the whole file
};

// The first day, as ISO, that `text` tells: "2026-01-31", "2026/1/31", "01/31/2026" (which Tenhou writes; not
// where the month is none), or the id of a Tenhou match, "2026013121gm-..."; empty = none of the calendar.
QString dateIn(const QString &text);

// "East 2, 1 honba".
std::string handName(const KyokuStarted &start);
// "East" .. "North": the seat's wind in a hand with this dealer.
std::string windName(int seat, int dealer, int players = 4);

// The same with every seat moved on by `by` (0 .. players - 1): for files whose player 0 is not the first
// dealer.
ReadEvent turned(const ReadEvent &read, int by, int players = 4);

}  // namespace janso
