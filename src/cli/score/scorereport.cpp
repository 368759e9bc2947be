// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/score/scorereport.h"

#include <QJsonArray>
#include <algorithm>
#include <array>
#include <numeric>

#include "about/helptext.h"
#include "cli/command/command.h"
#include "cli/command/yakuwords.h"
#include "mjai/names.h"
#include "rules/mpsz.h"
#include "rules/payment.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/handtexts.h"

namespace janso::cli {
namespace {

constexpr int kKeyColumns = 18;

// By ChipReason: the word, and the key in JSON.
struct ChipWord {
  const char *text;
  const char *key;
};
constexpr std::array kChipWords = {
    ChipWord{QT_TRANSLATE_NOOP("janso::cli::Text", "ippatsu"), "ippatsu"},
    ChipWord{QT_TRANSLATE_NOOP("janso::cli::Text", "ura dora"), "ura"},
    ChipWord{QT_TRANSLATE_NOOP("janso::cli::Text", "red fives"), "red"},
    ChipWord{QT_TRANSLATE_NOOP("janso::cli::Text", "yakuman"), "yakuman"},
    ChipWord{QT_TRANSLATE_NOOP("janso::cli::Text", "marked haku"), "haku_pocchi"},
    ChipWord{QT_TRANSLATE_NOOP("janso::cli::Text", "arisu"), "arisu"},
    ChipWord{QT_TRANSLATE_NOOP("janso::cli::Text", "birds (toriuchi)"), "toriuchi"},
};
static_assert(kChipWords.size() == static_cast<std::size_t>(ChipReason::Toriuchi) + 1);

QString textOf(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString hanText(int han) {
  return Text::tr("%n han", nullptr, han);
}

template <class Tiles>
QString tilesText(const Tiles &tiles) {
  return QString::fromStdString(toMpsz({tiles.data(), tiles.size()}));
}

std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

void printYaku(const WinResult &result, QTextStream &out) {
  for (const YakuHan &yaku : result.yaku) {
    const QString key = yakuWord(yaku.id);
    QString line = leftAligned(key, kKeyColumns) + QStringLiteral("  ") +
                   (yaku.yakuman > 0 ? Text::tr("yakuman x %1").arg(yaku.yakuman) : hanText(yaku.han));
    if (yaku.yakuman > 0 && yaku.han > 0)
      line += QStringLiteral(" = ") + hanText(yaku.han);
    line += yakuNameInParentheses(yaku.id);
    out << line << '\n';
  }
  if (result.pocchiAs.isKnown())
    out << Text::tr("the marked haku counts as %1").arg(QString::fromStdString(toMpsz(result.pocchiAs)))
        << '\n';
}

void printFu(const WinResult &result, QTextStream &out) {
  int sum = 0;
  for (const FuPart &part : result.fuParts) {
    QString line = Text::tr("%1 fu  %2").arg(part.fu, 4).arg(fuName(part.reason));
    if (!part.tiles.empty())
      line += QLatin1Char(' ') + tilesText(part.tiles);
    out << line << '\n';
    sum += part.fu;
  }
  if (result.fuParts.size() > 1 && sum != result.fu)
    out << Text::tr("%1 fu  in total, rounded up to %2").arg(sum, 4).arg(result.fu) << '\n';
}

void printValue(const ScoreQuestion &question, const WinResult &result, QTextStream &out) {
  const bool named = result.yakuman > 0 && !question.rules.aotenjou;
  QString sum = named ? Text::tr("yakuman x %1").arg(result.yakuman)
                      : Text::tr("%1 han %2 fu").arg(result.han).arg(result.fu);
  if (!named && result.limit != Limit::None)
    sum += QLatin1Char(' ') + limitName(result);
  out << Text::tr("%1: %2 points").arg(sum, pointsText(result.handPoints)) << '\n';
  const bool counted = result.limit == Limit::None && result.basePoints < kMostBasePoints;
  out << (counted ? Text::tr("base points: %1 fu x 2^(2 + %2) = %3")
                        .arg(result.fu)
                        .arg(result.han)
                        .arg(pointsText(result.basePoints))
                  : Text::tr("base points: %1").arg(pointsText(result.basePoints)))
      << '\n';
}

// How often a seat pays the base points, in halves: the absent third of a table of three may be split.
int halfShares(const ScoreQuestion &question, int seat) {
  const WinInput &input = question.input;
  const bool dealerWins = input.winner == input.dealer;
  if (!input.tsumo)
    return seat == input.from ? (dealerWins ? 12 : 8) : 0;
  const int own = dealerWins || seat == input.dealer ? 4 : 2;
  const bool split = question.rules.players == 3 && !question.rules.tsumoLoss;
  return own + (split ? (dealerWins ? 2 : 1) : 0);
}

std::int32_t honbaOf(const ScoreQuestion &question, const WinResult &result, int seat) {
  const bool tsumo = question.input.tsumo;
  if (!tsumo)
    return seat == question.input.from ? result.honbaPoints : 0;
  return question.input.honba * question.rules.honbaTsumoEach;
}

// "2 x 640 = 1280, rounded up to 1300; + 300 for 3 counters", or that the seat is liable.
QString paymentSteps(const ScoreQuestion &question, const WinResult &result, int seat) {
  const WinInput &input = question.input;
  const int halves = halfShares(question, seat);
  const std::int32_t exact = result.basePoints / 2 * halves;
  const std::int32_t rounded = roundedPayment(exact);
  const bool doubled = input.doubledSeat == seat || input.doubledSeat == input.winner;
  const int factor = doubled ? input.doubledFactor : 1;
  const std::int32_t honba = honbaOf(question, result, seat);
  if (rounded * factor + honba != result.payments[at(seat)])
    return result.pao == seat ? Text::tr("liable (pao)")
                              : Text::tr("its share; the liable seat pays the rest");
  QString steps = Text::tr("%1 x %2 = %3")
                      .arg(plainDecimalText(halves / 2.0), pointsText(result.basePoints), pointsText(exact));
  if (rounded != exact)
    steps += Text::tr(", rounded up to %1").arg(pointsText(rounded));
  if (factor > 1)
    steps += Text::tr("; x %1 for wareme").arg(factor);
  if (honba > 0)
    steps += Text::tr("; + %1 for %n honba", nullptr, input.honba).arg(pointsText(honba));
  return steps;
}

void printPayments(const ScoreQuestion &question, const WinResult &result, QTextStream &out) {
  for (int seat = 0; seat < question.rules.players; ++seat) {
    const std::int32_t pays = result.payments[at(seat)];
    if (pays > 0)
      out << Text::tr("%1 pays %2  (%3)")
                 .arg(windName(seat), pointsText(pays), paymentSteps(question, result, seat))
          << '\n';
  }
  const std::int32_t gain = result.deltas[at(question.input.winner)];
  QString line = Text::tr("%1 receives %2").arg(windName(question.input.winner), pointsText(gain));
  if (result.stickPoints > 0)
    line += Text::tr("  (%1 of it from riichi sticks)").arg(pointsText(result.stickPoints));
  out << line << '\n';
}

void printChips(const ScoreQuestion &question, const WinResult &result, QTextStream &out) {
  for (const ChipPart &part : result.chipParts) {
    const QString word = Text::tr(kChipWords[static_cast<std::size_t>(part.reason)].text);
    const QString line = question.input.tsumo ? Text::tr("%n chip(s) from each: %1", nullptr, part.chips)
                                              : Text::tr("%n chip(s): %1", nullptr, part.chips);
    out << line.arg(word) << '\n';
  }
  if (!result.chipParts.empty())
    out << Text::tr("%1 receives %n chip(s)", nullptr, result.chips[at(question.input.winner)])
               .arg(windName(question.input.winner))
        << '\n';
}

QJsonObject bySeat(const ScoreQuestion &question, const auto &values) {
  QJsonObject object;
  for (int seat = 0; seat < question.rules.players; ++seat)
    object.insert(windToMjai(seat), static_cast<int>(values[at(seat)]));
  return object;
}

QJsonArray yakuJson(const WinResult &result) {
  QJsonArray list;
  for (const YakuHan &yaku : result.yaku) {
    QJsonObject object{{QStringLiteral("yaku"), yakuWord(yaku.id)}};
    if (yaku.yakuman > 0)
      object.insert(QStringLiteral("yakuman"), yaku.yakuman);
    if (yaku.han > 0)
      object.insert(QStringLiteral("han"), yaku.han);
    list.append(object);
  }
  return list;
}

QJsonArray fuJson(const WinResult &result) {
  QJsonArray list;
  for (const FuPart &part : result.fuParts) {
    QJsonObject object{{QStringLiteral("reason"), textOf(fuKey(part.reason))},
                       {QStringLiteral("fu"), part.fu}};
    if (!part.tiles.empty())
      object.insert(QStringLiteral("tiles"), tilesText(part.tiles));
    list.append(object);
  }
  return list;
}

QJsonObject heading(const ScoreQuestion &question, bool win) {
  return {{QStringLiteral("win"), win},
          {QStringLiteral("rules"), QString::fromStdString(question.rules.id)},
          {QStringLiteral("changed"), QJsonArray::fromStringList(question.changed)}};
}

}  // namespace

void printScore(const ScoreQuestion &question, const WinResult &result, QTextStream &out) {
  printYaku(result, out);
  printFu(result, out);
  printValue(question, result, out);
  printPayments(question, result, out);
  printChips(question, result, out);
}

QJsonObject scoreJson(const ScoreQuestion &question, const WinResult &result) {
  QJsonObject object = heading(question, true);
  object.insert(QStringLiteral("yaku"), yakuJson(result));
  object.insert(QStringLiteral("fu_parts"), fuJson(result));
  object.insert(QStringLiteral("han"), result.han);
  object.insert(QStringLiteral("fu"), result.fu);
  object.insert(QStringLiteral("yakuman"), result.yakuman);
  object.insert(QStringLiteral("limit"), textOf(limitKey(result.limit)));
  object.insert(QStringLiteral("wait"), textOf(waitKey(result.wait)));
  object.insert(QStringLiteral("base_points"), result.basePoints);
  object.insert(QStringLiteral("points"), result.handPoints);
  object.insert(QStringLiteral("honba_points"), result.honbaPoints);
  object.insert(QStringLiteral("stick_points"), result.stickPoints);
  object.insert(QStringLiteral("payments"), bySeat(question, result.payments));
  object.insert(QStringLiteral("deltas"), bySeat(question, result.deltas));
  if (result.pao >= 0)
    object.insert(QStringLiteral("liable"), windToMjai(result.pao));
  if (result.pocchiAs.isKnown())
    object.insert(QStringLiteral("pocchi_as"), QString::fromStdString(toMpsz(result.pocchiAs)));
  if (!result.chipParts.empty()) {
    object.insert(QStringLiteral("chips"), bySeat(question, result.chips));
    QJsonObject parts;
    for (const ChipPart &part : result.chipParts)
      parts.insert(QLatin1String(kChipWords[static_cast<std::size_t>(part.reason)].key), part.chips);
    object.insert(QStringLiteral("chip_parts"), parts);
  }
  return object;
}

QString noWinText(NoWin why) {
  switch (why) {
    case NoWin::NotComplete:
      return Text::tr("not a win: the hand is not complete");
    case NoWin::NoYaku:
      return Text::tr("not a win: the hand has no yaku");
    case NoWin::BelowMinimumHan:
      break;
  }
  return Text::tr("not a win: too few han");
}

QJsonObject noWinJson(const ScoreQuestion &question, NoWin why) {
  static constexpr std::array kWords = {"not_complete", "no_yaku", "below_minimum_han"};
  QJsonObject object = heading(question, false);
  object.insert(QStringLiteral("why"), QLatin1String(kWords[static_cast<std::size_t>(why)]));
  return object;
}

}  // namespace janso::cli
