// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/statistics/botmatches.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "about/version.h"
#include "bots/evaluation.h"
#include "cli/arena/arenaplan.h"
#include "cli/arena/arenarun.h"
#include "cli/arena/playedgame.h"
#include "cli/command/sharedwork.h"
#include "lab/shards/splitrun.h"
#include "records/provedgame.h"
#include "records/rulesetjson.h"
#include "review/matchfigures.h"
#include "review/reviewer.h"
#include "statistics/counters.h"
#include "statistics/seatgame.h"

namespace janso::cli {
namespace {

// A match, and which seat of it is counted.
struct CountedMatch {
  int number = 0;  // among the matches of all bots
  int bot = 0;     // index
  std::vector<Event> events;
  int seat = 0;
};

// Only for folding over its events: walls and answers are unknown.
ProvedGame gameOf(const std::vector<Event> &events) {
  ProvedGame game;
  for (const Event &event : events) {
    if (const auto *started = std::get_if<MatchStarted>(&event)) {
      game.info = started->info;
      continue;
    }
    if (const auto *ended = std::get_if<MatchEnded>(&event)) {
      game.result = *ended->result;
      game.complete = true;
      continue;
    }
    if (const auto *start = std::get_if<KyokuStarted>(&event))
      game.hands.emplace_back().start = startOf(*start);
    ProvedHand &hand = game.hands.back();
    hand.complete = hand.complete || std::holds_alternative<KyokuEnded>(event);
    hand.events.push_back(event);
  }
  return game;
}

Counters countBotMatch(const CountedMatch &match, const BotsPlan &plan) {
  SeatGame seat = seatGamesOf(gameOf(match.events))[static_cast<std::size_t>(match.seat)];
  if (plan.reviewed) {
    const GameReview review = reviewGame(provedGameOf(match.events, plan.rules),
                                         static_cast<SeatSet>(1U << match.seat), Strictness::Normal);
    seat.review = matchFiguresOf(figuresOf(review, match.seat));
  }
  return countersOf(seat);
}

QJsonObject countersJson(const Counters &counters) {
  QJsonObject object;
  for (int i = 0; i < kCounters; ++i) {
    const auto counter = static_cast<Counter>(i);
    if (const std::optional<std::int64_t> value = counters.value(counter))
      object.insert(QString::fromStdString(counterName(counter)), static_cast<qint64>(*value));
  }
  return object;
}

Counters countersFrom(const QJsonObject &object) {
  Counters counters;
  for (auto it = object.begin(); it != object.end(); ++it) {
    if (const std::optional<Counter> counter = counterOfName(it.key().toStdString()))
      counters.set(*counter, it.value().toInteger());
  }
  return counters;
}

int matchesOf(const BotsPlan &plan) {
  const int seats = plan.rules.players;
  return (plan.matches + seats - 1) / seats * seats;
}

std::vector<CountedMatch> playOne(const BotsPlan &plan, int bot, const ArenaOptions &given) {
  ArenaPlan arena;
  arena.rules = plan.rules;
  arena.duplicate = true;
  arena.matches = matchesOf(plan);
  arena.seed = plan.seed;
  [[maybe_unused]] const Result<bool> seated = seatParticipants(
      QStringLiteral("bot=%1;field=%2").arg(plan.bots[bot], QLatin1String(kBotField)), arena);
  Q_ASSERT(seated);
  std::vector<CountedMatch> matches;
  ArenaOptions options = given;
  options.played = [&](int match, const std::array<int, 4> &seating, const std::vector<Event> &events) {
    for (int seat = 0; seat < plan.rules.players; ++seat) {
      if (seating[static_cast<std::size_t>(seat)] == 0)
        matches.push_back({bot * arena.matches + match, bot, events, seat});
    }
  };
  playAll(arena, options);
  return matches;
}

}  // namespace

QJsonObject BotsPlan::toJson() const {
  return {{QStringLiteral("rules"), janso::toJson(rules)},
          {QStringLiteral("ruleset"), ruleset},
          {QStringLiteral("length"), length},
          {QStringLiteral("matches"), matches},
          {QStringLiteral("seed"), seed},
          {QStringLiteral("bots"), QJsonArray::fromStringList(bots)},
          {QStringLiteral("reviewed"), reviewed}};
}

Result<BotsPlan> BotsPlan::fromJson(const QJsonObject &object) {
  const Result<RuleSet> rules = ruleSetFromJson(object.value(QStringLiteral("rules")).toObject());
  if (!rules)
    return rules.error().in("rules");
  BotsPlan plan;
  plan.rules = *rules;
  plan.ruleset = object.value(QStringLiteral("ruleset")).toString();
  plan.length = object.value(QStringLiteral("length")).toString();
  plan.matches = object.value(QStringLiteral("matches")).toInt();
  plan.seed = object.value(QStringLiteral("seed")).toString();
  for (const QJsonValue bot : object.value(QStringLiteral("bots")).toArray())
    plan.bots.push_back(bot.toString());
  plan.reviewed = object.value(QStringLiteral("reviewed")).toBool();
  if (plan.matches < 1 || plan.bots.isEmpty())
    return Error{"the plan of the matches is not valid"};
  return plan;
}

QJsonArray playBots(const BotsPlan &plan, const Shard &shard, int threads,
                    const std::function<void(int, int)> &progress) {
  QJsonArray rows;
  const auto bots = static_cast<int>(plan.bots.size());
  for (int bot = 0; bot < bots; ++bot) {
    ArenaOptions options;
    options.threads = threads;
    options.shard = movedOn(shard, bot);
    options.progress = [&](int done, int of) {
      if (progress)
        progress(bot * of + done, bots * of);
    };
    const std::vector<CountedMatch> matches = playOne(plan, bot, options);
    std::vector<Counters> counted(matches.size());
    forEachOnThreads(threads, matches.size(),
                     [&](std::size_t at) { counted[at] = countBotMatch(matches[at], plan); });
    for (std::size_t at = 0; at < matches.size(); ++at)
      rows.append(QJsonArray{matches[at].number, bot, countersJson(counted[at])});
  }
  return rows;
}

BotFigures figuresOf(const BotsPlan &plan, const QJsonArray &rows) {
  BotFigures figures;
  figures.program = versionText();
  figures.ruleset = plan.ruleset;
  figures.length = plan.length;
  figures.opponent = QLatin1String(kBotField);
  figures.seed = plan.seed;
  figures.matches = plan.matches;
  if (plan.reviewed) {
    figures.evaluator = QString::fromStdString(std::string(evaluatorId()));
    figures.evaluatorVersion = evaluatorVersion();
    figures.scaleVersion = kScaleVersion;
  }
  for (const QString &bot : plan.bots)
    figures.bots.push_back({bot, {}});
  for (const QJsonValue row : rows) {
    const int bot = row[1].toInt(-1);
    if (bot >= 0 && bot < static_cast<int>(figures.bots.size()))
      figures.bots[static_cast<std::size_t>(bot)].totals.add(countersFrom(row[2].toObject()));
  }
  return figures;
}

}  // namespace janso::cli
