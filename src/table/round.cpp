// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand: questions, answers and views. The rest is in roundflow, roundlegal, roundcalls, roundend and
// roundcheck.
#include "table/round.h"

#include <algorithm>
#include <cassert>

namespace janso {

Round::Round(const Shared<MatchInfo> &info, const RoundStart &start, const Wall &wall,
             std::uint32_t firstDecisionId)
    : m_wall(wall), m_start(start), m_nextDecisionId(firstDecisionId) {
  m_board.info = info;
}

const RoundOutcome &Round::outcome() const {
  assert(isOver());
  return m_outcome;
}

const Decision *Round::decisionOf(int seat) const {
  for (const Decision &decision : pending()) {
    if (decision.seat == seat)
      return &decision;
  }
  return nullptr;
}

AnswerStatus Round::answer(int seat, std::uint32_t decisionId, const Action &action) {
  const AnswerStatus status = m_open.answer(seat, decisionId, action);
  if (status == AnswerStatus::Accepted && m_stage == Stage::Reaction)
    overtake();
  return status;
}

void Round::advance(std::vector<Event> &events) {
  assert(canAdvance());
  m_unasked.clear();
  switch (m_stage) {
    case Stage::Deal:
      deal(events);
      break;
    case Stage::Turn: {
      const Answer answer = m_open.answers().front();
      m_open.clear();
      turn(answer.seat, answer.action, events);
      break;
    }
    case Stage::Reaction:
      react(events);
      break;
    case Stage::Over:
      break;
  }
  // Where nobody has a choice the hand goes on by itself.
  while (m_stage == Stage::Reaction && pending().empty() && m_open.answers().empty())
    react(events);
}

void Round::close(bool matchOver, std::vector<Event> &events) {
  assert(isOver());
  emit(KyokuEnded{m_outcome.dealerStays, matchOver}, events);
}

// --- Views ---

SeatView Round::viewOf(int seat) const {
  SeatView view = emptyView(seat);
  view.board = m_board;
  const Hand &own = hand(seat);
  view.hand = own.tiles;
  view.drawn = own.drawn;
  view.waits = own.waits;
  view.furiten = own.furiten;
  return view;
}

SeatView Round::openViewOf(int seat) const {
  SeatView view = viewOf(seat);
  for (int other = 0; other < m_board.seats(); ++other) {
    if (other == seat)
      continue;
    HandTiles &opened = view.opened[static_cast<std::size_t>(other)];
    opened = hand(other).tiles;
    if (hand(other).drawn.isKnown())
      opened.push_back(hand(other).drawn);
  }
  return view;
}

}  // namespace janso
