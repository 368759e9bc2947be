// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hot-seat: calls that a player arms at the end of a turn and that are then made without a prompt.
//
// A hand does not change between its player's turns, so everything that it can claim can be listed after its
// discard. The game then continues without prompts, and nothing reveals who could have called.
#pragma once

#include <vector>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"

namespace janso {

// The claims that could come up before the next turn of a seat. `view` is the view of that seat after its
// discard, or before its first turn.
//
// Sorted by type: Ron on each wait first, then Pon, Daiminkan and Chi, each in ascending order of kinds.
// `tile` is the tile that would be claimed, never red. `consumed` are tiles of the hand, with a red five if
// there is one: it keeps its value in the meld, and the plain five can be discarded. Kinds with all four
// copies visible are left out, and so are wins while furiten, wins without a yaku, and all calls but Ron in
// riichi. Thread-safe, never fails.
ActionList possibleClaims(const SeatView &view);

// The claims that a seat has armed until its next turn.
class StandingOrders {
 public:
  // For a new hand: wins are armed, calls are not.
  StandingOrders() = default;
  // `armed` is a part of `possible`; other claims are ignored.
  StandingOrders(const ActionList &possible, const ActionList &armed);

  const ActionList &armed() const { return m_armed; }

  // Answers a claim decision with an armed win, otherwise the armed kan or pon, otherwise the armed chi,
  // otherwise Skip. Of several variants with red fives it takes the one with the most. It also takes a win
  // that could not be listed because its yaku exists only at that moment (chankan, houtei): the player did
  // not decline it.
  Action answer(const Decision &decision) const;

  bool operator==(const StandingOrders &) const = default;

 private:
  bool takesRon(Kind kind) const;

  ActionList m_armed;
  KindSet m_declinedWins;
};

// The claims that a seat has armed and disarmed in this hand, so that the player need not repeat it every
// turn.
class ArmedBefore {
 public:
  void take(const ActionList &possible, const ActionList &armed);
  // Returns those of `possible` that were armed when they were last possible, and wins that were never
  // disarmed. A claim counts as the same with and without a red five.
  ActionList suggested(const ActionList &possible) const;

 private:
  struct Choice {
    Action claim;
    bool armed = false;
  };

  std::vector<Choice> m_choices;  // one per claim
};

}  // namespace janso
