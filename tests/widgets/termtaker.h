// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Takes the presses of links that come to a widget from the texts within it.
#pragma once

#include <QEvent>
#include <QStringList>
#include <QWidget>

#include "widgets/pageparts/teachtext.h"

namespace janso::test {

class TermTaker : public QObject {
 public:
  explicit TermTaker(QWidget *widget) { widget->installEventFilter(this); }
  QStringList taken;

  bool eventFilter(QObject *, QEvent *event) override {
    if (event->type() != TermEvent::eventType())
      return false;
    taken << static_cast<TermEvent *>(event)->term();
    event->accept();
    return true;
  }
};

}  // namespace janso::test
