// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lets the mouse wheel scroll every page without changing the fields under the pointer.
//
// The wheel never changes a combo box or number field, focused or not and wherever it is: the same field
// scrolls away in a low window and does not in a high one, and must do the same in both. A slider changes
// only where no page scrolls under it, like the position in a replay. Such an event goes on to the parent,
// and gives no field the focus. Open lists and scroll bars are not affected.
//
// Install one on the application, in the window's thread.
#pragma once

#include <QObject>

namespace janso {

class WheelGuard : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
};

}  // namespace janso
