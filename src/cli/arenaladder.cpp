// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/arenaladder.h"

#include <algorithm>
#include <cmath>

#include "bots/bot.h"
#include "cli/arenareport.h"
#include "cli/command.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

constexpr auto kField = "club";
constexpr int kMixedPart = 4;    // of the matches against the field, so many times fewer
constexpr int kFewestWalls = 2;  // without an error there is no estimate

// Progress over all arenas.
class LadderCounter {
 public:
  LadderCounter(const ArenaOptions &options, int of) : m_options(options), m_of(of) {}

  ArenaTotals play(const ArenaPlan &plan) {
    ArenaOptions options = m_options;
    if (m_options.progress)
      options.progress = [this](int done, int) { m_options.progress(m_done + done, m_of); };
    const ArenaTotals totals = playAll(plan, options);
    m_done += plan.matches;
    return totals;
  }

 private:
  const ArenaOptions &m_options;
  int m_of;
  int m_done = 0;
};

ArenaPlan tableOf(const LadderPlan &plan, const QString &seats, int matches) {
  ArenaPlan table;
  table.rules = plan.rules;
  table.matches = matches;
  table.seed = plan.seed;
  table.duplicate = true;
  [[maybe_unused]] const Result<bool> seated = seatParticipants(seats, table);
  Q_ASSERT(seated);
  return table;
}

// Every choice of `size` of 0 .. `of` - 1.
std::vector<std::vector<std::size_t>> choices(std::size_t of, std::size_t size) {
  std::vector<std::vector<std::size_t>> all;
  std::vector<bool> in(of);
  std::fill(in.begin(), in.begin() + static_cast<std::ptrdiff_t>(std::min(size, of)), true);
  do {
    std::vector<std::size_t> choice;
    for (std::size_t i = 0; i < of; ++i) {
      if (in[i])
        choice.push_back(i);
    }
    all.push_back(choice);
  } while (std::prev_permutation(in.begin(), in.end()));
  return all;
}

// Of the mean of independent estimates.
Estimate meanOf(const std::vector<Estimate> &estimates) {
  Estimate mean{0, 0};
  for (const Estimate &each : estimates) {
    mean.value += each.value;
    mean.error += each.error * each.error;
  }
  const auto count = static_cast<double>(estimates.size());
  return {mean.value / count, std::sqrt(mean.error) / count};
}

QString percent(double share) {
  return decimalText(100 * share, 1);
}

QString ladderPlace(const Estimate &place) {
  if (place.value <= 0)
    return QStringLiteral("-");
  const QString value = decimalText(place.value, 3);
  return place.error < 0 ? value : value + QStringLiteral(" ±") + decimalText(place.error, 3);
}

}  // namespace

std::vector<Rung> climbLadder(const LadderPlan &plan, const ArenaOptions &options) {
  std::vector<std::string> ids = plan.bots;
  if (ids.empty()) {
    for (const BotInfo &info : builtInBots())
      ids.emplace_back(info.id);
  }
  const auto players = static_cast<std::size_t>(plan.rules.players);
  const auto tables =
      ids.size() >= players ? choices(ids.size(), players) : std::vector<std::vector<std::size_t>>();
  const auto tablesEach = tables.size() * players / ids.size();
  const int walls =
      tables.empty()
          ? 0
          : std::max(kFewestWalls, plan.matches / kMixedPart / static_cast<int>(tablesEach * players));
  const int mixedMatches = walls * plan.rules.players;
  LadderCounter counter(
      options, static_cast<int>(ids.size()) * plan.matches + static_cast<int>(tables.size()) * mixedMatches);
  std::vector<Rung> rungs;
  for (const std::string &id : ids) {
    const ArenaPlan table = tableOf(
        plan, QStringLiteral("one=%1;field=%2").arg(QString::fromStdString(id), QLatin1String(kField)),
        plan.matches);
    const ArenaTotals totals = counter.play(table);
    rungs.push_back({id, totals.place(table, 0), {}, totals.bots[0]});
  }
  std::vector<std::vector<Estimate>> mixed(ids.size());
  for (const std::vector<std::size_t> &choice : tables) {
    QStringList seats;
    for (const std::size_t bot : choice)
      seats << QString::fromStdString(ids[bot]);
    const ArenaPlan table = tableOf(plan, seats.join(QLatin1Char(';')), mixedMatches);
    const ArenaTotals totals = counter.play(table);
    for (std::size_t i = 0; i < choice.size(); ++i)
      mixed[choice[i]].push_back(totals.place(table, static_cast<int>(i)));
  }
  for (std::size_t i = 0; i < rungs.size() && !tables.empty(); ++i)
    rungs[i].mixed = meanOf(mixed[i]);
  std::stable_sort(rungs.begin(), rungs.end(),
                   [](const Rung &a, const Rung &b) { return a.clubs.value > b.clubs.value; });
  return rungs;
}

void printLadder(const std::vector<Rung> &rungs, QTextStream &out) {
  QList<QStringList> rows{{QString(), Text::tr("against club bots"), Text::tr("on record"),
                           Text::tr("at mixed tables"), Text::tr("win %"), Text::tr("deal-in %"),
                           Text::tr("riichi %"), Text::tr("call %"), Text::tr("flush %"), Text::tr("p50 ms"),
                           Text::tr("p99 ms")}};
  for (const Rung &rung : rungs) {
    const BotInfo *info = findBot(rung.id);
    const Estimate known = info == nullptr
                               ? Estimate{}
                               : Estimate{info->measured.place / 100.0, info->measured.placeError / 100.0};
    rows.push_back({QString::fromStdString(rung.id), ladderPlace(rung.clubs),
                    known.value > 0 ? decimalText(known.value, 2) : QStringLiteral("-"),
                    ladderPlace(rung.mixed), percent(winRate(rung.tally)), percent(dealInRate(rung.tally)),
                    percent(riichiRate(rung.tally)), percent(callRate(rung.tally)),
                    percent(flushShare(rung.tally)), decimalText(rung.tally.times.quantile(0.5), 3),
                    decimalText(rung.tally.times.quantile(0.99), 3)});
  }
  printTable(rows, out);
}

}  // namespace janso::cli
