// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/fit/fithandset.h"

#include <algorithm>

#include "bots/reading/waitscene.h"

namespace janso::cli {
namespace {

struct HandsetThreats {
  // Chance of tenpai by number of open melds (columns) and own discards / 3 (rows), without riichi.
  std::array<std::array<double, 5>, 7> tenpai{{
      {0.00, 0.02, 0.08, 0.35, 0.99},
      {0.01, 0.06, 0.20, 0.50, 0.99},
      {0.02, 0.14, 0.36, 0.66, 0.99},
      {0.04, 0.25, 0.50, 0.78, 0.99},
      {0.06, 0.36, 0.62, 0.85, 0.99},
      {0.08, 0.46, 0.70, 0.90, 0.99},
      {0.10, 0.52, 0.75, 0.92, 0.99},
  }};
  // Mean points of a ron by a hand in riichi, and the han that go with them.
  double riichiPoints = 5600;
  double riichiPointsDealer = 8200;
  double riichiHan = 3.2;
  double ippatsu = 1.25;   // factor on them while it lasts
  double silentHan = 2.5;  // of a closed hand without riichi
  // An open hand: han besides what its melds show, of each valued triplet called, of a flush in sight, of
  // each dora indicator.
  double openHan = 0.7;
  double openYakuhai = 0.7;
  double openFlush = 1.5;
  double openIndicator = 0.4;
  double dora = 0.35;  // a dora is dealt into dearer hands: so much of the loss more for each
};
constexpr HandsetThreats kHandset;

double kitaHan(const Knowledge &know, const PlayerBoard &player) {
  return player.kita * (1 + know.doraHan(kNorth));
}

double openLoss(const Knowledge &know, const PlayerBoard &player, int seat) {
  double han = kHandset.openHan;
  for (const Meld &meld : player.melds) {
    for (Tile tile : meld.tiles)
      han += know.doraHan(tile.kind()) + (tile.isRed() ? 1 : 0);
    if (meld.type != MeldType::Chi && isHonor(meld.kind())) {
      const Board &board = know.board();
      han += meld.kind() >= kHaku ? kHandset.openYakuhai : 0;
      han += meld.kind() == kEast + board.bakaze ? kHandset.openYakuhai : 0;
      han += meld.kind() == kEast + board.seatWind(seat) ? kHandset.openYakuhai : 0;
    }
  }
  if (collectedSuit(player) >= 0)
    han += kHandset.openFlush;
  han += kHandset.openIndicator * static_cast<double>(know.board().doraIndicators.size()) +
         kitaHan(know, player);
  return typicalPoints(han, know.board().dealer == seat);
}

double riichiLoss(const Knowledge &know, const PlayerBoard &player, bool dealer) {
  const double han = kHandset.riichiHan + kitaHan(know, player);
  return (dealer ? kHandset.riichiPointsDealer : kHandset.riichiPoints) *
         (player.ippatsu ? kHandset.ippatsu : 1.0) * typicalPoints(han, false) /
         typicalPoints(kHandset.riichiHan, false);
}

}  // namespace

double handsetTenpai(const PlayerBoard &player) {
  const std::size_t row = std::min<std::size_t>(player.pond.size() / 3, kHandset.tenpai.size() - 1);
  const auto open = static_cast<std::size_t>(std::count_if(player.melds.begin(), player.melds.end(),
                                                           [](const Meld &meld) { return meld.isOpen(); }));
  return kHandset.tenpai[row][open];
}

double handsetLoss(const Knowledge &know, int seat) {
  const PlayerBoard &player = know.board().player(seat);
  const bool dealer = know.board().dealer == seat;
  if (player.riichi != RiichiState::None)
    return riichiLoss(know, player, dealer);
  if (player.isMenzen())
    return typicalPoints(kHandset.silentHan + kitaHan(know, player), dealer);
  return openLoss(know, player, seat);
}

double handsetLossChange(const Knowledge &know, Kind kind) {
  return 1.0 + kHandset.dora * know.doraHan(kind);
}

}  // namespace janso::cli
