// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The review of a game as a value: the verdicts of each hand, and the reviewing bot and settings behind them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "review/scale.h"
#include "review/verdict.h"

namespace janso {

// Bit s is set when the decisions of seat s are judged.
using SeatSet = std::uint8_t;
constexpr SeatSet allSeats(int players) {
  return static_cast<SeatSet>((1U << players) - 1U);
}

struct HandReview {
  std::size_t hand = 0;
  std::vector<ChoiceVerdict> verdicts;  // every decision of these seats that the record shows, in order
};

struct GameReview {
  std::string game;  // as canonicalHash() gives it
  SeatSet seats = 0;
  std::string evaluator;  // as evaluatorId() gives it
  int evaluatorVersion = 0;
  int scaleVersion = 0;
  Strictness strictness = Strictness::Normal;
  std::vector<HandReview> hands;  // ascending; incomplete while the review is running
};

}  // namespace janso
