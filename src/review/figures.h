// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of one seat over one or many reviews.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "review/gamereview.h"

namespace janso {

inline constexpr int kFewChoices = 100;    // with fewer counted decisions an accuracy is only a range
inline constexpr int kFewestChoices = 10;  // with fewer, no accuracy is given
// The widest range, from end to end, with which an accuracy is shown. A wider one could not separate the
// weaker bots (44 to 53 in a hanchan) from the stronger ones (68 to 79).
inline constexpr double kWidestAccuracy = 20;

// Sums over hands, games and matches can be added.
struct LossSum {
  std::int64_t choices = 0;
  double place = 0;   // sum of the losses in places
  double square = 0;  // sum of their squares
  double points = 0;  // sum of the losses in points

  LossSum &operator+=(const LossSum &other);
  double mean() const { return choices == 0 ? 0 : place / static_cast<double>(choices); }
  double error() const;  // one standard error of the mean; 0 below two decisions
};

struct SeatFigures {
  LossSum all;  // counted decisions; each step of an episode counts what it adds
  std::array<LossSum, kCategories> byCategory;
  // Counted decisions, and under NotJudged every decision that was not judged.
  std::array<int, kLossClasses> classes{};
  int same = 0;  // counted decisions in which the reviewing bot would do the same

  SeatFigures &operator+=(const SeatFigures &other);
  // From 0 to 100; nothing below kFewestChoices. `low` and `high` are 1.96 standard errors of the mean away.
  struct Accuracy {
    double value = 0;
    double low = 0;
    double high = 0;
    bool onlyRange = false;  // too few decisions to name one number
    bool isTelling() const { return high - low <= kWidestAccuracy; }
  };
  std::optional<Accuracy> accuracy() const;
};

SeatFigures figuresOf(const GameReview &review, int seat);
SeatFigures figuresOf(const HandReview &hand, int seat);

// The costliest losses of a seat, sure or suspected, costliest first. Each episode counts as one loss with
// the sum of its steps.
struct BiggestLoss {
  const ChoiceVerdict *verdict = nullptr;  // the first step of the episode
  double place = 0;
  double points = 0;
  int steps = 1;
};
std::vector<BiggestLoss> biggestLossesOf(const GameReview &review, int seat, std::size_t most);

}  // namespace janso
