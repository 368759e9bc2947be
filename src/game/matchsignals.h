// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a match in progress tells the window and the command line. MatchRun emits these signals, and
// GameController has them.
#pragma once

#include <QObject>
#include <cstdint>

#include "game/failure.h"
#include "game/rejection.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"

namespace janso {

class MatchSignals : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 Q_SIGNALS:
  // The event is masked for the viewer; view(viewer()) of the match already includes it.
  void eventHappened(const janso::Event &event);
  // A human seat must act. `view` is the view of that seat.
  void decisionRequested(const janso::Decision &decision, const janso::SeatView &view);
  // The request is no longer open: it was answered, or another player's claim came first.
  void decisionClosed(int seat, std::uint32_t requestId);
  // Hot-seat with standing calls: `seat` has discarded, or (MatchSetup::callsBeforeFirstTurn) was dealt a
  // hand and has not had a turn yet. `possible` lists the calls that could come up before its next turn, wins
  // first. `armed` lists those that are armed unless the player changes it (ArmedBefore). The signal follows
  // every discard of a human, even when the list is empty, so that a pause reveals nothing, and the deal, for
  // every human but the dealer, one after the other. The match waits for submitStandingOrders().
  void standingOrdersRequested(int seat, const janso::ActionList &possible, const janso::ActionList &armed);
  // The tile just discarded (or added to a kan) completes this human's hand, but the win is not allowed, so
  // there is no request. Only with a single human: it would reveal the hand to other humans.
  void winDenied(int seat, const janso::Denial &denial);
  void actionRejected(std::uint32_t requestId, janso::Rejection reason);
  // A hand is over and the match continues. The match waits for continueAfterHand().
  void handEnded();
  void matchEnded(const janso::MatchResult &result);
  // A bot or program has answered a request, `microseconds` after it was made.
  void machineAnswered(int seat, qint64 microseconds);
  // A bot or program failed and was replaced by a built-in bot; the match continues.
  void playerFailed(int seat, const janso::Failure &failure);
  // A program plays on, but the user may want to know something about it: it is slow, or Janso waits for it
  // at some address.
  void playerWarned(int seat, const janso::Failure &notice);
  // savingProblem() or journalPath() of the match has changed: something could not be written (for example
  // because the disk is full; the match does not wait for it), it has been written since, or the match is
  // over and the journal has its final name.
  void savingChanged();
};

}  // namespace janso
