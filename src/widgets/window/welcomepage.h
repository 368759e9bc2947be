// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is asked once, at the very first start: a name, which tiles one reads, and whether one has played.
//
// Which tiles were left on is a choice; a name or an answer that was left out changes nothing. Escape leaves
// everything as it is.
#pragma once

#include <memory>

#include "widgets/window/feltpage.h"

namespace Ui {
class WelcomePage;
}

namespace janso {

class WelcomePage : public FeltPage {
  Q_OBJECT

 public:
  explicit WelcomePage(Settings *settings, QWidget *parent = nullptr);
  ~WelcomePage() override;

 Q_SIGNALS:
  // It was answered or left; it is not asked again.
  void left();

 protected:
  void grown() override;
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void showEvent(QShowEvent *event) override;

 private:
  void showTiles();
  void fillTexts();
  void takeAnswers();
  void leave();

  std::unique_ptr<Ui::WelcomePage> m_ui;
};

}  // namespace janso
