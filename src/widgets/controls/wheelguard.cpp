// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QList>

namespace janso {

namespace {

class WheelGuard : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject *, QEvent *event) override {
    if (event->type() != QEvent::Wheel)
      return false;
    event->ignore();  // goes on to the parent
    return true;
  }
};

}  // namespace

void leaveWheelToScrolling(QWidget *root) {
  auto *guard = new WheelGuard(root);
  QList<QWidget *> widgets = root->findChildren<QWidget *>();
  widgets << root;
  for (QWidget *widget : widgets) {
    if (qobject_cast<QComboBox *>(widget) == nullptr && qobject_cast<QAbstractSpinBox *>(widget) == nullptr)
      continue;
    widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(guard);
  }
}

}  // namespace janso
