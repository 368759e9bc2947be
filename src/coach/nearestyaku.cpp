// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/nearestyaku.h"

#include "coach/yakudistance.h"
#include "rules/actionkinds.h"
#include "rules/event.h"

namespace janso {

namespace {

// The own view right after the call.
SeatView afterTaking(const SeatView &view, const Action &call) {
  SeatView after = view;
  after.apply(Call{view.seat, meldOf(call, view.board.turn)});
  return after;
}

// `whole`: a yaku that is made already counts by what a complete hand with it lacks, too.
NearestYaku nearest(const SeatView &view, bool whole) {
  NearestYaku result;
  const YakuAnswers answers = yakuAnswers(view);
  if (!answers.known)
    return result;
  result.anyWin = answers.away;
  for (const YakuAnswer &answer : answers.yaku) {
    if (isBonus(answer.id))
      continue;  // a dora in the hand allows no win
    const bool made = !whole && answer.state == YakuState::Made;
    const bool reachable = answer.possible() && answer.event == YakuEvent::None && answer.distance >= 0;
    const std::int8_t away = made ? std::int8_t{0} : answer.distance;
    if ((made || reachable) && away < result.away) {
      result.id = answer.id;
      result.away = away;
      result.wanted = made ? KindSet() : answer.wanted;
      result.left = made ? std::int16_t{0} : answer.left;
    }
  }
  return result;
}

}  // namespace

NearestYaku nearestYaku(const SeatView &view) {
  return nearest(view, false);
}

NearestYaku yakuAfterCall(const SeatView &view, const Action &call) {
  return nearestYaku(afterTaking(view, call));
}

NearestYaku yakuAfterDiscard(const SeatView &view, Tile discard) {
  SeatView after = view;
  after.apply(Dahai{.seat = view.seat, .tile = discard, .tsumogiri = view.drawn == discard});
  return nearest(after, true);
}

}  // namespace janso
