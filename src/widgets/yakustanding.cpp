// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakustanding.h"

#include <QCoreApplication>
#include <QStringList>
#include <vector>

#include "widgets/teachmarkup.h"

namespace janso {

namespace {

struct Standing {
  Q_DECLARE_TR_FUNCTIONS(YakuStanding)
};

QString kindsMarkup(KindSet kinds) {
  std::vector<Tile> tiles;
  for (const Kind kind : kinds)
    tiles.push_back(Tile(kind));
  return tilesMarkup(tiles);
}

QString bonusText(const YakuAnswer &answer) {
  return answer.count > 0 ? Standing::tr("Your hand has %n of it.", nullptr, answer.count)
                          : Standing::tr("Your hand has none of it.");
}

QString distanceText(const YakuAnswer &answer) {
  if (answer.distance == 0)
    return Standing::tr("Your hand is complete with it.");
  return answer.openDistance < 0
             ? Standing::tr("Your hand needs %n more tile(s) to win with it, and must stay closed.", nullptr,
                            answer.distance)
             : Standing::tr("Your hand needs %n more tile(s) to win with it.", nullptr, answer.distance);
}

}  // namespace

QString yakuEventText(YakuEvent event) {
  switch (event) {
    case YakuEvent::None:
      return {};
    case YakuEvent::DeclareRiichi:
      return Standing::tr("Then declare riichi.");
    case YakuEvent::RiichiFirstTurn:
      return Standing::tr("Riichi must be declared with your first discard.");
    case YakuEvent::WinWithinTurn:
      return Standing::tr("The win must come within one turn after riichi, with no call between.");
    case YakuEvent::SelfDraw:
      return Standing::tr("You must draw the winning tile yourself.");
    case YakuEvent::LastDraw:
      return Standing::tr("The winning tile must be the last one of the wall.");
    case YakuEvent::LastDiscard:
      return Standing::tr("The winning tile must be the last discard of the hand.");
    case YakuEvent::ReplacementTile:
      return Standing::tr("The winning tile must be the one drawn after a kan.");
    case YakuEvent::RobKan:
      return Standing::tr("The winning tile must be one that another player adds to a pon.");
    case YakuEvent::DealtComplete:
      return Standing::tr("The first fourteen tiles must be a complete hand.");
    case YakuEvent::FirstDraw:
      return Standing::tr("The winning tile must be your first draw, before any call.");
    case YakuEvent::RonBeforeFirstDraw:
      return Standing::tr("It must be won on a discard before your first draw.");
    case YakuEvent::RonAfterKan:
      return Standing::tr("It must be won on the discard that follows a kan.");
    case YakuEvent::RonRiichiTile:
      return Standing::tr("It must be won on the tile with which another player declares riichi.");
    case YakuEvent::Ron:
      return Standing::tr("It must be won on another player's discard.");
    case YakuEvent::WinAsDealer:
      return Standing::tr("You must win once more as the dealer.");
    case YakuEvent::Bonus:
      return Standing::tr("It depends on the tiles that are turned up.");
  }
  return {};
}

QString yakuObstacleText(const YakuAnswer &answer) {
  switch (answer.why) {
    case YakuObstacle::None:
      return {};
    case YakuObstacle::NotInRules:
      return Standing::tr("This ruleset does not count it.");
    case YakuObstacle::HandOpen:
      return Standing::tr("Your hand is open, and it needs a closed one.");
    case YakuObstacle::MeldUnfit:
      return Standing::tr("A group that you called does not fit into it.");
    case YakuObstacle::TilesGone:
      return answer.gone.empty() ? Standing::tr("Too few of the tiles that it needs are left.")
                                 : Standing::tr("Too few of %1 are left.").arg(kindsMarkup(answer.gone));
    case YakuObstacle::TilesAbsent:
      return Standing::tr("With three players its tiles are not in the set.");
    case YakuObstacle::HandFixed:
      return Standing::tr("After riichi the hand cannot change, and none of its waits gives it.");
    case YakuObstacle::FirstTurnOver:
      return Standing::tr("The first turn is over, or somebody has called.");
    case YakuObstacle::FirstDrawOff:
      return Standing::tr("The hand is too far from complete on the first turn.");
    case YakuObstacle::NotDealer:
      return Standing::tr("Only the dealer can have it.");
    case YakuObstacle::DealerNever:
      return Standing::tr("The dealer cannot have it.");
    case YakuObstacle::StreakShort:
      return Standing::tr("The row of wins is too short yet.");
    case YakuObstacle::TurnOver:
      return Standing::tr("The turn after your riichi is over, or a call has cut it short.");
    case YakuObstacle::RiichiPlain:
      return Standing::tr("Your riichi was declared in another way.");
    case YakuObstacle::WallShort:
      return Standing::tr("Too few tiles are left in the wall for riichi.");
    case YakuObstacle::PointsShort:
      return Standing::tr("You have too few points for a riichi stick.");
    case YakuObstacle::WallEmpty:
      return Standing::tr("The wall holds no tile for it any more.");
    case YakuObstacle::KansSpent:
      return Standing::tr("No further kan can be made.");
    case YakuObstacle::WindsOff:
      return Standing::tr("Your seat wind and the round wind differ, so that only two guest winds are left.");
    case YakuObstacle::TooFar:
      return Standing::tr("So few tiles are left that no hand can be completed.");
  }
  return {};
}

QString yakuStandingText(const YakuAnswer &answer) {
  QStringList parts;
  switch (answer.state) {
    case YakuState::Unknown:
      return {};
    case YakuState::Made:
      parts << (isBonus(answer.id) ? bonusText(answer) : Standing::tr("Your hand has it."));
      break;
    case YakuState::Impossible:
      parts << Standing::tr("Not possible with your hand any more.") << yakuObstacleText(answer);
      break;
    case YakuState::Reachable:
      if (isBonus(answer.id)) {
        parts << bonusText(answer);
        break;
      }
      parts << distanceText(answer);
      if (!answer.wanted.empty() && answer.distance > 0)
        //: %1: tiles; %n of them are unseen
        parts << Standing::tr("Nearer by one with %1: %n left.", nullptr, answer.left)
                     .arg(kindsMarkup(answer.wanted));
      parts << yakuEventText(answer.event);
      break;
  }
  parts.removeAll(QString());
  return parts.join(QLatin1Char(' '));
}

QList<TrayGroup> yakuTargetGroups(const YakuTarget &target) {
  QList<TrayGroup> groups;
  TrayGroup singles;  // of kokushi, whose groups are single tiles
  for (const TargetGroup &from : target.groups) {
    TrayGroup group;
    for (const TargetTile &tile : from) {
      TrayTile shown;
      shown.tile = tile.tile;
      shown.missing = !tile.held;
      group.tiles.append(shown);
    }
    if (group.tiles.size() == 1)
      singles.tiles += group.tiles;
    else
      groups.append(group);
  }
  if (!singles.tiles.isEmpty())
    groups.prepend(singles);
  return groups;
}

}  // namespace janso
