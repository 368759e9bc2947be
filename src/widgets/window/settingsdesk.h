// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Applies the settings to the window: language, look, keys, names of yaku, pace, and the toggles of the
// table. Opens the preferences.
#pragma once

#include <QList>
#include <QObject>

#include "widgets/settings/commands.h"
#include "widgets/settings/settings.h"
#include "widgets/window/part.h"

class QWidget;

namespace janso {

class LogDock;
class Sounds;
class Speech;
class TableArea;
class Translations;
class WindowActions;
class YakuDesk;
class YakuNamingSwitch;

class SettingsDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<Settings> settings;
    Part<Sounds> sounds;
    Part<Translations> translations;
    Speech *speech = nullptr;  // nullptr = it cannot be tried in the preferences
    Part<WindowActions> actions;
    Part<TableArea> area;
    Part<YakuDesk> yaku;
    Part<LogDock> log;
    Part<QWidget> window;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit SettingsDesk(const Parts &parts);

  YakuNamingSwitch *naming() const { return m_naming; }
  // All commands that can have a key.
  QList<KeyCommand> keyCommands() const;
  void openPreferences(SettingPage page);
  // Call both once all that they change exists.
  void updateKeys();
  void apply();
  // The language has changed.
  void nameHelpButtons();

 Q_SIGNALS:
  void keysChanged();

 private:
  void handleCommands();
  void handleToggles();
  void setNaming();
  void followSettings();
  void markMenu();
  void orderHand();
  void stepSpeed(int step);

  Parts m_parts;
  YakuNamingSwitch *m_naming;
};

}  // namespace janso
