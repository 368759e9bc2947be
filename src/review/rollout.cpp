// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/rollout.h"

#include <QThreadPool>
#include <algorithm>
#include <cmath>
#include <vector>

#include "records/provedgame.h"
#include "review/playout.h"
#include "review/scale.h"
#include "review/simulateddeals.h"

namespace janso {
namespace {

constexpr int kBatch = 50;
constexpr int kChunk = 10;      // pairs between two looks at the stop
constexpr double kSure = 2.33;  // standard errors
constexpr std::uint64_t kFreshDeals = 0x5EED0000000000U;
constexpr int kMostMissing = 5;  // deals not found while hardly any was

double errorOf(double sum, double square, int n) {
  if (n < 2)
    return 0;
  return std::sqrt(std::max(0.0, (square - sum * sum / n) / (n - 1)) / n);
}

// A deal played with both actions.
struct Pair {
  bool played = false;  // it was come to before the stop
  bool found = false;
  BothPlayed ends;  // with the other action, and with the played one
};

class Player {
 public:
  Player(const Rollout &rollout, const ProvedGame &game, const ChoiceVerdict &verdict,
         const RolloutWatch &watch)
      : m_rollout(rollout), m_verdict(verdict), m_watch(watch), m_deals(game, verdict, rollout.plan.kind) {
    m_pool.setMaxThreadCount(std::max(1, watch.threads));
  }

  Relaxation relaxation() const { return m_deals.relaxation(); }
  bool isStopped() const { return m_watch.stop != nullptr && m_watch.stop->load(); }

  // Adds up to `count` pairs, in the order of the deals whatever thread played them.
  void add(PairSum &sum, std::uint64_t firstDeal, int count) {
    std::vector<Pair> pairs(static_cast<std::size_t>(count));
    std::atomic<std::size_t> next{0};
    const auto play = [&] {
      for (std::size_t i = next++; i < pairs.size() && !isStopped(); i = next++)
        pairs[i] = playPair(firstDeal + static_cast<std::uint64_t>(sum.deals) + i);
    };
    for (int i = 1; i < m_pool.maxThreadCount(); ++i)
      m_pool.start(play);
    play();
    m_pool.waitForDone();
    for (const Pair &pair : pairs) {
      if (!pair.played)
        return;
      addPair(sum, pair);
    }
  }

 private:
  Pair playPair(std::uint64_t number) const {
    const std::uint64_t seed = SimulatedDealRandom(number).next();
    const std::optional<Round> deal = m_deals.sample(seed);
    if (!deal)
      return {true, false, {}};
    const int orders = m_rollout.plan.kind == SimulatedDealKind::TrueWall ? 1 : kOrdersPerDeal;
    return {true, true,
            playBoth(*deal, m_verdict.seat, m_rollout.other, m_rollout.played, botsOf(m_rollout.plan), seed,
                     orders)};
  }

  static void addPair(PairSum &sum, const Pair &pair) {
    ++sum.deals;
    if (!pair.found)
      return;
    const auto &[other, given] = pair.ends;
    const double place = given.place - other.place;
    const double points = given.points - other.points;
    ++sum.pairs;
    sum.place += place;
    sum.placeSquare += place * place;
    sum.points += points;
    sum.pointsSquare += points * points;
    sum.otherPlace += other.place;
    sum.otherPoints += other.points;
  }

