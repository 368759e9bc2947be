// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The course of a match.
#include "table/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/matchend.h"
#include "table/tally.h"

namespace janso {

Match::Match(const RuleSet &rules, const std::array<std::string, 4> &names, const WallSeed &seed,
             WallOrder order)
    : m_info(MatchInfo{rules, names, order == WallOrder::ByHand ? wallCommitment(seed) : std::string()}),
      m_seed(seed),
      m_order(order) {
  std::fill_n(m_next.scores.begin(), rules.players, rules.startingPoints);
  m_next.tally = startingTally(rules);
}

Match::Match(const RuleSet &rules, const std::array<std::string, 4> &names, const RoundStart &start,
             const Wall &wall, const WallSeed &seed)
    : Match(rules, names, seed, WallOrder::ByKyoku) {
  m_next = start;
  m_firstWall = wall;
}

// --- Questions ---

const Board &Match::board() const {
  return m_round && !m_over ? m_round->board() : m_board;
}

std::span<const Decision> Match::pending() const {
  return m_round ? m_round->pending() : std::span<const Decision>();
}

const Decision *Match::decisionOf(int seat) const {
  return m_round ? m_round->decisionOf(seat) : nullptr;
}

std::span<const SeatDenial> Match::unaskedDenials() const {
  return m_round ? m_round->unaskedDenials() : std::span<const SeatDenial>();
}

bool Match::canAdvance() const {
  return !m_over && pending().empty();
}

int Match::canStop() const {
  return m_canStop ? m_round->board().dealer : -1;
}

SeatView Match::viewOf(int seat) const {
  SeatView view = m_round ? m_round->viewOf(seat) : emptyView(seat);
  view.board = board();
  return view;
}

SeatView Match::openViewOf(int seat) const {
  SeatView view = m_round ? m_round->openViewOf(seat) : emptyView(seat);
  view.board = board();
  return view;
}

std::string Match::check() const {
  if (!m_round)
    return {};
  std::string broken = m_round->check();
  if (broken.empty() && m_over && m_board.phase != BoardPhase::MatchOver)
    broken = "the match is over, but its board does not show that";
  return broken.empty() ? broken : "hand " + std::to_string(m_handsDealt) + ": " + broken;
}

// --- Doing ---

AnswerStatus Match::answer(int seat, std::uint32_t decisionId, const Action &action) {
  return m_round ? m_round->answer(seat, decisionId, action) : AnswerStatus::StaleRequest;
}

void Match::advance(std::vector<Event> &events) {
  assert(canAdvance());
  if (!m_round || m_round->isOver())
    deal(events);
  else
    m_round->advance(events);
  if (m_round->isOver())
    finishHand(events);
}

void Match::deal(std::vector<Event> &events) {
  if (!m_round) {
    const MatchStarted started{m_info};
    m_board.apply(started);
    events.emplace_back(started);
  }
  const std::uint32_t id = m_round ? m_round->nextDecisionId() : 1;
  const std::uint32_t number = nextWall();
  const Wall wall = m_firstWall && !m_round ? *m_firstWall : makeWall(m_seed, number, m_info->rules);
  m_canStop = false;
  m_atDeal = m_next.tally;
  m_round.emplace(m_info, m_next, wall, id);
  m_round->advance(events);
}

std::uint32_t Match::nextWall() {
  const std::uint32_t hand = m_handsDealt++;
  if (m_order == WallOrder::ByHand)
    return hand;
  const bool again =
      m_round && m_round->board().round == m_next.round && m_round->board().kyoku == m_next.kyoku;
  m_deal = again ? m_deal + 1 : 0;
  return kyokuWall(m_next.round, m_next.kyoku, m_deal);
}

void Match::finishHand(std::vector<Event> &events) {
  const RoundOutcome &outcome = m_round->outcome();
  countSticks(outcome);
  const NextHand next = nextHand(m_info->rules, m_next, outcome);
  m_round->close(next.matchOver, events);
  m_next = next.start;
  m_canStop = next.canStop;
  if (next.matchOver)
    finish(events);
}

void Match::stop(std::vector<Event> &events) {
  assert(m_canStop);
  finish(events);
}

void Match::finish(std::vector<Event> &events) {
  MatchResult result =
      finishMatch(m_info->rules, {m_round->outcome(), m_atDeal, m_sticks, diceAtEnd(m_seed)});
  if (m_order == WallOrder::ByHand)
    result.wallSeed = toHex(m_seed);
  const MatchEnded ended{std::move(result)};
  m_board = m_round->board();
  m_board.apply(ended);
  events.emplace_back(ended);
  m_over = true;
  m_canStop = false;
}

// Sticks are taken all at once or not at all.
void Match::countSticks(const RoundOutcome &outcome) {
  int bet = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const bool accepted = m_round->board().players[seat].riichi == RiichiState::Accepted;
    bet += accepted ? 1 : 0;
    m_sticks[seat] = static_cast<std::uint8_t>(m_sticks[seat] + (accepted ? 1 : 0));
  }
  if (outcome.kyotaku < m_next.kyotaku + bet)
    m_sticks.fill(0);
}

NextHand nextHand(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome) {
  NextHand next;
  next.start = startAfter(rules, played, outcome);
  next.start.tally = tallyAfterHand(rules, outcome);
  const MatchEnd end = matchEnd(rules, played, outcome);
  next.matchOver = end == MatchEnd::Over;
  next.canStop = end == MatchEnd::DealerCanStop;
  return next;
}

}  // namespace janso
