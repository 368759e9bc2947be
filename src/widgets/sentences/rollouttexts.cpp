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

// To ten: nothing finer can be measured.
QString tens(double points) {
  return pointsText(static_cast<int>(std::lround(std::abs(points) / 10) * 10));
}

QString thousandths(double places) {
  return QLocale().toString(std::abs(places), 'f', 3);
}

QString betweenWorlds(const QString &mean, const QString &error, bool isOneWorld) {
  //: A mean and its standard error
  return isOneWorld ? mean : RolloutTexts::tr("%1 \u00b1 %2").arg(mean, error);
}

QString pointsDifference(const PairSum &sum) {
  const QString size = betweenWorlds(tens(sum.meanPoints()), tens(sum.pointsError()), sum.pairs < 2);
  //: Of what was played, beside the other: "320 ± 110 points worse"
  return sum.meanPoints() > 0 ? RolloutTexts::tr("%1 points better").arg(size)
                              : RolloutTexts::tr("%1 points worse").arg(size);
}

QString placesDifference(const PairSum &sum) {
  const QString size =
      betweenWorlds(thousandths(sum.meanPlace()), thousandths(sum.placeError()), sum.pairs < 2);
  return sum.meanPlace() < 0 ? RolloutTexts::tr("%1 places better").arg(size)
                             : RolloutTexts::tr("%1 places worse").arg(size);
}

QString worldsOf(const Rollout &rollout) {
  return RolloutTexts::tr("%n world(s)", "", rollout.told().pairs);
}

// How it is known. The size comes from other worlds, where there are any: those that
// decided are chosen by how far apart the two were in them.
QString decision(const Rollout &rollout) {
  return rollout.size.pairs == 0
             ? RolloutTexts::tr("The difference in places is more than twice its error.")
             : RolloutTexts::tr(
                   "In the %n world(s) played before, which decided it, the difference in places was "
                   "more than twice its error.",
                   "", rollout.deciding.pairs);
}

// What may be said of the choice after that.
QString conclusion(const Rollout &rollout) {
  switch (rollout.end) {
    case RolloutEnd::Worse:
      return RolloutTexts::tr("What was played is worse.") + QLatin1Char(' ') + decision(rollout);
    case RolloutEnd::Better:
      return RolloutTexts::tr("What was played is better.") + QLatin1Char(' ') + decision(rollout);
    case RolloutEnd::Equal:
      return RolloutTexts::tr("Neither is better by as much as an inaccuracy.");
    case RolloutEnd::Cap:
      return RolloutTexts::tr("Which of the two is better is not decided.");
    case RolloutEnd::NoWorld:
    case RolloutEnd::Stopped:
      break;
  }
  return {};
}

// What its worlds did not have to fit.
QString loosening(Loosened loosened) {
  switch (loosened) {
    case Loosened::FuritenRiichi:
      return QLatin1Char(' ') +
             RolloutTexts::tr("Hardly any world fitted, so a riichi may wait for a tile of its own pond.");
    case Loosened::PassedWins:
      return QLatin1Char(' ') +
             RolloutTexts::tr("Hardly any world fitted, so players may have let a win go.");
    case Loosened::Nothing:
      break;
  }
  return {};
}

}  // namespace

QString rolloutKindName(WorldKind kind) {
  switch (kind) {
    case WorldKind::InformationSet:
      //: What is dealt anew before bots play a choice out; so are the next two
      return RolloutTexts::tr("Hidden tiles dealt anew");
    case WorldKind::TrueHands:
      return RolloutTexts::tr("With the real hands");
    case WorldKind::TrueWall:
      break;
  }
  return RolloutTexts::tr("With the real wall");
}

QString rolloutKindMeaning(WorldKind kind) {
  switch (kind) {
    case WorldKind::InformationSet:
      return RolloutTexts::tr(
          "Everything that the player had not seen is dealt anew, so that it fits what was seen, and what "
          "the "
          "others did with their hands. This judges the choice.");
    case WorldKind::TrueHands:
      return RolloutTexts::tr(
          "The others hold their real hands, the rest of the wall is mixed. The player could not know them: "
          "this "
          "does not judge the choice.");
    case WorldKind::TrueWall:
      break;
  }
  return RolloutTexts::tr(
      "Every tile lies where it lay. This tells what would have happened, and does not judge the choice.");
}

QString rolloutDifference(const PairSum &sum) {
  //: %1: "320 ± 110 points worse", %2: "0.031 ± 0.012 places worse"
  return RolloutTexts::tr("%1, %2").arg(pointsDifference(sum), placesDifference(sum));
}

QString rolloutProgress(const Rollout &rollout) {
  if (rollout.deciding.pairs == 0)
    return RolloutTexts::tr("Looking for worlds that fit ...");
  const int played = rollout.deciding.pairs + rollout.size.pairs;
  //: %1: how the played action does beside the other
  return RolloutTexts::tr("%n world(s) so far: %1", "", played).arg(rolloutDifference(rollout.told()));
}

QString rolloutSentence(const Rollout &rollout) {
  if (rollout.end == RolloutEnd::NoWorld)
    return RolloutTexts::tr("Rolled out: no worlds were found that fit the record.");
  const QString other = coachActionText(rollout.other);
  const QString difference = rolloutDifference(rollout.told());
  switch (rollout.plan.kind) {
    case WorldKind::InformationSet:
      //: %1: "600 worlds", %2: an action, %3: "320 ± 110 points worse, 0.031 ± 0.012 places worse"
      return RolloutTexts::tr("Rolled out in %1, beside %2: %3.").arg(worldsOf(rollout), other, difference) +
             QLatin1Char(' ') + conclusion(rollout) + loosening(rollout.loosened);
    case WorldKind::TrueHands:
      return RolloutTexts::tr("With the real hands, which nobody could know, in %1, beside %2: %3.")
          .arg(worldsOf(rollout), other, difference);
    case WorldKind::TrueWall:
      break;
  }
  return RolloutTexts::tr("What would have happened with the real wall, beside %1: %2. That judges nothing.")
      .arg(other, difference);
}

}  // namespace janso
