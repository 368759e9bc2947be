// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded game in Janso's own terms, whatever the format of its file.
//
// Events are those of rules/event.h; `stated` says which parts of them the record itself contains. Seat 0 is
// the first dealer, even if the file counts differently. Nothing here is checked against the rules; verify.h
// does that.
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

// More points than anyone can have. A larger number is a mistake in the file.
inline constexpr std::int32_t kMostRecordedPoints = 10'000'000;

// The place of an event in its file. Lines and columns count from 1; column 0 = the whole line.
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

// The events from KyokuStarted (always first) to the last Hora or the Ryukyoku, or to where the record stops.
struct RecordedHand {
  std::vector<RecordedEvent> events;
  bool afterGap = false;  // the previous hand could not be read, so the start of this one cannot be checked

  const KyokuStarted &start() const { return std::get<KyokuStarted>(events.front().event()); }
  bool isComplete() const;
};

// A contradiction within the record that is visible without replaying it.
struct RecordFault {
  std::size_t hand = 0;  // index in RecordedGame::hands
  std::string text;      // one sentence
};

struct RecordedGame {
  MatchInfo info;  // names; rules as far as the record gives them, otherwise Tenhou's for as many players
  Stated stated;   // which of those rules the record gives
  QString date;    // date of the game, ISO, if the record contains it; empty = unknown
  // Whether `info.rules` are the complete rules of the table: from the record, or set by the user.
  bool rulesKnown = false;
  // Whether `info.rules` say how the final points are calculated. Otherwise any method of Tenhou's tables may
  // apply.
  bool accountKnown = false;
  std::vector<RecordedHand> hands;
  // People also write this format by hand: labels and scores may contain typing mistakes (see verify.h).
  bool mayBeTyped = false;
  // Hands have a start, paid sticks and results, but no tiles. Only what happens between the hands can be
  // checked.
  bool resultsOnly = false;
  // In overtime the game ends after any hand that leaves a player with the target points, even if the dealer
  // repeats.
  bool endsOnTarget = false;
  std::vector<RecordFault> faults;   // contradictions found while reading, by hand; the wrong parts are no
                                     // longer stated in the events
  std::vector<Remark> notes;         // parts of the record that are not represented here and may matter
  std::optional<RecordedEvent> end;  // a MatchEnded; set if the record reaches the end of the game
};

// Sets the rules of the game, except for those that the record itself states. A record that contains its
// complete rules stays unchanged. Returns false if the rules are for a different number of players.
bool useRules(RecordedGame &game, const RuleSet &rules);

enum class FileFormat {
  Mjlog,     // Tenhou's XML
  Mjai,      // one JSON object per line
  Tenhou6,   // tenhou.net/6 JSON: lists of draws and discards
  Majiang,   // paipu of Denno Mahjong
  Progress,  // results of hands only; one game per line
  Journal,   // a match played in Janso: not in GameFile::games, see ownmatch.h
  Unknown,
};

// The contents of a file. At most one of `broken` and `skipped` is set. `games` contains the games before the
// damage, and, in formats whose games are independent (paipu), those after it.
struct GameFile {
  FileFormat format = FileFormat::Unknown;
  std::vector<RecordedGame> games;
  std::shared_ptr<const Journal> journal;
  std::optional<Error> skipped;  // not damaged, but not supported: the reason
  bool foreign = false;          // with `skipped`: not a game record of any known format
  std::optional<Error> broken;   // one sentence that names line and column, or is about the whole file
};

// Returns the first date in `text` as ISO: "2026-01-31", "2026/1/31", "01/31/2026" (as Tenhou writes it, if
// the month is valid), or the id of a Tenhou match, "2026013121gm-...". Empty if there is no valid date.
QString dateIn(const QString &text);

// "East 2, 1 honba".
std::string handName(const KyokuStarted &start);
// "East" .. "North": the wind of the seat in a hand with this dealer.
std::string windName(int seat, int dealer, int players = 4);

// Returns the event with every seat moved by `by` (0 .. players - 1), for files whose player 0 is not the
// first dealer.
ReadEvent turned(const ReadEvent &read, int by, int players = 4);

}  // namespace janso
