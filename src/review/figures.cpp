// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/figures.h"

#include <algorithm>
#include <cmath>

namespace janso {

LossSum &LossSum::operator+=(const LossSum &other) {
  choices += other.choices;
  place += other.place;
  square += other.square;
  points += other.points;
  return *this;
}

double LossSum::error() const {
  if (choices < 2)
    return 0;
  const auto n = static_cast<double>(choices);
  const double variance = std::max(0.0, (square - place * place / n) / (n - 1));
  return std::sqrt(variance / n);
}

SeatFigures &SeatFigures::operator+=(const SeatFigures &other) {
  all += other.all;
  for (std::size_t i = 0; i < byCategory.size(); ++i)
    byCategory[i] += other.byCategory[i];
  for (std::size_t i = 0; i < classes.size(); ++i)
    classes[i] += other.classes[i];
  same += other.same;
  return *this;
}

std::optional<SeatFigures::Accuracy> SeatFigures::accuracy() const {
  if (all.choices < kFewestChoices)
    return std::nullopt;
  const double reach = 1.96 * all.error();
  return Accuracy{accuracyOf(all.mean()), accuracyOf(all.mean() + reach), accuracyOf(all.mean() - reach),
                  all.choices < kFewChoices};
}

SeatFigures figuresOf(const HandReview &hand, int seat) {
  SeatFigures figures;
  for (const ChoiceVerdict &verdict : hand.verdicts) {
    if (verdict.seat != seat)
      continue;
    if (!verdict.isJudged()) {
      ++figures.classes[static_cast<std::size_t>(LossClass::NotJudged)];
      continue;
    }
    if (!verdict.counted)
      continue;
    const LossSum one{1, verdict.addedPlace, verdict.addedPlace * verdict.addedPlace, verdict.lossPoints};
    figures.all += one;
    figures.byCategory[static_cast<std::size_t>(verdict.category)] += one;
    ++figures.classes[static_cast<std::size_t>(verdict.lossClass)];
    figures.same += verdict.played == verdict.botChoice ? 1 : 0;
  }
  return figures;
}

SeatFigures figuresOf(const GameReview &review, int seat) {
  SeatFigures figures;
  for (const HandReview &hand : review.hands)
    figures += figuresOf(hand, seat);
  return figures;
}

std::vector<BiggestLoss> biggestLossesOf(const GameReview &review, int seat, std::size_t most) {
  std::vector<BiggestLoss> losses;
  for (const HandReview &hand : review.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (verdict.seat != seat || !verdict.isLoss())
        continue;
      const auto begun = std::ranges::find_if(losses, [&](const BiggestLoss &loss) {
        return verdict.episode >= 0 && loss.verdict->episode == verdict.episode;
      });
      if (begun == losses.end()) {
        losses.push_back({&verdict, verdict.addedPlace, verdict.lossPoints, 1});
      } else {
        begun->place += verdict.addedPlace;
        begun->points += verdict.lossPoints;
        ++begun->steps;
      }
    }
  }
  std::ranges::stable_sort(losses,
                           [](const BiggestLoss &a, const BiggestLoss &b) { return a.place > b.place; });
  if (losses.size() > most)
    losses.resize(most);
  return losses;
}

}  // namespace janso
