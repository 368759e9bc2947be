// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Connects the game to the screen: table, pages, log and sounds follow the controller, and clicks go back to
// it.
//
// With two or more humans and closed hands, a hand is visible only while its owner decides, with a curtain
// between two owners (game/hotseat.h).
#pragma once

#include <QObject>
#include <array>
#include <optional>
#include <vector>

#include "game/gamecontroller.h"
#include "game/hotseat.h"
#include "widgets/settings/settings.h"
#include "widgets/window/firstsdesk.h"
#include "widgets/window/part.h"
#include "widgets/window/resultpages.h"

namespace janso {

class HandEndPage;
struct MatchBranch;
class MatchEndPage;
class Sounds;
class TableWidget;

class GameSession : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameController> controller;
    Part<TableWidget> table;
    Part<HandEndPage> handEnd;
    Part<MatchEndPage> matchEnd;
    Part<Settings> settings;
    Part<Sounds> sounds;
  };
  // All parts must outlive the session.
  explicit GameSession(const Parts &parts, QObject *parent = nullptr);

  // Returns an empty text, or a sentence that says why the match could not be started.
  QString start(const MatchSetup &setup);
  // Returns nothing, or why the match cannot continue. `before`: continue from before the fault in its
  // journal (GameController::resumeBefore()).
  std::optional<JournalProblem> resume(const QString &journalPath,
                                       UnapprovedPrograms unapproved = UnapprovedPrograms::Refuse,
                                       bool before = false);
  // Continues from a position of another match (GameController::startFrom()). Returns the same as start().
  QString startFrom(const MatchSetup &setup, const MatchBranch &branch);
  // Practice: undoes a move or redeals the hand, as in GameController. Both return false if there is nothing
  // to undo, or no hand to deal.
  bool undo() { return goBack(&GameController::undo); }
  bool dealAgain() { return goBack(&GameController::dealAgain); }
  // Leaves the table; the match is saved.
  void close();
  bool isPlaying() const { return m_playing; }
  // The controller's match, valid for as long as the controller keeps it.
  PlayedMatch &match() const { return m_parts.controller->match(); }
  const std::array<QString, 4> &names() const { return m_names; }
  const HandCollector &collector() const { return m_pages.collector(); }
  // Both as in ResultPages.
  std::optional<Series> series() const { return m_pages.series(); }
  MatchSetup matchAfter() const { return m_pages.matchAfter(); }

  // The view on the table now; the tiles of a hand that nobody may see are unknown.
  SeatView shownView() const;
  // Whether several people share this screen and may not see each other's hands.
  bool keepsApart() const { return m_hotSeat.keepsApart(); }
  // The seat that the curtain waits for; -1 if there is none.
  int curtainSeat() const { return m_hotSeat.curtainSeat(); }

  // The language has changed.
  void retranslate();
  // Shows pages even when everything is instant and nobody plays.
  void setAlwaysShowPages(bool always) { m_pages.setAlwaysShown(always); }

  // --- Teaching ---
  // Shows a sentence that the people at the table should know.
  void showMessage(const QString &sentence) { Q_EMIT message(sentence); }
  // Reports what failed for a player's bot or program.
  void showPlayerWarning(int seat, const Failure &what);
  // Hurried events are instant and silent.
  void setHurried(bool hurried);

 Q_SIGNALS:
  // An event as everybody at the screen may see it.
  void eventShown(const janso::Event &event);
  // The events before the match was continued: those that eventShown() reported then.
  void eventsRecalled(const std::vector<janso::Event> &events);
  void viewShown(const janso::SeatView &view);
  // The human at the screen must decide and sees the hand concerned.
  void decisionShown(const janso::Decision &decision, const janso::SeatView &view);
  void decisionClosed();
  void message(const QString &sentence);
  // What this message said is over: it would be read about something else now.
  void messageOver(const QString &sentence);
  void matchBegun();
  void rematchRequested();
  // The page at the end of a match was closed. Leads to close(), unless something must be confirmed first.
  void closeRequested();
  void sheetRequested();
  void reviewRequested();  // of the match that is over
  void newMatchRequested();
  void closed();
  // The page at the end of a preset hand was left.
  void handPageClosed();

 private:
  void connectController();
  void connectTable();
  void connectPages();
  void begin();
  void beginAgain(const std::vector<Event> &before);
  bool goBack(std::optional<std::vector<Event>> (GameController::*how)());

  // --- Settings ---
  void applyOptions();
  void applyPace();

  // --- From the game ---
  void onEvent(const Event &event);
  void onDecision(const Decision &decision, const SeatView &view);
  void onDecisionClosed(int seat, std::uint32_t id);
  void onOrdersRequested(int seat, const ActionList &possible, const ActionList &armed);
  void onWinDenied(int seat, const Denial &denial);

  // --- From the players ---
  void onAction(std::uint32_t id, const Action &action);
  void onActionRejected(std::uint32_t id);
  void onOrdersChosen(int seat, const ActionList &armed);
  void onCurtainLifted(int seat);

  // --- Questions and hands ---
  void askNext();
  bool skipsUnseen(const Decision &decision, const SeatView &view);
  int toggleOwner() const;
  void showCurtain();
  void showQuestion();
  void closeQuestion();
  void turnTo(int viewer);
  void closeHand();

  void setSkipping(bool skips);
  void showEvent(const Event &event);
  void showHandEnd();
  void refreshTable();
  void closeOwnHand();
  bool isHandHidden() const { return m_hotSeat.hides(match().viewer()); }

  struct Calls {
    ActionList possible;
    ActionList armed;
  };

  Parts m_parts;
  FirstsDesk m_firsts;
  ResultPages m_pages;
  HotSeat m_hotSeat;
  std::array<QString, 4> m_names;
  bool m_playing = false;
  QString m_denial;                   // the message about a ron that was not allowed
  std::optional<Action> m_submitted;  // while the game processes it
  std::optional<Calls> m_calls;       // claims for the seat that the curtain waits for, which it can arm
  bool m_resumed = false;             // and no decision has been asked for since
  bool m_hurried = false;
  bool m_skipping = false;
};

}  // namespace janso
