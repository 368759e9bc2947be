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
#include "review/worlds.h"

namespace janso {
namespace {

constexpr int kBatch = 50;
constexpr int kChunk = 10;      // pairs between two looks at the stop
constexpr double kSure = 2.33;  // standard errors
constexpr std::uint64_t kFreshWorlds = 0x5EED0000000000U;
constexpr int kMostMissing = 5;  // worlds that were not found while hardly any was

double errorOf(double sum, double square, int n) {
  if (n < 2)
    return 0;
  return std::sqrt(std::max(0.0, (square - sum * sum / n) / (n - 1)) / n);
}

// A world played with both actions.
struct Pair {
  bool played = false;  // it was come to before the stop
  bool found = false;
  BothPlayed ends;  // with the other action, and with the played one
};

class Player {
 public:
  Player(const Rollout &rollout, const ProvedGame &game, const ChoiceVerdict &verdict,
         const RolloutWatch &watch)
      : m_rollout(rollout), m_verdict(verdict), m_watch(watch), m_worlds(game, verdict, rollout.plan.kind) {
    m_pool.setMaxThreadCount(std::max(1, watch.threads));
  }

  Loosened loosened() const { return m_worlds.loosened(); }
  bool isStopped() const { return m_watch.stop != nullptr && m_watch.stop->load(); }

  // Up to so many pairs more, in the order of the worlds whatever thread played them.
  void add(PairSum &sum, std::uint64_t firstWorld, int count) {
    std::vector<Pair> pairs(static_cast<std::size_t>(count));
    std::atomic<std::size_t> next{0};
    const auto play = [&] {
      for (std::size_t i = next++; i < pairs.size() && !isStopped(); i = next++)
        pairs[i] = playPair(firstWorld + static_cast<std::uint64_t>(sum.worlds) + i);
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
    const std::uint64_t seed = WorldRandom(number).next();
    const std::optional<Round> world = m_worlds.sample(seed);
    if (!world)
      return {true, false, {}};
    const int orders = m_rollout.plan.kind == WorldKind::TrueWall ? 1 : kOrdersOfAWorld;
    return {true, true,
            playBoth(*world, m_verdict.seat, m_rollout.other, m_rollout.played, botsOf(m_rollout.plan), seed,
                     orders)};
  }

  static void addPair(PairSum &sum, const Pair &pair) {
    ++sum.worlds;
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
  const WorldSampler m_worlds;
  QThreadPool m_pool;
};

// Hardly any world fits: the record rules out what the seat had not seen. Asked where every way to play them
// comes by, stopped between or not.
bool isHopeless(const PairSum &sum) {
  return sum.worlds % kChunk == 0 && sum.worlds - sum.pairs > kMostMissing + sum.pairs;
}

std::optional<RolloutEnd> verdictOf(const PairSum &sum, const RolloutPlan &plan) {
  if (isHopeless(sum))
    return RolloutEnd::NoWorld;
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
  return std::min({kChunk - sum.worlds % kChunk, most - sum.pairs, kBatch - sum.pairs % kBatch});
}

}  // namespace

double PairSum::placeError() const {
  return errorOf(place, placeSquare, pairs);
}
double PairSum::pointsError() const {
  return errorOf(points, pointsSquare, pairs);
}

bool Rollout::judges() const {
  return plan.kind == WorldKind::InformationSet && (end == RolloutEnd::Worse || end == RolloutEnd::Better ||
                                                    end == RolloutEnd::Equal || end == RolloutEnd::Cap);
}

PlayOutBots botsOf(const RolloutPlan &plan) {
  return {plan.own.empty() ? plan.bot : plan.own, plan.bot};
}

RolloutPlan rolloutPlan(WorldKind kind) {
  RolloutPlan plan;
  plan.own = kLightMaster;
  plan.kind = kind;
  if (kind == WorldKind::TrueWall) {
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
  rollout.worldsVersion = kWorldsVersion;
  return rollout;
}

Rollout withMoreWorlds(Rollout rollout) {
  rollout.plan.most += RolloutPlan{}.most;
  rollout.end = RolloutEnd::Stopped;
  return rollout;
}

void goOn(Rollout &rollout, const ProvedGame &game, const ChoiceVerdict &verdict, const RolloutWatch &watch) {
  Player player(rollout, game, verdict, watch);
  rollout.loosened = player.loosened();
  const RolloutPlan &plan = rollout.plan;
  const auto step = [&](PairSum &sum, std::uint64_t firstWorld, int most) {
    player.add(sum, firstWorld, chunk(sum, most));
    if (watch.told && !player.isStopped())
      watch.told(rollout);
    return !player.isStopped();
  };
  std::optional<RolloutEnd> end = verdictOf(rollout.deciding, plan);
  while (!end) {
    if (player.isStopped() || !step(rollout.deciding, plan.seed, plan.most))
      return;
    end = verdictOf(rollout.deciding, plan);
  }
  while (*end != RolloutEnd::NoWorld && rollout.size.pairs < plan.fresh && !isHopeless(rollout.size)) {
    if (player.isStopped() || !step(rollout.size, plan.seed + kFreshWorlds, plan.fresh))
      return;
  }
  rollout.end = *end;
}

Rollout rollOut(const ProvedGame &game, const ChoiceVerdict &verdict, const RolloutPlan &plan,
                const std::atomic<bool> *stop) {
  Rollout rollout = startRollout(verdict, plan);
  goOn(rollout, game, verdict, {stop, {}, 1});
  return rollout;
}

}  // namespace janso
