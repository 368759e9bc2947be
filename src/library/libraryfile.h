// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the library stores about a file: the games in it that could be proved, and why the others could not.
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "records/provedgame.h"
#include "records/recordedgame.h"
#include "rules/result.h"
#include "rules/score.h"
#include "statistics/counters.h"
#include "statistics/filter.h"
#include "statistics/seathand.h"

namespace janso {

struct LibraryWin {
  int seat = 0;
  int from = -1;  // -1 = tsumo
  int han = 0;    // including dora; 0 for a yakuman
  int fu = 0;
  int points = 0;  // without honba and sticks
  Limit limit = Limit::None;
  WaitShape wait{};
  std::vector<YakuId> yaku;  // no duplicates; including dora
};

// A hand that was played to its end.
struct LibraryHand {
  int number = 0;  // in the match, from 0
  RoundStart start;
  std::optional<DrawType> draw;
  std::vector<LibraryWin> wins;  // in the order in which they were paid
  int turns = 0;                 // number of discards by all players
  QByteArray moves;              // packedMoves()
  std::array<SeatHand, 4> seats;
};

struct LibraryGame {
  QString hash;  // canonicalHash()
  // Eight bytes for each finished hand, which depend on everything up to its end. If one record of a match is
  // shorter than another, its chain is the beginning of the other's.
  QByteArray chain;
  QString ruleset;
  QString date;  // ISO; empty = unknown
  int players = 4;
  MatchLength length = MatchLength::South;
  int hands = 0;  // number of finished hands
  bool complete = false;
  MatchKind kind = MatchKind::Imported;
  QString parent;  // of a branch: the game that it was taken from, followed by its position there
  int parentHand = 0;
  int parentEvent = 0;
  std::array<QString, 4> names;
  std::array<Counters, 4> counters;
  std::optional<MatchResult> result;
  std::vector<LibraryHand> played;
};

struct LibraryFile {
  FileFormat format = FileFormat::Unknown;
  std::vector<LibraryGame> games;
  std::optional<Error> error;  // why a part of the file was refused
};

// Reads, proves and counts. Safe to call from several threads at once.
LibraryFile readLibraryFile(const QString &path);

// Returns the games of a file that can be proved, in order. If there are none, the error is that of the file,
// or else that of the first game.
Result<std::vector<ProvedGame>> provedGamesOf(const QString &path);

// Returns the date in the id of a Tenhou match ("2012012000gm-...") in `text`, as ISO; empty = none.
QString dateOfId(const QString &text);

}  // namespace janso
