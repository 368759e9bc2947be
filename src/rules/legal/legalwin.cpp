// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads the circumstances of a win off the board.
#include "rules/legal/legal.h"
#include "rules/wareme.h"

namespace janso {

WinInput unfinishedWin(const Board &board, int seat) {
  WinInput input;
  input.winner = static_cast<std::int8_t>(seat);
  input.dealer = board.dealer;
  input.roundWind = board.bakaze;
  input.kita = board.player(seat).kita;
  input.doraIndicators = board.doraIndicators;
  input.tableHonba = board.honba;
  return input;
}

WinInput unfinishedPaidWin(const Board &board, int seat) {
  WinInput input = unfinishedWin(board, seat);
  if (seat == board.dealer)
    input.winsInRow = static_cast<std::uint8_t>(board.tally.winsInRow[static_cast<std::size_t>(seat)] + 1);
  if (board.rules().wareme != Wareme::None) {
    const DoubledSeat doubled = doubledSeat(board);
    input.doubledSeat = doubled.seat;
    input.doubledFactor = doubled.factor;
  }
  return input;
}

WinInput winInputOf(const HeldTiles &own, int from, Tile tile) {
  const Board &board = own.board;
  const RuleSet &rules = own.rules();
  const PlayerBoard &player = own.player();
  const int seat = own.seat;
  const bool tsumo = from < 0;
  const bool first = board.firstTurn && player.pond.empty();
  const bool last = board.tilesLeft == 0;
  const bool kita = board.phase == BoardPhase::AfterKita;
  const bool kan = board.phase == BoardPhase::AfterKakan || board.phase == BoardPhase::AfterAnkan;
  WinInput input = unfinishedPaidWin(board, seat);
  for (Tile held : own.tiles)
    input.concealed.push_back(held);
  input.melds = player.melds;
  input.winTile = tile;
  input.tsumo = tsumo;
  input.from = static_cast<std::int8_t>(from);
  input.riichi = player.riichi == RiichiState::Accepted;
  input.doubleRiichi = input.riichi && player.doubleRiichi;
  input.openRiichi = input.riichi && player.openRiichi;
  input.ippatsu = player.ippatsu && (tsumo || !kan || rules.ippatsuWithChankan);
  input.rinshan = tsumo && board.rinshanDraw;
  input.haitei = tsumo && last && (!board.rinshanDraw || rules.haiteiWithRinshan);
  input.kitaRon = !tsumo && kita;
  input.chankan = !tsumo && (kan || (kita && rules.kitaRon == KitaRon::Chankan));
  input.houtei = !tsumo && last && !kan && !kita;
  input.tenhou = tsumo && first && seat == board.dealer;
  input.chiihou = tsumo && first && seat != board.dealer;
  input.renhou = !tsumo && first && seat != board.dealer;
  if (!tsumo) {
    const PlayerBoard &other = board.player(from);
    const bool discarded = board.phase == BoardPhase::AfterDahai;
    input.fromRiichi = other.riichi == RiichiState::Accepted;
    input.riichiTile = discarded && other.riichi == RiichiState::Declared;
    input.afterKan = discarded && board.kanTurn;
  }
  return input;
}

WinInput withoutMoment(WinInput input) {
  input.haitei = input.houtei = input.rinshan = input.chankan = input.kitaRon = false;
  input.tenhou = input.chiihou = input.renhou = false;
  input.afterKan = input.riichiTile = input.ippatsu = false;
  return input;
}

}  // namespace janso
