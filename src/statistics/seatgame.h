// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One match as one seat played it, and its counters.
//
//   for (const SeatGame &seat : seatGamesOf(*proved)) ...   // its hands, its end
//   std::array<Counters, 4> all = countersOf(*proved);      // by seat
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "statistics/bestwin.h"
#include "statistics/counters.h"
#include "statistics/seathand.h"

namespace janso {

struct ProvedGame;

// The end of a match for one seat.
struct SeatEnd {
  std::uint8_t place = 0;        // 1..4
  std::int32_t score = 0;        // points, including leftover sticks
  std::int32_t finalPoints = 0;  // with uma, oka and adjustments
  bool operator==(const SeatEnd &) const = default;
};

// The subjects of decisions, as sorted by a review.
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

// What a review found in a seat's decisions of a match. Places are in millionths of a place, losses are >= 0.
struct ReviewFigures {
  struct Category {
    std::int32_t choices = 0;
    std::int64_t lossPlace = 0;
  };
  std::int32_t choices = 0;  // decisions that count
  std::int64_t lossPlace = 0;
  std::int64_t lossPoints = 0;
  std::int32_t suspected = 0;  // perhaps worse
  std::int32_t inaccuracies = 0;
  std::int32_t mistakes = 0;
  std::int32_t blunders = 0;
  std::array<Category, kReviewCategories> categories{};
};

// Known only where all four hands are known; above 0 = lucky. Luck in places is negative when lucky: lower is
// better.
struct LuckFigures {
  std::int64_t points = 0;
  std::int64_t place = 0;          // millionths
  std::int64_t adjustedPlace = 0;  // final place without luck, millionths
};

struct SeatGame {
  std::uint8_t seat = 0;
  std::optional<SeatEnd> end;   // unknown if the record stops before the end of the match
  std::vector<SeatHand> hands;  // only those played to their end, in order
  std::optional<ReviewFigures> review;
  std::optional<LuckFigures> luck;
  std::shared_ptr<const BestWin> best;  // null if nothing was won
};

// One entry per player, by seat. Can be called from several threads at once.
std::vector<SeatGame> seatGamesOf(const ProvedGame &game);

// --- Counting ---
void addHand(const SeatHand &hand, Counters &counters);
void addEnd(const SeatEnd &end, Counters &counters);
void addReview(const ReviewFigures &review, Counters &counters);
void addLuck(const LuckFigures &luck, Counters &counters);

// All counters of the match. Counters of hands are known (0) even without any hand.
Counters countersOf(const SeatGame &game);
// By seat; all counters of an empty seat are unknown.
std::array<Counters, 4> countersOf(const ProvedGame &game);

}  // namespace janso
