// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The one object that a screen talks to: it runs a match between any mix of humans, bots and external
// programs.
//
// Lives in the thread that made it (the window's); bots think in a thread pool, external programs are
// asynchronous processes; only values cross threads. Never blocks. The screen draws what eventHappened() and
// view() say and answers decisionRequested() with submitAction().
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <array>
#include <memory>
#include <optional>

#include "game/coachuse.h"
#include "game/matchsetup.h"
#include "game/mjailimits.h"
#include "game/pacing.h"
#include "records/matchhistory.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/result.h"
#include "rules/seatview.h"

namespace janso {

class MatchRun;

class GameController : public QObject {
  Q_OBJECT

 public:
  explicit GameController(QObject *parent = nullptr);
  ~GameController() override;

  // --- Keeping ---
  // The folder of the journals (made when needed); empty = nothing is kept. Default: matchesFolder().
  void setJournalFolder(const QString &folder);
  QString journalFolder() const;
  // Where this user's matches are kept when nobody says otherwise.
  static QString matchesFolder();
  // The journal of the match that is running or was played last; empty when nothing is kept.
  QString journalPath() const;
  // The newest match in that folder that was not played to its end: the one to go on with at start-up.
  std::optional<MatchSummary> unfinishedMatch() const;
  // What the external program of `seat` has written to its standard error (the last 64 KiB).
  QByteArray programLog(int seat) const;

  // --- Match ---
  // Starts a new match (an unfinished one is kept in its journal). The error names the seat or file that is
  // wrong.
  Result<bool> start(const MatchSetup &setup);
  // Goes on with a journal from exactly the decision at which it stopped.
  Result<bool> resume(const QString &journalPath);
  // Stops playing; the journal stays and can be resumed.
  void abandon();
  bool isRunning() const;
  const MatchSetup &setup() const;

  // --- Looking ---
  // What `seat` sees now: the fold of the events that have happened so far, last eventHappened() included.
  // With MatchSetup::openHands the others' hands are opened. An empty view when no match was started.
  SeatView view(int seat) const;
  // The seat whose eyes the screen uses: eventHappened() is masked for it. Default: the first human, else
  // seat 0. With open hands events are not masked.
  void setViewer(int seat);
  int viewer() const;
  bool isHuman(int seat) const;
  // The decision that a human seat is asked for now. Only submitAction() closes it, or another's claim.
  std::optional<Decision> pendingDecision(int seat) const;
  int eventCount() const;  // events of this match so far

  // --- Pace ---
  void setPacing(const Pacing &pacing);
  // While paused nothing happens; answers are still taken.
  void setPaused(bool paused);
  bool isPaused() const;
  // The screen has shown the end of the hand: deal the next one. Without humans at the table the pacing alone
  // decides.
  void continueAfterHand();
  // Yame::Asked: the human dealer who may end the match here instead of going on; -1 = nobody. From
  // handEnded() to continueAfterHand().
  int mayStop() const;
  void stopMatch();

  // Time and room for external programs of matches that start from now on.
  void setProgramLimits(const MjaiLimits &limits) { m_programLimits = limits; }

  // --- Answers ---
  // Answers a decision of a human seat. An old request id or an illegal action changes nothing and is
  // answered by actionRejected().
  void submitAction(int seat, std::uint32_t requestId, const Action &action);
  // Hot-seat: the calls that `seat` has armed until its next turn (see game/standingorders.h). The game goes
  // on when they are here.
  void submitStandingOrders(int seat, const ActionList &armed);

  // --- Coach: what is kept of its use ---
  // A decision of this human seat is asked under this level. Kept when it differs from the one before.
  void noteCoachLevel(int seat, CoachLevel level);
  // A hint was given to this human seat.
  void noteHint(int seat);
  // In this match so far, before a resume too.
  CoachUse coachUse(int seat) const;

 Q_SIGNALS:
  // Masked for the viewer; view(viewer()) already holds it.
  void eventHappened(const janso::Event &event);
  // A human seat must act. `view` is that seat's.
  void decisionRequested(const janso::Decision &decision, const janso::SeatView &view);
  // The request is no longer open (answered, or overtaken by another's claim).
  void decisionClosed(int seat, std::uint32_t requestId);
  // Hot-seat with standing calls: `seat` has discarded; these calls are possible before its next turn. Asked
  // after every discard of a human, also when the list is empty, so that a pause betrays nothing; the game
  // waits for submitStandingOrders(). Wins stand first; they are armed unless the player says otherwise.
  void standingOrdersRequested(int seat, const janso::ActionList &possible);
  // The tile just discarded (or added to a kan) completes this human's hand, but may not be won with, and so
  // nothing is asked. Only with a single human: it would betray the hand to others.
  void winDenied(int seat, const janso::Denial &denial);
  void actionRejected(std::uint32_t requestId, const QString &reason);
  // A hand is over and the match goes on: continueAfterHand() is awaited.
  void handEnded();
  void matchEnded(const janso::MatchResult &result);
  // A bot or program has answered a question, so long after it was asked.
  void machineAnswered(int seat, qint64 microseconds);
  // A bot or program failed and was replaced by a built-in bot; the game goes on.
  void playerFailed(int seat, const QString &reason);
  // A program plays on, but the user may want to know: it is slow, or where it is awaited.
  void playerNoticed(int seat, const QString &text);
  // The journal could not be written (disk full ...): the match goes on, unsaved.
  void journalFailed(const QString &reason);

 private:
  friend class MatchRun;
  void take(std::unique_ptr<MatchRun> run);
  void sayLater(const Error &error);

  std::unique_ptr<MatchRun> m_run;  // the match that runs or ran last
  QString m_journalFolder;
  Pacing m_pacing;
  MjaiLimits m_programLimits;
  bool m_paused = false;
};

}  // namespace janso
