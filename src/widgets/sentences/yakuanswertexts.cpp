// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/yakuanswertexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "widgets/lexicon/teachmarkup.h"

namespace janso {

namespace {

struct YakuAnswerTexts {
  Q_DECLARE_TR_FUNCTIONS(YakuAnswerTexts)
};

constexpr int kMostNamed = 9;  // tiles in a sentence; more are counted only
constexpr std::size_t kMostExchanged = 4;

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
  const QString left = YakuAnswerTexts::tr("%n left.", nullptr, answer.left);
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
    return YakuAnswerTexts::tr("%n tile(s) away with calls.", nullptr, answer.openDistance);
  return YakuAnswerTexts::tr("You can call tiles for it.");
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
    text += QLatin1Char(' ') + YakuAnswerTexts::tr("%1 would add more (%n left).", nullptr, answer.left)
                                   .arg(answerTiles(answer, answer.wanted));
  return text;
}

// Nobody knows before the win.
bool isCountedLater(YakuId id) {
  return id == YakuId::UraDora || id == YakuId::Arisu;
}

struct Exchange {
  std::vector<Tile> come;
  std::vector<Tile> go;
};

// What the nearest hand lacks, and what of `hand` it has no use for.
Exchange exchangeOf(const YakuAnswer &answer, const std::vector<Tile> &hand) {
  Exchange exchange;
  exchange.go = hand;
  for (const TargetGroup &group : answer.target.groups) {
    for (const TargetTile &tile : group) {
      const auto own =
          std::ranges::find_if(exchange.go, [&](Tile each) { return each.kind() == tile.tile.kind(); });
      if (!tile.held)
        exchange.come.push_back(tile.tile);
      else if (own != exchange.go.end())
        exchange.go.erase(own);
    }
  }
  std::ranges::sort(exchange.come);
  std::ranges::sort(exchange.go);
  return exchange;
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
    return YakuAnswerTexts::tr("You have it, and your hand is complete.");
  const bool riichi = answer.event == YakuEvent::DeclareRiichi || answer.event == YakuEvent::RiichiFirstTurn;
  const QString has = riichi ? YakuAnswerTexts::tr("Declared.")
                      : answer.event != YakuEvent::None
                          ? YakuAnswerTexts::tr("Any win now includes it.")
                          : YakuAnswerTexts::tr("You have it as long as you keep these tiles.");
  return joined({has, YakuAnswerTexts::tr("Your hand needs %n more tile(s).", nullptr, answer.distance)});
}

// Reasons that need no tiles.
QString plainObstacle(YakuObstacle why) {
  switch (why) {
    case YakuObstacle::NotInRules:
      return YakuAnswerTexts::tr("Not under these rules.");
    case YakuObstacle::HandOpen:
      return YakuAnswerTexts::tr("Closed hands only.");
    case YakuObstacle::TilesAbsent:
      return YakuAnswerTexts::tr("Its tiles aren't used with three players.");
    case YakuObstacle::HandFixed:
      return YakuAnswerTexts::tr("Fixed by riichi.");
    case YakuObstacle::FirstTurnOver:
      return YakuAnswerTexts::tr("Only possible on your first turn.");
    case YakuObstacle::FirstDrawOff:
      return YakuAnswerTexts::tr("Your starting hand is too far from complete.");
    case YakuObstacle::NotDealer:
      return YakuAnswerTexts::tr("Only the dealer can get it.");
    case YakuObstacle::DealerNever:
      return YakuAnswerTexts::tr("The dealer can't get it.");
    case YakuObstacle::StreakShort:
      return YakuAnswerTexts::tr("Not enough wins in a row yet.");
    case YakuObstacle::TurnOver:
      return YakuAnswerTexts::tr("The go-around after your riichi is over.");
    case YakuObstacle::RiichiPlain:
      return YakuAnswerTexts::tr("You've already declared another kind of riichi.");
    case YakuObstacle::WallShort:
      return YakuAnswerTexts::tr("Too few tiles are left for riichi.");
    case YakuObstacle::PointsShort:
      return YakuAnswerTexts::tr("Too few points for a riichi stick.");
    case YakuObstacle::WallEmpty:
      return YakuAnswerTexts::tr("There are no more draws in this hand.");
    case YakuObstacle::KansSpent:
      return YakuAnswerTexts::tr("No more kans can be made in this hand.");
    case YakuObstacle::WindsOff:
      return YakuAnswerTexts::tr("Only two off-winds are left.");
    case YakuObstacle::TooFar:
      return YakuAnswerTexts::tr("No hand can be completed with the remaining tiles.");
    default:
      return {};
  }
}

}  // namespace

