// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where the focus is, as a screen reader is told it: only what has the keyboard says so, and not into what is
// being said.
//
// Qt's lists and trees say that their current row has come into focus whenever it changes, also while the
// keyboard is elsewhere: a reader would read a row of a list beside the table, and believe to be there.
//
// Orca breaks off what it says when the focus moves. After a key that is wanted; but where the program moves
// it, to the tile that was drawn or to the page of a win, what was announced just before would be lost. So
// such a focus is told when all is said (sayingtime.h), or when a key has silenced it.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QAccessibleEvent;

namespace janso {

// False for such an event of a list.
bool isHeardFocus(const QAccessibleEvent &event);

// From now on focus is told so. Once for the program, in its thread; the handler that was there before gets
// all others.
void keepFocusToTheKeyboard();

// The focus that waits to be told. One of the program, made by keepFocusToTheKeyboard().
class WaitingFocus : public QObject {
  Q_OBJECT

 public:
  explicit WaitingFocus(QObject *parent);
  // Whether it keeps the event, which is then told later, unless another comes or the focus is elsewhere.
  bool keeps(const QAccessibleEvent &event);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void tell();

  QPointer<QObject> m_object;
  int m_child = -1;
  QTimer m_time;
};

}  // namespace janso
