// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku that depend on something besides the tiles, and the bonuses.
#include <algorithm>

#include "coach/yakuanswerer.h"
#include "rules/dora.h"
#include "rules/legal/legal.h"

namespace janso {

namespace {

using enum YakuId;

constexpr Kind kPin1 = kindOf(Suit::Pin, 1);
constexpr Kind kPin5 = kindOf(Suit::Pin, 5);
constexpr Kind kSou2 = kindOf(Suit::Sou, 2);

void refuse(YakuAnswer &answer, YakuObstacle why) {
  answer.state = YakuState::Impossible;
  answer.why = why;
}

template <class Use>
void forEachOwnTile(const SeatView &view, Use &&use) {
  for (const Tile tile : view.hand)
    use(tile);
  if (view.drawn.isKnown())
    use(view.drawn);
  for (const Meld &meld : view.me().melds) {
    for (const Tile tile : meld.tiles)
      use(tile);
  }
}

// Red fives that this seat can see, of a suit.
int redsSeen(const SeatView &view, Kind five) {
  int seen = 0;
  const auto look = [&](Tile tile) { seen += tile.isKnown() && tile.isRed() && tile.kind() == five ? 1 : 0; };
  forEachOwnTile(view, look);
  for (std::size_t seat = 0; seat < view.board.players.size(); ++seat) {
    const PlayerBoard &player = view.board.players[seat];
    for (const PondTile &tile : player.pond) {
      if (tile.calledBy < 0)
        look(tile.tile);
    }
    if (static_cast<int>(seat) == view.seat)
      continue;
    for (const Meld &meld : player.melds) {
      for (const Tile tile : meld.tiles)
        look(tile);
    }
    for (const Tile tile : player.shown)
      look(tile);
  }
  for (const Tile tile : view.board.doraIndicators)
    look(tile);
  return seen;
}

// Tiles that are worth a han each: how many the hand has, their kinds, and of red fives those that are
// unseen.
struct BonusTiles {
  int count = 0;
  KindSet kinds;
  TileCounts reds;
};

BonusTiles doraOf(const SeatView &view) {
  BonusTiles bonus;
  const TileCounts dora = doraCounts(view.board.doraIndicators, view.board.seats());
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (dora[kind] > 0)
      bonus.kinds.add(kind);
  }
  forEachOwnTile(view, [&](Tile tile) { bonus.count += dora[tile.kind()]; });
  bonus.count += dora[kNorth] * view.me().kita;
  return bonus;
}

BonusTiles redsOf(const SeatView &view) {
  BonusTiles bonus;
  forEachOwnTile(view, [&](Tile tile) { bonus.count += tile.isRed() ? 1 : 0; });
  for (std::size_t suit = view.board.seats() == 3 ? 1 : 0; suit < 3; ++suit) {
    const Kind five = static_cast<Kind>(9 * suit + 4);
    const int reds = view.rules().redFives[suit];
    if (reds > 0)
      bonus.kinds.add(five);
    bonus.reds[five] = static_cast<std::uint8_t>(std::max(0, reds - redsSeen(view, five)));
  }
  return bonus;
}

BonusTiles kitaOf(const SeatView &view) {
  BonusTiles bonus;
  bonus.count = view.me().kita;
  bonus.kinds.add(kNorth);
  return bonus;
}

}  // namespace

YakuEvent yakuEvent(YakuId id) {
  switch (id) {
    case YakuId::Riichi:
    case OpenRiichi:
      return YakuEvent::DeclareRiichi;
    case DoubleRiichi:
    case DoubleOpenRiichi:
      return YakuEvent::RiichiFirstTurn;
    case OpenRiichiDealIn:
      return YakuEvent::Ron;
    case Ippatsu:
      return YakuEvent::WinWithinTurn;
    case MenzenTsumo:
      return YakuEvent::Tsumo;
    case Haitei:
    case IipinRaoyue:
      return YakuEvent::LastDraw;
    case Houtei:
      return YakuEvent::LastDiscard;
    case Rinshan:
    case UupinKaihou:
      return YakuEvent::ReplacementTile;
    case Chankan:
    case RyansouChankan:
      return YakuEvent::RobKan;
    case Tenhou:
      return YakuEvent::DealtComplete;
    case Chiihou:
    case ShiisanPuutaa:
    case ShiisuuPuutaa:
      return YakuEvent::FirstDraw;
    case YakuId::Renhou:
      return YakuEvent::RonBeforeFirstDraw;
    case Kanburi:
      return YakuEvent::RonAfterKan;
    case TsubameGaeshi:
      return YakuEvent::RonRiichiTile;
    case PaaRenchan:
      return YakuEvent::WinAsDealer;
    default:
      return isBonus(id) ? YakuEvent::Bonus : YakuEvent::None;
  }
}

