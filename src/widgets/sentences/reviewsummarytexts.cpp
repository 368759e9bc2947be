// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/reviewsummarytexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

namespace {

struct ReviewSummaryTexts {
  Q_DECLARE_TR_FUNCTIONS(ReviewSummaryTexts)
};

// Steps say more about a match than mistakes from this many for each of them on.
constexpr int kStepsForAMistake = 3;
constexpr double kLeastCost = 50;  // points that are worth a sentence

int lossCount(const SeatFigures &figures, LossClass which) {
  return figures.classes[static_cast<std::size_t>(which)];
}

QString shareText(double of100) {
  return coachPercent(static_cast<float>(of100 / 100));
}

QString stepsClause(int steps) {
  return ReviewSummaryTexts::tr("%Ln discard(s) took the hand further from a win.", "", steps);
}

QString mistakesClause(const ReviewSummary &summary) {
  return summary.worstHand.isEmpty()
             ? ReviewSummaryTexts::tr("%Ln clear mistake(s).", "", summary.mistakes)
             //: %1: "East 3"
             : ReviewSummaryTexts::tr("%Ln clear mistake(s), the worst in %1.", "", summary.mistakes)
                   .arg(summary.worstHand);
}

QString suspectedClause(int decisions) {
  return ReviewSummaryTexts::tr("no clear mistakes, but %Ln questionable decision(s).", "", decisions);
}

bool leadsWithSteps(const ReviewSummary &summary) {
  return summary.stepsAway > 0 && summary.stepsAway >= kStepsForAMistake * summary.mistakes;
}

QString leadingClause(const ReviewSummary &summary) {
  if (leadsWithSteps(summary))
    return stepsClause(summary.stepsAway);
  if (summary.mistakes > 0)
    return mistakesClause(summary);
  return summary.suspected > 0 ? suspectedClause(summary.suspected)
                               : ReviewSummaryTexts::tr("no clear mistakes.");
}

QString dealInReason(const Fact &fact, const QString &name) {
  return fact.riichi ? ReviewSummaryTexts::tr("%1 was in riichi, and this deals in %2 of the time.")
                           .arg(name, shareText(fact.numbers[0]))
                     : ReviewSummaryTexts::tr("%1 was likely tenpai, and this deals in %2 of the time.")
                           .arg(name, shareText(fact.numbers[0]));
}

QString callInShort(const Fact &fact) {
  const auto with = static_cast<int>(fact.numbers[0]);
  const auto without = static_cast<int>(fact.numbers[1]);
  if (fact.code == FactCode::NoCall)
    return ReviewSummaryTexts::tr("Skipping is worth %1 points more.")
        .arg(estimatedPointsText(fact.numbers[3] - fact.numbers[2]));
  if (with < without)
    //: %1 and %2: "1-shanten", "tenpai"
    return ReviewSummaryTexts::tr("The call makes the hand %1 instead of %2.")
        .arg(coachAway(with), coachAway(without));
  return ReviewSummaryTexts::tr("The call is worth %1 points more.")
      .arg(estimatedPointsText(fact.numbers[2] - fact.numbers[3]));
}

}  // namespace

ReviewSummary reviewSummaryOf(const SeatFigures &figures) {
  ReviewSummary summary;
  summary.mistakes = lossCount(figures, LossClass::Inaccuracy) + lossCount(figures, LossClass::Mistake) +
                     lossCount(figures, LossClass::Blunder);
  summary.suspected = lossCount(figures, LossClass::Suspected);
  return summary;
}

QString reviewHeadline(const ReviewSummary &summary) {
  const QString said = leadingClause(summary);
  //: Headline of a review. %1: "4th"; %2: a sentence, in lower case unless the language needs a capital
  return summary.place ? ReviewSummaryTexts::tr("%1 place: %2").arg(placeText(*summary.place), said)
                       : sentenceCase(said);
}

QString reviewAlso(const ReviewSummary &summary) {
  if (leadsWithSteps(summary)) {
    if (summary.mistakes > 0)
      return sentenceCase(mistakesClause(summary));
    return summary.suspected > 0 ? sentenceCase(suspectedClause(summary.suspected)) : QString();
  }
  return summary.stepsAway > 0 ? sentenceCase(stepsClause(summary.stepsAway)) : QString();
}

QString reviewTurnReason(const Fact &fact, const SeatNames &names) {
  if (fact.numbers.size() < kFactNumbers[static_cast<std::size_t>(fact.code)])
    return {};
  const std::vector<double> &n = fact.numbers;
  const QString name = fact.seat < 0 ? QString() : names[static_cast<std::size_t>(fact.seat)];
  switch (fact.code) {
    case FactCode::Efficiency:
      return ReviewSummaryTexts::tr("%Ln useful tile(s) instead of %1.", "", static_cast<int>(n[1]))
          .arg(countText(static_cast<qint64>(n[3])));
    case FactCode::Value:
      return ReviewSummaryTexts::tr("A win averages %1 points instead of %2.")
          .arg(coachPoints(static_cast<float>(n[0])), coachPoints(static_cast<float>(n[1])));
    case FactCode::Fold:
      return dealInReason(fact, name);
    case FactCode::Push:
      return ReviewSummaryTexts::tr("The hand wins %1 of the time: worth the risk.").arg(shareText(n[1]));
    case FactCode::Safer:
      return ReviewSummaryTexts::tr("Deals in %1 of the time instead of %2.")
          .arg(shareText(n[0]), shareText(n[1]));
    case FactCode::Call:
    case FactCode::NoCall:
      return callInShort(fact);
    case FactCode::Riichi:
      return ReviewSummaryTexts::tr("Riichi is worth %1 points more.").arg(estimatedPointsText(n[2]));
    case FactCode::Dama:
      return ReviewSummaryTexts::tr("Staying dama is worth %1 points more.").arg(estimatedPointsText(n[2]));
    case FactCode::LastHand:
      return n[0] <= 0
                 ? ReviewSummaryTexts::tr("Last hand, and already in 1st place.")
                 //: %1: "2nd"
                 : ReviewSummaryTexts::tr("Last hand: %1 place was %2 points away.")
                       .arg(placeText(static_cast<int>(n[1])), pointsText(static_cast<std::int32_t>(n[0])));
    case FactCode::StepBack:
    case FactCode::Close:
    case FactCode::Unknown:
    case FactCode::NoFault:
      break;
  }
  return {};
}

QString reviewStepReason(const StepAway &step) {
  //: %1 and %2: "tenpai", "1-shanten"
  return ReviewSummaryTexts::tr("Back from %1 to %2.").arg(coachAway(step.kept), coachAway(step.left));
}

QString reviewStepTiles(const StepAway &step) {
  //: Tiles that would have brought the hand nearer after the better discard
  return ReviewSummaryTexts::tr("%Ln tile(s) would have helped.", "", step.keptTiles);
}

QString reviewStepName() {
  //: Mild name of a discard that took the hand further from a win
  return ReviewSummaryTexts::tr("Step back");
}

QString reviewCleared() {
  return ReviewSummaryTexts::tr("Rollouts found no loss.");
}

QString reviewCostInShort(double cost) {
  return cost < kLeastCost ? QString()
                           : ReviewSummaryTexts::tr("Costs about %1 points.").arg(estimatedPointsText(cost));
}

}  // namespace janso
