// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of reviews and of luck in the form that the statistics count. They are defined here because a
// review knows what is counted, while the statistics, a lower layer, know nothing of reviews.
#pragma once

#include <cstdint>
#include <optional>

#include "review/figures.h"
#include "statistics/measures.h"
#include "statistics/seatgame.h"

namespace janso {

struct ProvedGame;

// The review category that corresponds to a category of the statistics.
Category reviewedCategory(ReviewCategory counted);
// The measure for the cost of decisions of this category.
const Measure &lossMeasure(Category category);

// In the categories of the statistics, in whole millionths.
ReviewFigures matchFiguresOf(const SeatFigures &figures);

// The luck of a seat in a finished match; nothing where luck is not known.
std::optional<LuckFigures> matchLuckOf(const ProvedGame &game, int seat);

}  // namespace janso
