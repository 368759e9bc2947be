// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The coach at work: looks at each decision of the human who acts, asks for advice at the level that is set,
// and shows it. What the table shades by danger counts as its help. While it is off nothing is computed until
// a hint is asked for.
#pragma once

#include <QObject>
#include <optional>

#include "coach/advice.h"
#include "game/coachuse.h"
#include "study/advicerunner.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/table/actionguard.h"

class QKeyEvent;
class QMainWindow;

namespace janso {

class CoachCard;
class CoachPanel;
class GameSession;
class Settings;
class TableWidget;
class WindowActions;

class CoachDesk : public QObject, public ActionGuard {
  Q_OBJECT

 public:
  struct Parts {
    GameSession *session = nullptr;
    TableWidget *table = nullptr;
    Settings *settings = nullptr;
    WindowActions *actions = nullptr;
    QMainWindow *window = nullptr;
  };
  // All parts must outlive it.
  explicit CoachDesk(const Parts &parts);

  CoachLevel level() const;
  // A hint for the decision that is open now; counted once.
  void hint();

  CoachPanel *panel() const { return m_panel; }
  CoachCard *card() const { return m_card; }
  const AdviceRunner &runner() const { return m_runner; }
  const std::optional<Advice> &advice() const { return m_advice; }
  // Width that the panel wants beside the table in a window of this width; 0 while there is nothing to show.
  int dockWidth(int window) const;
  // While something else needs its place the panel is hidden. A hint asked for then is `panelWanted`.
  void setGivesWay(bool givesWay);

  // The gentle coach warns, unless the hint has said all.
  bool warnsOf(const Action &action) const override;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 Q_SIGNALS:
  // The advice for the open decision is here and shown.
  void advised();
  // A sentence that whoever plays should read now.
  void noticed(const QString &sentence);
  void panelShown(bool shown);
  void panelWanted();

 private:
  YakuNaming naming() const;
  void connectActions();
  void leaveRows(QKeyEvent *key);
  void onDecision(const Decision &decision, const SeatView &view);
  void onDecisionGone();
  void onAdvised(quint32 decisionId, const Advice &advice);
  void onConsidered();
  void noteDanger();
  bool isLesson() const;
  void levelChanged();
  void askIfWanted();
  void show();
  QStringList warningsOf(const Action &action) const;
  void showWarnings();
  bool wantsPanel() const;
  void updatePanel();
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
  bool m_givesWay = false;
  bool m_toldOfGivingWay = false;
  std::optional<Open> m_open;
  std::optional<Advice> m_advice;
  bool m_sawDanger = false;  // since the last decision
  bool m_atTable = false;
  bool m_announced = false;
};

}  // namespace janso
