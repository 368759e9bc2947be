// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/arena/second.h"

#include <cmath>
#include <span>

#include "bots/bot.h"
#include "cli/arena/arenareport.h"
#include "cli/command/command.h"
#include "cli/command/counts.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

void addSeconds(WatchedSeat &seat, std::vector<SecondCase> &cases) {
  seat.play([&](const SeatView &view, const Decision &decision) {
    Reasoning reasoning;
    const Action chosen = seat.bot().explain(view, {decision.legal.data(), decision.legal.size()}, reasoning);
    if (reasoning.considered.size() < 2 || !isWeighed(reasoning.considered[1]))
      return chosen;
    const Action &second = reasoning.considered[1].action;
    const auto [ofChosen, ofSecond] = seat.playedOut(view, chosen, second);
    SecondCase each;
    each.cell = cellsOf(view, chosen, second, reasoning);
    each.said = static_cast<double>(reasoning.considered[1].value - reasoning.considered[0].value);
    each.brought = ofSecond - ofChosen;
    cases.push_back(each);
    return chosen;
  });
}

template <class Counts>
SecondEstimate meanOf(const SecondTable &table, Counts counts) {
  struct Sums {
    double choices = 0;
    double brought = 0;
  };
  std::vector<Sums> matches;
  Sums all;
  double said = 0;
  for (const std::vector<SecondCase> &match : table.matches) {
    Sums one;
    for (const SecondCase &each : match) {
      if (!counts(each))
        continue;
      one.choices += 1;
      one.brought += each.brought.value;
      said += each.said;
    }
    matches.push_back(one);
    all.choices += one.choices;
    all.brought += one.brought;
  }
  SecondEstimate estimate;
  if (all.choices <= 0)
    return estimate;
  const auto n = static_cast<double>(matches.size());
  estimate.choices = all.choices / n;
  estimate.said = said / all.choices;
  estimate.brought.value = all.brought / all.choices;
  double square = 0;
  for (const Sums &one : matches)
    square += std::pow(one.brought - estimate.brought.value * one.choices, 2);
  if (n > 1)
    estimate.brought.error = std::sqrt(square * n / (n - 1)) / all.choices;
  return estimate;
}

}  // namespace

SecondTable secondsOf(const WatchPlan &plan, const WatchOptions &options) {
  SecondTable table;
  table.matches.resize(static_cast<std::size_t>(plan.matches));
  watchAll(plan, options,
           [&](WatchedSeat &seat, std::size_t match) { addSeconds(seat, table.matches[match]); });
  return table;
}

QJsonArray rowsOf(const SecondTable &table, const Shard &shard) {
  QJsonArray rows;
  for (std::size_t match = 0; match < table.matches.size(); ++match) {
    if (!shard.takes(static_cast<int>(match)))
      continue;
    QJsonArray row{static_cast<int>(match)};
    for (const SecondCase &each : table.matches[match])
      row.append(QJsonArray{toJson(each.cell), each.said, each.brought.places, each.brought.points,
                            each.brought.value});
    rows.append(row);
  }
  return rows;
}

SecondTable secondTableOf(const QJsonArray &rows) {
  SecondTable table;
  for (const QJsonValue row : rows) {
    std::vector<SecondCase> &match = table.matches.emplace_back();
    const QJsonArray cases = row.toArray();
    for (qsizetype i = 1; i < cases.size(); ++i)
      match.push_back({cellsFromJson(cases[i][0].toArray()),
                       cases[i][1].toDouble(),
                       {cases[i][2].toDouble(), cases[i][3].toDouble(), cases[i][4].toDouble()}});
  }
  return table;
}

SecondEstimate secondOf(const SecondTable &table) {
  return meanOf(table, [](const SecondCase &) { return true; });
}

SecondEstimate secondOf(const SecondTable &table, ChoiceSort sort, int cell) {
  return meanOf(table,
                [&](const SecondCase &each) { return each.cell[static_cast<std::size_t>(sort)] == cell; });
}

void printSeconds(const WatchPlan &plan, const SecondTable &table, QTextStream &out) {
  if (secondOf(table).choices <= 0) {
    out << QStringLiteral("%1 does not report the alternatives it considered").arg(plan.bot) << '\n';
    return;
  }
  QList<QStringList> rows{{QString(), QStringLiteral("decisions/match"), QStringLiteral("estimated"),
                           QStringLiteral("actual"), QStringLiteral("in std. errors")}};
  const auto row = [&](const QString &name, const SecondEstimate &of) {
    if (of.choices <= 0)
      return;
    rows.push_back(
        {name, decimalText(of.choices, 2), decimalText(of.said, 0), estimateText(of.brought, 0),
         of.brought.error > 0 ? decimalText(of.brought.value / of.brought.error, 1) : QStringLiteral("-")});
  };
  row(QStringLiteral("all"), secondOf(table));
  for (int sort = 0; sort < kChoiceSorts; ++sort) {
    const QStringList names = choiceCells(static_cast<ChoiceSort>(sort));
    for (int cell = 0; cell < names.size(); ++cell)
      row(names[cell], secondOf(table, static_cast<ChoiceSort>(sort), cell));
  }
  printTable(rows, out);
  out << QStringLiteral(
             "final points gained by the second choice of %1 over its first, played out by %2 with %3 in the "
             "other seats: %4, %5 per decision; ± is one standard error")
             .arg(plan.bot, plan.continuation, plan.field,
                  matchCount(static_cast<qint64>(table.matches.size())), wallCount(plan.walls))
      << '\n';
}

}  // namespace janso::cli
