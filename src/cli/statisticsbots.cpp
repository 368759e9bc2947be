// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/statisticsbots.h"

#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "about/version.h"
#include "bots/evaluation.h"
#include "cli/arenaplan.h"
#include "cli/arenarun.h"
#include "cli/playedgame.h"
#include "cli/sharedwork.h"
#include "records/provedgame.h"
#include "review/matchfigures.h"
#include "review/reviewer.h"
#include "statistics/seatgame.h"

namespace janso::cli {
namespace {

// A match, and which seat of it is counted.
struct CountedMatch {
  std::vector<Event> events;
  int seat = 0;
};

Counters countBotMatch(const CountedMatch &match, const BotsPlan &plan) {
  SeatGame seat = seatGamesOf(gameOf(match.events))[static_cast<std::size_t>(match.seat)];
  if (plan.reviewed) {
    const GameReview review = reviewGame(provedGameOf(match.events, plan.rules),
                                         static_cast<SeatSet>(1U << match.seat), Strictness::Normal);
    seat.review = matchFiguresOf(figuresOf(review, match.seat));
  }
  return countersOf(seat);
}

// Counted on all cores, added in the order of the matches.
Totals countBotMatches(const std::vector<CountedMatch> &matches, const BotsPlan &plan) {
  std::vector<Counters> counted(matches.size());
  forEachOnThreads(plan.threads, matches.size(),
                   [&](std::size_t at) { counted[at] = countBotMatch(matches[at], plan); });
  Totals totals;
  for (const Counters &match : counted)
    totals.add(match);
  return totals;
}

Totals playOne(const BotsPlan &plan, const QString &bot, const std::function<void(int, int)> &progress) {
  ArenaPlan arena;
  arena.rules = plan.rules;
  arena.duplicate = true;
  const int seats = plan.rules.players;
  arena.matches = (plan.matches + seats - 1) / seats * seats;
  arena.seed = plan.seed;
  [[maybe_unused]] const Result<bool> seated =
      seatParticipants(QStringLiteral("bot=%1;field=%2").arg(bot, QLatin1String(kBotField)), arena);
  Q_ASSERT(seated);
  std::vector<CountedMatch> matches;
  ArenaOptions options;
  options.threads = plan.threads;
  options.progress = progress;
  options.played = [&](int, const std::array<int, 4> &seating, const std::vector<Event> &events) {
    for (int seat = 0; seat < seats; ++seat) {
      if (seating[static_cast<std::size_t>(seat)] == 0)
        matches.push_back({events, seat});
    }
  };
  playAll(arena, options);
  return countBotMatches(matches, plan);
}

}  // namespace

BotFigures playBots(const BotsPlan &plan) {
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
  for (qsizetype i = 0; i < plan.bots.size(); ++i) {
    const auto progress = [&](int done, int of) {
      if (plan.progress)
        plan.progress(static_cast<int>(i) * of + done, static_cast<int>(plan.bots.size()) * of);
    };
    figures.bots.push_back({plan.bots[i], playOne(plan, plan.bots[i], progress)});
  }
  return figures;
}

}  // namespace janso::cli
