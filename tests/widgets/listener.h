// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that is told while it lives, as speech of our own hears it.
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QStringList>

#include "widgets/controls/announcer.h"

namespace janso::test {

class Listener : public QObject {
 public:
  Listener() { QCoreApplication::instance()->installEventFilter(this); }
  QStringList heard;  // in order, without where the focus has come to

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override {
    if (event->type() != AnnouncementEvent::kind())
      return QObject::eventFilter(watched, event);
    event->accept();
    if (const QString &text = static_cast<AnnouncementEvent *>(event)->text; !text.isEmpty())
      heard << text;
    return true;
  }
};

}  // namespace janso::test
