// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the statistics count of reviews and of luck. It stands here because a review knows what is counted of
// it, and statistics, which are below, know nothing of reviews.
#pragma once

#include <cstdint>
#include <optional>

#include "review/figures.h"
#include "statistics/measures.h"
#include "statistics/seatgame.h"

namespace janso {

struct ProvedGame;

// What a category of the statistics is called in a review.
Category reviewedCategory(ReviewCategory counted);
// What a choice of this category costs.
const Measure &lossMeasure(Category category);

// In the statistics' categories and whole millionths.
ReviewFigures matchFiguresOf(const SeatFigures &figures);

// Of a seat in a match that was played to its end; nothing where luck is not known.
std::optional<LuckFigures> matchLuckOf(const ProvedGame &game, int seat);

}  // namespace janso
