// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/reviewtrust.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <random>
#include <string>
#include <utility>

#include "cli/command.h"
#include "cli/counts.h"
#include "cli/seededdraw.h"
#include "cli/sharedwork.h"
#include "records/provedgame.h"
#include "review/gamereview.h"
#include "review/reviewjson.h"
#include "review/rollout.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso::cli {
namespace {

// Places. Below it nothing is ever called an error.
constexpr double kSmallest = 0.004;

struct Tried {
  const TrustSource *source = nullptr;
  const ChoiceVerdict *verdict = nullptr;
  double said = 0;  // the evaluator's difference, in places
  PairSum found;
};

double saidOf(const ChoiceVerdict &verdict) {
  return verdict.isJudged() && verdict.played > 0 ? verdict.given().place - verdict.best().place : 0;
}

using TriedChoices = std::array<std::vector<Tried>, kCategories>;

// By category, each in an order that the seed alone decides.
TriedChoices drawn(const std::vector<TrustSource> &games, const TrustPlan &plan) {
  TriedChoices all;
  for (const TrustSource &source : games) {
    for (const HandReview &hand : source.review->hands) {
      for (const ChoiceVerdict &verdict : hand.verdicts) {
        if (saidOf(verdict) >= kSmallest && (verdict.isLoss() || !plan.losses) && rolloutRival(verdict) &&
            canSimulateDeals(*source.game, verdict.hand, plan.rollout.kind))
          all[static_cast<std::size_t>(verdict.category)].push_back({&source, &verdict, saidOf(verdict), {}});
      }
    }
  }
  std::mt19937_64 random(plan.rollout.seed);
  const auto most = static_cast<std::size_t>(plan.choices);
  for (std::vector<Tried> &choices : all)
    keepRandom(choices, most, random);
  return all;
}

TriedChoices played(const std::vector<TrustSource> &games, const TrustPlan &plan) {
  TriedChoices all = drawn(games, plan);
  std::vector<Tried *> choices;
  for (std::vector<Tried> &category : all) {
    for (Tried &tried : category)
      choices.push_back(&tried);
  }
  RolloutPlan rollout = plan.rollout;
  rollout.least = rollout.most;
  rollout.fresh = 0;
  forEachOnThreads(plan.jobs, choices.size(), [&](std::size_t at) {
    choices[at]->found = rollOut(*choices[at]->source->game, *choices[at]->verdict, rollout).deciding;
  });
  return all;
}

// found = slope x said, through the origin: who says nothing means nothing. The spread is what is left of the
// scatter without the roll-outs' own error.
struct Line {
  int choices = 0;
  double slope = 0;
  double slopeError = 0;
  double spread = 0;
  double said = 0;
  double found = 0;
  double foundError = 0;
};

Line lineOf(const std::vector<Tried> &choices) {
  Line line;
  double squares = 0;
  double products = 0;
  double foundSquares = 0;
  for (const Tried &tried : choices) {
    if (tried.found.pairs < 2)
      continue;
    const double found = tried.found.meanPlace();
    ++line.choices;
    squares += tried.said * tried.said;
    products += tried.said * found;
    line.said += tried.said;
    line.found += found;
    foundSquares += found * found;
  }
  if (line.choices < 3)
    return line;
  const double n = line.choices;
  line.slope = products / squares;
  double scatter = 0;
  double weighted = 0;
  for (const Tried &tried : choices) {
    if (tried.found.pairs < 2)
      continue;
    const double rest = tried.found.meanPlace() - line.slope * tried.said;
    const double own = tried.found.placeError();
    scatter += rest * rest - own * own;
    weighted += tried.said * tried.said * rest * rest;
  }
  line.slopeError = std::sqrt(weighted) / squares;
  line.spread = std::sqrt(std::max(0.0, scatter / (n - 1)));
  line.said /= n;
  line.found /= n;
  line.foundError = std::sqrt(std::max(0.0, foundSquares / n - line.found * line.found) / (n - 1));
  return line;
}

QString place(double value) {
  return decimalText(value, 4);
}

template <class Value>
QString wordFor(Value value) {
  return QString::fromStdString(std::string(idOf(value)));
}

}  // namespace

