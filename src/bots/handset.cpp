// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/handset.h"

#include <algorithm>
#include <array>

#include "bots/waitscene.h"

namespace janso {
namespace {

// Probability of tenpai by number of melds (columns) and own discards / 3 (rows): general figures for calls
// in riichi play; a closed hand without riichi is seldom tenpai.
constexpr std::array<std::array<double, 5>, 7> kTenpaiByTurn{{
    {0.00, 0.02, 0.08, 0.35, 0.99},
    {0.01, 0.06, 0.20, 0.50, 0.99},
    {0.02, 0.14, 0.36, 0.66, 0.99},
    {0.04, 0.25, 0.50, 0.78, 0.99},
    {0.06, 0.36, 0.62, 0.85, 0.99},
    {0.08, 0.46, 0.70, 0.90, 0.99},
    {0.10, 0.52, 0.75, 0.92, 0.99},
}};

// Mean points of a ron against a riichi hand: general figures.
constexpr double kRiichiLoss = 5600;
constexpr double kRiichiLossDealer = 8200;
constexpr double kRiichiHan = 3.2;  // that go with these points

double kitaHan(const Knowledge &know, const PlayerBoard &player) {
  return player.kita * (1 + know.doraHan(kNorth));
}

double openLoss(const Knowledge &know, const PlayerBoard &player, int seat) {
  double han = 0.7;
  for (const Meld &meld : player.melds) {
    for (Tile tile : meld.tiles)
      han += know.doraHan(tile.kind()) + (tile.isRed() ? 1 : 0);
    if (meld.type != MeldType::Chi && isHonour(meld.kind())) {
      const Board &board = know.board();
      han += meld.kind() >= kHaku ? 0.7 : 0;
      han += meld.kind() == kEast + board.bakaze ? 0.7 : 0;
      han += meld.kind() == kEast + board.seatWind(seat) ? 0.7 : 0;
    }
  }
  if (collectedSuit(player) >= 0)
    han += 1.5;
  han += 0.4 * static_cast<double>(know.board().doraIndicators.size()) + kitaHan(know, player);
  return typicalPoints(han, know.board().dealer == seat);
}

double riichiLoss(const Knowledge &know, const PlayerBoard &player, bool dealer) {
  const double han = kRiichiHan + kitaHan(know, player);
  return (dealer ? kRiichiLossDealer : kRiichiLoss) * (player.ippatsu ? 1.25 : 1.0) *
         typicalPoints(han, false) / typicalPoints(kRiichiHan, false);
}

}  // namespace

double handsetTenpai(const PlayerBoard &player) {
  const std::size_t row = std::min<std::size_t>(player.river.size() / 3, kTenpaiByTurn.size() - 1);
  const auto open = static_cast<std::size_t>(std::count_if(player.melds.begin(), player.melds.end(),
                                                           [](const Meld &meld) { return meld.isOpen(); }));
  return kTenpaiByTurn[row][open];
}

double handsetLoss(const Knowledge &know, int seat) {
  const PlayerBoard &player = know.board().player(seat);
  const bool dealer = know.board().dealer == seat;
  if (player.riichi != RiichiState::None)
    return riichiLoss(know, player, dealer);
  if (player.isMenzen())
    return typicalPoints(2.5 + kitaHan(know, player), dealer);
  return openLoss(know, player, seat);
}

double handsetDearer(const Knowledge &know, Kind kind) {
  return 1.0 + 0.35 * know.doraHan(kind);
}

}  // namespace janso
