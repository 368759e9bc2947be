// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/yakunaming.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>

#include "widgets/settings/settings.h"

namespace janso {

namespace {

// Alt with another key is a shortcut: only Alt alone, for a moment, shows the other names.
constexpr int kDelay = 160;  // milliseconds

}  // namespace

YakuNamingSwitch::YakuNamingSwitch(const Settings &settings, QWidget *window)
    : QObject(window),
      m_settings(settings),
      m_window(window),
      m_shown(yakuNamingOf(settings.text(Setting::YakuNames))) {
  m_delay.setSingleShot(true);
  m_delay.setInterval(kDelay);
  connect(&m_delay, &QTimer::timeout, this, &YakuNamingSwitch::hold);
  settings.follow(Effect::YakuNames, this, [this] { update(); });
  QCoreApplication::instance()->installEventFilter(this);
}

bool YakuNamingSwitch::eventFilter(QObject *watched, QEvent *event) {
  switch (event->type()) {
    case QEvent::KeyPress: {
      const auto *key = static_cast<QKeyEvent *>(event);
      if (key->key() != Qt::Key_Alt)
        release();
      else if (!key->isAutoRepeat() && !m_held && belongs(watched))
        m_delay.start();
      break;
    }
    case QEvent::KeyRelease:
      if (const auto *key = static_cast<QKeyEvent *>(event);
          key->key() == Qt::Key_Alt && !key->isAutoRepeat())
        release();
      break;
    case QEvent::WindowDeactivate:
      if (belongs(watched))
        release();
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

bool YakuNamingSwitch::belongs(const QObject *object) const {
  const auto *widget = qobject_cast<const QWidget *>(object);
  while (widget != nullptr && widget != m_window)
    widget = widget->parentWidget();
  return widget != nullptr;
}

void YakuNamingSwitch::hold() {
  m_held = true;
  // The menu bar waits for Alt to be let go, and would then take the focus. It gives up when it sees this.
  QEvent change(QEvent::ActivationChange);
  QCoreApplication::sendEvent(this, &change);
  update();
}

void YakuNamingSwitch::release() {
  m_delay.stop();
  m_held = false;
  update();
}

void YakuNamingSwitch::update() {
  const YakuNaming usual = yakuNamingOf(m_settings.text(Setting::YakuNames));
  const YakuNaming shown =
      m_held ? heldNaming(usual, yakuNamingOf(m_settings.text(Setting::YakuNamesHeld))) : usual;
  if (shown == m_shown)
    return;
  m_shown = shown;
  Q_EMIT namingChanged(shown);
}

}  // namespace janso
