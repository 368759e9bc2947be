// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lists the claims of a hand and answers a decision with those that are armed.
#include "game/standingorders.h"

#include <algorithm>

#include "rules/legal/legal.h"
#include "rules/score.h"

namespace janso {

namespace {

// The hand's tiles of one kind, red ones first.
InlineVec<Tile, 4> tilesOfKind(const HandTiles &hand, Kind kind) {
  InlineVec<Tile, 4> tiles;
  for (const bool red : {true, false}) {
    for (const Tile tile : hand) {
      if (tile.kind() == kind && tile.isRed() == red && tiles.size() < tiles.capacity())
        tiles.push_back(tile);
    }
  }
  return tiles;
}

InlineVec<Tile, 4> ascending(InlineVec<Tile, 4> tiles) {
  std::sort(tiles.begin(), tiles.end());
  return tiles;
}

bool hasYaku(const HeldTiles &own, Kind kind) {
  WinInput input = withoutMoment(winInputOf(own, own.board.nextSeat(own.seat), Tile(kind)));
  // A riichi that is only declared will stand before anything can be claimed.
  const PlayerBoard &player = own.player();
  input.riichi = player.riichi != RiichiState::None;
  input.doubleRiichi = input.riichi && player.doubleRiichi;
  input.openRiichi = input.riichi && player.openRiichi;
  return !whyNoWin(input, own.rules()).has_value();
}

void listWins(const SeatView &view, const TileCounts &hand, const TileCounts &seen, ActionList &claims) {
  if (view.furiten.any())
    return;
  const TileCounts held = view.concealedCounts();
  const HeldTiles own = heldBy(view, held);
  for (const Kind kind : waits(hand, static_cast<int>(view.me().melds.size()))) {
    if (seen[kind] >= 4 || !hasYaku(own, kind))
      continue;
    Action ron;
    ron.type = ActionType::Ron;
    ron.tile = Tile(kind);
    claims.push_back(ron);
  }
}

// Pon (2 tiles of the hand) or daiminkan (3).
void listSame(const SeatView &view, const TileCounts &hand, const TileCounts &seen, ActionType type,
              ActionList &claims) {
  const std::size_t needed = type == ActionType::Pon ? 2 : 3;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (hand[kind] < needed || seen[kind] >= 4)
      continue;
    Action call;
    call.type = type;
    call.tile = Tile(kind);
    call.consumed = tilesOfKind(view.hand, kind);
    while (call.consumed.size() > needed)
      call.consumed.pop_back();
    call.consumed = ascending(call.consumed);
    claims.push_back(call);
  }
}

void listRuns(const SeatView &view, const TileCounts &hand, const TileCounts &seen, ActionList &claims) {
  for (Kind kind = 0; kind < kEast; ++kind) {
    if (seen[kind] >= 4)
      continue;
    for (int low = kind - 2; low <= kind; ++low) {  // lowest kind of the run
      if (low < 0 || low / kSuitKinds != kind / kSuitKinds || (low + 2) / kSuitKinds != kind / kSuitKinds)
        continue;
      Action chi;
      chi.type = ActionType::Chi;
      chi.tile = Tile(kind);
      for (int other = low; other <= low + 2; ++other) {
        if (other != kind && hand[static_cast<Kind>(other)] > 0)
          chi.consumed.push_back(tilesOfKind(view.hand, static_cast<Kind>(other)).front());
      }
      if (chi.consumed.size() == 2)
        claims.push_back(chi);
    }
  }
}

bool sameKinds(const InlineVec<Tile, 4> &a, const InlineVec<Tile, 4> &b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](Tile x, Tile y) { return x.plain() == y.plain(); });
}

bool isSameClaim(const Action &a, const Action &b) {
  return a.type == b.type && a.tile.plain() == b.tile.plain() && sameKinds(a.consumed, b.consumed);
}

int redFives(const Action &action) {
  return static_cast<int>(
      std::count_if(action.consumed.begin(), action.consumed.end(), [](Tile tile) { return tile.isRed(); }));
}

// The legal action that carries out `order`, nullptr when there is none.
const Action *matching(const Decision &decision, const Action &order) {
  const Action *best = nullptr;
  for (const Action &legal : decision.legal) {
    if (isSameClaim(legal, order) && (best == nullptr || redFives(legal) > redFives(*best)))
      best = &legal;
  }
  return best;
}

}  // namespace

ActionList possibleClaims(const SeatView &view) {
  ActionList claims;
  const TileCounts hand = countsOf(view.hand);
  const TileCounts seen = view.visibleCounts();
  listWins(view, hand, seen, claims);
  if (view.me().riichi != RiichiState::None)
    return claims;
  listSame(view, hand, seen, ActionType::Pon, claims);
  if (view.board.kans() < view.rules().maxKans)
    listSame(view, hand, seen, ActionType::Daiminkan, claims);
  if (view.rules().chi && view.board.seats() == 4)
    listRuns(view, hand, seen, claims);
  return claims;
}

StandingOrders::StandingOrders(const ActionList &possible, const ActionList &armed) {
  for (const Action &claim : possible) {
    if (std::find(armed.begin(), armed.end(), claim) != armed.end())
      m_armed.push_back(claim);
    else if (claim.type == ActionType::Ron)
      m_declinedWins.add(claim.tile.kind());
  }
}

bool StandingOrders::takesRon(Kind kind) const {
  return !m_declinedWins.has(kind);
}

Action StandingOrders::answer(const Decision &decision) const {
  for (const Action &legal : decision.legal) {
    if (legal.type == ActionType::Ron && takesRon(legal.tile.kind()))
      return legal;
  }
  for (const ActionType type : {ActionType::Daiminkan, ActionType::Pon, ActionType::Chi}) {
    for (const Action &order : m_armed) {
      if (order.type != type)
        continue;
      if (const Action *action = matching(decision, order))
        return *action;
    }
  }
  return decision.legal.front();  // Skip stands first among claims
}

void ArmedBefore::take(const ActionList &possible, const ActionList &armed) {
  for (const Action &claim : possible) {
    std::erase_if(m_choices, [&claim](const Choice &choice) { return isSameClaim(choice.claim, claim); });
    m_choices.push_back({claim, std::find(armed.begin(), armed.end(), claim) != armed.end()});
  }
}

ActionList ArmedBefore::suggested(const ActionList &possible) const {
  ActionList list;
  for (const Action &claim : possible) {
    const auto before = std::find_if(m_choices.begin(), m_choices.end(), [&claim](const Choice &choice) {
      return isSameClaim(choice.claim, claim);
    });
    if (before != m_choices.end() ? before->armed : claim.type == ActionType::Ron)
      list.push_back(claim);
  }
  return list;
}

}  // namespace janso
