// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/arena/ladder.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "bots/bot.h"
#include "cli/arena/arenareport.h"
#include "cli/arena/arenaseat.h"
#include "cli/command/command.h"
#include "lab/shards/splitrun.h"
#include "records/rulesetjson.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

constexpr auto kField = "club";
constexpr int kMixedPart = 4;    // of the matches against the field, so many times fewer
constexpr int kFewestWalls = 2;  // without an error there is no estimate

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

QString duelSeats(const std::string &bot) {
  return QStringLiteral("one=%1;field=%2").arg(QString::fromStdString(bot), QLatin1String(kField));
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

// The mean of independent estimates, with its error.
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

QJsonObject LadderPlan::toJson() const {
  QJsonArray ids;
  for (const std::string &bot : bots)
    ids.append(QString::fromStdString(bot));
  return {{QStringLiteral("rules"), janso::toJson(rules)},
          {QStringLiteral("matches"), matches},
          {QStringLiteral("seed"), seed},
          {QStringLiteral("bots"), ids}};
}

Result<LadderPlan> LadderPlan::fromJson(const QJsonObject &object) {
  const Result<RuleSet> rules = ruleSetFromJson(object.value(QStringLiteral("rules")).toObject());
  if (!rules)
    return rules.error().in("rules");
  LadderPlan plan;
  plan.rules = *rules;
  plan.matches = object.value(QStringLiteral("matches")).toInt();
  plan.seed = object.value(QStringLiteral("seed")).toString();
  for (const QJsonValue bot : object.value(QStringLiteral("bots")).toArray()) {
    plan.bots.push_back(bot.toString().toStdString());
    if (!seatMaker(bot.toString()))
      return wrong(QStringLiteral("there is no bot '%1'").arg(shown(bot.toString())));
  }
  if (plan.bots.empty() || plan.matches < 1 || plan.matches > ArenaPlan::kMostMatches ||
      plan.matches % plan.rules.players != 0)
    return wrong(QStringLiteral("the plan of the ladder is not valid"));
  return plan;
}

std::vector<ArenaPlan> ladderTables(const LadderPlan &plan) {
  std::vector<ArenaPlan> tables;
  for (const std::string &bot : plan.bots)
    tables.push_back(tableOf(plan, duelSeats(bot), plan.matches));
  const auto players = static_cast<std::size_t>(plan.rules.players);
  if (plan.bots.size() < players)
    return tables;
  const std::vector<std::vector<std::size_t>> mixed = choices(plan.bots.size(), players);
  const std::size_t tablesEach = mixed.size() * players / plan.bots.size();
  const int walls =
      std::max(kFewestWalls, plan.matches / kMixedPart / static_cast<int>(tablesEach * players));
  for (const std::vector<std::size_t> &choice : mixed) {
    QStringList seats;
    for (const std::size_t bot : choice)
      seats << QString::fromStdString(plan.bots[bot]);
    tables.push_back(tableOf(plan, seats.join(QLatin1Char(';')), walls * plan.rules.players));
  }
  return tables;
}

std::vector<ArenaTotals> playLadder(const std::vector<ArenaPlan> &tables, const ArenaOptions &options) {
  const auto shardAt = [&options](std::size_t table) {
    return movedOn(options.shard, static_cast<int>(table % static_cast<std::size_t>(options.shard.of)));
  };
  std::vector<int> counts;  // matches of the shard
  int of = 0;
  for (std::size_t at = 0; at < tables.size(); ++at) {
    int blocks = 0;
    for (int block = 0; block < tables[at].blocks(); ++block)
      blocks += shardAt(at).takes(block) ? 1 : 0;
    counts.push_back(blocks * tables[at].blockSize());
    of += counts.back();
  }
  std::vector<ArenaTotals> totals;
  int before = 0;
  for (std::size_t at = 0; at < tables.size(); ++at) {
    ArenaOptions one = options;
    one.shard = shardAt(at);
    if (options.progress)
      one.progress = [&](int done, int) { options.progress(before + done, of); };
    totals.push_back(playAll(tables[at], one));
    before += counts[at];
  }
  return totals;
}

std::vector<Rung> rungsOf(const LadderPlan &plan, const std::vector<ArenaPlan> &tables,
                          const std::vector<ArenaTotals> &totals) {
  const std::size_t bots = plan.bots.size();
  std::vector<Rung> rungs;
  for (std::size_t bot = 0; bot < bots; ++bot)
    rungs.push_back({plan.bots[bot], totals[bot].place(tables[bot], 0), {}, totals[bot].bots[0]});
  std::map<QString, std::vector<Estimate>> mixed;
  for (std::size_t table = bots; table < tables.size(); ++table) {
    const std::vector<Participant> &participants = tables[table].participants;
    for (std::size_t i = 0; i < participants.size(); ++i)
      mixed[participants[i].name].push_back(totals[table].place(tables[table], static_cast<int>(i)));
  }
  for (Rung &rung : rungs) {
    if (const auto found = mixed.find(QString::fromStdString(rung.id)); found != mixed.end())
      rung.mixed = meanOf(found->second);
  }
  std::stable_sort(rungs.begin(), rungs.end(),
                   [](const Rung &a, const Rung &b) { return a.clubs.value > b.clubs.value; });
  return rungs;
}

QJsonArray rowsOf(const std::vector<ArenaTotals> &totals) {
  QJsonArray rows;
  for (std::size_t table = 0; table < totals.size(); ++table)
    rows.append(QJsonArray{static_cast<int>(table), totals[table].toJson()});
  return rows;
}

Result<std::vector<ArenaTotals>> ladderTotalsOf(const QJsonArray &rows,
                                                const std::vector<ArenaPlan> &tables) {
  std::vector<ArenaTotals> totals(tables.begin(), tables.end());
  for (const QJsonValue row : rows) {
    const int table = row[0].toInt(-1);
    if (table < 0 || table >= static_cast<int>(tables.size()))
      return wrong(QStringLiteral("the ladder has no table %1").arg(table));
    const auto at = static_cast<std::size_t>(table);
    const Result<ArenaTotals> part = ArenaTotals::fromJson(row[1].toObject(), tables[at]);
    if (!part)
      return part.error().in("table " + std::to_string(table));
    totals[at].add(*part);
  }
  return totals;
}

void printLadder(const std::vector<Rung> &rungs, QTextStream &out) {
  QList<QStringList> rows{{QString(), QStringLiteral("against club bots"), QStringLiteral("on record"),
                           QStringLiteral("at mixed tables"), QStringLiteral("win %"),
                           QStringLiteral("deal-in %"), QStringLiteral("riichi %"), QStringLiteral("call %"),
                           QStringLiteral("flush %"), QStringLiteral("p50 ms"), QStringLiteral("p99 ms")}};
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
