// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Corrects the focus events for screen readers: only widgets with the keyboard focus send them, and they do
// not interrupt an announcement.
//
// Qt's lists and trees report a focused row whenever their current row changes, even while the keyboard focus
// is elsewhere. A screen reader would read such a row next to the table and assume that it has the focus.
//
// Orca stops speaking when the focus moves. After a key press that is wanted. But if the program moves the
// focus, to the drawn tile or to the page of a win, the preceding announcement would be lost. So such a focus
// event is delayed until the announcement is finished (speechtime.h) or a key has silenced it.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QAccessibleEvent;

namespace janso {

// False for a focus event of a list that does not have the focus.
bool isKeyboardFocus(const QAccessibleEvent &event);

// Starts the correction. Call it once, in the program's main thread; the previous handler gets all other
// events.
void announceKeyboardFocusOnly();

// The delayed focus event. There is only one, made by announceKeyboardFocusOnly().
class WaitingFocus : public QObject {
  Q_OBJECT

 public:
  explicit WaitingFocus(QObject *parent);
  // Whether it delays the event. The event is then sent later, unless another one comes or the focus has
  // moved.
  bool keeps(const QAccessibleEvent &event);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void announceFocus();

  QPointer<QObject> m_object;
  int m_child = -1;
  QTimer m_time;
};

}  // namespace janso
