// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One match as one seat played it, and what is counted of it.
//
//   for (const SeatGame &seat : seatGamesOf(*proved)) ...   // its hands, its end
//   std::array<Counters, 4> all = countersOf(*proved);      // by seat
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "statistics/counters.h"
#include "statistics/seathand.h"

namespace janso {

struct ProvedGame;

// How a match ended for a seat.
struct SeatEnd {
  std::uint8_t place = 0;        // 1..4
  std::int32_t score = 0;        // points, leftover sticks given out
  std::int32_t finalPoints = 0;  // with uma, oka and adjustments
  bool operator==(const SeatEnd &) const = default;
};

// What choices are about, as a review sorts them.
enum class ReviewCategory : std::uint8_t {
  LastHand,
  WinPassed,
  Kan,
  Call,
  Riichi,
  PushFold,
  SafeTile,
  Value,
  Efficiency,
  DangerOnTheWay,
};
inline constexpr std::size_t kReviewCategories = 10;

// What a review found in the choices of a seat in a match. Places in millionths of a place, losses >= 0.
struct ReviewFigures {
  struct Category {
    std::int32_t choices = 0;
    std::int64_t lossPlace = 0;
  };
  std::int32_t choices = 0;  // that count
  std::int64_t lossPlace = 0;
  std::int64_t lossPoints = 0;
  std::int32_t suspected = 0;  // perhaps worse
  std::int32_t inaccuracies = 0;
  std::int32_t mistakes = 0;
  std::int32_t blunders = 0;
  std::array<Category, kReviewCategories> categories{};
};

// Known only where all four hands are; above 0 = lucky. A lucky place is a negative one: fewer is better.
struct LuckFigures {
  std::int64_t points = 0;
  std::int64_t place = 0;          // millionths
  std::int64_t adjustedPlace = 0;  // the final place without it, millionths
};

struct SeatGame {
  std::uint8_t seat = 0;
  std::optional<SeatEnd> end;   // unknown where the record stops before the end of the match
  std::vector<SeatHand> hands;  // those that were played to their end, in their order
  std::optional<ReviewFigures> review;
  std::optional<LuckFigures> luck;
};

// By seat: as many as there are players. Safe to call from several threads at once.
std::vector<SeatGame> seatGamesOf(const ProvedGame &game);

// --- Counting ---
void addHand(const SeatHand &hand, Counters &counters);
void addEnd(const SeatEnd &end, Counters &counters);
void addReview(const ReviewFigures &review, Counters &counters);
void addLuck(const LuckFigures &luck, Counters &counters);

// All of it. Counters of hands are known (0) even without a hand.
Counters countersOf(const SeatGame &game);
// By seat; an idle seat knows nothing.
std::array<Counters, 4> countersOf(const ProvedGame &game);

}  // namespace janso
