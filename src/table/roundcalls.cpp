// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who is asked about a discard or a kan, and when the answers decide.
#include <algorithm>

#include "table/round.h"

namespace janso {

namespace {

bool offers(const Decision &decision, ActionType type) {
  return std::ranges::any_of(decision.legal, [type](const Action &a) { return a.type == type; });
}

}  // namespace

void Round::offerTurn(int seat) {
  m_stage = Stage::Turn;
  m_open.clear();
  janso::offerTurn(ownHand(seat), m_open.add(seat, m_nextDecisionId++));
}

// The tile on the table is a discard, the tile of a kan, or a North set aside.
void Round::offerReactions(int from) {
  m_open.clear();
  const bool callsEnd = m_board.tilesLeft == 0 || abortAfterDiscard(m_board).has_value();
  for (int step = 1; step < m_board.seats(); ++step) {
    const int seat = seatAfter(from, step);
    const HeldTiles own = ownHand(seat);
    const Claims claims = claimsOn(own, callsEnd);
    if (!claims.any())
      continue;
    Decision &decision = m_open.add(seat, m_nextDecisionId++);
    offerClaims(own, claims, decision);
    closeUnlessChoice(decision);
  }
}

// A seat that can only let the tile go by is not asked.
void Round::closeUnlessChoice(Decision &decision) {
  if (decision.legal.size() > 1)
    return;
  for (const Denial &denial : decision.denied) {
    if (denial.type == ActionType::Ron)
      m_unasked.push_back({decision.seat, denial});
  }
  m_open.dropLast();
  --m_nextDecisionId;
}

// --- Which answers decide ---

// Closes the requests of those who can no longer change what happens.
void Round::overtake() {
  if (pending().empty())
    return;
  int nearestRon = 4;
  bool taken = false;  // by pon or kan
  for (const Answer &answer : m_open.answers()) {
    if (answer.action.type == ActionType::Ron)
      nearestRon = std::min(nearestRon, distance(m_board.turn, answer.seat));
    taken = taken || answer.action.type == ActionType::Pon || answer.action.type == ActionType::Daiminkan;
  }
  const bool bump = rules().doubleRon == MultiRon::HeadBump && rules().tripleRon == MultiRon::HeadBump;
  for (const Decision &decision : pending()) {
    if (offers(decision, ActionType::Ron) &&
        (nearestRon == 4 || !bump || distance(m_board.turn, decision.seat) < nearestRon))
      return;
    if (nearestRon == 4 && !taken)
      return;
  }
  m_open.overtake();
}

}  // namespace janso
