// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand, from the deal to a win or a draw. A value: copyable, comparable, no clock, no randomness except
// its wall.
//
//   Round round(info, start, wall, 1);
//   round.advance(events);  // deals, up to the dealer's decision
//   while (!round.isOver()) {
//     while (!round.pending().empty()) {
//       const Decision &decision = round.pending().front();
//       round.answer(decision.seat, decision.id, decision.legal[0]);
//     }
//     round.advance(events);  // once all have answered, or can no longer change the outcome
//   }
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/dora.h"
#include "rules/event.h"
#include "rules/legal/legal.h"
#include "rules/legal/seatview.h"
#include "rules/nexthand.h"
#include "rules/score.h"
#include "table/decisions.h"
#include "table/wall.h"

namespace janso {

// A denial for a seat that had nothing to decide, so that no request contained it: "no ron: furiten".
struct SeatDenial {
  std::int8_t seat = 0;
  Denial denial;
  bool operator==(const SeatDenial &) const = default;
};

class Round {
 public:
  // Nothing is dealt yet: the first advance() deals. `wall` must hold every tile of the game exactly once.
  Round(const Shared<MatchInfo> &info, const RoundStart &start, const Wall &wall,
        std::uint32_t firstDecisionId);

  // --- Queries ---
  const Board &board() const { return m_board; }
  const Wall &wall() const { return m_wall; }
  bool isOver() const { return m_stage == Stage::Over; }
  const RoundOutcome &outcome() const;  // only when isOver()
  // Requests without an answer; empty when advance() is due or the hand is over. Only seats with more than
  // one option get a request, and the seat that must discard.
  std::span<const Decision> pending() const { return m_open.pending(); }
  // Legal actions and denials of this seat now; nullptr when it has no open request.
  const Decision *decisionOf(int seat) const;
  // Wins denied since the last advance() began to seats that got no request.
  std::span<const SeatDenial> unaskedDenials() const { return {m_unasked.data(), m_unasked.size()}; }
  std::uint32_t nextDecisionId() const { return m_nextDecisionId; }

  // --- Changes ---
  // Once the answers decide the outcome whatever the others answer, the remaining requests are closed.
  AnswerStatus answer(int seat, std::uint32_t decisionId, const Action &action);
  bool canAdvance() const { return !isOver() && pending().empty(); }
  // Carries out the decisions (ron > pon, kan > chi), continues to the next decision or to the end of the
  // hand, and appends the events. Only when canAdvance().
  void advance(std::vector<Event> &events);
  // After the end: appends the KyokuEnded event.
  void close(bool matchOver, std::vector<Event> &events);

  // --- The only ways from the true state to a view ---
  SeatView viewOf(int seat) const;
  // As viewOf, with the other seats' hands opened: for spectators, replays and open-hand teaching.
  SeatView openViewOf(int seat) const;

  // --- What if ---
  // The same table with `tile` as the next tile of the live wall, or as the next replacement tile: it swaps
  // places with the tile that would have come. `tile` must not be dealt, drawn or turned yet.
  Round withOtherDraw(Tile tile, bool replacement = false) const;
  // The same table with all remaining tiles in another order. `below(n)` returns a number below n.
  Round withFutureRedealt(const std::function<std::size_t(std::size_t)> &below) const;

  // --- Self-check ---
  // Every tile exists exactly once, hand sizes are right, points plus sticks are constant, incremental values
  // equal recomputed ones. Returns what is broken; empty = sound.
  std::string check() const;

  bool operator==(const Round &) const = default;

 private:
  friend class RoundCheck;

  using Events = std::vector<Event>;

  enum class Stage : std::uint8_t {
    Deal,
    Turn,      // the seat on turn has a request
    Reaction,  // the other seats have requests about a discard or a kan
    Over,
  };

  // A seat's concealed tiles and the values derived from them.
  struct Hand {
    HandTiles tiles;       // ascending, without the drawn one
    Tile drawn;            // unknown when there is none
    TileCounts counts;     // of all tiles, including the drawn one
    std::int8_t away = 0;  // shanten of `tiles` when they are 13 - 3 x melds
    KindSet waits;         // of `tiles`; empty when not tenpai or just after a call
    Furiten furiten;
    std::int8_t lastKan = -1;  // index in the melds of this seat's latest kan
    bool operator==(const Hand &) const = default;
  };

  // --- Flow (roundflow.cpp) ---
  void deal(Events &events);
  void draw(int seat, bool rinshan, Events &events);
  void turn(int seat, const Action &action, Events &events);
  void discard(int seat, const Action &action, Events &events);
  void declareKan(int seat, const Action &action, Events &events);
  void noteKan(int seat, Kind kind);
  void completeKan(int seat, MeldType type, Events &events);
  void setNorthAside(int seat, const Action &action, Events &events);
  void completeKita(int seat, Events &events);
  void call(const Answer &answer, Events &events);
  void react(Events &events);
  void passed(Events &events);
  void acceptRiichi(Events &events);
  void revealKanDora(int count, Events &events);
  void takeFromHand(int seat, Tile tile);
  void handChanged(int seat);
  void noteMissed();

  // --- Requests; rules/legal/legal.h fills in the actions ---
  void offerTurn(int seat);
  void offerReactions(int from);
  void closeUnlessChoice(Decision &decision);
  void overtake();
  HeldTiles ownHand(int seat) const {
    const Hand &own = hand(seat);
    return {m_board, seat, own.tiles, own.drawn, own.counts, own.away, own.waits, own.furiten};
  }
  int distance(int from, int seat) const {
    return seat >= from ? seat - from : seat - from + m_board.seats();
  }
  // `steps` must be below the number of seats.
  int seatAfter(int seat, int steps) const {
    const int after = seat + steps;
    return after < m_board.seats() ? after : after - m_board.seats();
  }

  // --- The end ---
  WinInput winInput(int seat, int from, Tile tile) const;
  void win(std::span<const int> winners, int from, Tile tile, Events &events);
  void settle();
  void hora(WinInput &input, Events &events);
  void turnArisu(WinInput &input) const;
  bool isTenpaiAtDraw(int seat) const;
  bool rons(Events &events);
  void exhaustiveDraw(Events &events);
  void abort(DrawType type, std::span<const int> shown, Events &events);
  void drawnHand(RyukyokuInfo info, Events &events);
  HandTiles openedHand(int seat) const;

  template <class E>
  void emit(E event, Events &events) {
    m_board.apply(event);
    events.emplace_back(std::in_place_type<E>, std::move(event));
  }
  const RuleSet &rules() const { return m_board.rules(); }
  std::vector<Tile *> comingIn(Wall &wall) const;
  Hand &hand(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }
  const Hand &hand(int seat) const { return m_hands[static_cast<std::size_t>(seat)]; }
  int melds(int seat) const { return static_cast<int>(m_board.player(seat).melds.size()); }

  Board m_board;
  Wall m_wall;
  RoundStart m_start;
  std::array<Hand, 4> m_hands;
  OpenDecisions m_open;
  InlineVec<SeatDenial, 24> m_unasked;
  std::uint32_t m_nextDecisionId = 1;
  Stage m_stage = Stage::Deal;
  std::uint8_t m_liveDrawn = 0;   // tiles of Wall::live, including the deal
  std::uint8_t m_doraTurned = 0;  // tiles of Wall::doraIndicators
  KanDoraTurns m_kanDora;
  RoundOutcome m_outcome;
};

}  // namespace janso
