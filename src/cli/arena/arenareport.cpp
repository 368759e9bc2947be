// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The columns of the tables are data: a heading and a function each.
#include "cli/arena/arenareport.h"

#include <QJsonArray>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "about/helptext.h"
#include "cli/command/command.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/failuretexts.h"

namespace janso::cli {
namespace {

double share(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

double winRate(const BotTally &bot) {
  return share(bot.wins, bot.hands);
}
double dealInRate(const BotTally &bot) {
  return share(bot.dealIns, bot.hands);
}
double riichiRate(const BotTally &bot) {
  return share(bot.riichi, bot.hands);
}
double callRate(const BotTally &bot) {
  return share(bot.calledHands, bot.hands);
}
double flushShare(const BotTally &bot) {
  return share(bot.flushes, bot.wins);
}

void printTable(const QList<QStringList> &rows, QTextStream &out) {
  QList<int> widths(rows.front().size());
  for (const QStringList &row : rows) {
    for (qsizetype i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], displayWidth(row[i]));
  }
  for (const QStringList &row : rows) {
    QString line = leftAligned(row[0], widths[0]);
    for (qsizetype i = 1; i < row.size(); ++i)
      line += QStringLiteral("  ") + rightAligned(row[i], widths[i]);
    out << line << '\n';
  }
  out << '\n';
}

namespace {

// --- Figures of one participant ---

using Figure = double (*)(const BotTally &);

struct FigureRow {
  const char *key;      // in JSON
  const char *heading;  // of the table; translated there
  int decimals;
  double scale;  // of the table: 100 for percent
  Figure figure;
};

double tsumoShare(const BotTally &bot) {
  return share(bot.tsumo, bot.wins);
}
double winValue(const BotTally &bot) {
  return share(bot.winPoints, bot.wins);
}
double dealInValue(const BotTally &bot) {
  return share(bot.dealInPoints, bot.dealIns);
}
double tenpaiRate(const BotTally &bot) {
  return share(bot.tenpaiAtDraw, bot.drawnHands);
}
double norths(const BotTally &bot) {
  return share(bot.norths, bot.hands);
}
double median(const BotTally &bot) {
  return bot.times.quantile(0.5);
}
double percentile99(const BotTally &bot) {
  return bot.times.quantile(0.99);
}
double longest(const BotTally &bot) {
  return bot.times.longest();
}

constexpr std::array kHandFigures = {
    FigureRow{"winRate", QT_TRANSLATE_NOOP("janso::cli::Text", "win %"), 2, 100, &winRate},
    FigureRow{"tsumoShare", QT_TRANSLATE_NOOP("janso::cli::Text", "tsumo %"), 1, 100, &tsumoShare},
    FigureRow{"flushShare", QT_TRANSLATE_NOOP("janso::cli::Text", "flush %"), 1, 100, &flushShare},
    FigureRow{"winValue", QT_TRANSLATE_NOOP("janso::cli::Text", "win value"), 0, 1, &winValue},
    FigureRow{"dealInRate", QT_TRANSLATE_NOOP("janso::cli::Text", "deal-in %"), 2, 100, &dealInRate},
    FigureRow{"dealInValue", QT_TRANSLATE_NOOP("janso::cli::Text", "deal-in value"), 0, 1, &dealInValue},
    FigureRow{"riichiRate", QT_TRANSLATE_NOOP("janso::cli::Text", "riichi %"), 2, 100, &riichiRate},
    FigureRow{"callRate", QT_TRANSLATE_NOOP("janso::cli::Text", "call %"), 2, 100, &callRate},
    FigureRow{"tenpaiAtDraw", QT_TRANSLATE_NOOP("janso::cli::Text", "tenpai at draw %"), 1, 100, &tenpaiRate},
    // Three players only; see shownFigures().
    FigureRow{"norths", QT_TRANSLATE_NOOP("janso::cli::Text", "Norths per hand"), 2, 1, &norths},
};

constexpr std::array kTimeFigures = {
    FigureRow{"p50Ms", QT_TRANSLATE_NOOP("janso::cli::Text", "p50 ms"), 3, 1, &median},
    FigureRow{"p99Ms", QT_TRANSLATE_NOOP("janso::cli::Text", "p99 ms"), 3, 1, &percentile99},
    FigureRow{"maxMs", QT_TRANSLATE_NOOP("janso::cli::Text", "max ms"), 3, 1, &longest},
};

std::span<const FigureRow> shownFigures(const ArenaPlan &plan) {
  return std::span(kHandFigures)
      .first(plan.rules.players == 3 ? kHandFigures.size() : kHandFigures.size() - 1);
}

// --- Tables ---

QString withError(const QString &value, const Estimate &estimate, int decimals) {
  return estimate.error < 0 ? value : value + QStringLiteral(" ±") + decimalText(estimate.error, decimals);
}

void printPlaces(const ArenaPlan &plan, const ArenaTotals &totals, QTextStream &out) {
  QStringList heading{QString(), Text::tr("matches"), Text::tr("mean place")};
  if (plan.luck)
    heading << Text::tr("without luck");
  for (int place = 1; place <= plan.rules.players; ++place)
    heading.push_back(Text::tr("% in place %1").arg(place));
  heading << Text::tr("final points") << Text::tr("points per hand");
  QList<QStringList> rows{heading};
  for (int who = 0; who < static_cast<int>(plan.participants.size()); ++who) {
    const auto at = static_cast<std::size_t>(who);
    const BotTally &bot = totals.bots[at];
    const Estimate place = totals.place(plan, who);
    const Estimate points = totals.points(plan, who);
    const Estimate perHand = totals.perHand(plan, who);
    QStringList row{plan.participants[at].name, countText(bot.matches),
                    withError(decimalText(place.value, 3), place, 3)};
    if (plan.luck) {
      const Estimate lessLuck = totals.placeLessLuck(plan, who);
      row << withError(decimalText(lessLuck.value, 3), lessLuck, 3);
    }
    for (std::size_t i = 0; i < plan.rules.players; ++i)
      row.push_back(decimalText(100 * share(bot.places[i], bot.matches), 1));
    row << withError(signedDecimalText(points.value, 0), points, 0)
        << withError(signedDecimalText(perHand.value, 1), perHand, 1);
    rows.push_back(row);
  }
  printTable(rows, out);
}

void printFigures(const ArenaPlan &plan, const ArenaTotals &totals, QTextStream &out) {
  QList<QStringList> hands{{QString(), Text::tr("hands")}};
  QList<QStringList> times{{QString(), Text::tr("decisions")}};
  for (const FigureRow &row : shownFigures(plan))
    hands.front().push_back(Text::tr(row.heading));
  for (const FigureRow &row : kTimeFigures)
    times.front().push_back(Text::tr(row.heading));
  times.front().push_back(Text::tr("failures"));
  for (std::size_t who = 0; who < plan.participants.size(); ++who) {
    const BotTally &bot = totals.bots[who];
    QStringList ofHands{plan.participants[who].name, countText(bot.hands)};
    for (const FigureRow &row : shownFigures(plan))
      ofHands.push_back(decimalText(row.scale * row.figure(bot), row.decimals));
    hands.push_back(ofHands);
    QStringList ofTimes{plan.participants[who].name, countText(static_cast<qint64>(bot.times.count()))};
    for (const FigureRow &row : kTimeFigures)
      ofTimes.push_back(decimalText(row.scale * row.figure(bot), row.decimals));
    ofTimes.push_back(countText(bot.failures));
    times.push_back(ofTimes);
  }
  printTable(hands, out);
  printTable(times, out);
}

// The difference in standard errors: beyond 2 it is hardly chance.
QString inErrors(const Estimate &estimate) {
  return estimate.error > 0 ? signedDecimalText(estimate.value / estimate.error, 1) : QStringLiteral("-");
}

void printPairs(const ArenaPlan &plan, const ArenaTotals &totals, QTextStream &out) {
  const int count = static_cast<int>(plan.participants.size());
  QStringList heading{Text::tr("difference"), Text::tr("mean place"), Text::tr("in std. errors")};
  if (plan.luck)
    heading << Text::tr("without luck") << Text::tr("in std. errors");
  QList<QStringList> rows{heading << Text::tr("points per hand") << Text::tr("in std. errors")};
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      const Estimate place = totals.placeDifference(plan, a, b);
      const Estimate perHand = totals.perHandDifference(plan, a, b);
      QStringList row{Text::tr("%1 minus %2")
                          .arg(plan.participants[static_cast<std::size_t>(a)].name,
                               plan.participants[static_cast<std::size_t>(b)].name),
                      withError(signedDecimalText(place.value, 3), place, 3), inErrors(place)};
      if (plan.luck) {
        const Estimate lessLuck = totals.placeDifferenceLessLuck(plan, a, b);
        row << withError(signedDecimalText(lessLuck.value, 3), lessLuck, 3) << inErrors(lessLuck);
      }
      rows.push_back(row << withError(signedDecimalText(perHand.value, 1), perHand, 1) << inErrors(perHand));
    }
  }
  if (rows.size() > 1)
    printTable(rows, out);
}

QString failedText(const ArenaNote &note) {
  if (!note.failed)
    return note.text;
  //: %1: a player, %3: what went wrong with it
  return Text::tr("%1 in seat %2: %3")
      .arg(note.failed->name, QString::number(note.failed->seat), failureTranslation(note.failed->failure));
}

// --- JSON ---

QJsonObject toJson(const Estimate &estimate) {
  return {{QStringLiteral("value"), estimate.value},
          {QStringLiteral("error"), estimate.error < 0 ? QJsonValue() : QJsonValue(estimate.error)}};
}

}  // namespace

