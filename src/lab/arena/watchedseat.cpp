// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/arena/watchedseat.h"

#include <mutex>
#include <string>

#include "bots/evaluation.h"
#include "cli/command/sharedwork.h"
#include "records/rulesetjson.h"
#include "review/playout.h"
#include "review/simulateddealrandom.h"

namespace janso::cli {
namespace {

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

PlayedWorth worthIn(const SeatView &before, const HandOutcome &end) {
  const EndWorth worth = worthOf(before, end);
  return {-worth.place, worth.placement + end.deltas[index(before.seat)], worth.value};
}

std::span<const Action> legalOf(const Decision &decision) {
  return {decision.legal.data(), decision.legal.size()};
}

}  // namespace

PlayedWorth operator-(const PlayedWorth &a, const PlayedWorth &b) {
  return {a.places - b.places, a.points - b.points, a.value - b.value};
}

QJsonObject WatchPlan::toJson() const {
  return {{QStringLiteral("rules"), janso::toJson(rules)},
          {QStringLiteral("bot"), bot},
          {QStringLiteral("continuation"), continuation},
          {QStringLiteral("field"), field},
          {QStringLiteral("matches"), matches},
          {QStringLiteral("walls"), walls},
          {QStringLiteral("seed"), seed}};
}

Result<WatchPlan> WatchPlan::fromJson(const QJsonObject &object) {
  const Result<RuleSet> rules = ruleSetFromJson(object.value(QStringLiteral("rules")).toObject());
  if (!rules)
    return rules.error().in("rules");
  WatchPlan plan;
  plan.rules = *rules;
  plan.bot = object.value(QStringLiteral("bot")).toString();
  plan.continuation = object.value(QStringLiteral("continuation")).toString();
  plan.field = object.value(QStringLiteral("field")).toString();
  plan.matches = object.value(QStringLiteral("matches")).toInt();
  plan.walls = object.value(QStringLiteral("walls")).toInt();
  plan.seed = object.value(QStringLiteral("seed")).toString();
  if (plan.matches < 1 || plan.bot.isEmpty())
    return Error{"the plan of the matches is not valid"};
  return plan;
}

WatchedSeat::WatchedSeat(const WatchPlan &plan, int number)
    : m_plan(plan),
      m_number(number),
      m_seat(number % plan.rules.players),
      m_match(plan.rules, {"watched", "field", "field", plan.rules.players == 4 ? "field" : ""},
              wallSeedFromText(plan.seed.toStdString() + '/' + std::to_string(number))) {
  for (int seat = 0; seat < m_plan.rules.players; ++seat)
    m_bots[index(seat)] = makeBot((seat == m_seat ? plan.bot : plan.field).toStdString(), seedOf(seat));
}

void WatchedSeat::play(const Answer &answer) {
  std::vector<Event> events;
  while (!m_match.isOver()) {
    while (!m_match.pending().empty()) {
      const Decision decision = m_match.pending().front();
      const SeatView view = m_match.viewOf(decision.seat);
      const bool asked = decision.seat == m_seat && decision.legal.size() > 1;
      m_match.answer(
          decision.seat, decision.id,
          asked ? answer(view, decision) : m_bots[index(decision.seat)]->decide(view, legalOf(decision)));
    }
    events.clear();
    m_match.advance(events);
  }
}

std::array<PlayedWorth, 2> WatchedSeat::playedOut(const SeatView &view, const Action &first,
                                                  const Action &second) {
  std::array<PlayedWorth, 2> worth;
  for (int wall = 0; wall < m_plan.walls; ++wall) {
    const std::uint64_t seed =
        SimulatedDealRandom(seedOf(m_seat) + m_judged * 1000 + static_cast<std::uint64_t>(wall)).next();
    const Round round = inAnotherOrder(*m_match.round(), seed);
    for (const bool other : {false, true}) {
      const HandOutcome end = playOut(round, m_seat, other ? second : first,
                                      {m_plan.continuation.toStdString(), m_plan.field.toStdString()}, seed);
      const PlayedWorth one = worthIn(view, end);
      PlayedWorth &mean = worth[other ? 1 : 0];
      mean.places += one.places / m_plan.walls;
      mean.points += one.points / m_plan.walls;
      mean.value += one.value / m_plan.walls;
    }
  }
  ++m_judged;
  return worth;
}

std::unique_ptr<Bot> WatchedSeat::another(const QString &bot) const {
  return makeBot(bot.toStdString(), seedOf(m_seat));
}

std::uint64_t WatchedSeat::seedOf(int seat) const {
  return SimulatedDealRandom(static_cast<std::uint64_t>(m_number) * 4 + index(seat)).next();
}

void watchAll(const WatchPlan &plan, const WatchOptions &options,
              const std::function<void(WatchedSeat &, std::size_t)> &play) {
  std::vector<int> matches;
  for (int match = 0; match < plan.matches; ++match) {
    if (options.shard.takes(match))
      matches.push_back(match);
  }
  std::mutex guard;
  int done = 0;
  forEachOnThreads(options.threads, matches.size(), [&](std::size_t at) {
    WatchedSeat seat(plan, matches[at]);
    play(seat, static_cast<std::size_t>(matches[at]));
    const std::lock_guard lock(guard);
    if (options.progress)
      options.progress(++done, static_cast<int>(matches.size()));
  });
}

}  // namespace janso::cli
