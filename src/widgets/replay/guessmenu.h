// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A menu: which decisions of a player are guessed.
#pragma once

#include <QMenu>

namespace janso {

class GuessMenu : public QMenu {
  Q_OBJECT

 public:
  explicit GuessMenu(QWidget *parent = nullptr);

 Q_SIGNALS:
  // Every `every`-th decision.
  void chosen(int every);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void updateTexts();
};

}  // namespace janso