  const Rollout &m_rollout;
  const ChoiceVerdict &m_verdict;
  const RolloutWatch &m_watch;
  const SimulatedDealSampler m_deals;
  QThreadPool m_pool;
};

// Hardly any deal fits: the record rules out what the seat had not seen. Asked where every way to play them
// comes by, stopped between or not.
bool isHopeless(const PairSum &sum) {
  return sum.deals % kChunk == 0 && sum.deals - sum.pairs > kMostMissing + sum.pairs;
}

std::optional<RolloutEnd> verdictOf(const PairSum &sum, const RolloutPlan &plan) {
  if (isHopeless(sum))
    return RolloutEnd::NoDealFits;
  const double reach = kSure * sum.placeError();
  const double mean = sum.meanPlace();
  const auto capped = sum.pairs >= plan.most ? std::optional(RolloutEnd::Cap) : std::nullopt;
  if (sum.pairs < plan.least || sum.pairs % kBatch != 0)
    return capped;
  if (std::abs(mean) > reach && reach > 0)
    return mean > 0 ? RolloutEnd::Worse : RolloutEnd::Better;
  if (std::abs(mean) + reach < Thresholds{}.inaccuracy)
    return RolloutEnd::Equal;
  return capped;
}

// How many pairs may be played before it is looked at again.
int chunk(const PairSum &sum, int most) {
  return std::min({kChunk - sum.deals % kChunk, most - sum.pairs, kBatch - sum.pairs % kBatch});
}

}  // namespace

double PairSum::placeError() const {
  return errorOf(place, placeSquare, pairs);
}
double PairSum::pointsError() const {
  return errorOf(points, pointsSquare, pairs);
}

bool Rollout::judges() const {
  return plan.kind == SimulatedDealKind::InformationSet &&
         (end == RolloutEnd::Worse || end == RolloutEnd::Better || end == RolloutEnd::Equal ||
          end == RolloutEnd::Cap);
}

PlayOutBots botsOf(const RolloutPlan &plan) {
  return {plan.own.empty() ? plan.bot : plan.own, plan.bot};
}

RolloutPlan rolloutPlan(SimulatedDealKind kind) {
  RolloutPlan plan;
  plan.own = kLightMaster;
  plan.kind = kind;
  if (kind == SimulatedDealKind::TrueWall) {
    plan.least = 1;
    plan.most = 1;
    plan.fresh = 0;
  }
  return plan;
}

std::optional<Action> rolloutRival(const ChoiceVerdict &verdict) {
  const auto isRival = [&](const Candidate &candidate) {
    return !isSameChoice(candidate.considered.action, verdict.action);
  };
  if (!verdict.isJudged() && verdict.botChoice >= 0) {
    const Candidate &bot = verdict.candidates[static_cast<std::size_t>(verdict.botChoice)];
    if (isRival(bot))
      return bot.considered.action;
  }
  const auto found = std::ranges::find_if(verdict.candidates, isRival);
  if (found == verdict.candidates.end())
    return std::nullopt;
  return found->considered.action;
}

Rollout startRollout(const ChoiceVerdict &verdict, const RolloutPlan &plan) {
  Rollout rollout;
  rollout.hand = verdict.hand;
  rollout.answer = verdict.answer;
  rollout.played = verdict.action;
  rollout.other = rolloutRival(verdict).value_or(verdict.action);
  rollout.plan = plan;
  rollout.simulatedDealsVersion = kSimulatedDealsVersion;
  return rollout;
}

Rollout withMoreDeals(Rollout rollout) {
  rollout.plan.most += RolloutPlan{}.most;
  rollout.end = RolloutEnd::Stopped;
  return rollout;
}

void continueRollout(Rollout &rollout, const ProvedGame &game, const ChoiceVerdict &verdict,
                     const RolloutWatch &watch) {
  Player player(rollout, game, verdict, watch);
  rollout.relaxation = player.relaxation();
  const RolloutPlan &plan = rollout.plan;
  const auto step = [&](PairSum &sum, std::uint64_t firstDeal, int most) {
    player.add(sum, firstDeal, chunk(sum, most));
    if (watch.progress && !player.isStopped())
      watch.progress(rollout);
    return !player.isStopped();
  };
  std::optional<RolloutEnd> end = verdictOf(rollout.deciding, plan);
  while (!end) {
    if (player.isStopped() || !step(rollout.deciding, plan.seed, plan.most))
      return;
    end = verdictOf(rollout.deciding, plan);
  }
  while (*end != RolloutEnd::NoDealFits && rollout.size.pairs < plan.fresh && !isHopeless(rollout.size)) {
    if (player.isStopped() || !step(rollout.size, plan.seed + kFreshDeals, plan.fresh))
      return;
  }
  rollout.end = *end;
}

Rollout rollOut(const ProvedGame &game, const ChoiceVerdict &verdict, const RolloutPlan &plan,
                const std::atomic<bool> *stop) {
  Rollout rollout = startRollout(verdict, plan);
  continueRollout(rollout, game, verdict, {stop, {}, 1});
  return rollout;
}

}  // namespace janso
