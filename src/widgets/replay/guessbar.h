// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A bar for guessing: what is asked or was found, and the buttons that go on.
#pragma once

#include <QWidget>
#include <memory>

#include "replay/replayplace.h"

namespace Ui {
class GuessBar;
}

namespace janso {

class Guessing;

class GuessBar : public QWidget {
  Q_OBJECT

 public:
  explicit GuessBar(QWidget *parent = nullptr);
  ~GuessBar() override;

  // Shows the state of the run at a position. `more` is not in the line, only in the tooltip and for screen
  // readers.
  void showGuessing(const Guessing &guessing, ReplayPlace place, const QString &more);
  QString sentence() const;
  void focusEnd();

 Q_SIGNALS:
  // Requests to reveal the answer without a guess.
  void answerRequested();
  void nextRequested();
  void endRequested();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void nameEnd();

  std::unique_ptr<Ui::GuessBar> m_ui;
  bool m_over = false;  // the run has ended, and its summary is shown
};

}  // namespace janso
