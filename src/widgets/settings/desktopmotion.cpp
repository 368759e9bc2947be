// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/desktopmotion.h"

#include <QGuiApplication>
#include <array>

#ifdef JANSO_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace janso {

namespace {

// Where a desktop says it: the first that is there counts.
struct MotionKey {
  const char *space;
  const char *key;
  bool (*still)(const QVariant &value);
};

constexpr std::array kMotionKeys{
    MotionKey{"org.freedesktop.appearance", "reduced-motion",
              [](const QVariant &value) { return value.toUInt() == 1; }},
    MotionKey{"org.gnome.desktop.interface", "enable-animations",
              [](const QVariant &value) { return !value.toBool(); }},
    // A factor of all durations, written as a text.
    MotionKey{"org.kde.kdeglobals.KDE", "AnimationDurationFactor",
              [](const QVariant &value) {
                bool isNumber = false;
                return value.toDouble(&isNumber) == 0 && isNumber;
              }},
};

}  // namespace

std::optional<bool> wantsLittleMotion(const DesktopValues &values) {
  for (const MotionKey &key : kMotionKeys) {
    const QVariant value = values.value(QString::fromLatin1(key.space)).value(QString::fromLatin1(key.key));
    if (value.isValid())
      return key.still(value);
  }
  return std::nullopt;
}

#ifdef JANSO_DBUS

// The user's bus is one that Qt has open already where there is one.
DesktopMotion::DesktopMotion(Settings *settings, const QString &bus, QObject *parent)
    : QObject(parent), m_settings(settings) {
  const QDBusConnection connection =
      bus.isEmpty() ? QDBusConnection::sessionBus()
                    : QDBusConnection::connectToBus(bus, QStringLiteral("janso-desktop-motion"));
  if (!connection.isConnected())
    return;
  m_bus = connection.name();
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
    if (state == Qt::ApplicationActive)
      ask();
  });
  ask();
}

void DesktopMotion::ask() {
  if (m_bus.isEmpty())
    return;
  QDBusMessage question = QDBusMessage::createMethodCall(
      QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
      QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("ReadAll"));
  QStringList spaces;
  for (const MotionKey &key : kMotionKeys)
    spaces << QString::fromLatin1(key.space);
  question << spaces;
  auto *answer = new QDBusPendingCallWatcher(QDBusConnection(m_bus).asyncCall(question), this);
  connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
    answer->deleteLater();
    const QDBusMessage reply = QDBusPendingReply<>(*answer).reply();
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
      return;
    DesktopValues values;
    reply.arguments().first().value<QDBusArgument>() >> values;
    m_settings->setDesktopStill(wantsLittleMotion(values).value_or(false));
  });
}

#else

DesktopMotion::DesktopMotion(Settings *settings, const QString &, QObject *parent)
    : QObject(parent), m_settings(settings) {}

void DesktopMotion::ask() {}

#endif

}  // namespace janso
