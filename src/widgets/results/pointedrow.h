// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A row of a page that explains itself while it is pointed at: by the mouse, or by the keyboard focus.
#pragma once

#include <QAbstractButton>

#include "widgets/controls/pagescaler.h"

namespace janso {

class PointedRow : public QAbstractButton, public PageScaled {
  Q_OBJECT

 public:
  explicit PointedRow(QWidget *parent);

 Q_SIGNALS:
  void left();  // no longer pointed at

 protected:
  // It is pointed at.
  virtual void look() = 0;

  void enterEvent(QEnterEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
};

}  // namespace janso
