// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Folds events into what all players can see.
#include "rules/board.h"

#include <algorithm>
#include <cassert>

#include "rules/payment.h"

namespace janso {

namespace {

void endIppatsu(Board &board) {
  for (PlayerBoard &player : board.players)
    player.ippatsu = false;
}

// A call, or a closed kan that nobody robbed.
void breakTurns(Board &board) {
  board.firstTurn = false;
  endIppatsu(board);
}

void takeFromPond(Board &board, const Call &call) {
  PlayerBoard &source = board.player(call.meld.from);
  assert(!source.pond.empty() && source.pond.back().tile == call.meld.called);
  source.pond.back().calledBy = call.seat;
}

// What lies in a kan is no longer part of the shown hand.
void takeFromShown(HandTiles &shown, const Meld &kan) {
  for (Tile tile : kan.tiles) {
    const auto at = std::find(shown.begin(), shown.end(), tile);
    if (at != shown.end())
      shown.erase(static_cast<std::size_t>(at - shown.begin()));
  }
}

// Nothing where the hand stays closed.
void layOpen(PlayerBoard &player, const HandTiles &hand) {
  if (!hand.empty())
    player.shown = hand;
}

void upgradePon(PlayerBoard &player, const Meld &kakan) {
  for (Meld &meld : player.melds) {
    if (meld.type == MeldType::Pon && meld.kind() == kakan.kind()) {
      meld = kakan;
      return;
    }
  }
  assert(false && "kakan without its pon");
}

}  // namespace

KindSet kuikaeOf(MeldType type, Kind called, Kind low, const RuleSet &rules) {
  KindSet kinds;
  if (rules.kuikaeSameForbidden)
    kinds.add(called);
  if (type != MeldType::Chi || !rules.kuikaeOtherEndForbidden)
    return kinds;
  if (called == low && called % 9 < 6)
    kinds.add(static_cast<Kind>(called + 3));
  if (called == low + 2 && called % 9 > 2)
    kinds.add(static_cast<Kind>(called - 3));
  return kinds;
}

int Board::turnNumber() const {
  std::size_t most = 1;
  for (int seat = 0; seat < seats(); ++seat)
    most = std::max<std::size_t>(most, player(seat).pond.size());
  const bool discardIsToCome =
      phase >= BoardPhase::Draw && phase <= BoardPhase::AfterKita && phase != BoardPhase::AfterDahai;
  if (discardIsToCome)
    most = std::max<std::size_t>(most, player(turn).pond.size() + 1);
  return static_cast<int>(most);
}

int Board::kans() const {
  int count = 0;
  for (const PlayerBoard &player : players)
    count += static_cast<int>(
        std::count_if(player.melds.begin(), player.melds.end(), [](const Meld &m) { return m.isKan(); }));
  return count;
}

int Board::kanOwners() const {
  return static_cast<int>(std::count_if(players.begin(), players.end(), [](const PlayerBoard &player) {
    return std::any_of(player.melds.begin(), player.melds.end(), [](const Meld &m) { return m.isKan(); });
  }));
}

void Board::apply(const Event &event) {
  std::visit([this](const auto &e) { apply(e); }, event);
}

void Board::apply(const MatchStarted &event) {
  *this = Board();
  info = event.info;
}

void Board::apply(const KyokuStarted &event) {
  round = event.round;
  bakaze = event.bakaze;
  kyoku = event.kyoku;
  honba = event.honba;
  kyotaku = event.kyotaku;
  dealer = event.dealer;
  scores = event.scores;
  tally = event.tally;
  dice = event.dice;
  doraIndicators.clear();
  if (event.doraIndicator.isKnown())
    doraIndicators.push_back(event.doraIndicator);
  tilesLeft = static_cast<std::uint8_t>(drawsInHand(rules()));
  rinshanDrawn = 0;
  kanTurn = false;
  rinshanDraw = false;
  kuikae = KindSet();
  for (int seat = 0; seat < 4; ++seat) {
    player(seat) = PlayerBoard();
    player(seat).concealed = seat < seats() ? 13 : 0;
  }
  phase = BoardPhase::Draw;
  turn = event.dealer;
  lastTile = Tile();
  firstTurn = true;
}

void Board::apply(const Tsumo &event) {
  assert(tilesLeft > 0);
  rinshanDraw = event.rinshan && (phase != BoardPhase::AfterKita || rules().kitaRinshan);
  // The kan stands: a robbed one breaks nothing.
  if (phase == BoardPhase::AfterKakan || (phase == BoardPhase::AfterKita && rules().kitaBreaksTurns))
    breakTurns(*this);
  if (phase == BoardPhase::AfterAnkan) {
    firstTurn = false;
    if (rules().ippatsuBrokenByAnkan)
      endIppatsu(*this);
  }
  PlayerBoard &p = player(event.seat);
  ++p.concealed;
  p.hasDrawn = true;
  --tilesLeft;
  if (event.rinshan)
    ++rinshanDrawn;
  else
    kanTurn = false;
  phase = BoardPhase::Discard;
  turn = event.seat;
  lastTile = Tile();
}

void Board::apply(const Dahai &event) {
  PlayerBoard &p = player(event.seat);
  assert(p.concealed > 0);
  p.pond.push_back({event.tile, event.tsumogiri, p.riichi == RiichiState::Declared, -1});
  --p.concealed;
  p.hasDrawn = false;
  p.ippatsu = false;
  kuikae = KindSet();
  phase = BoardPhase::AfterDahai;
  turn = event.seat;
  lastTile = event.tile;
}

void Board::apply(const Call &event) {
  PlayerBoard &p = player(event.seat);
  p.hasDrawn = false;
  turn = event.seat;
  kanTurn = event.meld.isKan();
  switch (event.meld.type) {
    case MeldType::Chi:
    case MeldType::Pon:
    case MeldType::Daiminkan:
      takeFromPond(*this, event);
      breakTurns(*this);
      p.melds.push_back(event.meld);
      p.concealed = static_cast<std::uint8_t>(p.concealed + 1 - event.meld.tiles.size());
      phase = event.meld.isKan() ? BoardPhase::Draw : BoardPhase::Discard;
      if (!event.meld.isKan())
        kuikae = kuikaeOf(event.meld.type, event.meld.called.kind(), event.meld.kind(), rules());
      lastTile = Tile();
      break;
    case MeldType::Kakan:
      upgradePon(p, event.meld);
      --p.concealed;
      phase = BoardPhase::AfterKakan;
      lastTile = event.meld.added;
      break;
    case MeldType::Ankan:
      p.melds.push_back(event.meld);
      p.concealed = static_cast<std::uint8_t>(p.concealed - 4);
      takeFromShown(p.shown, event.meld);
      phase = BoardPhase::AfterAnkan;
      lastTile = event.meld.tiles[0];
      break;
  }
}

void Board::apply(const Kita &event) {
  PlayerBoard &p = player(event.seat);
  assert(p.concealed > 0);
  ++p.kita;
  --p.concealed;
  p.hasDrawn = false;
  turn = event.seat;
  phase = BoardPhase::AfterKita;
  lastTile = event.tile;
}

void Board::apply(const Riichi &event) {
  PlayerBoard &p = player(event.seat);
  p.openRiichi = event.open;
  p.shown = event.shown;
  p.riichi = RiichiState::Declared;
  p.doubleRiichi = p.pond.empty() && (firstTurn || !rules().doubleRiichiBrokenByCalls);
  p.riichiTurn = static_cast<std::uint8_t>(p.pond.size());
}

void Board::apply(const RiichiAccepted &event) {
  PlayerBoard &p = player(event.seat);
  p.riichi = RiichiState::Accepted;
  p.ippatsu = rules().ippatsu;
  scores[static_cast<std::size_t>(event.seat)] -= kStick;
  ++kyotaku;
}

void Board::apply(const DoraRevealed &event) {
  doraIndicators.push_back(event.indicator);
}

void Board::apply(const Hora &event) {
  HandTiles open = event.info->hand;
  if (event.info->from < 0 && open.size() < open.capacity())
    open.push_back(event.info->winTile);
  layOpen(player(event.info->winner), open);
  scores = event.info->scores;
  tally = event.info->tally;
  kyotaku = static_cast<std::uint8_t>(kyotaku - event.info->result.stickPoints / kStick);
  phase = BoardPhase::Ended;
}

void Board::apply(const Ryukyoku &event) {
  for (int seat = 0; seat < seats(); ++seat)
    layOpen(player(seat), event.info->hands[static_cast<std::size_t>(seat)]);
  scores = event.info->scores;
  if (event.info->type == DrawType::NagashiMangan && rules().nagashiTakesBonus)
    kyotaku = 0;
  phase = BoardPhase::Ended;
}

void Board::apply(const KyokuEnded &) {
  phase = BoardPhase::Idle;
}

void Board::apply(const MatchEnded &event) {
  scores = event.result->scores;
  tally = event.result->tally;
  kyotaku = 0;
  phase = BoardPhase::MatchOver;
}

}  // namespace janso
