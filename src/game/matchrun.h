// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One match being played: the loop ask, collect, resolve, advance behind GameController.
//
// The table runs ahead in one step (a discard and the next draw come together); events are then handed out
// one by one at the pace asked for, and what everybody sees is the fold of those handed out. Nothing here
// recurses: whatever arrives is noted, and step() is run from the event loop. With nothing to wait for no
// timer runs.
//
// Only the order of things is decided here: Pacer says how long what lasts, MatchRecorder writes down what
// happened, PlayerMaker knows who sits where. Signals are those of GameController.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "game/failure.h"
#include "game/matchrecorder.h"
#include "game/matchseat.h"
#include "game/matchsetup.h"
#include "game/mjailimits.h"
#include "game/pacer.h"
#include "game/playedmatch.h"
#include "game/playermaker.h"
#include "game/rejection.h"
#include "records/journalreplay.h"
#include "table/match.h"

namespace janso {

// Keys of the notes that this layer writes into a journal.
inline const QString kOrdersNote = QStringLiteral("orders");
inline const QString kReplacedNote = QStringLiteral("replaced");

class MatchRun : public QObject, public PlayedMatch {
  Q_OBJECT

 public:
  // `pacer` must outlive this object. `limits`: of external programs and plugins.
  MatchRun(const MatchSetup &setup, Match match, Pacer *pacer, const MjaiLimits &limits);
  ~MatchRun() override;

  // Before begin(): everything is written there from now on.
  void keepJournal(std::unique_ptr<JournalWriter> journal) { m_recorder.keep(std::move(journal)); }
  // Before begin(): goes on where the journal ended. What happened last is shown once more; the value is
  // what happened before that, as the viewer may see it. `coach`: coachUseIn() that journal. A note that is
  // wrong is a problem that names its line and not the file.
  JournalResult<std::vector<Event>> goOnFrom(const ReplayedJournal &replayed,
                                             const std::array<CoachUse, 4> &coach);
  // Before begin(): who answered last in what is gone on with.
  void setLastToAnswer(int seat) { m_lastToAnswer = seat; }
  // Before begin(): the seats whose programs and plugins begin() would run.
  std::vector<int> outsiders() const;
  // A built-in bot sits there from begin(), or seatPlayer(), on; the journal has why.
  void replace(int seat, const Failure &why);
  // Starts playing, from the event loop.
  void begin();
  // For good: no signal comes after it, and others may go on with the journal.
  void stop();

  // --- PlayedMatch ---
  const MatchSetup &setup() const override { return m_setup; }
  bool isRunning() const override { return !m_stopped && !m_over; }
  QString journalPath() const override { return m_recorder.path(); }
  bool isKept() const override { return m_over && m_recorder.isKept(); }
  std::optional<JournalProblem> savingProblem() const override { return m_recorder.problem(); }
  void saveAgain() override { m_recorder.retry(); }
  std::optional<JournalProblem> saveElsewhere(const QString &path) override {
    return m_recorder.saveTo(path);
  }
  SeatView view(int seat) const override;
  void setViewer(int seat) override;
  int viewer() const override { return m_viewer; }
  std::optional<Decision> pendingDecision(int seat) const override;
  int eventCount() const override { return m_recorder.eventCount(); }
  QByteArray programLog(int seat) const override { return at(seat).log(); }
  void submitAction(int seat, std::uint32_t requestId, const Action &action) override;
  void submitStandingOrders(int seat, const ActionList &armed) override;
  int lastToAnswer() const override { return m_lastToAnswer; }
  void continueAfterHand() override;
  int mayStop() const override;
  void stopMatch() override;
  void noteCoachLevel(int seat, CoachLevel level) override;
  void noteHint(int seat) override;
  void noteDangerShown(int seat) override;
  CoachUse coachUse(int seat) const override;

 Q_SIGNALS:
  void eventHappened(const janso::Event &event);
  void decisionRequested(const janso::Decision &decision, const janso::SeatView &view);
  void decisionClosed(int seat, std::uint32_t requestId);
  void standingOrdersRequested(int seat, const janso::ActionList &possible, const janso::ActionList &armed);
  void winDenied(int seat, const janso::Denial &denial);
  void actionRejected(std::uint32_t requestId, janso::Rejection reason);
  void handEnded();
  void matchEnded(const janso::MatchResult &result);
  void machineAnswered(int seat, qint64 microseconds);
  void playerFailed(int seat, const janso::Failure &failure);
  void playerNoticed(int seat, const janso::Failure &notice);
  void savingChanged();

 private:
  int players() const { return m_setup.rules.players; }
  MatchSeat &at(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
  const MatchSeat &at(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
  bool isWatched() const { return m_setup.humans() == 0; }
  bool isHuman(int seat) const { return m_setup.isHuman(seat); }

  // --- The loop ---
  void scheduleStep();
  void step();
  bool goOnce();
  void advance();
  void deliver();
  void fold(const Event &event);
  Event shown(const Event &event) const;
  void afterEvent(const Event &event);
  void afterClaimable(int actor);
  bool humansSettled() const;
  bool stopsHere() const;
  void sayDenied();
  JournalResult<bool> takeNote(const ReplayedNote &note, std::size_t handStart, std::size_t events);

  // --- Asking and answers (matchasking.cpp) ---
  void seatPlayers();
  void seatPlayer(int seat, std::unique_ptr<Player> player);
  void askMachines();
  void askMachine(const Decision &decision);
  void askHumans();
  void askEveryone(int actor);
  void requestOrders(int seat);
  void armBeforeFirstTurn(int dealer);
  void prompt(const Decision &decision);
  void closePrompt(int seat);
  void handInKept();
  AnswerStatus accept(int seat, std::uint32_t requestId, const Action &action);
  void onAnswered(int seat, std::uint32_t requestId, const Action &action);
  void onFailed(int seat, const Failure &failure);
  CallMode callMode() const;

  MatchSetup m_setup;
  Match m_match;
  Pacer *m_pacer;
  MatchRecorder m_recorder;
  PlayerMaker m_maker;               // before the players, who think in its threads
  std::array<MatchSeat, 4> m_seats;  // with three players the last one is idle
  bool m_stopped = false;
  bool m_over = false;
  int m_viewer = 0;
  int m_lastToAnswer = -1;

  std::deque<Event> m_queue;         // happened at the table, not yet handed out
  std::deque<int> m_toArm;           // seats that arm calls before their first turn, not yet asked
  std::vector<SeatDenial> m_denied;  // of the discard that comes next in the queue
  bool m_machinesAsked = false;
  bool m_humansAsked = false;
  std::uint32_t m_pseudoAsked = 0;  // questions of CallMode::AskEveryone that the table never asked
  bool m_awaitsContinue = false;
  bool m_stopWanted = false;
  QTimer m_stepTimer;
};

}  // namespace janso
