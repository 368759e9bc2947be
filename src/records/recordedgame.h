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
#include <optional>
#include <string>
#include <vector>

#include "mjai/reader.h"
#include "rules/event.h"
#include "rules/result.h"

namespace janso {

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
  std::vector<RecordedHand> hands;
  // The format is one that people write by hand as well: labels and scores may be typed wrong (see verify.h).
  bool mayBeTyped = false;
  // Hands have a start, paid sticks and results, no tiles: what lies between the hands can be checked.
  bool resultsOnly = false;
  // In overtime the game ends with any hand that leaves somebody the target, also when the dealer stays.
  bool endsOnTarget = false;
  std::vector<RecordFault> faults;   // found on reading, by hand; what was wrong is no longer stated there
  std::optional<RecordedEvent> end;  // a MatchEnded: the record goes to the end of the game
};

// What a file holds. Of `broken` and `skipped` at most one is set; `games` may hold what could be read before
// the break.
struct GameFile {
  std::vector<RecordedGame> games;
  std::string skipped;          // not broken, but not for this version: why, as one sentence
  bool foreign = false;         // with `skipped`: no game record of any kind that we know
  std::optional<Error> broken;  // one sentence that names line and column
};

// "East 2, 1 honba".
std::string handName(const KyokuStarted &start);
// "East" .. "North": the seat's wind in a hand with this dealer.
std::string windName(int seat, int dealer, int players = 4);

// The same with every seat moved on by `by` (0 .. players - 1): for files whose player 0 is not the first
// dealer.
ReadEvent turned(const ReadEvent &read, int by, int players = 4);

}  // namespace janso
