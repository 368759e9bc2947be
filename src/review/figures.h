// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of one seat over a review, or over many.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "review/gamereview.h"

namespace janso {

inline constexpr int kFewChoices = 100;    // below so many counted choices an accuracy is only a range
inline constexpr int kFewestChoices = 10;  // below so many nothing is said of it

// Sums can be added, over hands, games and matches.
struct LossSum {
  std::int64_t choices = 0;
  double place = 0;   // sum of the losses in places
  double square = 0;  // of their squares
  double points = 0;  // sum of those in points

  LossSum &operator+=(const LossSum &other);
  double mean() const { return choices == 0 ? 0 : place / static_cast<double>(choices); }
  double error() const;  // one standard error of the mean; 0 below two choices
};

struct SeatFigures {
  LossSum all;  // counted choices; of an episode what each step adds
  std::array<LossSum, kCategories> byCategory;
  std::array<int, kLossClasses> classes{};  // counted choices and, as NotJudged, all that were not judged
  int same = 0;                             // counted choices in which the evaluator's bot would do the same

  SeatFigures &operator+=(const SeatFigures &other);
  // Of 100; nothing below kFewestChoices. `low` and `high` are 1.96 standard errors of the mean away.
  struct Accuracy {
    double value = 0;
    double low = 0;
    double high = 0;
    bool onlyRange = false;  // too few choices to name a number
  };
  std::optional<Accuracy> accuracy() const;
};

SeatFigures figuresOf(const GameReview &review, int seat);
SeatFigures figuresOf(const HandReview &hand, int seat);

// The dearest losses of a seat, sure or suspected, dearest first, one of each episode with the sum of its
// steps.
struct DearLoss {
  const ChoiceVerdict *verdict = nullptr;  // the episode's first step
  double place = 0;
  double points = 0;
  int steps = 1;
};
std::vector<DearLoss> dearestOf(const GameReview &review, int seat, std::size_t most);

}  // namespace janso
