// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tests an opponent from a dialog: a hand in the background, then how long it thought, what went wrong and
// what it wrote to its standard error.
#pragma once

#include <QFrame>
#include <memory>

#include "game/opponenttrial.h"

namespace Ui {
class OpponentTrialPanel;
}

namespace janso {

class OpponentTrialPanel : public QFrame {
  Q_OBJECT

 public:
  explicit OpponentTrialPanel(QWidget *parent = nullptr);
  ~OpponentTrialPanel() override;

  // Forgets the last result; a test that runs is cancelled.
  void clear();
  void start(const Opponent &opponent);
  // Cancels a test that runs and shows nothing of it.
  void stop();
  bool isRunning() const { return m_trial.isRunning(); }
  TrialReport report() const { return m_trial.report(); }
  // Why it cannot be tested now; empty = it can.
  void setProblem(const QString &sentence);

 Q_SIGNALS:
  // The button was pressed: answer with start().
  void testRequested();
  void testEnded();

 private:
  void progressed();
  void finished(const TrialReport &report);
  void showNotices(const TrialReport &report);
  void showReport(const TrialReport &report);
  void updateButtons();

  std::unique_ptr<Ui::OpponentTrialPanel> m_ui;
  OpponentTrial m_trial;
  QString m_problem;
  QString m_waiting;  // said until the first decision
  bool m_quiet = false;
};

}  // namespace janso
