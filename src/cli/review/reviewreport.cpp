// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/review/reviewreport.h"

#include <QJsonArray>
#include <array>
#include <optional>
#include <span>
#include <string>

#include "cli/command/command.h"
#include "cli/command/counts.h"
#include "records/actionjson.h"
#include "review/figures.h"
#include "review/luck.h"
#include "review/reasons.h"
#include "review/reasonwords.h"
#include "review/reviewjson.h"
#include "rules/board.h"
#include "rules/mpsz.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso::cli {
namespace {

constexpr std::size_t kMostMistakes = 5;

// By FactCode.
constexpr std::array<std::string_view, kFactCodes> kFactIds{
    "efficiency", "value", "fold",      "push",  "safer",   "call",      "no_call",
    "riichi",     "dama",  "last_hand", "close", "unknown", "step_back", "no_fault"};

// Tiles as they are written on a command line: "Discard 4p".
QString inLetters(const QString &markup) {
  QString text;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    if (piece.type == MarkupPiece::Type::Tiles)
      text += QString::fromStdString(toMpsz(piece.tiles));
    else
      text += piece.type == MarkupPiece::Type::Break ? QStringLiteral(" ") : piece.words;
  }
  return text;
}

QString did(const Action &action) {
  return inLetters(coachActionText(action));
}

QString nameOf(const ProvedGame &game, int seat) {
  return QString::fromStdString(game.info->names[static_cast<std::size_t>(seat)]);
}

QString place(const ProvedGame &game, const ChoiceVerdict &verdict) {
  const std::vector<Event> &events = game.hands[verdict.hand].events;
  Board board;
  board.apply(MatchStarted{game.info});
  for (std::size_t i = 0; i < verdict.event; ++i)
    board.apply(events[i]);
  return Text::tr("%1, turn %2").arg(replayHandName(board)).arg(board.turnNumber());
}

void printReviewFigures(const SeatFigures &figures, QTextStream &out) {
  const LossSum &all = figures.all;
  const auto accuracy = figures.accuracy();
  if (!accuracy) {
    out << Text::tr("  no decision could be judged") << '\n';
    return;
  }
  const QString range =
      Text::tr("%1 to %2").arg(decimalText(accuracy->low, 0)).arg(decimalText(accuracy->high, 0));
  out << Text::tr("  accuracy %1; %2, %3 of them the same as the bot's")
             .arg(accuracy->onlyRange ? range
                                      : Text::tr("%1 (%2)").arg(decimalText(accuracy->value, 1)).arg(range))
             .arg(choiceCount(static_cast<qint64>(all.choices)))
             .arg(countText(static_cast<qint64>(figures.same)))
      << '\n'
      << Text::tr("  loss per 100 decisions: %1 places, %2")
             .arg(reviewMeanLoss(all), reviewMeanLossPoints(all))
      << '\n'
      //: %1: "3 inaccuracies, 2 mistakes and 1 blunder"
      << Text::tr("  %1; %2 not judged")
             .arg(reviewClassCounts(figures))
             .arg(countText(
                 static_cast<qint64>(figures.classes[static_cast<std::size_t>(LossClass::NotJudged)])))
      << '\n';
  for (int i = 0; i < kCategories; ++i) {
    const LossSum &sum = figures.byCategory[static_cast<std::size_t>(i)];
    if (sum.choices > 0 && sum.place > 0)
      out << Text::tr("    %1: %2, %3 places lost")
                 .arg(reviewCategoryName(static_cast<Category>(i)))
                 .arg(choiceCount(static_cast<qint64>(sum.choices)))
                 .arg(decimalText(sum.place, 3))
          << '\n';
  }
}

void printLuck(const ProvedGame &game, const std::optional<HandLuck> &luck, int seat, QTextStream &out) {
  if (!luck)
    return;
  const auto term = [&](LuckTerm which) {
    return decimalText(luck->terms[static_cast<std::size_t>(which)][static_cast<std::size_t>(seat)], 0);
  };
  const double points = pointsWon(game, seat);
  out << Text::tr("  %1 points won, luck %2 (deal %3, draws %4, dora %5, ura %6), without luck %7")
             .arg(decimalText(points, 0))
             .arg(decimalText(luck->of(seat), 0))
             .arg(term(LuckTerm::Start), term(LuckTerm::Draws), term(LuckTerm::Dora), term(LuckTerm::Ura))
             .arg(decimalText(adjusted(points, luck->of(seat)), 0))
      << '\n';
}

