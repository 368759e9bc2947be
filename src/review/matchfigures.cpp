// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/matchfigures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "records/provedgame.h"
#include "review/luck.h"

namespace janso {
namespace {

constexpr double kMillion = 1e6;

// In the order of Category.
constexpr std::array<ReviewCategory, kCategories> kCounted{
    ReviewCategory::LastHand,   ReviewCategory::WinPassed,      ReviewCategory::Kan,
    ReviewCategory::Call,       ReviewCategory::Riichi,         ReviewCategory::PushFold,
    ReviewCategory::SafeTile,   ReviewCategory::DangerOnTheWay, ReviewCategory::Value,
    ReviewCategory::Efficiency,
};
static_assert(kCategories == kReviewCategories);

std::int64_t millionths(double places) {
  return std::llround(places * kMillion);
}

}  // namespace

Category reviewedCategory(ReviewCategory counted) {
  const auto *const found = std::find(kCounted.begin(), kCounted.end(), counted);
  return static_cast<Category>(found - kCounted.begin());
}

const Measure &lossMeasure(Category category) {
  const auto counted = static_cast<int>(kCounted[static_cast<std::size_t>(category)]);
  const auto loss = static_cast<Counter>(static_cast<int>(Counter::LastHandLoss) + counted);
  const auto found = std::ranges::find(measures(), loss, &Measure::numerator);
  Q_ASSERT(found != measures().end());
  return *found;
}

ReviewFigures matchFiguresOf(const SeatFigures &figures) {
  const auto count = [&figures](LossClass lossClass) {
    return figures.classes[static_cast<std::size_t>(lossClass)];
  };
  ReviewFigures counted;
  counted.choices = static_cast<std::int32_t>(figures.all.choices);
  counted.lossPlace = millionths(figures.all.place);
  counted.lossPoints = std::llround(figures.all.points);
  counted.suspected = count(LossClass::Suspected);
  counted.inaccuracies = count(LossClass::Inaccuracy);
  counted.mistakes = count(LossClass::Mistake);
  counted.blunders = count(LossClass::Blunder);
  for (std::size_t i = 0; i < kCounted.size(); ++i) {
    ReviewFigures::Category &category = counted.categories[static_cast<std::size_t>(kCounted[i])];
    category.choices = static_cast<std::int32_t>(figures.byCategory[i].choices);
    category.lossPlace = millionths(figures.byCategory[i].place);
  }
  return counted;
}

std::optional<LuckFigures> matchLuckOf(const ProvedGame &game, int seat) {
  const std::optional<HandLuck> luck = luckOf(game);
  if (!luck || !game.result)
    return std::nullopt;
  const double points = luck->of(seat);
  const double place = game.result->place[static_cast<std::size_t>(seat)];
  const double places = placesOfLuck(points, game.players());
  LuckFigures figures;
  figures.points = std::llround(points);
  figures.place = millionths(places);
  figures.adjustedPlace = millionths(place - places);
  return figures;
}

}  // namespace janso
