// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The current or the last match as the screen can see it and act in it. It never reveals anything that a seat
// must not see.
//
// The signals of GameController report what happens.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>

#include "game/coachuse.h"
#include "game/setup/matchsetup.h"
#include "records/journalfault.h"
#include "rules/action.h"
#include "rules/legal/seatview.h"

namespace janso {

class PlayedMatch {
 public:
  virtual ~PlayedMatch() = default;

  virtual const MatchSetup &setup() const = 0;
  // Neither over nor left.
  virtual bool isRunning() const = 0;
  // The file of the match; empty when it is not saved. The file is renamed after the end of the match.
  virtual QString journalPath() const = 0;
  // Whether the match is over and completely saved under its final name.
  virtual bool isSaved() const = 0;

  // --- Saving ---
  // Why a part of the match is not saved; nothing while all is well or when the match is not saved at all.
  virtual std::optional<JournalProblem> savingProblem() const = 0;
  // Tries to save again at once. Every event tries, too.
  virtual void saveAgain() = 0;
  // Writes the whole match to another file and continues there. Returns the reason if that fails.
  virtual std::optional<JournalProblem> saveElsewhere(const QString &path) = 0;

  // --- Views ---
  // What `seat` sees now: the fold of the events so far, including the last eventHappened(). With
  // MatchSetup::openHands the other hands are visible. An empty view when no match was started.
  virtual SeatView view(int seat) const = 0;
  // The seat from which the screen views the table: eventHappened() is masked for it. Default: the first
  // human, otherwise seat 0. With open hands events are not masked.
  virtual void setViewer(int seat) = 0;
  virtual int viewer() const = 0;
  // The open decision of a human seat. Only submitAction() or another player's claim closes it.
  virtual std::optional<Decision> pendingDecision(int seat) const = 0;
  virtual int eventCount() const = 0;  // number of events so far
  // What the external program of `seat` has written to its standard error (the last 64 KiB).
  virtual QByteArray programLog(int seat) const = 0;

  // --- Answers ---
  // Answers a decision of a human seat. An outdated request id or an illegal action changes nothing and leads
  // to actionRejected().
  virtual void submitAction(int seat, std::uint32_t requestId, const Action &action) = 0;
  // Hot-seat: the calls that `seat` has armed until its next turn (see game/standingorders.h). The game waits
  // for them.
  virtual void submitStandingOrders(int seat, const ActionList &armed) = 0;
  // The human who answered a request or armed calls last, even before the match was resumed; -1 = none.
  virtual int lastToAnswer() const = 0;

  // --- Between hands ---
  // Deals the next hand after the screen has shown the end of the last one. Without humans at the table the
  // pacing alone decides when.
  virtual void continueAfterHand() = 0;
  // Yame::Asked: the human dealer who may end the match now instead of continuing; -1 = none. Valid from
  // handEnded() to continueAfterHand().
  virtual int canStop() const = 0;
  virtual void stopMatch() = 0;

  // --- Use of the coach ---
  // Records the level at which a decision of this human seat is asked, if it has changed.
  virtual void noteCoachLevel(int seat, CoachLevel level) = 0;
  // Records that this human seat got a hint.
  virtual void noteHint(int seat) = 0;
  // Records that this human seat saw the danger shading of its hand for a decision.
  virtual void noteDangerShown(int seat) = 0;
  // The use in this match so far, including before it was resumed.
  virtual CoachUse coachUse(int seat) const = 0;
};

}  // namespace janso
