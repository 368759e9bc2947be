// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A question about a player's matches and the answer that the page shows: pure functions for any thread.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rules/ruleset.h"
#include "rules/tile.h"
#include "statistics/bestwin.h"
#include "statistics/filter.h"
#include "statistics/intervals.h"
#include "statistics/seatgame.h"
#include "statistics/totals.h"

namespace janso {

struct StatisticsQuestion {
  Filter filter;
  QString player;  // a player at this computer; empty = all of them
};

// The points won before a hand number occurred for the first time. The number is round times players plus the
// dealer's number; 0 = East 1.
struct DealStanding {
  int deal = 0;
  std::int32_t points = 0;  // since the match began
};

// A finished match.
struct MatchPoint {
  int place = 0;                     // 1..4
  std::int32_t score = 0;            // without uma and oka
  std::int32_t finalPoints = 0;      // with them
  std::vector<DealStanding> course;  // by hand
  std::int32_t won = 0;              // in all its hands
  std::optional<ReviewFigures> review;
  std::optional<LuckFigures> luck;
};

struct StatisticsAnswer {
  Totals totals;
  // For matches, the oldest first; empty if the filter selects hands.
  std::vector<MatchPoint> matches;
  // For hands, in any order.
  std::vector<std::int32_t> wins;     // points, without honba and sticks
  std::vector<std::int32_t> dealIns;  // points, without honba and sticks
  std::vector<int> tenpaiTurns;       // discards made when first tenpai, for hands that reached tenpai
  std::array<std::int64_t, kKinds> dealInTiles{};  // number of hands, by kind of the winning tile
  // What all counted matches have in common.
  std::optional<QString> ruleset;  // id, otherwise name
  std::optional<MatchLength> length;
  std::optional<int> players;
  // The best win of the counted matches and the day of its match, which may be invalid; null if the filter
  // selects hands.
  std::shared_ptr<const BestWin> best;
  QDate bestDay;
  // Of the matches that pass the rest of the filter: those with help, whether they are counted or not, and
  // those that are not counted because of their kind.
  int helped = 0;
  int leftOut = 0;
};

StatisticsAnswer answerOf(const std::vector<PlayedSeat> &seats, const StatisticsQuestion &question);

// The values that the filters can offer.
struct StatisticsChoices {
  QStringList players;   // names, in order of appearance
  QStringList rulesets;  // ids or names, in order of appearance
  std::vector<MatchLength> lengths;
  std::vector<int> tables;    // numbers of players
  std::vector<QDate> months;  // first days, the newest first
  QStringList tags;           // case-insensitive, in order of appearance
};
StatisticsChoices choicesIn(const std::vector<PlayedSeat> &seats);

// A moving mean at one value, with a 95% interval, if it is worth as many values of equal weight as an
// interval needs (kLeastCases). A value counts half as much as one that came `halfLife` later.
struct MovingPoint {
  double mean = 0;
  std::optional<Interval> interval;
};
// One point for each value. `halfLife` 0 = all values count the same.
std::vector<MovingPoint> movingMean(const std::vector<double> &values, double halfLife);

}  // namespace janso