QString errorBetweenWalls() {
  return Text::tr("± is one standard error, estimated from the differences between walls");
}

QString errorBetweenMatches() {
  return Text::tr("± is one standard error, estimated from the differences between matches");
}

QString estimateText(const Estimate &estimate, int decimals) {
  return withError(decimalText(estimate.value, decimals), estimate, decimals);
}

void printReport(const ArenaPlan &plan, const ArenaTotals &totals, QTextStream &out) {
  if (totals.matches == 0)
    return;
  printPlaces(plan, totals, out);
  printPairs(plan, totals, out);
  printFigures(plan, totals, out);
  for (const ArenaNote &note : totals.failures)
    out << Text::tr("failure in match %1, hand %2: %3").arg(note.match).arg(note.hand).arg(failedText(note))
        << '\n';
  for (const ArenaNote &note : totals.broken)
    out << Text::tr("internal error in match %1, hand %2: %3").arg(note.match).arg(note.hand).arg(note.text)
        << '\n';
}

QJsonArray resultsJson(const ArenaPlan &plan, const ArenaTotals &totals) {
  QJsonArray results;
  for (int who = 0; who < static_cast<int>(plan.participants.size()); ++who) {
    const auto at = static_cast<std::size_t>(who);
    const BotTally &bot = totals.bots[at];
    QJsonObject result{{QStringLiteral("name"), plan.participants[at].name},
                       {QStringLiteral("meanPlace"), toJson(totals.place(plan, who))},
                       {QStringLiteral("finalPoints"), toJson(totals.points(plan, who))},
                       {QStringLiteral("pointsPerHand"), toJson(totals.perHand(plan, who))}};
    if (plan.luck)
      result.insert(QStringLiteral("placeWithoutLuck"), toJson(totals.placeLessLuck(plan, who)));
    for (const FigureRow &row : kHandFigures)
      result.insert(QLatin1String(row.key), row.figure(bot));
    QJsonObject times{{QStringLiteral("decisions"), static_cast<qint64>(bot.times.count())}};
    for (const FigureRow &row : kTimeFigures)
      times.insert(QLatin1String(row.key), row.figure(bot));
    result.insert(QStringLiteral("times"), times);
    results.append(result);
  }
  return results;
}

QJsonArray pairsJson(const ArenaPlan &plan, const ArenaTotals &totals) {
  QJsonArray pairs;
  const int count = static_cast<int>(plan.participants.size());
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      QJsonObject pair{{QStringLiteral("first"), plan.participants[static_cast<std::size_t>(a)].name},
                       {QStringLiteral("second"), plan.participants[static_cast<std::size_t>(b)].name},
                       {QStringLiteral("meanPlace"), toJson(totals.placeDifference(plan, a, b))},
                       {QStringLiteral("pointsPerHand"), toJson(totals.perHandDifference(plan, a, b))}};
      if (plan.luck)
        pair.insert(QStringLiteral("placeWithoutLuck"), toJson(totals.placeDifferenceLessLuck(plan, a, b)));
      pairs.append(pair);
    }
  }
  return pairs;
}

}  // namespace janso::cli
