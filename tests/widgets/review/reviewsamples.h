// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A short game of bots that lose something, and its review.
#pragma once

#include <memory>

#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "widgets/review/reviewedgame.h"

namespace janso::test {

inline constexpr int kReviewedSeat = 1;

// The same for all tests of a program; reviewing takes seconds.
inline std::shared_ptr<const ReviewedGame> reviewedSample() {
  static const std::shared_ptr<const ReviewedGame> sample = [] {
    const auto replay = std::make_shared<const Replay>(
        std::make_shared<const ProvedGame>(botGame("novice", "lost in the window", 4)));
    return std::make_shared<const ReviewedGame>(
        replay, kReviewedSeat, reviewGame(replay->game(), 1U << kReviewedSeat, Strictness::Normal));
  }();
  return sample;
}

}  // namespace janso::test
