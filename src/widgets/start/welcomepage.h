// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The questions of the very first start: the player's name, which tiles they can read, and their experience.
//
// The player can start once the question about experience is answered, and the page says so until then. An
// empty name changes nothing. Escape leaves everything as it is.
#pragma once

#include <memory>

#include "widgets/settings/welcome.h"
#include "widgets/start/feltpage.h"

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
  // The questions were answered or skipped; they are not asked again.
  void finished();

 protected:
  void grown() override;
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void showEvent(QShowEvent *event) override;

 private:
  void showTiles();
  void fillTexts();
  void showReady();
  Experience experience() const;
  void takeAnswers();
  void beginOrAsk();
  void finish();

  std::unique_ptr<Ui::WelcomePage> m_ui;
};

}  // namespace janso
