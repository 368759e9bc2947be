// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The review of a game as a value: the verdicts by hand, and by what they were made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "review/scale.h"
#include "review/verdict.h"

namespace janso {

// Bit s: the choices of seat s are judged.
using SeatSet = std::uint8_t;
constexpr SeatSet allSeats(int players) {
  return static_cast<SeatSet>((1U << players) - 1U);
}

struct HandReview {
  std::size_t hand = 0;
  std::vector<ChoiceVerdict> verdicts;  // every choice of the seats that the record shows, in order
};

struct GameReview {
  std::string game;  // canonicalHash()
  SeatSet seats = 0;
  std::string evaluator;  // evaluatorId()
  int evaluatorVersion = 0;
  int scaleVersion = 0;
  Strictness strictness = Strictness::Normal;
  std::vector<HandReview> hands;  // ascending; not all of them while the review is being made
};

}  // namespace janso
