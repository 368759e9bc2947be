// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the library keeps of a file: the games in it that could be proved, and why the others could not.
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
  int from = -1;  // -1 = own draw
  int han = 0;    // bonus in; 0 for a yakuman
  int fu = 0;
  int points = 0;  // without honba and sticks
  Limit limit = Limit::None;
  WaitShape wait{};
  std::vector<YakuId> yaku;  // each once, bonus han too
};

// A hand that was played to its end.
struct LibraryHand {
  int number = 0;  // in the match, from 0
  RoundStart start;
  std::optional<DrawType> draw;
  std::vector<LibraryWin> wins;  // in the order in which they were paid
  int turns = 0;                 // discards of all
  QByteArray moves;              // packedMoves()
  std::array<SeatHand, 4> seats;
};

struct LibraryGame {
  QString hash;  // canonicalHash()
  // Eight bytes for each hand that was played to its end, that depend on all until then: of two records of a
  // match the shorter's are where the longer's begin.
  QByteArray chain;
  QString ruleset;
  QString date;  // ISO, as far as it is known; empty = it is not
  int players = 4;
  MatchLength length = MatchLength::South;
  int hands = 0;  // that were played to their end
  bool complete = false;
  MatchKind kind = MatchKind::Imported;
  QString parent;  // of a branch, with the place where it began
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
  std::optional<Error> error;  // why something of it was refused
};

// Reads, proves and counts. Safe to call from several threads at once.
LibraryFile readLibraryFile(const QString &path);

// The games of a file that can be proved, in their order; the error names the first that cannot.
Result<std::vector<ProvedGame>> provedGamesOf(const QString &path);

// The date that the id of a Tenhou match in `text` tells ("2012012000gm-..."), as ISO; empty = none.
QString dateOfId(const QString &text);

}  // namespace janso