QString yakuAwayColumn(const YakuAnswer &answer) {
  const bool counted = answer.event != YakuEvent::Bonus && !isByLuck(answer.event);
  if (!counted || answer.state != YakuState::Reachable || answer.distance <= 0)
    return {};
  return QString::number(answer.distance);
}

QString yakuStanding(const YakuAnswer &answer, const Melds &melds, const std::vector<Tile> &hand) {
  if (answer.state == YakuState::Unknown)
    return {};
  if (answer.state == YakuState::Impossible)
    return yakuObstacleSentence(answer, melds);
  if (answer.event == YakuEvent::Bonus)
    return isCountedLater(answer.id) ? bonusSentence(answer)
                                     : YakuAnswerTexts::tr("You have %n.", nullptr, answer.count);
  if (answer.made())
    return YakuAnswerTexts::tr("You have it.");
  if (isByLuck(answer.event))
    return YakuAnswerTexts::tr("Only luck decides.");
  const QString away = YakuAnswerTexts::tr("%n tile(s) away.", nullptr, answer.distance);
  const Exchange exchange = exchangeOf(answer, hand);
  if (exchange.come.empty() || exchange.come.size() > kMostExchanged)
    return away;
  if (exchange.go.empty())
    //: After "1 tile away.": the tiles that the hand still needs
    return away + QLatin1Char(' ') + YakuAnswerTexts::tr("Needs %1.").arg(tilesMarkup(exchange.come));
  //: After "2 tiles away.": the tiles that must come, and those that they replace
  return away + QLatin1Char(' ') +
         YakuAnswerTexts::tr("%1, not %2.").arg(tilesMarkup(exchange.come), tilesMarkup(exchange.go));
}

QString yakuTryText(const YakuSuggestion &suggestion, YakuNaming naming) {
  QStringList lines;
  for (const YakuTry &each : suggestion.yaku) {
    const std::vector<Tile> kept(each.kept.begin(), each.kept.end());
    lines << yakuName(each.id, naming) + QLatin1Char(' ') + tilesMarkup(kept);
  }
  if (!suggestion.discard.isKnown())
    return lines.join(QLatin1Char('\n'));
  const QString tile = tileMarkup(suggestion.discard);
  lines << (suggestion.folding ? YakuAnswerTexts::tr("Play safe: discard %1").arg(tile)
                               : YakuAnswerTexts::tr("Discard %1").arg(tile));
  return lines.join(QLatin1Char('\n'));
}

QString yakuEventSentence(YakuEvent event) {
  switch (event) {
    case YakuEvent::DeclareRiichi:
      return YakuAnswerTexts::tr("Declare it when you're tenpai.");
    case YakuEvent::RiichiFirstTurn:
      return YakuAnswerTexts::tr("Declare it with your first discard.");
    case YakuEvent::WinWithinTurn:
      return YakuAnswerTexts::tr("Win within one go-around of riichi, with no calls in between.");
    case YakuEvent::Tsumo:
      return YakuAnswerTexts::tr("Draw the winning tile yourself.");
    case YakuEvent::LastDraw:
      return YakuAnswerTexts::tr("Win by drawing the last tile of the wall.");
    case YakuEvent::LastDiscard:
      return YakuAnswerTexts::tr("Win on the last discard of the hand.");
    case YakuEvent::ReplacementTile:
      return YakuAnswerTexts::tr("Make a kan and win on the replacement tile.");
    case YakuEvent::RobKan:
      return YakuAnswerTexts::tr("Win on a tile that another player adds to a pon.");
    case YakuEvent::DealtComplete:
      return YakuAnswerTexts::tr("Win on your first draw as dealer.");
    case YakuEvent::FirstDraw:
      return YakuAnswerTexts::tr("Win on your first draw, before any call.");
    case YakuEvent::RonBeforeFirstDraw:
      return YakuAnswerTexts::tr("Win on a discard before your first draw.");
    case YakuEvent::RonAfterKan:
      return YakuAnswerTexts::tr("Win on the discard after another player's kan.");
    case YakuEvent::RonRiichiTile:
      return YakuAnswerTexts::tr("Win on another player's riichi tile.");
    case YakuEvent::Ron:
      return YakuAnswerTexts::tr("Win on a discard.");
    case YakuEvent::WinAsDealer:
      return YakuAnswerTexts::tr("Win again as dealer.");
    default:
      return {};
  }
}

QString yakuObstacleSentence(const YakuAnswer &answer, const Melds &melds) {
  if (answer.state != YakuState::Impossible)
    return {};
  if (answer.why == YakuObstacle::TilesGone)
    return YakuAnswerTexts::tr("Too few of these tiles are left: %1.").arg(answerTiles(answer, answer.gone));
  if (answer.why == YakuObstacle::MeldUnfit)
    return YakuAnswerTexts::tr("%1 rules it out.").arg(meldMarkup(answer, melds));
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
