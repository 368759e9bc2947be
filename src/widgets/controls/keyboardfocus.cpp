// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/keyboardfocus.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>

#include "widgets/controls/speechtime.h"

namespace janso {
namespace {

QAccessible::UpdateHandler previous = nullptr;
QPointer<WaitingFocus> waiting;

void passOn(QAccessibleEvent *event) {
  if (!isKeyboardFocus(*event) || (waiting && waiting->keeps(*event)))
    return;
  if (previous != nullptr) {
    previous(event);
    return;
  }
  // With no handler Qt itself tells the desktop.
  QAccessible::installUpdateHandler(nullptr);
  QAccessible::updateAccessibility(event);
  QAccessible::installUpdateHandler(&passOn);
}

}  // namespace

bool isKeyboardFocus(const QAccessibleEvent &event) {
  if (event.type() != QAccessible::Focus)
    return true;
  const auto *view = qobject_cast<const QAbstractItemView *>(event.object());
  return view == nullptr || view->hasFocus();
}

void announceKeyboardFocusOnly() {
  const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(&passOn);
  if (before != &passOn)
    previous = before;
  if (!waiting)
    waiting = new WaitingFocus(qApp);
}

WaitingFocus::WaitingFocus(QObject *parent) : QObject(parent) {
  m_time.setSingleShot(true);
  connect(&m_time, &QTimer::timeout, this, &WaitingFocus::announceFocus);
  qApp->installEventFilter(this);
}

bool WaitingFocus::keeps(const QAccessibleEvent &event) {
  if (event.type() != QAccessible::Focus)
    return false;
  m_object.clear();
  m_time.stop();
  if (speechTimeLeft() == 0 || event.object() == nullptr || event.object() != QApplication::focusWidget())
    return false;
  m_object = event.object();
  m_child = event.child();
  m_time.start(speechTimeLeft());
  return true;
}

void WaitingFocus::announceFocus() {
  if (m_object.isNull() || m_object != QApplication::focusWidget())
    return;
  if (const int left = speechTimeLeft(); left > 0) {
    m_time.start(left);
    return;
  }
  QAccessibleEvent event(m_object, QAccessible::Focus);
  if (m_child >= 0) {
    const QAccessibleInterface *all = QAccessible::queryAccessibleInterface(m_object);
    const QAccessibleInterface *child = all == nullptr ? nullptr : all->child(m_child);
    if (child == nullptr || !child->state().focused)
      return;
    event.setChild(m_child);
  }
  passOn(&event);
}

// As it comes to the window, before anybody acts on it.
bool WaitingFocus::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::KeyPress && watched->isWindowType()) {
    endSpeech();
    if (m_time.isActive())
      m_time.start(0);
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace janso
