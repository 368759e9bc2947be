// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Scrolls every scroll area to the widget that gets the focus: by Tab from outside the area, by the letter of
// its label, or from the program.
//
// Qt does so only for Tab inside an area. A click or another window moves nothing, because what is under the
// pointer would go away from it.
//
// Install one on the application, in the window's thread.
#pragma once

#include <QObject>

class QWidget;

namespace janso {

// Scrolls all areas around a widget so that all of it is in sight.
void scrollInSight(const QWidget *widget);

class ScrollToFocus : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
};

}  // namespace janso
