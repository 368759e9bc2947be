// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/botreviews.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "bots/evaluation.h"
#include "review/matchfigures.h"
#include "review/scale.h"
#include "statistics/botfigures.h"
#include "statistics/intervals.h"

namespace janso {
namespace {

std::optional<MeanLoss> lossOf(const Totals &totals, const Measure &measure) {
  const Figure figure = totals.figure(measure);
  if (!figure.value || !figure.interval)
    return std::nullopt;
  return MeanLoss{figure.denominator.value_or(0), *figure.value, std::max(0.0, figure.interval->low),
                  figure.interval->high, figure.smallSample};
}

BotReviews::Bot reviewOf(const BotFigures::Bot &figures) {
  BotReviews::Bot bot;
  bot.id = figures.id;
  bot.matches = figures.totals.matches();
  bot.all = lossOf(figures.totals, *findMeasure("loss"));
  for (int i = 0; i < kCategories; ++i)
    bot.byCategory[static_cast<std::size_t>(i)] =
        lossOf(figures.totals, lossMeasure(static_cast<Category>(i)));
  return bot;
}

Estimated estimated(const MeanLoss &loss) {
  return {loss.mean, {loss.low, loss.high}};
}

}  // namespace

std::optional<SeatFigures::Accuracy> BotReviews::Bot::accuracy() const {
  if (!all)
    return std::nullopt;
  return SeatFigures::Accuracy{accuracyOf(all->mean), accuracyOf(all->high), accuracyOf(all->low),
                               all->choices < kFewChoices};
}

std::optional<BotReviews> botReviewsOf(const BotFigures &figures) {
  if (figures.evaluator.toStdString() != evaluatorId() || figures.evaluatorVersion != evaluatorVersion() ||
      figures.scaleVersion != kScaleVersion)
    return std::nullopt;
  BotReviews reviews{figures.evaluator, figures.program, figures.ruleset, figures.length, {}};
  for (const BotFigures::Bot &bot : figures.bots)
    reviews.bots.push_back(reviewOf(bot));
  return reviews;
}

std::optional<BotReviews> shippedBotReviews(MatchLength length) {
  const std::optional<BotFigures> figures = shippedBotFigures(
      length == MatchLength::East ? QStringLiteral("reviews_east") : QStringLiteral("reviews_south"));
  return figures ? botReviewsOf(*figures) : std::nullopt;
}

std::optional<NearestBot> nearestByAccuracy(const SeatFigures &player, const BotReviews &reviews) {
  if (player.all.choices == 0)
    return std::nullopt;
  NearestBot nearest;
  const double mean = player.all.mean();
  for (const BotReviews::Bot &bot : reviews.bots) {
    const bool nearer = bot.all && (nearest.bot == nullptr ||
                                    std::abs(bot.all->mean - mean) < std::abs(nearest.bot->all->mean - mean));
    if (nearer)
      nearest.bot = &bot;
  }
  if (nearest.bot == nullptr)
    return std::nullopt;
  const double reach = 1.96 * player.all.error();
  const Estimated own{mean, {mean - reach, mean + reach}};
  for (const BotReviews::Bot &bot : reviews.bots) {
    if (&bot == nearest.bot || !bot.all)
      continue;
    const Interval difference = differenceInterval(own, estimated(*bot.all));
    if (difference.low <= 0 && difference.high >= 0)
      nearest.alike.push_back(&bot);
  }
  return nearest;
}

}  // namespace janso
