// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/arena/regret.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <utility>

#include "bots/bot.h"
#include "cli/arena/arenareport.h"
#include "cli/command/command.h"
#include "cli/command/counts.h"
#include "review/verdict.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

void judge(WatchedSeat &seat, const WatchPlan &plan, std::vector<RegretCase> &cases) {
  const std::unique_ptr<Bot> old = seat.another(plan.continuation);
  seat.play([&](const SeatView &view, const Decision &decision) {
    const std::span<const Action> legal{decision.legal.data(), decision.legal.size()};
    const Action now = seat.bot().decide(view, legal);
    Reasoning reasoning;
    const Action before = old->explain(view, legal, reasoning);
    if (!isSameChoice(now, before)) {
      const auto [ofOld, ofNew] = seat.playedOut(view, before, now);
      cases.push_back({cellsOf(view, before, now, reasoning), ofNew - ofOld});
    }
    return now;
  });
}

template <class Counts>
Estimate sumOf(const RegretTable &table, double PlayedWorth::*unit, Counts counts) {
  double sum = 0;
  double square = 0;
  for (const std::vector<RegretCase> &match : table.matches) {
    double one = 0;
    for (const RegretCase &each : match)
      one += counts(each) ? each.gain.*unit : 0;
    sum += one;
    square += one * one;
  }
  const auto n = static_cast<double>(table.matches.size());
  Estimate estimate{n > 0 ? sum / n : 0};
  if (n > 1)
    estimate.error = std::sqrt(std::max(0.0, square / n - estimate.value * estimate.value) / (n - 1));
  return estimate;
}

template <class Counts>
RegretEstimate bothOf(const RegretTable &table, Counts counts) {
  return {sumOf(table, &PlayedWorth::places, counts), sumOf(table, &PlayedWorth::points, counts)};
}

}  // namespace

RegretTable regretsOf(const WatchPlan &plan, const WatchOptions &options) {
  RegretTable table;
  table.matches.resize(static_cast<std::size_t>(plan.matches));
  watchAll(plan, options,
           [&](WatchedSeat &seat, std::size_t match) { judge(seat, plan, table.matches[match]); });
  return table;
}

QJsonArray rowsOf(const RegretTable &table, const Shard &shard) {
  QJsonArray rows;
  for (std::size_t match = 0; match < table.matches.size(); ++match) {
    if (!shard.takes(static_cast<int>(match)))
      continue;
    QJsonArray row{static_cast<int>(match)};
    for (const RegretCase &each : table.matches[match])
      row.append(QJsonArray{toJson(each.cell), each.gain.places, each.gain.points, each.gain.value});
    rows.append(row);
  }
  return rows;
}

RegretTable regretTableOf(const QJsonArray &rows) {
  RegretTable table;
  for (const QJsonValue row : rows) {
    std::vector<RegretCase> &match = table.matches.emplace_back();
    const QJsonArray cases = row.toArray();
    for (qsizetype i = 1; i < cases.size(); ++i)
      match.push_back({cellsFromJson(cases[i][0].toArray()),
                       {cases[i][1].toDouble(), cases[i][2].toDouble(), cases[i][3].toDouble()}});
  }
  return table;
}

RegretEstimate regretOf(const RegretTable &table) {
  return bothOf(table, [](const RegretCase &) { return true; });
}

RegretEstimate regretOf(const RegretTable &table, ChoiceSort sort, int cell) {
  return bothOf(table,
                [&](const RegretCase &each) { return each.cell[static_cast<std::size_t>(sort)] == cell; });
}

void printRegrets(const WatchPlan &plan, const RegretTable &table, QTextStream &out) {
  QList<QStringList> rows{{QString(), QStringLiteral("decisions/match"),
                           QStringLiteral("places gained/match"), QStringLiteral("in std. errors"),
                           QStringLiteral("points gained/match"), QStringLiteral("in std. errors")}};
  const auto inErrors = [](const Estimate &gain) {
    return gain.error > 0 ? decimalText(gain.value / gain.error, 1) : QStringLiteral("-");
  };
  const auto row = [&](const QString &name, const RegretEstimate &gain, std::size_t cases) {
    const auto matches = static_cast<double>(std::max<std::size_t>(1, table.matches.size()));
    rows.push_back({name, decimalText(static_cast<double>(cases) / matches, 2), estimateText(gain.places, 4),
                    inErrors(gain.places), estimateText(gain.points, 0), inErrors(gain.points)});
  };
  const auto count = [&](auto counts) {
    std::size_t cases = 0;
    for (const std::vector<RegretCase> &match : table.matches)
      cases += static_cast<std::size_t>(std::ranges::count_if(match, counts));
    return cases;
  };
  row(QStringLiteral("all"), regretOf(table), count([](const RegretCase &) { return true; }));
  for (int sort = 0; sort < kChoiceSorts; ++sort) {
    const QStringList names = choiceCells(static_cast<ChoiceSort>(sort));
    for (int cell = 0; cell < names.size(); ++cell) {
      const std::size_t cases =
          count([&](const RegretCase &each) { return each.cell[static_cast<std::size_t>(sort)] == cell; });
      if (cases > 0)
        row(names[cell], regretOf(table, static_cast<ChoiceSort>(sort), cell), cases);
    }
  }
  printTable(rows, out);
  out << QStringLiteral(
             "%1 against %2 over %3, with %4 in the other seats and %5 per decision; ± is one standard error")
             .arg(plan.bot, plan.continuation, matchCount(static_cast<qint64>(table.matches.size())),
                  plan.field, wallCount(plan.walls))
      << '\n';
}

}  // namespace janso::cli
