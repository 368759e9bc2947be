// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/pointedrow.h"

#include <QEnterEvent>
#include <QFocusEvent>

namespace janso {

PointedRow::PointedRow(QWidget *parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  connect(this, &QAbstractButton::clicked, this, [this] { look(); });
}

void PointedRow::enterEvent(QEnterEvent *event) {
  QAbstractButton::enterEvent(event);
  update();
  look();
}

void PointedRow::leaveEvent(QEvent *event) {
  QAbstractButton::leaveEvent(event);
  update();
  Q_EMIT left();
}

void PointedRow::focusInEvent(QFocusEvent *event) {
  QAbstractButton::focusInEvent(event);
  update();
  look();
}

void PointedRow::focusOutEvent(QFocusEvent *event) {
  QAbstractButton::focusOutEvent(event);
  update();
  Q_EMIT left();
}

}  // namespace janso
