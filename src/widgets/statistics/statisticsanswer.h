// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is asked of a player's matches, and all that the page shows of them: pure functions for any thread.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/ruleset.h"
#include "rules/tile.h"
#include "statistics/filter.h"
#include "statistics/seatgame.h"
#include "statistics/totals.h"

namespace janso {

struct StatisticsQuestion {
  Filter filter;
  QString player;  // of the people at this machine; empty = all of them
};

// What had been won when a deal began for the first time; a deal is a number: the round times the players and
// the dealer's number, 0 = East 1.
struct DealStanding {
  int deal = 0;
  std::int32_t points = 0;  // since the match began
};

// A match that was played to its end.
struct MatchPoint {
  int place = 0;                     // 1..4
  std::int32_t score = 0;            // without uma and oka
  std::int32_t finalPoints = 0;      // with them
  std::vector<DealStanding> course;  // by deal
  std::int32_t won = 0;              // in all its hands
  std::optional<ReviewFigures> review;
  std::optional<LuckFigures> luck;
};

struct StatisticsAnswer {
  Totals totals;
  // Of the matches, the oldest first; none when the filter asks of hands.
  std::vector<MatchPoint> matches;
  // Of the hands, in any order.
  std::vector<std::int32_t> wins;                  // points, without honba and sticks
  std::vector<std::int32_t> dealIns;               // likewise
  std::vector<int> tenpaiTurns;                    // own discards when first tenpai, of hands that were
  std::array<std::int64_t, kKinds> dealInTiles{};  // hands, by the kind of the tile that was won on
  // What all counted matches have in common.
  std::optional<QString> ruleset;  // id, else name
  std::optional<MatchLength> length;
  std::optional<int> players;
  // Matches that meet the rest of the filter, and are not of its kinds.
  int coached = 0;
  int practice = 0;  // branches too
};

StatisticsAnswer answerOf(const std::vector<PlayedSeat> &seats, const StatisticsQuestion &question);

// What there is to choose from.
struct StatisticsChoices {
  QStringList players;   // names, in the order in which they came
  QStringList rulesets;  // ids or names, likewise
  std::vector<MatchLength> lengths;
  std::vector<int> tables;    // numbers of players
  std::vector<QDate> months;  // first days, the newest first
  QStringList tags;           // letters of any case, likewise
};
StatisticsChoices choicesIn(const std::vector<PlayedSeat> &seats);

// The mean of what lies behind each value, where a value counts half as much as one that came `halfLife`
// later; with an interval of 95 %.
struct MovingPoint {
  double mean = 0;
  double low = 0, high = 0;
};
// One for each value. 0 = all count the same.
std::vector<MovingPoint> movingMean(const std::vector<double> &values, double halfLife);

}  // namespace janso
