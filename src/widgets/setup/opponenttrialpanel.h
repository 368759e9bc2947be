// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tests an opponent from a dialog: plays a hand in the background, then shows the thinking time, the problems
// and the standard error output.
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

  // Clears the last result and cancels a running test.
  void clear();
  void start(const Opponent &opponent);
  // Cancels a running test without showing a result.
  void stop();
  bool isRunning() const { return m_trial.isRunning(); }
  TrialReport report() const { return m_trial.report(); }
  // Why no test is possible now; empty = it is.
  void setProblem(const QString &sentence);

 Q_SIGNALS:
  // The button was pressed; the receiver calls start().
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
  QString m_waiting;  // shown until the first decision
  bool m_quiet = false;
};

}  // namespace janso
