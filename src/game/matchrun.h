// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One match being played: the loop ask, collect, resolve, advance behind GameController.
//
// The table runs ahead in one step (a discard and the next draw come together); events are then handed out
// one by one at the pace asked for, and what everybody sees is the fold of those handed out. Nothing here
// recurses: whatever arrives is noted, and step() is run from the event loop. With nothing to wait for no
// timer runs.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <array>
#include <deque>
#include <memory>
#include <optional>

#include "game/botplayer.h"
#include "game/coachuse.h"
#include "game/gamecontroller.h"
#include "game/player.h"
#include "game/standingorders.h"
#include "mjai/writer.h"
#include "records/journalreplay.h"
#include "records/journalwriter.h"
#include "table/match.h"

namespace janso {

// Keys of the notes that this layer writes into a journal.
inline const QString kOrdersNote = QStringLiteral("orders");
inline const QString kReplacedNote = QStringLiteral("replaced");

class MatchRun : public QObject {
  Q_OBJECT

 public:
  MatchRun(GameController *owner, const MatchSetup &setup, Match match);
  ~MatchRun() override;

  // Before begin(): everything is written there from now on.
  void keepJournal(std::unique_ptr<JournalWriter> journal) { m_journal = std::move(journal); }
  // Before begin(): goes on where the journal ended. What happened last is shown once more.
  // `coach`: coachUseIn() that journal.
  Result<bool> goOnFrom(const ReplayedJournal &replayed, const std::array<CoachUse, 4> &coach);
  // Starts playing, from the event loop.
  void begin();
  // For good: no signal comes after it.
  void stop();
  bool isRunning() const { return !m_stopped && !m_over; }
  const MatchSetup &setup() const { return m_setup; }

  SeatView view(int seat) const;
  void setViewer(int seat) { m_viewer = seat; }
  int viewer() const { return m_viewer; }
  bool isHuman(int seat) const;
  std::optional<Decision> pendingDecision(int seat) const;
  int eventCount() const { return m_delivered; }
  QString journalPath() const { return m_journal ? m_journal->path() : QString(); }
  QByteArray programLog(int seat) const;

  // The owner's pace or pause has changed.
  void paceChanged();
  void continueAfterHand();
  int mayStop() const;
  void stopMatch();
  void submitAction(int seat, std::uint32_t requestId, const Action &action);
  void submitStandingOrders(int seat, const ActionList &armed);
  void noteCoach(const JournalNote &note);
  const std::array<CoachUse, 4> &coachUse() const { return m_coach; }

 private:
  int players() const { return m_setup.rules.players; }

  // --- The loop ---
  void scheduleStep();
  void step();
  bool goOnce();
  void holdFor(int milliseconds);
  void advance();
  void deliver();
  void afterEvent(const Event &event);
  int delayAfter(const Event &event) const;
  bool humansSettled() const;
  bool stopsHere() const;
  void sayDenied();

  // --- The journal (matchrunjournal.cpp) ---
  void record(const Event &event);
  void record(const JournalAnswer &answer);
  void record(const JournalNote &note);
  void record(const JournalStop &stop);
  void checkJournal();
  void syncJournal();
  void fold(const Event &event);
  Result<bool> takeNote(const ReplayedNote &note, std::size_t handStart, std::size_t events);
  QString programLogPath(int seat) const;

  // --- Seats ---
  void seatPlayers();
  void seatPlayer(int seat, std::unique_ptr<Player> player);
  std::unique_ptr<Player> makeBot(int seat);
  std::unique_ptr<Player> makePlugin(int seat);
  std::unique_ptr<Player> makeProgram(int seat);
  void askMachines();
  void askMachine(const Decision &decision);
  void askHumans();
  void askEveryone(int actor);
  void prompt(const Decision &decision);
  void closePrompt(int seat);
  void handInKept();
  AnswerStatus accept(int seat, std::uint32_t requestId, const Action &action);
  void onAnswered(int seat, std::uint32_t requestId, const Action &action);
  void onFailed(int seat, const QString &reason);
  CallMode callMode() const;

  GameController *m_owner;
  MatchSetup m_setup;
  Match m_match;
  bool m_stopped = false;
  bool m_over = false;

  std::deque<Event> m_queue;  // happened at the table, not yet handed out
  std::array<SeatView, 4> m_views;
  int m_viewer = 0;
  int m_delivered = 0;

  std::array<std::unique_ptr<Player>, 4> m_players;  // empty for humans
  std::array<QElapsedTimer, 4> m_askedAt;            // since a machine was asked
  std::array<CoachUse, 4> m_coach;
  std::array<bool, 4> m_replaced{};  // by a built-in bot, after a failure
  std::array<QByteArray, 4> m_logs;  // of replaced programs
  QThreadPool m_thoughts;
  BusyPool m_pluginThoughts;  // made when a seat needs it
  bool m_machinesAsked = false;
  bool m_humansAsked = false;

  std::array<std::optional<Decision>, 4> m_prompts;
  std::array<StandingOrders, 4> m_orders;
  std::array<std::optional<ActionList>, 4> m_possible;  // orders that are waited for
  std::array<bool, 4> m_ordersGiven{};                  // for the discard that a resumed match shows again
  std::array<std::optional<JournalAnswer>, 4> m_kept;   // AskEveryone: not yet given to the table
  std::uint32_t m_pseudoAsked = 0;
  std::vector<SeatDenial> m_denied;  // of the discard that comes next in the queue
  bool m_awaitsContinue = false;
  bool m_stopWanted = false;

  std::unique_ptr<JournalWriter> m_journal;  // empty = nothing is kept
  MjaiWriter m_recorder{-1};
  int m_recorded = 0;              // events that the journal holds
  std::vector<Event> m_handSoFar;  // for a program that joins in the middle: start of match, this hand
  bool m_journalFailed = false;
  QElapsedTimer m_sinceSync;

  QTimer m_stepTimer;
  QTimer m_gate;  // runs while the next thing must wait
};

}  // namespace janso
