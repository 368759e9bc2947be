// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/handset.h"

#include <algorithm>

#include "bots/figures.h"
#include "bots/waitscene.h"

namespace janso {
namespace {

constexpr const HandsetThreats &kFigures = kHandsetThreats;

double kitaHan(const Knowledge &know, const PlayerBoard &player) {
  return player.kita * (1 + know.doraHan(kNorth));
}

double openLoss(const Knowledge &know, const PlayerBoard &player, int seat) {
  double han = kFigures.openHan;
  for (const Meld &meld : player.melds) {
    for (Tile tile : meld.tiles)
      han += know.doraHan(tile.kind()) + (tile.isRed() ? 1 : 0);
    if (meld.type != MeldType::Chi && isHonour(meld.kind())) {
      const Board &board = know.board();
      han += meld.kind() >= kHaku ? kFigures.openYakuhai : 0;
      han += meld.kind() == kEast + board.bakaze ? kFigures.openYakuhai : 0;
      han += meld.kind() == kEast + board.seatWind(seat) ? kFigures.openYakuhai : 0;
    }
  }
  if (collectedSuit(player) >= 0)
    han += kFigures.openFlush;
  han += kFigures.openIndicator * static_cast<double>(know.board().doraIndicators.size()) +
         kitaHan(know, player);
  return typicalPoints(han, know.board().dealer == seat);
}

double riichiLoss(const Knowledge &know, const PlayerBoard &player, bool dealer) {
  const double han = kFigures.riichiHan + kitaHan(know, player);
  return (dealer ? kFigures.riichiPointsDealer : kFigures.riichiPoints) *
         (player.ippatsu ? kFigures.ippatsu : 1.0) * typicalPoints(han, false) /
         typicalPoints(kFigures.riichiHan, false);
}

}  // namespace

double handsetTenpai(const PlayerBoard &player) {
  const std::size_t row = std::min<std::size_t>(player.river.size() / 3, kFigures.tenpai.size() - 1);
  const auto open = static_cast<std::size_t>(std::count_if(player.melds.begin(), player.melds.end(),
                                                           [](const Meld &meld) { return meld.isOpen(); }));
  return kFigures.tenpai[row][open];
}

double handsetLoss(const Knowledge &know, int seat) {
  const PlayerBoard &player = know.board().player(seat);
  const bool dealer = know.board().dealer == seat;
  if (player.riichi != RiichiState::None)
    return riichiLoss(know, player, dealer);
  if (player.isMenzen())
    return typicalPoints(kFigures.silentHan + kitaHan(know, player), dealer);
  return openLoss(know, player, seat);
}

double handsetDearer(const Knowledge &know, Kind kind) {
  return 1.0 + kFigures.dora * know.doraHan(kind);
}

}  // namespace janso
