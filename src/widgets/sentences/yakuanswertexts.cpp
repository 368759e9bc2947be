// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/yakuanswertexts.h"

#include <QCoreApplication>
#include <vector>

#include "widgets/lexicon/teachmarkup.h"

namespace janso {

namespace {

struct YakuAnswerTexts {
  Q_DECLARE_TR_FUNCTIONS(YakuAnswerTexts)
};

constexpr int kMostNamed = 9;  // tiles in a sentence; more are counted only

QString meldMarkup(const YakuAnswer &answer, const Melds &melds) {
  if (answer.meld < 0 || static_cast<std::size_t>(answer.meld) >= melds.size())
    return {};
  const Meld &meld = melds[static_cast<std::size_t>(answer.meld)];
  const std::vector<Tile> tiles(meld.tiles.begin(), meld.tiles.end());
  return tilesMarkup(tiles);
}

QString wantedSentence(const YakuAnswer &answer) {
  if (answer.wanted.empty())
    return {};
  const QString left = YakuAnswerTexts::tr("%n of them left.", nullptr, answer.left);
  if (answer.wanted.size() > kMostNamed)
    return YakuAnswerTexts::tr("Many tiles help.") + QLatin1Char(' ') + left;
  //: %1: the tiles that bring the yaku nearer
  return YakuAnswerTexts::tr("%1 would help.").arg(kindsMarkup(answer.wanted)) + QLatin1Char(' ') + left;
}

QString callsSentence(const YakuAnswer &answer) {
  if (answer.closedOnly())
    return YakuAnswerTexts::tr("Only with a closed hand.");
  if (answer.closedDistance < 0 || answer.openDistance < 0)
    return {};
  if (answer.openDistance > answer.closedDistance)
    return YakuAnswerTexts::tr("%n away if you call.", nullptr, answer.openDistance);
  return YakuAnswerTexts::tr("You may call for it.");
}

// The tiles of a bonus are red fives where it is one for them.
QString answerTiles(const YakuAnswer &answer, KindSet kinds) {
  if (answer.id != YakuId::AkaDora)
    return kindsMarkup(kinds);
  std::vector<Tile> tiles;
  for (const Kind kind : kinds)
    tiles.push_back(Tile(kind, true));
  return tilesMarkup(tiles);
}

QString bonusSentence(const YakuAnswer &answer) {
  if (answer.id == YakuId::UraDora)
    return YakuAnswerTexts::tr("Known only after a win with riichi.");
  if (answer.id == YakuId::Arisu)
    return YakuAnswerTexts::tr("Known only after a win.");
  QString text = YakuAnswerTexts::tr("You have %n.", nullptr, answer.count);
  if (!answer.wanted.empty())
    text += QLatin1Char(' ') + YakuAnswerTexts::tr("More come with %1, %n left.", nullptr, answer.left)
                                   .arg(answerTiles(answer, answer.wanted));
  return text;
}

QString joined(const QStringList &sentences) {
  QStringList said;
  for (const QString &sentence : sentences) {
    if (!sentence.isEmpty())
      said << sentence;
  }
  return said.join(QLatin1Char(' '));
}

QString madeSentence(const YakuAnswer &answer) {
  if (answer.distance == 0)
    return YakuAnswerTexts::tr("You have it, and the hand is complete.");
  const bool riichi = answer.event == YakuEvent::DeclareRiichi || answer.event == YakuEvent::RiichiFirstTurn;
  const QString has = riichi ? YakuAnswerTexts::tr("Declared.")
                      : answer.event != YakuEvent::None
                          ? YakuAnswerTexts::tr("Any win now has it.")
                          : YakuAnswerTexts::tr("You have it as long as you keep its tiles.");
  return joined({has, YakuAnswerTexts::tr("Your hand needs %n more tile(s).", nullptr, answer.distance)});
}

// Reasons that need no tiles.
QString plainObstacle(YakuObstacle why) {
  switch (why) {
    case YakuObstacle::NotInRules:
      return YakuAnswerTexts::tr("This ruleset does not count it.");
    case YakuObstacle::HandOpen:
      return YakuAnswerTexts::tr("Your hand is open; it needs a closed one.");
    case YakuObstacle::TilesAbsent:
      return YakuAnswerTexts::tr("With three players its tiles are not in the set.");
    case YakuObstacle::HandFixed:
      return YakuAnswerTexts::tr("You are in riichi, and none of your waits gives it.");
    case YakuObstacle::FirstTurnOver:
      return YakuAnswerTexts::tr("It needs your first turn, before any call; that is over.");
    case YakuObstacle::FirstDrawOff:
      return YakuAnswerTexts::tr("Your hand is too far from complete for the first turn.");
    case YakuObstacle::NotDealer:
      return YakuAnswerTexts::tr("Only the dealer can have it.");
    case YakuObstacle::DealerNever:
      return YakuAnswerTexts::tr("The dealer cannot have it.");
    case YakuObstacle::StreakShort:
      return YakuAnswerTexts::tr("The dealer has not won often enough in a row.");
    case YakuObstacle::TurnOver:
      return YakuAnswerTexts::tr("The turn after your riichi is over.");
    case YakuObstacle::RiichiPlain:
      return YakuAnswerTexts::tr("You declared riichi in another way.");
    case YakuObstacle::WallShort:
      return YakuAnswerTexts::tr("Too few tiles are left in the wall for a riichi.");
    case YakuObstacle::PointsShort:
      return YakuAnswerTexts::tr("You have too few points for a riichi stick.");
    case YakuObstacle::WallEmpty:
      return YakuAnswerTexts::tr("There is no further draw in this hand.");
    case YakuObstacle::KansSpent:
      return YakuAnswerTexts::tr("No more kans may be made in this hand.");
    case YakuObstacle::WindsOff:
      return YakuAnswerTexts::tr("Your wind and the round's leave only two guest winds.");
    case YakuObstacle::TooFar:
      return YakuAnswerTexts::tr("No hand can be completed with the tiles that are left.");
    default:
      return {};
  }
}

}  // namespace

QString yakuAwayColumn(const YakuAnswer &answer) {
  if (answer.event == YakuEvent::Bonus)
    return answer.count > 0 ? QStringLiteral("\u00d7%1").arg(answer.count) : QString();
  if (answer.state != YakuState::Reachable || answer.distance <= 0)
    return {};
  return QString::number(answer.distance);
}

QString yakuEventSentence(YakuEvent event) {
  switch (event) {
    case YakuEvent::DeclareRiichi:
      return YakuAnswerTexts::tr("Declare it when one tile is missing.");
    case YakuEvent::RiichiFirstTurn:
      return YakuAnswerTexts::tr("Declare it with your first discard.");
    case YakuEvent::WinWithinTurn:
      return YakuAnswerTexts::tr("Win within one turn after riichi, with no call between.");
    case YakuEvent::SelfDraw:
      return YakuAnswerTexts::tr("Draw the last tile yourself.");
    case YakuEvent::LastDraw:
      return YakuAnswerTexts::tr("Win on the last tile of the wall.");
    case YakuEvent::LastDiscard:
      return YakuAnswerTexts::tr("Win on the last discard of the hand.");
    case YakuEvent::ReplacementTile:
      return YakuAnswerTexts::tr("Make a kan and win on the tile drawn for it.");
    case YakuEvent::RobKan:
      return YakuAnswerTexts::tr("Win on the tile with which another makes a kan of a pon.");
    case YakuEvent::DealtComplete:
      return YakuAnswerTexts::tr("Win on the dealer's first draw.");
    case YakuEvent::FirstDraw:
      return YakuAnswerTexts::tr("Win on your first draw, before any call.");
    case YakuEvent::RonBeforeFirstDraw:
      return YakuAnswerTexts::tr("Win on a discard before your first draw.");
    case YakuEvent::RonAfterKan:
      return YakuAnswerTexts::tr("Win on the discard after another's kan.");
    case YakuEvent::RonRiichiTile:
      return YakuAnswerTexts::tr("Win on the tile with which another declares riichi.");
    case YakuEvent::Ron:
      return YakuAnswerTexts::tr("Win on a discard.");
    case YakuEvent::WinAsDealer:
      return YakuAnswerTexts::tr("Win once more as dealer.");
    default:
      return {};
  }
}

QString yakuObstacleSentence(const YakuAnswer &answer, const Melds &melds) {
  if (answer.state != YakuState::Impossible)
    return {};
  if (answer.why == YakuObstacle::TilesGone)
    return YakuAnswerTexts::tr("Too few tiles are left: %1.").arg(answerTiles(answer, answer.gone));
  if (answer.why == YakuObstacle::MeldUnfit)
    return YakuAnswerTexts::tr("Your %1 does not fit.").arg(meldMarkup(answer, melds));
  return plainObstacle(answer.why);
}

QString yakuAnswerSentence(const YakuAnswer &answer, const Melds &melds) {
  switch (answer.state) {
    case YakuState::Unknown:
      return {};
    case YakuState::Impossible:
      return joined({YakuAnswerTexts::tr("Not possible now."), yakuObstacleSentence(answer, melds)});
    case YakuState::Made:
      return answer.event == YakuEvent::Bonus ? bonusSentence(answer) : madeSentence(answer);
    case YakuState::Reachable:
      break;
  }
  if (answer.event == YakuEvent::Bonus)
    return bonusSentence(answer);
  if (answer.event != YakuEvent::None)
    return joined({yakuEventSentence(answer.event),
                   YakuAnswerTexts::tr("Your hand needs %n more tile(s).", nullptr, answer.distance),
                   wantedSentence(answer)});
  return joined({YakuAnswerTexts::tr("%n tile(s) away.", nullptr, answer.distance), wantedSentence(answer),
                 callsSentence(answer)});
}

}  // namespace janso
