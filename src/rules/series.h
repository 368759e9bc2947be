// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series: several matches of the same players, added up as on a score sheet.
//
// A *player* is numbered by the seat of the first match and keeps the number when seats change; every array
// here is by player unless it says otherwise. With three players the last entry is unused and zero. Points
// are points: +61.3 is 61300. Source of the sheet's lines: the scoresheet of the Basic Ari-Ari rules.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/event.h"
#include "rules/ruleset.h"

namespace janso {

inline constexpr int kMaxSeriesMatches = 16;
inline constexpr int kUsualSeriesMatches = 4;

// Where the players sit in the next match.
enum class SeriesSeating : std::uint8_t {
  Rotate,  // everybody moves on by one seat: each is first dealer in turn, with the same neighbours
  Random,  // drawn anew
  Keep,    // as before
};

// Seat (0 = first dealer) of each player, -1 where there is no player.
using SeriesSeats = std::array<std::int8_t, 4>;

// One match on the sheet.
struct SeriesMatch {
  SeriesSeats seats{0, 1, 2, 3};
  std::array<std::int32_t, 4> scores{};
  std::array<std::int8_t, 4> place{};         // 1.., equal where the ruleset shares places
  std::array<std::int32_t, 4> matchPoints{};  // score less the return points
  std::array<std::int32_t, 4> placement{};    // uma and oka
  std::array<std::int32_t, 4> total{};        // what the match is worth
  // What else is in the total: chips, penalties and the like, and rounding (which is in the placement where
  // the uma is not by place).
  std::int32_t adjustment(int player) const {
    const auto p = static_cast<std::size_t>(player);
    return total[p] - matchPoints[p] - placement[p];
  }
  bool operator==(const SeriesMatch &) const = default;
};

struct Series {
  int matches = kUsualSeriesMatches;  // 1..kMaxSeriesMatches
  SeriesSeating seating = SeriesSeating::Rotate;
  int players = 4;  // 3 or 4
  std::array<std::string, 4> names;
  std::vector<SeriesMatch> played;  // at most `matches`

  bool isOver() const { return static_cast<int>(played.size()) >= matches; }
  bool hasAdjustments() const;  // in any match
  // Running totals after the first `count` matches; fewer when there are not so many.
  std::array<std::int32_t, 4> totalsAfter(int count) const;
  std::array<std::int32_t, 4> totals() const { return totalsAfter(static_cast<int>(played.size())); }
  // Places by those totals, 1..; equal totals share the better place. 0 for a player who is not there.
  std::array<int, 4> places() const;
  // Players from first to last, equal ones by number; `players` entries count.
  std::array<int, 4> ranking() const;
  bool operator==(const Series &) const = default;
};

// The sheet's lines of a match that was played with `seats`; `result` is by seat.
SeriesMatch seriesMatch(const RuleSet &rules, const SeriesSeats &seats, const MatchResult &result);

// Seats of the match after one with `seats`. `random` (any bits) decides SeriesSeating::Random.
SeriesSeats seatsAfter(const SeriesSeats &seats, int players, SeriesSeating seating, std::uint64_t random);

}  // namespace janso
