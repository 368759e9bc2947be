// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the others may do about a discard or a kan, and when their answers decide.
#include <algorithm>
#include <array>

#include "table/round.h"

namespace janso {

namespace {

// The tiles of one kind in a hand: plain ones first, red ones after.
using SameKind = InlineVec<Tile, 4>;

SameKind tilesOf(const HandTiles &tiles, Kind kind) {
  SameKind found;
  for (Tile tile : tiles) {
    if (tile.kind() == kind)
      found.push_back(tile);
  }
  return found;
}

Action callAction(ActionType type, Tile tile) {
  Action action;
  action.type = type;
  action.tile = tile;
  return action;
}

// Whether two of the hand's tiles make a run with a tile of this kind.
bool makesRun(const TileCounts &counts, Kind kind) {
  const int rank = kind % 9;
  const auto has = [&](int step) {
    return rank + step >= 0 && rank + step <= 8 && counts[static_cast<Kind>(kind + step)] > 0;
  };
  const bool below = has(-1);
  const bool above = has(1);
  return (below && above) || (below && has(-2)) || (above && has(2));
}

bool offers(const Decision &decision, ActionType type) {
  return std::ranges::any_of(decision.legal, [type](const Action &a) { return a.type == type; });
}

}  // namespace

// --- What is offered ---

void Round::offerReactions(int from, Tile tile) {
  m_open.clear();
  DrawType abortive{};
  const bool callsEnd = m_board.tilesLeft == 0 || abortFollows(abortive);
  const Kind kind = tile.kind();
  const int seats = m_board.seats();
  const bool chiAllowed = rules().chi;
  for (int step = 1; step < seats; ++step) {
    const int seat = seatAfter(from, step);
    const Hand &own = hand(seat);
    const bool completes = own.waits.has(kind);
    const bool mayCall = m_board.player(seat).riichi == RiichiState::None;
    const bool same = own.counts[kind] >= 2;
    const bool chi = step == 1 && !isHonour(kind) && chiAllowed && makesRun(own.counts, kind);
    if (!completes && !(mayCall && (same || chi)))
      continue;
    Decision &decision = m_open.add(seat, m_nextDecisionId++);
    decision.legal.push_back(Action());
    if (completes)
      offerRon(decision, from, tile);
    if (mayCall && same && !callsEnd)
      offerPon(decision, tile);
    if (mayCall && chi && !callsEnd)
      offerChi(decision, tile);
    if (mayCall && same && m_board.tilesLeft == 0)
      decision.denied.push_back({ActionType::Pon, DenialReason::LastTile, tile, -1});
    if (!mayCall && same)
      decision.denied.push_back({ActionType::Pon, DenialReason::InRiichi, tile, -1});
    closeUnlessChoice(decision);
  }
}

// Who may win on an added kan, on a closed one, or on a North set aside.
bool Round::mayRob(int seat, Tile tile) const {
  const Hand &own = hand(seat);
  if (!own.waits.has(tile.kind()))
    return false;
  const bool kokushi = melds(seat) == 0 && shantenParts(own.counts, 0).kokushi == 0;
  if (m_board.phase == BoardPhase::AfterKita)
    return rules().kitaRon == KitaRon::KokushiOnly ? kokushi : rules().kitaRon != KitaRon::None;
  return canBeCompletedBy(tile, m_board.phase, own.waits, kokushi, rules());
}

void Round::offerRobbing(int from, Tile tile) {
  m_open.clear();
  for (int step = 1; step < m_board.seats(); ++step) {
    const int seat = seatAfter(from, step);
    if (!mayRob(seat, tile))
      continue;
    Decision &decision = m_open.add(seat, m_nextDecisionId++);
    decision.legal.push_back(Action());
    offerRon(decision, from, tile);
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

void Round::offerRon(Decision &decision, int from, Tile tile) const {
  const Furiten &furiten = hand(decision.seat).furiten;
  if (furiten.any()) {
    if (furiten.discard)
      decision.denied.push_back({ActionType::Ron, DenialReason::FuritenDiscard, furiten.tile, furiten.turn});
    if (furiten.temporary)
      decision.denied.push_back({ActionType::Ron, DenialReason::FuritenTemporary, furiten.missed, -1});
    if (furiten.riichi)
      decision.denied.push_back({ActionType::Ron, DenialReason::FuritenRiichi, furiten.missed, -1});
    return;
  }
  const std::optional<NoWin> why = whyNoWin(winInput(decision.seat, from, tile), rules());
  if (!why)
    decision.legal.push_back(callAction(ActionType::Ron, tile));
  else if (*why != NoWin::NotComplete)
    decision.denied.push_back({ActionType::Ron,
                               *why == NoWin::NoYaku ? DenialReason::NoYaku : DenialReason::BelowMinimumHan,
                               tile, -1});
}

void Round::offerPon(Decision &decision, Tile tile) const {
  const SameKind held = tilesOf(hand(decision.seat).tiles, tile.kind());
  Action pon = callAction(ActionType::Pon, tile);
  // Pairs of neighbours and of first and last: every different choice of plain and red ones.
  for (std::size_t i = 0; i + 1 < held.size(); ++i) {
    for (std::size_t k = i + 1; k < held.size(); ++k) {
      pon.consumed = {held[i], held[k]};
      const bool known = std::ranges::find(decision.legal, pon) != decision.legal.end();
      if (!known && leavesDiscard(decision.seat, pon))
        decision.legal.push_back(pon);
    }
  }
  if (!offers(decision, ActionType::Pon))
    decision.denied.push_back({ActionType::Pon, DenialReason::Kuikae, tile, -1});
  if (held.size() < 3)
    return;
  if (const DenialReason why = whyNoKan(); why != DenialReason::None) {
    decision.denied.push_back({ActionType::Daiminkan, why, tile, -1});
    return;
  }
  Action kan = callAction(ActionType::Daiminkan, tile);
  kan.consumed = held;
  decision.legal.push_back(kan);
}

void Round::offerChi(Decision &decision, Tile tile) const {
  const Hand &own = hand(decision.seat);
  const int rank = tile.kind() % 9;
  bool possible = false;
  for (int low = std::max(0, rank - 2); low <= std::min(6, rank); ++low) {
    std::array<Kind, 2> kinds{};
    std::size_t n = 0;
    for (int r = low; r < low + 3; ++r) {
      if (r != rank)
        kinds[n++] = static_cast<Kind>(tile.kind() - rank + r);
    }
    if (own.counts[kinds[0]] == 0 || own.counts[kinds[1]] == 0)
      continue;
    possible = true;
    const SameKind first = tilesOf(own.tiles, kinds[0]);
    const SameKind second = tilesOf(own.tiles, kinds[1]);
    for (std::size_t i = 0; i < first.size(); ++i) {
      for (std::size_t k = 0; k < second.size(); ++k) {
        if ((i > 0 && first[i] == first[i - 1]) || (k > 0 && second[k] == second[k - 1]))
          continue;
        Action chi = callAction(ActionType::Chi, tile);
        chi.consumed = {first[i], second[k]};
        if (leavesDiscard(decision.seat, chi))
          decision.legal.push_back(chi);
      }
    }
  }
  if (possible && !offers(decision, ActionType::Chi))
    decision.denied.push_back({ActionType::Chi, DenialReason::Kuikae, tile, -1});
}

// --- Swap calling ---

// Kinds that may not be discarded right after this chi or pon.
KindSet Round::kuikaeOf(const Action &call) const {
  KindSet kinds;
  const Kind called = call.tile.kind();
  if (rules().kuikaeSameForbidden)
    kinds.add(called);
  if (call.type != ActionType::Chi || !rules().kuikaeOtherEndForbidden)
    return kinds;
  if (called < call.consumed[0].kind() && called % 9 < 6)
    kinds.add(static_cast<Kind>(called + 3));
  if (called > call.consumed[1].kind() && called % 9 > 2)
    kinds.add(static_cast<Kind>(called - 3));
  return kinds;
}

// A call after which every discard would be forbidden cannot be made.
bool Round::leavesDiscard(int seat, const Action &call) const {
  const Hand &own = hand(seat);
  std::size_t forbidden = 0;
  for (Kind kind : kuikaeOf(call)) {
    forbidden += own.counts[kind];
    for (Tile tile : call.consumed)
      forbidden -= tile.kind() == kind ? 1U : 0U;
  }
  return own.tiles.size() - call.consumed.size() > forbidden;
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