void printLoss(const ProvedGame &game, const BiggestLoss &loss, QTextStream &out) {
  const ChoiceVerdict &verdict = *loss.verdict;
  out << Text::tr("  %1: %2; better: %3; %4 places, %5 points (%6, %7, confidence %8)")
             .arg(place(game, verdict), did(verdict.action), did(verdict.best().considered.action))
             .arg(decimalText(-loss.place, 3))
             .arg(decimalText(-loss.points, 0))
             .arg(reviewClassName(verdict.lossClass), reviewCategoryName(verdict.category),
                  reviewConfidenceName(verdict.confidence))
      << '\n';
  if (loss.steps > 1)
    out << Text::tr("    total for one plan of %Ln decision(s)", nullptr, loss.steps) << '\n';
  const SeatNames names = replayNames(*game.info);
  for (const Fact &fact : factsOf(game, verdict)) {
    if (const QString reason = reviewReason(fact, names); !reason.isEmpty())
      out << "    " << inLetters(reason) << '\n';
  }
}

QString endWords(RolloutEnd end) {
  switch (end) {
    case RolloutEnd::Worse:
      return Text::tr("worse");
    case RolloutEnd::Better:
      return Text::tr("better");
    case RolloutEnd::Equal:
      return Text::tr("equal");
    case RolloutEnd::Cap:
      return Text::tr("undecided");
    case RolloutEnd::NoDealFits:
      return Text::tr("no simulated deal that fits the record was found");
    case RolloutEnd::Stopped:
      return Text::tr("stopped");
  }
  return {};
}

QString relaxationWords(Relaxation relaxation) {
  switch (relaxation) {
    case Relaxation::FuritenRiichi:
      return Text::tr(
          "few simulated deals fit the record, so some let a player in riichi wait on a tile in their own "
          "pond");
    case Relaxation::SkippedWins:
      return Text::tr(
          "few simulated deals fit the record, so in some of them players may have skipped a win");
    case Relaxation::Nothing:
      break;
  }
  return {};
}

// In the order of LuckTerm.
QJsonArray luckJson(const HandLuck &luck, int seat) {
  QJsonArray terms;
  for (const auto &term : luck.terms)
    terms.append(withDecimals(term[static_cast<std::size_t>(seat)], 1));
  return terms;
}

}  // namespace

void printReview(const ProvedGame &game, const GameReview &review, QTextStream &out) {
  const std::optional<HandLuck> luck = luckOf(game);
  for (int seat = 0; seat < game.players(); ++seat) {
    if ((review.seats >> seat & 1U) == 0)
      continue;
    out << Text::tr("seat %1, %2").arg(seat).arg(nameOf(game, seat)) << '\n';
    printReviewFigures(figuresOf(review, seat), out);
    printLuck(game, luck, seat, out);
    for (const BiggestLoss &loss : biggestLossesOf(review, seat, kMostMistakes))
      printLoss(game, loss, out);
  }
}

namespace {

QJsonObject factJson(const Fact &fact) {
  QJsonArray numbers;
  for (const double number : fact.numbers)
    numbers.append(withDecimals(number, 1));
  QJsonObject object{{QStringLiteral("code"),
                      QString::fromStdString(std::string(kFactIds[static_cast<std::size_t>(fact.code)]))},
                     {QStringLiteral("better"), toJson(fact.better)},
                     {QStringLiteral("played"), toJson(fact.played)},
                     {QStringLiteral("numbers"), numbers},
                     {QStringLiteral("text"), sentenceOf(fact)}};
  if (fact.seat >= 0)
    object.insert(QStringLiteral("seat"), fact.seat);
  return object;
}

// What only says that there is nothing to say stands in the class already.
bool tells(const Fact &fact) {
  return fact.code != FactCode::Close && fact.code != FactCode::Unknown;
}

}  // namespace

QJsonObject handJson(const ProvedGame &game, const HandReview &hand) {
  QJsonObject object = toJson(hand);
  QJsonArray verdicts = object.value(QLatin1String("verdicts")).toArray();
  for (std::size_t i = 0; i < hand.verdicts.size(); ++i) {
    QJsonArray reasons;
    for (const Fact &fact : factsOf(game, hand.verdicts[i])) {
      if (tells(fact))
        reasons.append(factJson(fact));
    }
    const auto index = static_cast<qsizetype>(i);
    QJsonObject verdict = verdicts[index].toObject();
    if (!reasons.isEmpty())
      verdict.insert(QStringLiteral("reasons"), reasons);
    verdicts[index] = verdict;
  }
  object.insert(QStringLiteral("verdicts"), verdicts);
  return object;
}

