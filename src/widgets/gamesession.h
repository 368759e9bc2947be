// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Binds the game to the screen: table, pages, log and sounds follow the controller, clicks go back to it.
//
// With two or more humans (and closed hands) it also keeps their hands apart: a hand is open only while its
// owner decides, and a curtain comes between two of them.
#pragma once

#include <QObject>
#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "game/gamecontroller.h"
#include "widgets/handcollector.h"
#include "widgets/tableoptions.h"

namespace janso {

class HandEndPage;
class MatchEndPage;
class Settings;
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

  // An empty text, or why it could not be started.
  QString start(const MatchSetup &setup);
  QString resume(const QString &journalPath);
  // Away from the table; the match is kept.
  void leave();
  bool isPlaying() const { return m_playing; }
  const std::array<QString, 4> &names() const { return m_names; }
  const HandCollector &collector() const { return m_collector; }
  // The series of the match at the table, with this match when it is over; nothing for a single match.
  std::optional<Series> series() const;
  // What a rematch is: the next match of the series, else the same again (a series from its beginning) with
  // other walls.
  MatchSetup matchAfter() const;

  // What the table shows now; a hand that nobody may see is unknown tiles.
  SeatView shownView() const;
  // Several people at this screen whose hands are kept apart.
  bool keepsApart() const { return m_keepApart; }
  // The seat that the curtain asks for; -1 when there is none.
  int curtainSeat() const { return m_curtainSeat; }

  // The settings have changed.
  void applySettings();
  // The language has changed.
  void retranslate();
  // Pages are shown even when everything is instant and nobody plays.
  void setAlwaysShowPages(bool always) { m_alwaysShowPages = always; }

  // --- Teaching ---
  // Asked before an action of a human is carried out; where it says no, the question stays open.
  using Gate = std::function<bool(const Decision &decision, const Action &action)>;
  void setGate(Gate gate) { m_gate = std::move(gate); }
  // Nothing of what happens is heard or animated, and it happens at once.
  void setHurried(bool hurried);

 Q_SIGNALS:
  // As everybody at the screen may read it.
  void eventShown(const janso::Event &event);
  void viewShown(const janso::SeatView &view);
  // The human at the screen is asked, and sees the hand that is asked about.
  void decisionShown(const janso::Decision &decision, const janso::SeatView &view);
  void decisionGone();
  // Something that the people at the table should know, in a sentence.
  void notice(const QString &sentence);
  void matchBegun();
  void rematchRequested();
  void sheetRequested();
  void newMatchRequested();
  void folderRequested();
  void left();
  // The page at the end of a set hand was closed.
  void handLeft();

 private:
  void connectController();
  void connectTable();
  void connectPages();
  void begin();

  // --- From the game ---
  void onEvent(const Event &event);
  void onDecision(const Decision &decision, const SeatView &view);
  void onDecisionClosed(int seat, std::uint32_t id);
  void onOrdersRequested(int seat, const ActionList &possible);
  void onMatchEnded(const MatchResult &result);

  // --- From the people ---
  void onAction(std::uint32_t id, const Action &action);
  void onOrdersChosen(int seat, const ActionList &armed);
  void onCurtainLifted(int seat);

  // --- Hands kept apart ---
  void askNext();
  void showDecision(const Decision &decision);
  void closeDecision();
  void askAgain();
  void showEvent(const Event &event);
  void openHand(int seat);
  TableToggles freshToggles() const;
  void setOpenSeat(int seat);
  void closeHand();

  QStringList coachLines() const;
  void showHandEnd();
  void onHandEndLeft();
  void onStopRequested();
  void refreshTable();
  bool isHandHidden() const;
  bool isWatched() const;  // nobody plays, everybody looks on

  Parts m_parts;
  HandCollector m_collector;
  std::array<QString, 4> m_names;
  std::optional<MatchResult> m_result;  // the match is over, its page still to come
  std::deque<Decision> m_waiting;       // of humans, not yet shown
  std::optional<Decision> m_shown;
  int m_openSeat = -1;                    // whose hand is open, when hands are kept apart
  std::array<TableToggles, 4> m_toggles;  // of each seat, when hands are kept apart; the sorting is shared
  int m_curtainSeat = -1;
  bool m_keepApart = false;
  bool m_playing = false;
  bool m_alwaysShowPages = false;
  Gate m_gate;
  bool m_hurried = false;
};

}  // namespace janso