void printTrust(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out) {
  for (const std::vector<Tried> &category : played(games, plan)) {
    for (const Tried &tried : category) {
      const ChoiceVerdict &verdict = *tried.verdict;
      const QJsonObject object{
          {QStringLiteral("type"), QStringLiteral("janso_trust")},
          {QStringLiteral("path"), tried.source->path},
          {QStringLiteral("hand"), static_cast<int>(verdict.hand)},
          {QStringLiteral("event"), static_cast<int>(verdict.event)},
          {QStringLiteral("seat"), verdict.seat},
          {QStringLiteral("turn"), verdict.turn},
          {QStringLiteral("category"), wordFor(verdict.category)},
          {QStringLiteral("class"), wordFor(verdict.lossClass)},
          {QStringLiteral("worse"), verdict.worse},
          {QStringLiteral("said"), tried.said},
          {QStringLiteral("said_points"), verdict.best().points - verdict.given().points},
          {QStringLiteral("pairs"), tried.found.pairs},
          {QStringLiteral("found"), tried.found.meanPlace()},
          {QStringLiteral("error"), tried.found.placeError()},
          {QStringLiteral("found_points"), -tried.found.meanPoints()},
          {QStringLiteral("points_error"), tried.found.pointsError()}};
      out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)) << '\n';
    }
  }
}

void measureTrust(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out) {
  const TriedChoices all = played(games, plan);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Line line = lineOf(all[i]);
    out << Text::tr("%1: %2, slope %3 ± %4, spread %5; estimated %6, measured %7 ± %8")
               .arg(reviewCategoryName(static_cast<Category>(i)))
               .arg(choiceCount(line.choices))
               .arg(decimalText(line.slope, 3))
               .arg(decimalText(line.slopeError, 3))
               .arg(place(line.spread), place(line.said), place(line.found), place(line.foundError))
        << '\n';
  }
}

Agreement agreementOf(RolloutEnd a, RolloutEnd b) {
  const auto isClear = [](RolloutEnd end) { return end == RolloutEnd::Worse || end == RolloutEnd::Better; };
  if (isClear(a) && isClear(b))
    return a == b ? Alike : Contradiction;
  if (!isClear(a) && !isClear(b))
    return ClearNever;
  return (isClear(a) ? b : a) == RolloutEnd::Equal ? ClearAndEqual : ClearOnce;
}

void measureAgreement(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out) {
  const TriedChoices all = drawn(games, plan);
  std::vector<const Tried *> choices;
  for (const std::vector<Tried> &category : all) {
    for (const Tried &tried : category)
      choices.push_back(&tried);
  }
  std::vector<Agreement> found(choices.size(), ClearNever);
  forEachOnThreads(plan.jobs, choices.size(), [&](std::size_t at) {
    const Tried &tried = *choices[at];
    RolloutPlan once = plan.rollout;
    once.fresh = 0;  // the size is not asked for
    RolloutPlan again = once;
    again.seed = std::mt19937_64(plan.rollout.seed)();
    found[at] = agreementOf(rollOut(*tried.source->game, *tried.verdict, once).end,
                            rollOut(*tried.source->game, *tried.verdict, again).end);
  });
  const auto count = [&found](Agreement agreement) {
    return countText(std::ranges::count(found, agreement));
  };
  //: %1: choices, with their number; the others are numbers of them
  out << Text::tr(
             "%1 rolled out twice: %2 clear and in agreement, %3 clear only once, %4 never clear, %5 clear "
             "once and equal once, %6 contradictory")
             .arg(choiceCount(static_cast<qint64>(choices.size())), count(Alike), count(ClearOnce),
                  count(ClearNever), count(ClearAndEqual), count(Contradiction))
      << '\n';
}

}  // namespace janso::cli
