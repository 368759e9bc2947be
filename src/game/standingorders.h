// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hot-seat: calls that are armed at the end of the own turn and made without a prompt.
//
// A hand does not change between its owner's turns, so everything that it could claim can be listed at its
// discard. Play then goes on without a question, and nothing betrays who could have called.
#pragma once

#include <vector>

#include "rules/action.h"
#include "rules/seatview.h"
#include "rules/shanten.h"

namespace janso {

// The claims that could come up before the own next turn, `view` being the view of a seat after its own
// discard (or before its first turn).
//
// By kind: Ron on each wait first, then Pon, Daiminkan, Chi, each in ascending kind. `tile` is the plain tile
// that would be claimed; `consumed` are tiles of the hand, a red five where there is one (it keeps its worth
// in the meld, and the plain one stays free to go). Kinds of which every copy can be seen are left out; so
// are wins while furiten, wins without a yaku, and every call but Ron in riichi. Thread-safe, never fails.
ActionList possibleClaims(const SeatView &view);

// What a seat has armed until its next turn.
class StandingOrders {
 public:
  // Of a fresh hand: wins are armed, calls are not.
  StandingOrders() = default;
  // `armed`: the chosen ones of `possible`; others are ignored.
  StandingOrders(const ActionList &possible, const ActionList &armed);

  const ActionList &armed() const { return m_armed; }

  // The answer to a claim decision: an armed win, else the armed kan or pon, else the armed chi, else Skip.
  // With several red variants the one that lays down most red fives. A win that could not be listed (it has
  // its yaku only from the moment: chankan, houtei) is taken: nobody declined it.
  Action answer(const Decision &decision) const;

  bool operator==(const StandingOrders &) const = default;

 private:
  bool takesRon(Kind kind) const;

  ActionList m_armed;
  KindSet m_declinedWins;
};

// What a seat has armed and disarmed in a hand so far, so that it need not be said again on every turn.
class ArmedBefore {
 public:
  void take(const ActionList &possible, const ActionList &armed);
  // Of `possible`: what was armed when it was last possible, and wins that were never disarmed. A claim stays
  // the same when a red five comes or goes.
  ActionList suggested(const ActionList &possible) const;

 private:
  struct Choice {
    Action claim;
    bool armed = false;
  };

  std::vector<Choice> m_choices;  // one a claim
};

}  // namespace janso
