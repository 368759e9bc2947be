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

#include "game/matchsetup.h"
#include "game/pacing.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/seatview.h"

namespace janso {

class GameController : public QObject {
  Q_OBJECT

 public:
  explicit GameController(QObject *parent = nullptr);
  ~GameController() override;

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
  // What `seat` sees now. With open hands (setup or demo) the others' hands are opened.
  SeatView view(int seat) const;
  // The seat whose eyes the screen uses: eventHappened() is masked for it. Default: the first human, else
  // seat 0.
  void setViewer(int seat);
  int viewer() const;
  bool isHuman(int seat) const;
  // The decision that a human seat is asked for now.
  std::optional<Decision> pendingDecision(int seat) const;
  int eventCount() const;  // events of this match so far

  // --- Pace ---
  void setPacing(const Pacing &pacing);
  void setPaused(bool paused);
  // The screen has shown the end of the hand: deal the next one. Without humans at the table the pacing alone
  // decides.
  void continueAfterHand();

 public:
  // Answers a decision of a human seat. An old request id is dropped.
  void submitAction(int seat, std::uint32_t requestId, const Action &action);
  // Hot-seat: the calls that `seat` has armed until its next turn (see game/standingorders.h).
  void submitStandingOrders(int seat, const ActionList &armed);

 Q_SIGNALS:
  // Masked for the viewer; view(viewer()) already holds it.
  void eventHappened(const janso::Event &event);
  // A human seat must act. `view` is that seat's.
  void decisionRequested(const janso::Decision &decision, const janso::SeatView &view);
  // The request is no longer open (answered, or overtaken by another's claim).
  void decisionClosed(int seat, std::uint32_t requestId);
  // Hot-seat with standing calls: `seat` has discarded; these calls are possible before its next turn.
  void standingOrdersRequested(int seat, const janso::ActionList &possible);
  void actionRejected(std::uint32_t requestId, const QString &reason);
  // A hand is over and the match goes on: continueAfterHand() is awaited.
  void handEnded();
  void matchEnded(const janso::MatchResult &result);
  // A bot or program failed and was replaced by a built-in bot; the game goes on.
  void playerFailed(int seat, const QString &reason);
  // The journal could not be written (disk full ...): the match goes on, unsaved.
  void journalFailed(const QString &reason);
};

}  // namespace janso
