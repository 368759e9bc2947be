// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A row of a page that explains itself while the mouse or the keyboard focus is on it.
#pragma once

#include <QAbstractButton>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class PointedRow : public QAbstractButton, public PageScaled {
  Q_OBJECT

 public:
  explicit PointedRow(QWidget *parent);

 Q_SIGNALS:
  void left();  // mouse or focus has left the row

 protected:
  // Called when the mouse or the focus reaches the row.
  virtual void look() = 0;

  void enterEvent(QEnterEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
};

}  // namespace janso
