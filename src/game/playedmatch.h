// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The match that is played now, or was played last, as the screen may look at it and act in it: nothing that
// a seat may not see leaves by this door.
//
// What happens is told by the signals of GameController.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>

#include "game/coachuse.h"
#include "game/matchsetup.h"
#include "records/journalfault.h"
#include "rules/action.h"
#include "rules/seatview.h"

namespace janso {

class PlayedMatch {
 public:
  virtual ~PlayedMatch() = default;

  virtual const MatchSetup &setup() const = 0;
  // Neither over nor left.
  virtual bool isRunning() const = 0;
  // Where it is kept; empty when nothing is. After the end of the match it gets another name.
  virtual QString journalPath() const = 0;
  // It is over, and all of it is written under that name.
  virtual bool isKept() const = 0;

  // --- Saving ---
  // Why something of the match is not saved; nothing while all is well, or nothing is kept.
  virtual std::optional<JournalProblem> savingProblem() const = 0;
  // Tries again at once, as it is tried with everything that happens.
  virtual void saveAgain() = 0;
  // The whole match goes into another file, and on from there. Says why it could not be done.
  virtual std::optional<JournalProblem> saveElsewhere(const QString &path) = 0;

  // --- Looking ---
  // What `seat` sees now: the fold of the events that have happened so far, last eventHappened() included.
  // With MatchSetup::openHands the others' hands are opened. An empty view when no match was started.
  virtual SeatView view(int seat) const = 0;
  // The seat whose eyes the screen uses: eventHappened() is masked for it. Default: the first human, else
  // seat 0. With open hands events are not masked.
  virtual void setViewer(int seat) = 0;
  virtual int viewer() const = 0;
  // The decision that a human seat is asked for now. Only submitAction() closes it, or another's claim.
  virtual std::optional<Decision> pendingDecision(int seat) const = 0;
  virtual int eventCount() const = 0;  // so far
  // What the external program of `seat` has written to its standard error (the last 64 KiB).
  virtual QByteArray programLog(int seat) const = 0;

  // --- Answers ---
  // Answers a decision of a human seat. An old request id or an illegal action changes nothing and is
  // answered by actionRejected().
  virtual void submitAction(int seat, std::uint32_t requestId, const Action &action) = 0;
  // Hot-seat: the calls that `seat` has armed until its next turn (see game/standingorders.h). The game goes
  // on when they are here.
  virtual void submitStandingOrders(int seat, const ActionList &armed) = 0;
  // The human who has answered a question or armed calls last, before a resume too; -1 = nobody has.
  virtual int lastToAnswer() const = 0;

  // --- Between hands ---
  // The screen has shown the end of the hand: deal the next one. Without humans at the table the pacing alone
  // decides.
  virtual void continueAfterHand() = 0;
  // Yame::Asked: the human dealer who may end the match here instead of going on; -1 = nobody. From
  // handEnded() to continueAfterHand().
  virtual int mayStop() const = 0;
  virtual void stopMatch() = 0;

  // --- Coach: what is kept of its use ---
  // A decision of this human seat is asked under this level. Kept when it differs from the one before.
  virtual void noteCoachLevel(int seat, CoachLevel level) = 0;
  // A hint was given to this human seat.
  virtual void noteHint(int seat) = 0;
  // For a decision this human seat has seen its hand shaded by danger.
  virtual void noteDangerShown(int seat) = 0;
  // In this match so far, before a resume too.
  virtual CoachUse coachUse(int seat) const = 0;
};

}  // namespace janso
