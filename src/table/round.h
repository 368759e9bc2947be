// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand, from the deal to a win or a draw. A value: copyable, comparable, no clock, no randomness but its
// wall.
//
//   Round round(info, start, wall);       // dealt; events() of the deal come from takeEvents()
//   for (const Decision &d : round.pending()) round.answer(d.seat, d.id, d.legal[0]);
//   round.advance(events);                // once all have answered, or can no longer change the outcome
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"
#include "rules/seatview.h"
#include "table/wall.h"

namespace janso {

struct RoundStart {
  std::uint8_t bakaze = 0;
  std::uint8_t kyoku = 0;
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;
  Scores scores{};
};

enum class AnswerStatus : std::uint8_t { Accepted, StaleRequest, NotYourTurn, Illegal, AlreadyAnswered };

// How a finished hand leaves the match.
struct RoundOutcome {
  bool dealerStays = false;
  bool addHonba = false;  // else the counters go back to 0
  bool abortive = false;
  bool dealerWon = false;
  bool dealerTenpai = false;  // at an exhaustive draw or nagashi mangan
  Scores scores{};
  std::uint8_t kyotaku = 0;  // left on the table
  bool operator==(const RoundOutcome &) const = default;
};

class Round {
 public:
  Round(const Shared<MatchInfo> &info, const RoundStart &start, const Wall &wall,
        std::uint32_t firstDecisionId);

  // --- Questions ---
  const Board &board() const { return m_board; }
  bool isOver() const { return m_board.phase == BoardPhase::Ended; }
  const RoundOutcome &outcome() const;  // only when isOver()
  // Open requests without an answer yet; empty when advance() is due or the hand is over.
  std::span<const Decision> pending() const;
  // Legal actions and denials of this seat now, nullptr when it is not asked.
  const Decision *decisionOf(int seat) const;
  std::uint32_t nextDecisionId() const { return m_nextDecisionId; }

  // --- Doing ---
  AnswerStatus answer(int seat, std::uint32_t decisionId, const Action &action);
  bool canAdvance() const;
  // Carries out what was decided (ron > pon, kan > chi), goes on to the next decision or to the end, appends
  // what happened.
  void advance(std::vector<Event> &events);

  // --- From truth to view: the only doors ---
  SeatView viewOf(int seat) const;
  // As viewOf, with the others' hands opened: for spectators, replays and open-hand teaching.
  SeatView openViewOf(int seat) const;

  // --- Trust ---
  // Every tile exactly once, hand sizes, points plus sticks constant, incremental = recomputed. Empty =
  // sound, else what is broken.
  std::string check() const;

  bool operator==(const Round &) const = default;

  // The author of this class adds the private part.
 private:
  Board m_board;
  std::uint32_t m_nextDecisionId = 1;
};

}  // namespace janso
