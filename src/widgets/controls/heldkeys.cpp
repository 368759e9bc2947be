// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/heldkeys.h"

#include <QCoreApplication>
#include <QScopedValueRollback>
#include <QWindow>

namespace janso {

namespace {

// The two of a pair bear the same time. Nobody lets a key go and presses it again so quickly.
constexpr qint64 kSameMoment = 8;  // milliseconds, by the server's clock
constexpr int kPairArrives = 10;   // milliseconds for the other of a pair to come in

std::unique_ptr<QKeyEvent> marked(const QKeyEvent &event) {
  auto repeat = std::make_unique<QKeyEvent>(
      event.type(), event.key(), event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
      event.nativeModifiers(), event.text(), true, static_cast<quint16>(event.count()));
  repeat->setTimestamp(event.timestamp());
  return repeat;
}

}  // namespace

HeldKeys::HeldKeys(QObject *parent) : QObject(parent) {
  m_wait.setSingleShot(true);
  m_wait.setInterval(kPairArrives);
  connect(&m_wait, &QTimer::timeout, this, &HeldKeys::sendRelease);
}

bool HeldKeys::eventFilter(QObject *watched, QEvent *event) {
  const bool press = event->type() == QEvent::KeyPress;
  if (m_sending || (!press && event->type() != QEvent::KeyRelease) || !watched->isWindowType())
    return QObject::eventFilter(watched, event);
  const auto &key = *static_cast<const QKeyEvent *>(event);
  auto *window = static_cast<QWindow *>(watched);
  return press ? filterPress(window, key) : filterRelease(window, key);
}

bool HeldKeys::filterRelease(QWindow *window, const QKeyEvent &release) {
  sendRelease();
  if (release.isAutoRepeat())
    return false;
  m_release.reset(release.clone());
  m_window = window;
  m_wait.start();
  return true;
}

// For a screen reader Qt sends every key on as a copy without its time: of those nothing can be told.
bool HeldKeys::isPair(const QKeyEvent &release, const QKeyEvent &press) {
  return press.key() == release.key() && press.timestamp() != 0 &&
         press.timestamp() - release.timestamp() <= static_cast<quint64>(kSameMoment);
}

bool HeldKeys::filterPress(QWindow *window, const QKeyEvent &press) {
  const std::unique_ptr<QKeyEvent> gone = std::move(m_gone);
  const bool follows = m_release && isPair(*m_release, press);
  const bool late = !m_release && gone && isPair(*gone, press);
  if (press.isAutoRepeat() || (!follows && !late)) {
    sendRelease();
    return false;
  }
  m_wait.stop();
  const std::unique_ptr<QKeyEvent> release = std::move(m_release);
  const QScopedValueRollback sending(m_sending, true);
  if (release)
    QCoreApplication::sendEvent(window, marked(*release).get());
  QCoreApplication::sendEvent(window, marked(press).get());
  return true;
}

void HeldKeys::sendRelease() {
  m_wait.stop();
  if (!m_release || !m_window) {
    m_release.reset();
    return;
  }
  m_gone = std::move(m_release);
  const std::unique_ptr<QEvent> release(m_gone->clone());
  const QScopedValueRollback sending(m_sending, true);
  QCoreApplication::sendEvent(m_window, release.get());
}

}  // namespace janso