QJsonObject figuresJson(const ProvedGame &game, const GameReview &review, int seat) {
  const SeatFigures figures = figuresOf(review, seat);
  QJsonObject classes;
  for (int i = 0; i < kLossClasses; ++i)
    classes.insert(QString::fromStdString(std::string(idOf(static_cast<LossClass>(i)))),
                   figures.classes[static_cast<std::size_t>(i)]);
  QJsonObject categories;
  for (int i = 0; i < kCategories; ++i) {
    const LossSum &sum = figures.byCategory[static_cast<std::size_t>(i)];
    categories.insert(QString::fromStdString(std::string(idOf(static_cast<Category>(i)))),
                      QJsonObject{{QStringLiteral("choices"), static_cast<qint64>(sum.choices)},
                                  {QStringLiteral("place"), withDecimals(sum.place, 6)}});
  }
  const auto choices = static_cast<double>(figures.all.choices);
  QJsonObject object{
      {QStringLiteral("type"), QStringLiteral("figures")},
      {QStringLiteral("seat"), seat},
      {QStringLiteral("name"), nameOf(game, seat)},
      {QStringLiteral("choices"), static_cast<qint64>(figures.all.choices)},
      {QStringLiteral("same"), figures.same},
      {QStringLiteral("mean_place"), withDecimals(figures.all.mean(), 6)},
      {QStringLiteral("error_place"), withDecimals(figures.all.error(), 6)},
      {QStringLiteral("mean_points"), choices > 0 ? withDecimals(figures.all.points / choices, 1) : 0},
      {QStringLiteral("classes"), classes},
      {QStringLiteral("categories"), categories}};
  if (const std::optional<HandLuck> luck = luckOf(game)) {
    object.insert(QStringLiteral("points"), pointsWon(game, seat));
    object.insert(QStringLiteral("luck"), withDecimals(luck->of(seat), 1));
    object.insert(QStringLiteral("luck_terms"), luckJson(*luck, seat));
    object.insert(QStringLiteral("adjusted_points"),
                  withDecimals(adjusted(pointsWon(game, seat), luck->of(seat)), 1));
  }
  if (const auto accuracy = figures.accuracy()) {
    object.insert(QStringLiteral("accuracy"), withDecimals(accuracy->value, 1));
    object.insert(QStringLiteral("accuracy_low"), withDecimals(accuracy->low, 1));
    object.insert(QStringLiteral("accuracy_high"), withDecimals(accuracy->high, 1));
  }
  return object;
}

void printRollout(const ProvedGame &game, const ChoiceVerdict &verdict, const Rollout &rollout,
                  QTextStream &out) {
  out << Text::tr("%1, seat %2: %3 against %4")
             .arg(place(game, verdict))
             .arg(verdict.seat)
             .arg(did(rollout.played), did(rollout.other))
      << '\n';
  const auto line = [&](const QString &name, const PairSum &sum) {
    if (sum.pairs > 0)
      out << Text::tr("  %1: %Ln pair(s), %2 ± %3 places, %4 ± %5 points", nullptr,
                      static_cast<int>(sum.pairs))
                 .arg(name)
                 .arg(decimalText(-sum.meanPlace(), 4))
                 .arg(decimalText(sum.placeError(), 4))
                 .arg(decimalText(sum.meanPoints(), 0))
                 .arg(decimalText(sum.pointsError(), 0))
          << '\n';
  };
  if (verdict.isJudged())
    out << Text::tr("  estimated: %1 places, %2 points")
               .arg(decimalText(-verdict.lossPlace, 4))
               .arg(decimalText(-verdict.lossPoints, 0))
        << '\n';
  line(Text::tr("deciding sample"), rollout.deciding);
  line(Text::tr("fresh sample"), rollout.size);
  const QString end = rollout.plan.kind == SimulatedDealKind::InformationSet ? endWords(rollout.end)
                      : rollout.plan.kind == SimulatedDealKind::TrueHands
                          ? Text::tr("with the real hands, not a judgment of the decision")
                          : Text::tr("what would have happened, not a judgment of the decision");
  out << Text::tr("  %1 (bot %2, seed %3, deal version %4)")
             .arg(end, QString::fromStdString(rollout.plan.bot))
             .arg(rollout.plan.seed)
             .arg(rollout.simulatedDealsVersion)
      << '\n';
  if (rollout.relaxation != Relaxation::Nothing)
    out << "  " << relaxationWords(rollout.relaxation) << '\n';
}

}  // namespace janso::cli
