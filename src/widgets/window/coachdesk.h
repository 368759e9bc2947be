// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs the coach: requests advice at the chosen level for each decision of the human player and shows it.
// Danger shading at the table counts as the coach's help. While the coach is off, nothing is computed until
// the player requests a hint.
#pragma once

#include <QObject>
#include <optional>

#include "coach/advice.h"
#include "game/coachuse.h"
#include "study/advicerunner.h"
#include "widgets/decision/actionguard.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/window/part.h"

class QKeyEvent;
class QMainWindow;

namespace janso {

class CoachCard;
class CoachPanel;
class GameSession;
class Settings;
class TableWidget;
class WindowActions;

// What the other panels leave to the coach's.
enum class PanelRoom { Usual, None };

class CoachDesk : public QObject, public ActionGuard {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameSession> session;
    Part<TableWidget> table;
    Part<Settings> settings;
    Part<WindowActions> actions;
    Part<QMainWindow> window;
  };
  // All parts must outlive it.
  explicit CoachDesk(const Parts &parts);

  CoachLevel level() const;
  // Whether the page of the table is on top; the panel is shown beside it alone.
  void setTableShown(bool shown);
  // Shows a hint for the open decision; it is counted once.
  void hint();

  CoachPanel *panel() const { return m_panel; }
  CoachCard *card() const { return m_card; }
  const AdviceRunner &runner() const { return m_runner; }
  const std::optional<Advice> &advice() const { return m_advice; }
  // The width that the panel needs next to the table in a window of this width; 0 while there is nothing to
  // show.
  int dockWidth(int window) const;
  // Makes the panel at least as wide as the other one of its column, or hides it while something else needs
  // its place. A hint requested meanwhile emits panelRequested().
  void setPanelRoom(PanelRoom room, int leastWidth = 0);

  // The gentle coach warns, unless the hint has already shown everything.
  bool warnsOf(const Action &action) const override;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 Q_SIGNALS:
  // The advice for the open decision has arrived and is shown.
  void advised();
  // A sentence that the player should read now.
  void message(const QString &sentence);
  void panelShown(bool shown);
  void panelRequested();

 private:
  YakuNaming naming() const;
  void connectActions();
  void leaveRows(QKeyEvent *key);
  void onDecision(const Decision &decision, const SeatView &view);
  void onDecisionClosed();
  void onAdvised(quint32 decisionId, const Advice &advice);
  void onConsidered();
  void noteDanger();
  bool isLesson() const;
  void levelChanged();
  void askIfNeeded();
  void show();
  QStringList warningsOf(const Action &action) const;
  void showWarnings();
  bool wantsPanel() const;
  void updatePanel();
  void fitPanel();
  void announce();

  struct Open {
    Decision decision;
    SeatView view;
    bool hinted = false;
    bool sawDanger = false;
  };

  Parts m_parts;
  AdviceRunner m_runner;
  CoachPanel *m_panel;
  CoachCard *m_card;
  PanelRoom m_room = PanelRoom::Usual;
  int m_leastWidth = 0;
  bool m_blockingShown = false;
  std::optional<Open> m_open;
  std::optional<Advice> m_advice;
  bool m_sawDanger = false;   // since the last decision
  bool m_atTable = false;     // a match is at the table
  bool m_tableShown = false;  // not covered by another page
  bool m_announced = false;
};

}  // namespace janso
