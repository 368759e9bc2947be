// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/reviewtexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "statistics/measures.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/coachsafetytexts.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/rollouttexts.h"

namespace janso {

namespace {

struct ReviewTexts {
  Q_DECLARE_TR_FUNCTIONS(ReviewTexts)
};

QString calledWith(const Action &action) {
  return tilesMarkup(std::span(action.consumed.data(), action.consumed.size()));
}

// As the subject of a sentence.
QString doing(const Action &action) {
  switch (action.type) {
    case ActionType::Dahai:
      //: What is done, as the subject of a sentence; so are the next ones
      return ReviewTexts::tr("discarding %1").arg(tileMarkup(action.tile));
    case ActionType::Riichi:
      return ReviewTexts::tr("riichi with %1").arg(tileMarkup(action.tile));
    case ActionType::OpenRiichi:
      return ReviewTexts::tr("open riichi with %1").arg(tileMarkup(action.tile));
    case ActionType::Skip:
      return ReviewTexts::tr("skipping");
    case ActionType::Chi:
      return ReviewTexts::tr("chi with %1").arg(calledWith(action));
    default:
      return actionNameInText(action.type);
  }
}

QString percentOf100(double of100) {
  return coachPercent(static_cast<float>(of100 / 100));
}

// Of a whole match less would say more than is known.
std::int32_t hundreds(double value) {
  return static_cast<std::int32_t>(std::lround(value / 100) * 100);
}

QString tilesOfKinds(double kinds, double tiles) {
  //: Tiles that bring the hand nearer: %1 "17 tiles", %2 "5 kinds"
  return ReviewTexts::tr("%1 of %2")
      .arg(ReviewTexts::tr("%n tile(s)", "", static_cast<int>(tiles)),
           ReviewTexts::tr("%n kind(s)", "of tiles", static_cast<int>(kinds)));
}

QString threat(const Fact &fact, const QString &name) {
  return fact.riichi ? ReviewTexts::tr("%1 is in riichi.").arg(name)
                     : ReviewTexts::tr("%1 is likely tenpai.").arg(name);
}

QString saferReason(const Fact &fact, const QString &name) {
  const QString risks = ReviewTexts::tr("%1 deals in %2 of the time, compared with %4 for %3.")
                            .arg(doing(fact.better), percentOf100(fact.numbers[0]), doing(fact.played),
                                 percentOf100(fact.numbers[1]));
  const QString safety = coachSafetyName(fact.safety);
  if (safety.isEmpty())
    return threat(fact, name) + QLatin1Char(' ') + sentenceCase(risks);
  //: %1 a tile, %2 a name, %3 why the tile is safe: "suji"
  return ReviewTexts::tr("%1 against %2: %3.").arg(tileMarkup(fact.better.tile), name, safety) +
         QLatin1Char(' ') + sentenceCase(risks);
}

QString callReason(const Fact &fact) {
  const auto with = static_cast<int>(fact.numbers[0]);
  const auto without = static_cast<int>(fact.numbers[1]);
  const QString worth =
      //: Points that are expected of the hand
      ReviewTexts::tr("Calling is worth %1 points, skipping %2.")
          .arg(estimatedPointsText(fact.numbers[2]), estimatedPointsText(fact.numbers[3]));
  if (with >= without && fact.code == FactCode::Call)
    return ReviewTexts::tr("Calling makes the hand more valuable but not faster: %1 points instead of %2.")
        .arg(estimatedPointsText(fact.numbers[2]), estimatedPointsText(fact.numbers[3]));
  if (with >= without)
    return ReviewTexts::tr("Calling doesn't bring the hand closer to tenpai.") + QLatin1Char(' ') + worth;
  return ReviewTexts::tr("With the call the hand is %1; without it, %2.")
             .arg(coachAway(with), coachAway(without)) +
         QLatin1Char(' ') + worth;
}

QString riichiReason(const Fact &fact) {
  const auto fewer = static_cast<int>(std::lround(fact.numbers[1]));
  const QString wins = fewer == 0 ? ReviewTexts::tr("and wins almost as often")
                                  : ReviewTexts::tr("but wins %n fewer hand(s) in 100", "", fewer);
  const QString both =
      ReviewTexts::tr("Riichi adds %1 points to a win, %2.").arg(estimatedPointsText(fact.numbers[0]), wins);
  const QString worth = fact.code == FactCode::Riichi
                            ? ReviewTexts::tr("Declaring riichi is worth %1 points more.")
                            : ReviewTexts::tr("Not declaring riichi is worth %1 points more.");
  return both + QLatin1Char(' ') + worth.arg(estimatedPointsText(fact.numbers[2]));
}

QString lastHandReason(const Fact &fact) {
  if (fact.numbers[0] <= 0)
    return ReviewTexts::tr("This is the last hand, and the player is already in 1st place.");
  //: %2: a place, "2nd"
  return ReviewTexts::tr("This is the last hand: %2 place is %1 points away.")
      .arg(pointsText(static_cast<std::int32_t>(fact.numbers[0])),
           placeText(static_cast<int>(fact.numbers[1])));
}

QString noFaultReason(const Fact &fact) {
  const QString right =
      ReviewTexts::tr("The discard dealt in but was still the right choice: it deals in only %1 of the time.")
          .arg(percentOf100(fact.numbers[0]));
  if (fact.numbers[1] < 10)
    return right;
  return right + QLatin1Char(' ') +
         ReviewTexts::tr("The discard is worth %1 points more than the next best choice.")
             .arg(estimatedPointsText(fact.numbers[1]));
}

}  // namespace

// --- Names ---

QString reviewClassName(LossClass lossClass) {
  switch (lossClass) {
    case LossClass::NotJudged:
      return ReviewTexts::tr("Not judged");
    case LossClass::Close:
      return ReviewTexts::tr("Close");
    case LossClass::Suspected:
      return ReviewTexts::tr("Perhaps worse");
    case LossClass::Inaccuracy:
      return ReviewTexts::tr("Inaccuracy");
    case LossClass::Mistake:
      return ReviewTexts::tr("Mistake");
    case LossClass::Blunder:
      break;
  }
  return ReviewTexts::tr("Blunder");
}

QString reviewVerdictName(const ChoiceVerdict &verdict) {
  return verdict.isJudged() && verdict.played == 0 ? ReviewTexts::tr("Best choice")
                                                   : reviewClassName(verdict.lossClass);
}

QString reviewCategoryName(Category category) {
  switch (category) {
    case Category::LastHand:
      //: Here and below: what a choice was about
      return ReviewTexts::tr("Last hand");
    case Category::PassedWin:
      return ReviewTexts::tr("Skipped win");
    case Category::Kan:
      return ReviewTexts::tr("Kan");
    case Category::Call:
      return ReviewTexts::tr("Call");
    case Category::Riichi:
      return ReviewTexts::tr("Riichi or not");
    case Category::PushFold:
      return ReviewTexts::tr("Push or fold");
    case Category::SafeTile:
      return ReviewTexts::tr("Safest tile");
    case Category::Danger:
      return ReviewTexts::tr("Risk while pushing");
    case Category::Value:
      return ReviewTexts::tr("Value");
    case Category::Efficiency:
      break;
  }
  return ReviewTexts::tr("Efficiency");
}

QString reviewCategoryMeaning(Category category) {
  switch (category) {
    case Category::LastHand:
      return ReviewTexts::tr(
          "The best choice for the player's final place is not the best one for points in this hand.");
    case Category::PassedWin:
      return ReviewTexts::tr("The player skipped a possible win.");
    case Category::Kan:
      return ReviewTexts::tr("Whether to kan.");
    case Category::Call:
      return ReviewTexts::tr("Whether to call chi or pon, or skip.");
    case Category::Riichi:
      return ReviewTexts::tr("Whether to declare riichi or stay dama.");
    case Category::PushFold:
      return ReviewTexts::tr("Whether to keep pushing or give up on the hand.");
    case Category::SafeTile:
      return ReviewTexts::tr("Which tile is safest when folding.");
    case Category::Danger:
      return ReviewTexts::tr("Which tile deals in less often while pushing.");
    case Category::Value:
      return ReviewTexts::tr("How much a win would be worth.");
    case Category::Efficiency:
      break;
  }
  return ReviewTexts::tr("How fast the hand is and how likely it is to win.");
}

QString reviewConfidenceName(Confidence confidence) {
  switch (confidence) {
    case Confidence::None:
      return ReviewTexts::tr("none", "confidence");
    case Confidence::Low:
      return ReviewTexts::tr("low", "confidence");
    case Confidence::Mid:
      return ReviewTexts::tr("medium", "confidence");
    case Confidence::High:
      break;
  }
  return ReviewTexts::tr("high", "confidence");
}

// --- Figures ---

QString reviewPlaces(double places) {
  //: How much of a final place was lost: 0.031
  return ReviewTexts::tr("%1 places").arg(QLocale().toString(places, 'f', 3));
}

QString reviewPoints(double value) {
  return ReviewTexts::tr("%1 points").arg(estimatedPointsText(value));
}

QString reviewAccuracy(const SeatFigures &figures) {
  const std::optional<SeatFigures::Accuracy> accuracy = figures.accuracy();
  return accuracy && accuracy->isTelling() ? reviewAccuracyText(*accuracy) : QStringLiteral("\u2013");
}

QString reviewAccuracyText(const SeatFigures::Accuracy &accuracy) {
  const auto whole = [](double value) { return QLocale().toString(static_cast<int>(std::lround(value))); };
  //: A range of an accuracy: "68 to 81"
  const QString range = ReviewTexts::tr("%1 to %2").arg(whole(accuracy.low), whole(accuracy.high));
  //: An accuracy and its range
  return accuracy.onlyRange ? range : ReviewTexts::tr("%1 (%2)").arg(whole(accuracy.value), range);
}

QString reviewMeanLoss(double places) {
  return measureValueText(*findMeasure("loss"), places);
}

QString reviewMeanLoss(double places, double error) {
  //: A mean with its standard error
  return ReviewTexts::tr("%1 \u00b1 %2").arg(reviewMeanLoss(places), reviewMeanLoss(error));
}

QString reviewMeanLoss(const LossSum &sum) {
  if (sum.choices == 0)
    return QStringLiteral("\u2013");
  return sum.choices == 1 ? reviewMeanLoss(sum.mean()) : reviewMeanLoss(sum.mean(), sum.error());
}

QString reviewMeanLossPoints(const LossSum &sum) {
  const double mean = sum.choices == 0 ? 0 : sum.points / static_cast<double>(sum.choices);
  return ReviewTexts::tr("%1 points").arg(measureValueText(*findMeasure("loss_points"), mean));
}

QString reviewClassCounts(const SeatFigures &figures) {
  const auto count = [&](LossClass which) { return figures.classes[static_cast<std::size_t>(which)]; };
  QStringList counts{ReviewTexts::tr("%n inaccuracy(ies)", "", count(LossClass::Inaccuracy)),
                     ReviewTexts::tr("%n mistake(s)", "", count(LossClass::Mistake)),
                     ReviewTexts::tr("%n blunder(s)", "", count(LossClass::Blunder))};
  if (const int suspected = count(LossClass::Suspected); suspected > 0)
    counts << ReviewTexts::tr("%n decision(s) that may be worse", "", suspected);
  return listText(counts);
}

QString reviewAdjustedPoints(double value, double error) {
  //: Points with their standard error
  return ReviewTexts::tr("%1 \u00b1 %2").arg(signedPointsText(hundreds(value)), pointsText(hundreds(error)));
}

QString reviewLuckPoints(double value) {
  //: %1: points, with their sign
  return ReviewTexts::tr("luck: %1 points").arg(signedPointsText(hundreds(value)));
}

QString reviewAdjustedPlace(int place, double luck, double error, int players) {
  const auto possible = [&](double value) {
    return QLocale().toString(std::clamp(value, 1.0, static_cast<double>(players)), 'f', 1);
  };
  //: %1 and %2: final places between which a result without its luck is; %3: the place that it was
  return ReviewTexts::tr("place %1 to %2 instead of %3")
      .arg(possible(place - luck - error), possible(place - luck + error), QLocale().toString(place));
}

// --- Comparison with bots ---

QString reviewBotLossNote(const QString &bot, const MeanLoss &loss) {
  const QString note =
      //: %1: a bot; %2: a mean; %3 and %4: its interval
      ReviewTexts::tr("%1: %2 (%3 to %4) places per 100 decisions, over %Ln decision(s).", "",
                      static_cast<int>(loss.choices))
          .arg(bot, reviewMeanLoss(loss.mean), reviewMeanLoss(loss.low), reviewMeanLoss(loss.high));
  return loss.fewChoices
             ? sentencesText({note, ReviewTexts::tr("That is too few decisions to draw conclusions.")})
             : note;
}

QString reviewNoSuchChoice(const QString &bot) {
  return ReviewTexts::tr("%1 had too few decisions of this type.").arg(bot);
}

QString reviewBotMatches(const QString &bot, int matches) {
  return ReviewTexts::tr("%1, over %Ln match(es)", "", matches).arg(bot);
}

QString reviewNearestBot(const QString &own, const QString &bot, const SeatFigures::Accuracy &accuracy,
                         const QStringList &alike) {
  constexpr qsizetype kMostNamed = 3;
  const QString value = reviewAccuracyText(accuracy);
  if (alike.isEmpty())
    //: %1 and %3: an accuracy and its range; %2: a bot
    return ReviewTexts::tr("Your accuracy, %1, is closest to that of %2: %3.").arg(own, bot, value);
  const QString others = alike.size() > kMostNamed
                             ? ReviewTexts::tr("%Ln other bot(s)", "", static_cast<int>(alike.size()))
                             : listText(alike);
  //: %1 and %3: an accuracy and its range; %2: a bot; %4: a list of bots, or how many
  return ReviewTexts::tr(
             "Your accuracy, %1, is closest to that of %2: %3. There are too few decisions to tell you apart "
             "from %4.")
      .arg(own, bot, value, others);
}

QString reviewBotsNote(const BotReviews &reviews, const QString &rules, const QString &judge) {
  std::int64_t fewest = 0;
  for (const BotReviews::Bot &bot : reviews.bots)
    fewest = fewest == 0 ? bot.matches : std::min(fewest, bot.matches);
  const auto matches = static_cast<int>(fewest);
  const QString note = reviews.length == QLatin1String("east")
                           //: %1: rules, %2: the version of the program
                           ? ReviewTexts::tr(
                                 "The bots' figures are averages over at least %Ln East-only "
                                 "match(es) each, played by Janso %2 under the rules “%1”.",
                                 "", matches)
                           : ReviewTexts::tr(
                                 "The bots' figures are averages over at least %Ln match(es) "
                                 "each, played by Janso %2 under the rules “%1”.",
                                 "", matches);
  //: %1: the bot that evaluates
  return sentencesText(
      {note.arg(rules, reviews.program),
       ReviewTexts::tr("The review uses %1, so the figures favor %1 and players with a similar style.")
           .arg(judge)});
}

// --- Sentences ---

QString reviewReason(const Fact &fact, const SeatNames &names) {
  if (fact.numbers.size() < kFactNumbers[static_cast<std::size_t>(fact.code)])
    return {};
  const std::vector<double> &n = fact.numbers;
  const QString name = fact.seat < 0 ? QString() : names[static_cast<std::size_t>(fact.seat)];
  switch (fact.code) {
    case FactCode::Efficiency:
      return sentenceCase(ReviewTexts::tr("%1 accepts %2; %3 accepts %4.")
                              .arg(doing(fact.better), tilesOfKinds(n[0], n[1]), doing(fact.played),
                                   tilesOfKinds(n[2], n[3])));
    case FactCode::Value:
      return ReviewTexts::tr("An average win is worth %1 points after %2, but %3 after %4.")
          .arg(coachPoints(static_cast<float>(n[0])), doing(fact.better),
               coachPoints(static_cast<float>(n[1])), doing(fact.played));
    case FactCode::Fold:
      return threat(fact, name) + QLatin1Char(' ') +
             sentenceCase(
                 ReviewTexts::tr("%1 deals in %2 of the time, for %3 points; the hand wins %4 of the time.")
                     .arg(doing(fact.played), percentOf100(n[0]), coachPoints(static_cast<float>(n[1])),
                          percentOf100(n[2])));
    case FactCode::Push:
      return ReviewTexts::tr("The hand wins %1 of the time, for %2 points.")
                 .arg(percentOf100(n[1]), coachPoints(static_cast<float>(n[0]))) +
             QLatin1Char(' ') +
             sentenceCase(
                 ReviewTexts::tr("%1 deals in %2 of the time, for %3 points.")
                     .arg(doing(fact.better), percentOf100(n[2]), coachPoints(static_cast<float>(n[3]))));
    case FactCode::Safer:
      return saferReason(fact, name);
    case FactCode::Call:
    case FactCode::NoCall:
      return callReason(fact);
    case FactCode::Riichi:
    case FactCode::Dama:
      return riichiReason(fact);
    case FactCode::LastHand:
      return lastHandReason(fact);
    case FactCode::Close:
      return fact.better == fact.played
                 ? ReviewTexts::tr("This was the best choice.")
                 : ReviewTexts::tr("The difference is too small for Janso's review to measure.");
    case FactCode::Unknown:
      return ReviewTexts::tr("The loss is only an estimate, so this decision is not judged.");
    case FactCode::StepBack:
      //: %1 and %3: what is done; %2 and %4: "2-shanten"
      return sentenceCase(ReviewTexts::tr("%1 keeps the hand %2; %3 sets it back to %4.")
                              .arg(doing(fact.better), coachAway(static_cast<int>(n[0])), doing(fact.played),
                                   coachAway(static_cast<int>(n[1]))));
    case FactCode::NoFault:
      break;
  }
  return noFaultReason(fact);
}

QString reviewActions(const ChoiceVerdict &verdict) {
  const QString played = coachActionText(verdict.action);
  if (!verdict.isJudged() || verdict.played == 0)
    return ReviewTexts::tr("Played: %1.").arg(played);
  const QString best = coachActionText(verdict.best().considered.action);
  if (verdict.lossClass == LossClass::Suspected)
    return ReviewTexts::tr("Played: %1. Perhaps better: %2.").arg(played, best);
  return verdict.lossClass == LossClass::Close
             ? ReviewTexts::tr("Played: %1. Just as good: %2.").arg(played, best)
             : ReviewTexts::tr("Played: %1. Better: %2.").arg(played, best);
}

QString reviewCost(const ChoiceVerdict &verdict) {
  if (!verdict.isLoss())
    return {};
  const QString places = reviewPlaces(verdict.lossPlace);
  if (verdict.lossClass == LossClass::Suspected)
    //: %1: "0.031 places"
    return ReviewTexts::tr("May lose %1, if anything.").arg(places);
  const QString sure = reviewConfidenceName(verdict.confidence);
  if (verdict.lossPoints < 0)
    return ReviewTexts::tr("Loses %1 but gains %2 (confidence: %3).")
        .arg(places, reviewPoints(-verdict.lossPoints), sure);
  return ReviewTexts::tr("Loses %1 and %2 (confidence: %3).")
      .arg(places, reviewPoints(verdict.lossPoints), sure);
}

QString reviewMarkup(const ChoiceVerdict &verdict, const std::vector<Fact> &facts, const SeatNames &names,
                     const std::vector<Rollout> &rollouts) {
  //: "Mistake · Efficiency": how large it was, and what it was about
  QStringList lines{
      ReviewTexts::tr("%1 \u00b7 %2").arg(reviewVerdictName(verdict), reviewCategoryName(verdict.category)),
      reviewActions(verdict)};
  if (const QString cost = reviewCost(verdict); !cost.isEmpty())
    lines << cost;
  for (const Rollout &rollout : rollouts) {
    if (rollout.isDone())
      lines << rolloutSentence(rollout);
  }
  for (const Fact &fact : facts) {
    if (const QString reason = reviewReason(fact, names); !reason.isEmpty())
      lines << reason;
  }
  return lines.join(QLatin1Char('\n'));
}

QString reviewLossRow(const BiggestLoss &loss, const QString &place, const Rollout *proof) {
  const ChoiceVerdict &verdict = *loss.verdict;
  QString row = place + QStringLiteral("  \u00b7  ") + reviewVerdictName(verdict) +
                QStringLiteral("  \u00b7  ") +
                (proof == nullptr ? reviewPlaces(loss.place)
                                  //: A loss that was measured by a rollout, with its standard error
                                  : ReviewTexts::tr("%1 ± %2 places (measured)")
                                        .arg(QLocale().toString(loss.place, 'f', 3),
                                             QLocale().toString(proof->reported().placeError(), 'f', 3)));
  if (loss.steps > 1)
    row += QStringLiteral("  \u00b7  ") +
           ReviewTexts::tr("total for %n decision(s) in one plan", "", loss.steps);
  return row + QLatin1Char('\n') + reviewActions(verdict);
}

}  // namespace janso
