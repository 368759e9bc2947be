// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window's commands as actions: texts, icons and keys from the table, in menus.
#pragma once

#include <QAction>
#include <QHash>
#include <QList>
#include <QMenu>
#include <QObject>
#include <functional>

#include "widgets/settings/commands.h"

class QMenuBar;
class QWidget;

namespace janso {

class Settings;

class WindowActions : public QObject {
  Q_OBJECT

 public:
  // Makes one action for each command, adds it to `window` (so that its key works without the menu bar) and
  // to its menu in `bar`.
  WindowActions(const Settings *settings, QWidget *window, QMenuBar *bar);

  QAction *action(WindowCommand id) const;
  // What a command does; `on` is its state when it can be checked.
  void handle(WindowCommand id, const std::function<void(bool on)> &what);
  // As they are listed in the key editor.
  QList<KeyCommand> keyCommands() const;

  // How fast it is, in words.
  QString speedLine() const;

  void updateKeys();
  void updateTexts();
  void updateIcons();

 private:
  QString textOf(const CommandInfo &command) const;
  void updateSpeed();

  const Settings *m_settings;
  QHash<WindowCommand, QAction *> m_actions;
  QHash<int, QMenu *> m_menus;
  QAction *m_speed = nullptr;  // says how fast it is; above what changes it
};

}  // namespace janso
