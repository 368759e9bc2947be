// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window's commands as actions: texts, icons and keys from the table of commands, in menus.
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
  // Makes one action for each command and adds it to its menu in `bar` and to `window`, so that its key works
  // without the menu bar.
  WindowActions(const Settings *settings, QWidget *window, QMenuBar *bar);

  QAction *action(WindowCommand id) const;
  // Sets what a command does; `on` is its state if it is checkable.
  void handle(WindowCommand id, const std::function<void(bool on)> &what);
  // In the order of the key editor.
  QList<KeyCommand> keyCommands() const;

  // The speed in words.
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
  QAction *m_speed = nullptr;  // shows the speed, above the actions that change it
};

}  // namespace janso
