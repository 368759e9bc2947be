// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/review/trust.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <random>
#include <string>
#include <utility>

#include "cli/command/command.h"
#include "cli/command/counts.h"
#include "cli/command/sharedwork.h"
#include "lab/review/seededdraw.h"
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
  double said = 0;  // the reviewer's estimate of the difference, in places
};

double saidOf(const ChoiceVerdict &verdict) {
  return verdict.isJudged() && verdict.played > 0 ? verdict.given().place - verdict.best().place : 0;
}

// One category after the other, each in an order that the seed alone decides.
std::vector<Tried> drawn(const std::vector<TrustSource> &games, const TrustPlan &plan) {
  std::array<std::vector<Tried>, kCategories> all;
  for (const TrustSource &source : games) {
    for (const HandReview &hand : source.review->hands) {
      for (const ChoiceVerdict &verdict : hand.verdicts) {
        if (saidOf(verdict) >= kSmallest && (verdict.isLoss() || !plan.losses) && rolloutRival(verdict) &&
            canSimulateDeals(*source.game, verdict.hand, plan.rollout.kind))
          all[static_cast<std::size_t>(verdict.category)].push_back({&source, &verdict, saidOf(verdict)});
      }
    }
  }
  std::mt19937_64 random(plan.rollout.seed);
  std::vector<Tried> choices;
  for (std::vector<Tried> &category : all) {
    keepRandom(category, static_cast<std::size_t>(plan.choices), random);
    choices.insert(choices.end(), category.begin(), category.end());
  }
  return choices;
}

// Calls `tryOut` in threads for each decision of the shard and returns the rows that it makes.
template <class TryOut>
QJsonArray rowsOf(const std::vector<Tried> &all, int jobs, const Shard &shard, TryOut tryOut) {
  std::vector<int> chosen;
  for (int at = 0; at < static_cast<int>(all.size()); ++at) {
    if (shard.takes(at))
      chosen.push_back(at);
  }
  std::vector<QJsonValue> found(chosen.size());
  forEachOnThreads(jobs, chosen.size(),
                   [&](std::size_t i) { found[i] = tryOut(all[static_cast<std::size_t>(chosen[i])]); });
  QJsonArray rows;
  for (std::size_t i = 0; i < chosen.size(); ++i)
    rows.append(QJsonArray{chosen[i], found[i]});
  return rows;
}

template <class Value>
QString wordFor(Value value) {
  return QString::fromStdString(std::string(idOf(value)));
}

QJsonObject objectOf(const Tried &tried, const PairSum &found) {
  const ChoiceVerdict &verdict = *tried.verdict;
  return {{QStringLiteral("type"), QStringLiteral("janso_trust")},
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
          {QStringLiteral("pairs"), found.pairs},
          {QStringLiteral("found"), found.meanPlace()},
          {QStringLiteral("error"), found.placeError()},
          {QStringLiteral("found_points"), -found.meanPoints()},
          {QStringLiteral("points_error"), found.pointsError()}};
}

// One decision of the rows, as far as the lines need it.
struct Found {
  double said = 0;
  int pairs = 0;
  double place = 0;
  double error = 0;
};

// found = slope x said, through the origin: an estimate of 0 means 0. The spread is what is left of the
// scatter without the rollouts' own error.
struct Line {
  int choices = 0;
  double slope = 0;
  double slopeError = 0;
  double spread = 0;
  double said = 0;
  double found = 0;
  double foundError = 0;
};

Line lineOf(const std::vector<Found> &choices) {
  Line line;
  double squares = 0;
  double products = 0;
  double foundSquares = 0;
  for (const Found &tried : choices) {
    if (tried.pairs < 2)
      continue;
    const double found = tried.place;
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
  for (const Found &tried : choices) {
    if (tried.pairs < 2)
      continue;
    const double rest = tried.place - line.slope * tried.said;
    const double own = tried.error;
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

}  // namespace

QJsonObject TrustPlan::toJson() const {
  return {{QStringLiteral("decisions"), choices},
          {QStringLiteral("losses"), losses},
          {QStringLiteral("deals"), static_cast<int>(rollout.kind)},
          {QStringLiteral("pairs"), rollout.most},
          {QStringLiteral("seed"), static_cast<qint64>(rollout.seed)},
          {QStringLiteral("players"), QString::fromStdString(rollout.bot)},
          {QStringLiteral("own_player"), QString::fromStdString(rollout.own)}};
}

QJsonArray trustRows(const std::vector<TrustSource> &games, const TrustPlan &plan, const Shard &shard) {
  RolloutPlan rollout = plan.rollout;
  rollout.least = rollout.most;
  rollout.fresh = 0;
  return rowsOf(drawn(games, plan), plan.jobs, shard, [&](const Tried &tried) -> QJsonValue {
    return objectOf(tried, rollOut(*tried.source->game, *tried.verdict, rollout).deciding);
  });
}

void printTrust(const QJsonArray &rows, QTextStream &out) {
  for (const QJsonValue row : rows)
    out << QString::fromUtf8(QJsonDocument(row[1].toObject()).toJson(QJsonDocument::Compact)) << '\n';
}

void printTrustLines(const QJsonArray &rows, QTextStream &out) {
  std::array<std::vector<Found>, kCategories> all;
  for (const QJsonValue row : rows) {
    const QJsonValue found = row[1];
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (found[QStringLiteral("category")].toString() == wordFor(static_cast<Category>(i)))
        all[i].push_back({found[QStringLiteral("said")].toDouble(), found[QStringLiteral("pairs")].toInt(),
                          found[QStringLiteral("found")].toDouble(),
                          found[QStringLiteral("error")].toDouble()});
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Line line = lineOf(all[i]);
    out << QStringLiteral("%1: %2, slope %3 ± %4, spread %5; estimated %6, measured %7 ± %8")
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

QJsonArray agreementRows(const std::vector<TrustSource> &games, const TrustPlan &plan, const Shard &shard) {
  RolloutPlan once = plan.rollout;
  once.fresh = 0;  // the size is not asked for
  RolloutPlan again = once;
  again.seed = std::mt19937_64(plan.rollout.seed)();
  return rowsOf(drawn(games, plan), plan.jobs, shard, [&](const Tried &tried) -> QJsonValue {
    return static_cast<int>(agreementOf(rollOut(*tried.source->game, *tried.verdict, once).end,
                                        rollOut(*tried.source->game, *tried.verdict, again).end));
  });
}

void printAgreement(const QJsonArray &rows, QTextStream &out) {
  const auto count = [&rows](Agreement agreement) {
    return countText(std::ranges::count_if(
        rows, [agreement](const QJsonValue &row) { return row[1].toInt() == static_cast<int>(agreement); }));
  };
  out << QStringLiteral(
             "%1 rolled out twice: %2 clear and in agreement, %3 clear only once, %4 never clear, %5 clear "
             "once and equal once, %6 contradictory")
             .arg(choiceCount(rows.size()), count(Alike), count(ClearOnce), count(ClearNever),
                  count(ClearAndEqual), count(Contradiction))
      << '\n';
}

}  // namespace janso::cli
