// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/rollouttexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

namespace {

struct RolloutTexts {
  Q_DECLARE_TR_FUNCTIONS(RolloutTexts)
};

QString pointsApart(double points) {
  return estimatedPointsText(std::abs(points));
}

QString placesApart(double places) {
  return QLocale().toString(std::abs(places), 'f', 3);
}

QString betweenDeals(const QString &mean, const QString &error, bool isOneDeal) {
  //: A mean and its standard error
  return isOneDeal ? mean : RolloutTexts::tr("%1 \u00b1 %2").arg(mean, error);
}

QString pointsDifference(const PairSum &sum) {
  const QString size =
      betweenDeals(pointsApart(sum.meanPoints()), pointsApart(sum.pointsError()), sum.pairs < 2);
  //: The played action compared with the other: "320 ± 110 points worse"
  return sum.meanPoints() > 0 ? RolloutTexts::tr("%1 points better").arg(size)
                              : RolloutTexts::tr("%1 points worse").arg(size);
}

QString placesDifference(const PairSum &sum) {
  const QString size =
      betweenDeals(placesApart(sum.meanPlace()), placesApart(sum.placeError()), sum.pairs < 2);
  return sum.meanPlace() < 0 ? RolloutTexts::tr("%1 places better").arg(size)
                             : RolloutTexts::tr("%1 places worse").arg(size);
}

QString dealsOf(const Rollout &rollout) {
  return RolloutTexts::tr("%n simulated deal(s)", "", rollout.reported().pairs);
}

// How the verdict is known. The size comes from other simulated deals, if there are any: those that
// decided are selected by how far apart the two actions were in them.
QString decision(const Rollout &rollout) {
  return rollout.size.pairs == 0
             ? RolloutTexts::tr("The difference in places is more than twice its standard error.")
             : RolloutTexts::tr(
                   "In the %n earlier simulated deal(s) that decided this verdict, the difference in places "
                   "was more than twice its standard error.",
                   "", rollout.deciding.pairs);
}

// What may be said of the choice after that.
QString conclusion(const Rollout &rollout) {
  switch (rollout.end) {
    case RolloutEnd::Worse:
      return RolloutTexts::tr("The player's choice is worse.") + QLatin1Char(' ') + decision(rollout);
    case RolloutEnd::Better:
      return RolloutTexts::tr("The player's choice is better.") + QLatin1Char(' ') + decision(rollout);
    case RolloutEnd::Equal:
      return RolloutTexts::tr("The difference is too small to be an inaccuracy.");
    case RolloutEnd::Cap:
      return RolloutTexts::tr("It is not clear which choice is better.");
    case RolloutEnd::NoDealFits:
    case RolloutEnd::Stopped:
      break;
  }
  return {};
}

// What its simulated deals did not have to fit.
QString relaxationNote(Relaxation relaxation) {
  switch (relaxation) {
    case Relaxation::FuritenRiichi:
      return QLatin1Char(' ') + RolloutTexts::tr(
                                    "Few simulated deals fit the record, so some let a player in riichi wait "
                                    "on a tile in their own pond.");
    case Relaxation::SkippedWins:
      return QLatin1Char(' ') +
             RolloutTexts::tr(
                 "Few simulated deals fit the record, so some allow a player to have skipped a win.");
    case Relaxation::Nothing:
      break;
  }
  return {};
}

}  // namespace

QString rolloutKindName(SimulatedDealKind kind) {
  switch (kind) {
    case SimulatedDealKind::InformationSet:
      //: What is redealt before bots play out a decision; so are the next two
      return RolloutTexts::tr("Unseen tiles redealt");
    case SimulatedDealKind::TrueHands:
      return RolloutTexts::tr("With the actual hands");
    case SimulatedDealKind::TrueWall:
      break;
  }
  return RolloutTexts::tr("With the actual wall");
}

QString rolloutKindMeaning(SimulatedDealKind kind) {
  switch (kind) {
    case SimulatedDealKind::InformationSet:
      return RolloutTexts::tr(
          "All tiles the player had not seen are redealt to fit the visible tiles and the other players' "
          "actions. The result shows how good the decision was.");
    case SimulatedDealKind::TrueHands:
      return RolloutTexts::tr(
          "The other players keep their actual hands, and the rest of the wall is shuffled. The player "
          "couldn't know these hands, so the result doesn't show how good the decision was.");
    case SimulatedDealKind::TrueWall:
      break;
  }
  return RolloutTexts::tr(
      "Every tile stays where it was. The result shows what would have happened, not how good the decision "
      "was.");
}

QString rolloutDifference(const PairSum &sum) {
  //: %1: "320 ± 110 points worse", %2: "0.031 ± 0.012 places worse"
  return RolloutTexts::tr("%1, %2").arg(pointsDifference(sum), placesDifference(sum));
}

QString rolloutProgress(const Rollout &rollout) {
  if (rollout.deciding.pairs == 0)
    return RolloutTexts::tr("Looking for deals that fit the record…");
  const int played = rollout.deciding.pairs + rollout.size.pairs;
  //: %1: how the played action compares with the other
  return RolloutTexts::tr("%n simulated deal(s) so far: %1", "", played)
      .arg(rolloutDifference(rollout.reported()));
}

QString rolloutSentence(const Rollout &rollout) {
  if (rollout.end == RolloutEnd::NoDealFits)
    return RolloutTexts::tr("Rollout: found no simulated deals that fit the record.");
  const QString other = coachActionText(rollout.other);
  const QString difference = rolloutDifference(rollout.reported());
  switch (rollout.plan.kind) {
    case SimulatedDealKind::InformationSet:
      //: %1: "600 simulated deals", %2: an action, %3: "320 ± 110 points worse, 0.031 ± 0.012 places worse"
      return RolloutTexts::tr("Rollout of %1, compared with “%2”: %3.")
                 .arg(dealsOf(rollout), other, difference) +
             QLatin1Char(' ') + conclusion(rollout) + relaxationNote(rollout.relaxation);
    case SimulatedDealKind::TrueHands:
      return RolloutTexts::
          tr("Rollout of %1 with the actual hands, which the player couldn't know, compared with “%2”: %3.")
              .arg(dealsOf(rollout), other, difference);
    case SimulatedDealKind::TrueWall:
      break;
  }
  return RolloutTexts::
      tr("With the actual wall, compared with “%1”: %2. This result doesn't show how good the decision was.")
          .arg(other, difference);
}

}  // namespace janso
