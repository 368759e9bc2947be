// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Asks the desktop whether it wants little motion, at first and whenever the program comes to the front
// again: over the settings portal of Linux desktops (org.freedesktop.portal.Settings), or not at all where
// there is none. Nobody waits for the answer.
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariant>
#include <optional>

#include "widgets/settings/settings.h"

namespace janso {

// What desktops have set, by namespace and key; empty where none says anything of motion.
using DesktopValues = QMap<QString, QVariantMap>;
std::optional<bool> wantsLittleMotion(const DesktopValues &values);

class DesktopMotion : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive it; they are told (Settings::setDesktopStill()). `bus`: address of another bus
  // than the user's.
  explicit DesktopMotion(Settings *settings, const QString &bus = {}, QObject *parent = nullptr);

  void ask();

 private:
  Settings *m_settings;
  QString m_bus;  // the name of our connection; empty = there is none
};

}  // namespace janso
