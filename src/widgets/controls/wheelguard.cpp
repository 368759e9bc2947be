// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/wheelguard.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace janso {

namespace {

bool isField(const QObject *object) {
  return qobject_cast<const QComboBox *>(object) != nullptr ||
         qobject_cast<const QAbstractSpinBox *>(object) != nullptr;
}

bool isScrolled(const QWidget *widget) {
  for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
    if (qobject_cast<const QAbstractScrollArea *>(widget) != nullptr)
      return true;
  }
  return false;
}

bool isScrolledSlider(const QObject *object) {
  const auto *slider = qobject_cast<const QAbstractSlider *>(object);
  return slider != nullptr && qobject_cast<const QScrollBar *>(slider) == nullptr && isScrolled(slider);
}

}  // namespace

bool WheelGuard::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::Polish && isField(watched)) {
    auto *field = static_cast<QWidget *>(watched);
    if (field->focusPolicy() == Qt::WheelFocus)
      field->setFocusPolicy(Qt::StrongFocus);
  }
  if (event->type() != QEvent::Wheel || (!isField(watched) && !isScrolledSlider(watched)))
    return QObject::eventFilter(watched, event);
  event->ignore();  // goes on to the parent
  return true;
}

}  // namespace janso