YakuObstacle YakuAnswerer::whyNoRiichi() const {
  switch (janso::whyNoRiichi(m_view.board, m_view.seat)) {
    case DenialReason::OpenHand:
      return YakuObstacle::HandOpen;
    case DenialReason::TooFewTiles:
      return YakuObstacle::WallShort;
    case DenialReason::TooFewPoints:
      return YakuObstacle::PointsShort;
    default:
      return YakuObstacle::None;
  }
}

// Riichi in all its forms, and what follows from it.
void YakuAnswerer::askRiichi(YakuAnswer &answer) {
  const PlayerBoard &me = m_view.me();
  const YakuId id = answer.id;
  const bool open = id == OpenRiichi || id == DoubleOpenRiichi || id == OpenRiichiDealIn;
  const bool twice = id == DoubleRiichi || id == DoubleOpenRiichi;
  if (me.riichi != RiichiState::None) {
    if ((open && !me.openRiichi) || (twice && !me.doubleRiichi))
      return refuse(answer, YakuObstacle::RiichiPlain);
    const bool spent = me.riichi == RiichiState::Accepted && (!me.ippatsu || (m_drawn && away() != 0));
    if (id == Ippatsu && spent)
      return refuse(answer, YakuObstacle::TurnOver);
    fill(any(), true, answer);
    const bool sure = id != Ippatsu && id != OpenRiichiDealIn;
    answer.state = sure ? YakuState::Made : YakuState::Reachable;
    if (answer.distance < 0)
      refuse(answer, YakuObstacle::HandFixed);
    return;
  }
  if (const YakuObstacle why = whyNoRiichi(); why != YakuObstacle::None)
    return refuse(answer, why);
  const bool broken = !m_view.board.firstTurn && m_frame.rules.doubleRiichiBrokenByCalls;
  if (twice && (!me.pond.empty() || broken))
    return refuse(answer, YakuObstacle::FirstTurnOver);
  fill(later(), true, answer);
  const int most = m_supply.held.total() % 3 == 2 ? 1 : 2;
  if (twice && answer.distance > most)
    refuse(answer, YakuObstacle::FirstDrawOff);
}

void YakuAnswerer::askFirstTurn(YakuAnswer &answer) {
  const bool dealer = m_view.board.dealer == m_view.seat;
  if (answer.id == Tenhou && !dealer)
    return refuse(answer, YakuObstacle::NotDealer);
  if (answer.id != Tenhou && dealer)
    return refuse(answer, YakuObstacle::DealerNever);
  const bool hasDrawn = m_supply.held.total() % 3 == 2;
  if (!m_view.board.firstTurn || !m_view.me().pond.empty() || (answer.id == YakuId::Renhou && hasDrawn))
    return refuse(answer, YakuObstacle::FirstTurnOver);
  fill(any(), true, answer);
  if (answer.distance > (hasDrawn ? 0 : 1))
    refuse(answer, YakuObstacle::FirstDrawOff);
}

// Nothing but the first draw counts; the tiles may not fit together.
void YakuAnswerer::askPuutaa(YakuAnswer &answer) {
  if (!m_view.board.firstTurn || !m_view.me().pond.empty() || !m_frame.melds.empty())
    return refuse(answer, YakuObstacle::FirstTurnOver);
  Nearest nearest;
  if (m_supply.held.total() % 3 == 2) {
    if (holds(now(), answer.id))
      nearest.closed.cost = 0;
  } else {
    SeatView drawing = m_view;
    drawing.board.phase = BoardPhase::Discard;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (m_supply.unseen[kind] <= 0)
        continue;
      drawing.drawn = Tile(kind);
      if (!holds(holdingOf(drawnWinOf(drawing), m_frame.rules), answer.id))
        continue;
      nearest.closed.cost = 1;
      nearest.closed.wanted |= bitOf(kind);
    }
  }
  fill(nearest, true, answer);
  answer.target = {};
  if (answer.distance < 0)
    refuse(answer, YakuObstacle::FirstDrawOff);
}

