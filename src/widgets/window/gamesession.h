// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Binds the game to the screen: table, pages, log and sounds follow the controller, clicks go back to it.
//
// With two or more humans (and closed hands) it shows a hand only while its owner decides, and a curtain
// between two of them, as game/hotseat.h says.
#pragma once

#include <QObject>
#include <array>
#include <optional>
#include <vector>

#include "game/gamecontroller.h"
#include "game/hotseat.h"
#include "widgets/settings/settings.h"
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
    GameController *controller = nullptr;
    TableWidget *table = nullptr;
    HandEndPage *handEnd = nullptr;
    MatchEndPage *matchEnd = nullptr;
    Settings *settings = nullptr;
    Sounds *sounds = nullptr;
  };
  // All parts must outlive the session.
  explicit GameSession(const Parts &parts, QObject *parent = nullptr);

  // An empty text, or a sentence that says why the match could not be started.
  QString start(const MatchSetup &setup);
  // Nothing, or why the match cannot go on. `before`: from before what is wrong with its journal
  // (GameController::resumeBefore()).
  std::optional<JournalProblem> resume(const QString &journalPath, Strangers strangers = Strangers::Refused,
                                       bool before = false);
  // Goes on from a place of another match (GameController::startFrom()); as start().
  QString startFrom(const MatchSetup &setup, const MatchBranch &branch);
  // Practice: as GameController says. False where there is nothing to take back, or no hand to deal.
  bool takeBack() { return goBack(&GameController::takeBack); }
  bool dealAgain() { return goBack(&GameController::dealAgain); }
  // Goes away from the table; the match is kept.
  void leave();
  bool isPlaying() const { return m_playing; }
  // The controller's, as long as it lasts there.
  PlayedMatch &match() const { return m_parts.controller->match(); }
  const std::array<QString, 4> &names() const { return m_names; }
  const HandCollector &collector() const { return m_pages.collector(); }
  // Both are explained at ResultPages.
  std::optional<Series> series() const { return m_pages.series(); }
  MatchSetup matchAfter() const { return m_pages.matchAfter(); }

  // What the table shows now; a hand that nobody may see is unknown tiles.
  SeatView shownView() const;
  // Several people at this screen whose hands are kept apart.
  bool keepsApart() const { return m_hotSeat.keepsApart(); }
  // The seat that the curtain asks for; -1 when there is none.
  int curtainSeat() const { return m_hotSeat.curtainSeat(); }

  // The language has changed.
  void retranslate();
  // Pages are shown even when everything is instant and nobody plays.
  void setAlwaysShowPages(bool always) { m_pages.setAlwaysShown(always); }

  // --- Teaching ---
  // Something that the people at the table should know, in a sentence.
  void say(const QString &sentence) { Q_EMIT notice(sentence); }
  // What the user may want to know of a player.
  void sayOf(int seat, const Failure &what);
  // Nothing of what happens is heard or animated, and it happens at once.
  void setHurried(bool hurried);

 Q_SIGNALS:
  // As everybody at the screen may read it.
  void eventShown(const janso::Event &event);
  // What happened before the match was gone on with: what eventShown() said then.
  void eventsRecalled(const std::vector<janso::Event> &events);
  void viewShown(const janso::SeatView &view);
  // The human at the screen is asked, and sees the hand that is asked about.
  void decisionShown(const janso::Decision &decision, const janso::SeatView &view);
  void decisionGone();
  void notice(const QString &sentence);
  void matchBegun();
  void rematchRequested();
  // The page at the end of a match is closed: leave(), unless something is to be asked first.
  void leaveRequested();
  void sheetRequested();
  void reviewRequested();  // of the match that is over
  void newMatchRequested();
  void folderRequested();
  void left();
  // The page at the end of a set hand was left.
  void handLeft();

 private:
  void connectController();
  void connectTable();
  void connectPages();
  void begin();
  void beginAgain(const std::vector<Event> &before);
  bool goBack(std::optional<std::vector<Event>> (GameController::*how)());

  // --- Settings ---
  void applySetting(Setting id);
  void applyOptions();
  void applyPace();

  // --- From the game ---
  void onEvent(const Event &event);
  void onDecision(const Decision &decision, const SeatView &view);
  void onDecisionClosed(int seat, std::uint32_t id);
  void onOrdersRequested(int seat, const ActionList &possible, const ActionList &armed);
  void onWinDenied(int seat, const Denial &denial);

  // --- From the people ---
  void onAction(std::uint32_t id, const Action &action);
  void onActionRejected(std::uint32_t id);
  void onOrdersChosen(int seat, const ActionList &armed);
  void onCurtainLifted(int seat);

  // --- Questions and hands ---
  void askNext();
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
  ResultPages m_pages;
  HotSeat m_hotSeat;
  std::array<QString, 4> m_names;
  bool m_playing = false;
  std::optional<Action> m_submitted;  // while the game takes it
  std::optional<Calls> m_calls;       // to be armed by the seat that the curtain calls up
  bool m_resumed = false;             // and nobody was asked since
  bool m_hurried = false;
  bool m_skipping = false;
};

}  // namespace janso
