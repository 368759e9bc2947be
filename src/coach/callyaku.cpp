// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/callyaku.h"

#include <algorithm>

#include "coach/yakudistance.h"
#include "rules/event.h"

namespace janso {

namespace {

// The own view right after the call.
SeatView afterTaking(const SeatView &view, const Action &call) {
  Meld meld;
  meld.type = call.type == ActionType::Chi ? MeldType::Chi : MeldType::Pon;
  meld.called = call.tile;
  meld.from = view.board.turn;
  for (const Tile tile : call.consumed)
    meld.tiles.push_back(tile);
  meld.tiles.push_back(call.tile);
  std::sort(meld.tiles.begin(), meld.tiles.end());
  SeatView after = view;
  after.apply(Call{view.seat, meld});
  return after;
}

}  // namespace

// Those that only chance brings are left aside.
CallYaku yakuAfterCall(const SeatView &view, const Action &call) {
  CallYaku result;
  const YakuAnswers answers = yakuAnswers(afterTaking(view, call));
  if (!answers.known)
    return result;
  result.anyWin = answers.away;
  for (const YakuAnswer &answer : answers.yaku) {
    if (isBonus(answer.id))
      continue;  // a dora in the hand allows no win
    const bool made = answer.state == YakuState::Made;
    const bool reachable =
        answer.state == YakuState::Reachable && answer.event == YakuEvent::None && answer.distance >= 0;
    const std::int8_t away = made ? std::int8_t{0} : answer.distance;
    if ((made || reachable) && away < result.away) {
      result.nearest = answer.id;
      result.away = away;
    }
  }
  return result;
}

}  // namespace janso
