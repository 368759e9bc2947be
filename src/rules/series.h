// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series: several matches of the same players, added up as on a score sheet.
//
// A *player* is numbered by the seat of the first match and keeps that number when seats change; every array
// here is indexed by player unless its comment says otherwise. With three players the last entry is unused
// and zero. Points are single points: +61.3 is 61300. Source of the lines of the sheet: the score sheet of
// the Basic Ari-Ari rules.
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
  Rotate,  // every player moves on by one seat: each is first dealer in turn, with the same neighbors
  Random,  // drawn again for every match
  Keep,    // same seats as before
};

// Seat (0 = first dealer) of each player, -1 where there is no player.
using SeriesSeats = std::array<std::int8_t, 4>;

// One match on the sheet.
struct SeriesMatch {
  SeriesSeats seats{0, 1, 2, 3};
  std::array<std::int32_t, 4> scores{};
  std::array<std::int8_t, 4> place{};         // from 1; equal where the ruleset shares places
  std::array<std::int32_t, 4> matchPoints{};  // score minus the return points
  std::array<std::int32_t, 4> placement{};    // uma and oka
  std::array<std::int32_t, 4> total{};        // result of the match
  // The rest of the total: chips, penalties and similar adjustments, and rounding (rounding is part of the
  // placement unless the uma is by place).
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
  bool hasAdjustments() const;  // true when any match has one
  // Running totals after the first `count` matches, or after all of them if fewer were played.
  std::array<std::int32_t, 4> totalsAfter(int count) const;
  std::array<std::int32_t, 4> totals() const { return totalsAfter(static_cast<int>(played.size())); }
  // Places by those totals, from 1; equal totals share the better place. 0 for an absent player.
  std::array<int, 4> places() const;
  // Players from first to last place, equal ones by number; only the first `players` entries are valid.
  std::array<int, 4> ranking() const;
  bool operator==(const Series &) const = default;
};

// The lines of the sheet for a match that was played with `seats`; `result` is indexed by seat.
SeriesMatch seriesMatch(const RuleSet &rules, const SeriesSeats &seats, const MatchResult &result);

// Seats of the match that follows one with `seats`. `random` (any bits) decides SeriesSeating::Random.
SeriesSeats seatsAfter(const SeriesSeats &seats, int players, SeriesSeating seating, std::uint64_t random);

}  // namespace janso