void YakuAnswerer::askKan(YakuAnswer &answer) {
  if (m_frame.kansLeft <= 0)
    return refuse(answer, YakuObstacle::KansSpent);
  if (m_view.board.tilesLeft == 0)
    return refuse(answer, YakuObstacle::WallEmpty);
  if (m_fixed && kansInRiichi().empty())
    return refuse(answer, YakuObstacle::HandFixed);
  Nearest nearest = answer.id == UupinKaihou ? laterWith(kPin5) : later();
  // With a kan the hand has a meld, so seven pairs and thirteen orphans are none.
  if (!m_fixed && m_frame.closed())
    nearest.closed = nearest.open;
  fill(nearest, false, answer);
}

void YakuAnswerer::askStreak(YakuAnswer &answer) {
  const Board &board = m_view.board;
  const RuleSet &rules = m_frame.rules;
  if (board.dealer != m_view.seat)
    return refuse(answer, YakuObstacle::NotDealer);
  fill(any(), false, answer);
  const bool reached =
      rules.paaRenchanCounts == PaaRenchanCounts::Wins
          ? board.tally.winsInRow[static_cast<std::size_t>(m_view.seat)] + 1 >= rules.paaRenchan
          : board.honba >= rules.paaRenchan;
  if (!reached)
    return refuse(answer, YakuObstacle::StreakShort);
  answer.state = YakuState::Made;
}

YakuAnswer YakuAnswerer::eventAnswer(YakuId id) {
  YakuAnswer answer;
  answer.id = id;
  answer.state = YakuState::Reachable;
  const Board &board = m_view.board;
  if (holds(now(), id) && id != YakuId::Riichi && id != DoubleRiichi) {
    answer.state = YakuState::Made;
    answer.distance = 0;
    (m_frame.closed() ? answer.closedDistance : answer.openDistance) = 0;
    return answer;
  }
  switch (yakuEvent(id)) {
    case YakuEvent::DeclareRiichi:
    case YakuEvent::RiichiFirstTurn:
    case YakuEvent::WinWithinTurn:
    case YakuEvent::Ron:
      askRiichi(answer);
      break;
    case YakuEvent::Tsumo:
      if (m_frame.closed())
        fill(any(), true, answer);
      else
        refuse(answer, YakuObstacle::HandOpen);
      break;
    case YakuEvent::LastDraw:
      if (board.tilesLeft == 0)
        refuse(answer, YakuObstacle::WallEmpty);
      else
        fill(id == IipinRaoyue ? laterWith(kPin1) : later(), false, answer);
      break;
    case YakuEvent::LastDiscard:
      if (board.tilesLeft == 0 && board.turn == m_view.seat)
        refuse(answer, YakuObstacle::WallEmpty);
      else
        fill(later(), false, answer);
      break;
    case YakuEvent::ReplacementTile:
      askKan(answer);
      break;
    case YakuEvent::DealtComplete:
    case YakuEvent::RonBeforeFirstDraw:
      askFirstTurn(answer);
      break;
    case YakuEvent::FirstDraw:
      if (id == Chiihou)
        askFirstTurn(answer);
      else
        askPuutaa(answer);
      break;
    case YakuEvent::WinAsDealer:
      askStreak(answer);
      break;
    default:
      fill(id == RyansouChankan ? laterWith(kSou2) : later(), false, answer);
      break;
  }
  if (answer.possible() && answer.distance < 0)
    refuse(answer, m_fixed ? YakuObstacle::HandFixed : YakuObstacle::TooFar);
  return answer;
}

YakuAnswer YakuAnswerer::bonusAnswer(YakuId id) {
  YakuAnswer answer;
  answer.state = YakuState::Reachable;
  if (id == UraDora && m_view.me().riichi == RiichiState::None) {
    if (const YakuObstacle why = whyNoRiichi(); why != YakuObstacle::None)
      refuse(answer, why);
  }
  if (id == UraDora || id == YakuId::Arisu)
    return answer;
  const BonusTiles bonus = id == Dora ? doraOf(m_view) : id == AkaDora ? redsOf(m_view) : kitaOf(m_view);
  answer.count = static_cast<std::int8_t>(bonus.count);
  for (const Kind kind : bonus.kinds) {
    const int unseen = id == AkaDora ? bonus.reds[kind] : m_supply.unseen[kind];
    if (unseen <= 0 || (m_fixed && !m_waits.has(kind)))
      continue;
    answer.wanted.add(kind);
    answer.left = static_cast<std::int16_t>(answer.left + unseen);
  }
  if (answer.count > 0) {
    answer.state = YakuState::Made;
  } else if (answer.wanted.empty()) {
    refuse(answer, m_fixed ? YakuObstacle::HandFixed : YakuObstacle::TilesGone);
    answer.gone = m_fixed ? KindSet() : bonus.kinds;
  }
  return answer;
}

}  // namespace janso
