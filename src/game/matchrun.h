// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that is being played: the loop behind GameController that asks, collects answers, resolves them and
// advances.
//
// The table runs ahead in one step (a discard and the next draw happen together). The events are then
// delivered one by one at the chosen pace, and what each player sees is the fold of the delivered events.
// Nothing here recurses: every input is noted, and step() runs from the event loop. No timer runs while there
// is nothing to wait for.
//
// This class only decides the order of things: Pacer knows how long each step takes, MatchRecorder records
// the match, and PlayerMaker knows who plays which seat.
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
#include "game/matchsignals.h"
#include "game/mjailimits.h"
#include "game/pacer.h"
#include "game/playedmatch.h"
#include "game/playermaker.h"
#include "game/rejection.h"
#include "game/setup/matchsetup.h"
#include "records/journalreplay.h"
#include "table/match.h"

namespace janso {

// Keys of the notes that this class writes into a journal.
inline const QString kOrdersNote = QStringLiteral("orders");
inline const QString kReplacedNote = QStringLiteral("replaced");

class MatchRun : public QObject, public PlayedMatch {
 public:
  // `told`, whose signals this object emits, and `pacer` must outlive it. `limits` applies to external
  // programs and plugins.
  MatchRun(const MatchSetup &setup, Match match, MatchSignals &told, Pacer *pacer, const MjaiLimits &limits);
  ~MatchRun() override;

  // Before begin(): writes everything to this journal from now on.
  void setJournal(std::unique_ptr<JournalWriter> journal) { m_recorder.setJournal(std::move(journal)); }
  // Before begin(): continues where the journal ended. The latest events are reported again. Returns the
  // events before those, as the viewer may see them. `coach` is the result of coachUseIn() for that journal.
  // A wrong note is a problem that names its line but not the file.
  JournalResult<std::vector<Event>> continueFrom(const ReplayedJournal &replayed,
                                                 const std::array<CoachUse, 4> &coach);
  // Before begin(): sets the seat that answered last in the resumed journal.
  void setLastToAnswer(int seat) { m_lastToAnswer = seat; }
  // Before begin(): the seats whose programs or plugins begin() would run.
  std::vector<int> programSeats() const;
  // Puts a built-in bot in the seat, from begin() or seatPlayer() on. The journal records the reason.
  void replace(int seat, const Failure &why);
  // Starts the match from the event loop.
  void begin();
  // Stops for good: no signal follows, and other programs can resume the journal.
  void stop();

  // --- PlayedMatch ---
  const MatchSetup &setup() const override { return m_setup; }
  bool isRunning() const override { return !m_stopped && !m_over; }
  QString journalPath() const override { return m_recorder.path(); }
  bool isSaved() const override { return m_over && m_recorder.isSaved(); }
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
  int canStop() const override;
  void stopMatch() override;
  void noteCoachLevel(int seat, CoachLevel level) override;
  void noteHint(int seat) override;
  void noteDangerShown(int seat) override;
  CoachUse coachUse(int seat) const override;

 private:
  int players() const { return m_setup.rules.players; }
  MatchSeat &at(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
  const MatchSeat &at(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
  bool isWatched() const { return m_setup.humans() == 0; }
  bool isHuman(int seat) const { return m_setup.isHuman(seat); }

  // --- The loop ---
  void scheduleStep();
  void step();
  bool stepOnce();
  void advance();
  void deliver();
  void fold(const Event &event);
  Event shown(const Event &event) const;
  void afterEvent(const Event &event);
  void afterClaimable(int actor);
  bool humansSettled() const;
  bool stopsHere() const;
  void reportDenied();
  JournalResult<bool> takeNote(const ReplayedNote &note, std::size_t handStart, std::size_t events);

  // --- Requests and answers ---
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
  MatchSignals &m_told;
  Pacer *m_pacer;
  MatchRecorder m_recorder;
  PlayerMaker m_maker;               // declared before the players, which think in its threads
  std::array<MatchSeat, 4> m_seats;  // with three players the last one is unused
  bool m_stopped = false;
  bool m_over = false;
  int m_viewer = 0;
  int m_lastToAnswer = -1;

  std::deque<Event> m_queue;         // events of the table that are not yet delivered
  std::deque<int> m_toArm;           // seats that still have to arm calls before their first turn
  std::vector<SeatDenial> m_denied;  // of the next discard in the queue
  bool m_machinesAsked = false;
  bool m_humansAsked = false;
  std::uint32_t m_pseudoAsked = 0;  // number of CallMode::AskEveryone requests that the table never made
  bool m_awaitsContinue = false;
  bool m_stopWanted = false;
  QTimer m_stepTimer;
};

}  // namespace janso
