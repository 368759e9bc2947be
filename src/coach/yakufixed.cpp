// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hand in riichi: only its waits can come, and the fourth tiles of triplets that may still become kans.
#include <algorithm>

#include "coach/yakuanswerer.h"
#include "rules/legal.h"

namespace janso {

// Triplets whose fourth tile, drawn, could be laid down as a closed kan: what the table would offer then.
KindSet YakuAnswerer::kansInRiichi() const {
  KindSet kinds;
  const TileCounts hand = countsOf(m_view.hand);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const bool here = m_drawn && m_view.drawn.kind() == kind;
    if (hand[kind] != 3 || (m_supply.unseen[kind] <= 0 && !here))
      continue;
    SeatView drawing = m_view;
    drawing.drawn = Tile(kind);
    drawing.board.phase = BoardPhase::Discard;
    drawing.board.turn = m_view.seat;
    drawing.waits = waits(hand, static_cast<int>(m_frame.melds.size()));
    PlayerBoard &me = drawing.board.player(m_view.seat);
    me.hasDrawn = true;
    me.concealed = static_cast<std::uint8_t>(m_view.hand.size() + 1);
    Decision decision;
    if (!decisionOf(drawing, decision))
      continue;
    const bool offered = std::any_of(decision.legal.begin(), decision.legal.end(),
                                     [](const Action &action) { return action.type == ActionType::Ankan; });
    if (offered)
      kinds.add(kind);
  }
  return kinds;
}

// As many more kans as make `wanted`, then one of the waits.
FoundHand YakuAnswerer::fixedKans(int wanted) const {
  FoundHand found;
  const int needed = wanted - m_frame.kans();
  const KindSet kinds = kansInRiichi();
  if (needed <= 0 || needed > kinds.size() || needed > m_frame.kansLeft || m_waits.empty())
    return found;
  const bool here = m_drawn && kinds.has(m_view.drawn.kind());
  found.cost = static_cast<std::uint16_t>(needed + 1 - (here ? 1 : 0));
  if (needed == 1 && here)
    found.wanted = m_waits.bits();
  for (const Kind kind : kinds) {
    if (m_supply.unseen[kind] > 0)
      found.wanted |= bitOf(kind);
  }
  return found;
}

YakuAnswer YakuAnswerer::fixedAnswer(YakuId id) {
  YakuAnswer answer;
  const WaitingHand hand{countsOf(m_view.hand), m_view};
  Nearest nearest;
  const KindSet with = waitsWith(hand, m_waits, id);
  if (!with.empty()) {
    nearest.closed.cost = 1;
    nearest.closed.wanted = with.bits();
  }
  if (id == YakuId::Sankantsu || id == YakuId::Suukantsu)
    nearest.closed.take(fixedKans(id == YakuId::Sankantsu ? 3 : 4));
  if (holds(now(), id)) {
    nearest.closed.cost = 0;
    nearest.closed.wanted = 0;
  }
  fill(nearest, true, answer);
  const YakuPlan plan = planOf(id, m_frame);
  const bool made = answer.distance == 0 || isCertain(id, plan) || isLasting(id, plan);
  answer.state = answer.distance < 0 ? YakuState::Impossible : made ? YakuState::Made : YakuState::Reachable;
  if (answer.distance < 0)
    answer.why = YakuObstacle::HandFixed;
  return answer;
}

}  // namespace janso
