// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Asks the desktop for its reduced-motion setting, at the start and whenever the program comes to the front
// again. It uses the settings portal of Linux desktops (org.freedesktop.portal.Settings); without a portal it
// does nothing. The call is asynchronous.
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariant>
#include <optional>

#include "widgets/settings/settings.h"

namespace janso {

// The desktop's settings by namespace and key; wantsLittleMotion() returns nothing if none of them is about
// motion.
using DesktopValues = QMap<QString, QVariantMap>;
std::optional<bool> wantsLittleMotion(const DesktopValues &values);

class DesktopMotion : public QObject {
  Q_OBJECT

 public:
  // Reports to `settings` (Settings::setDesktopStill()), which must outlive it. `bus`: address of a bus other
  // than the user's.
  explicit DesktopMotion(Settings *settings, const QString &bus = {}, QObject *parent = nullptr);

  void ask();

 private:
  Settings *m_settings;
  QString m_bus;  // the name of the D-Bus connection; empty = none
};

}  // namespace janso
