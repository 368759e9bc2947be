// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/windowactions.h"

#include <QIcon>
#include <QMenuBar>

#include "widgets/chromestyle.h"
#include "widgets/settings.h"

namespace janso {

namespace {

QString idOf(const CommandInfo &command) {
  return QString::fromLatin1(command.id);
}

QKeySequence defaultKey(const CommandInfo &command) {
  return QKeySequence(QString::fromLatin1(command.key), QKeySequence::PortableText);
}

QAction::MenuRole roleOf(const QString &id) {
  if (id == QLatin1String("game.quit"))
    return QAction::QuitRole;
  if (id == QLatin1String("settings.preferences"))
    return QAction::PreferencesRole;
  if (id == QLatin1String("help.about"))
    return QAction::AboutRole;
  return id == QLatin1String("help.qt") ? QAction::AboutQtRole : QAction::NoRole;
}

}  // namespace

WindowActions::WindowActions(const Settings *settings, QWidget *window, QMenuBar *bar)
    : QObject(window), m_settings(settings) {
  for (const CommandInfo &command : windowCommands()) {
    QMenu *&menu = m_menus[static_cast<int>(command.menu)];
    if (menu == nullptr)
      menu = bar->addMenu(QString());
    if (command.separator)
      menu->addSeparator();
    auto *action = new QAction(this);
    action->setCheckable(command.checkable);
    action->setMenuRole(roleOf(idOf(command)));
    menu->addAction(action);
    window->addAction(action);
    m_actions[idOf(command)] = action;
  }
  updateTexts();
  updateIcons();
  updateKeys();
}

QAction *WindowActions::action(const char *id) const {
  QAction *action = m_actions.value(QString::fromLatin1(id));
  Q_ASSERT(action != nullptr);
  return action;
}

void WindowActions::handle(const char *id, const std::function<void(bool)> &what) {
  connect(action(id), &QAction::triggered, this, what);
}

QList<KeyCommand> WindowActions::keyCommands() const {
  QList<KeyCommand> commands;
  for (const CommandInfo &command : windowCommands()) {
    QString text = commandText(command);
    text.remove(QLatin1Char('&')).remove(QStringLiteral("..."));
    commands << KeyCommand{idOf(command), text, defaultKey(command)};
  }
  return commands;
}

void WindowActions::updateKeys() {
  for (const CommandInfo &command : windowCommands()) {
    const QKeySequence key = m_settings->shortcut(idOf(command), defaultKey(command));
    const bool off = isSingleLetter(key) && !m_settings->on(Setting::LetterKeys);
    m_actions[idOf(command)]->setShortcut(off ? QKeySequence() : key);
  }
}

void WindowActions::updateTexts() {
  for (const CommandInfo &command : windowCommands()) {
    QAction *action = m_actions[idOf(command)];
    action->setText(commandText(command));
    action->setStatusTip(commandTip(command));
    action->setToolTip(commandTip(command));
    m_menus[static_cast<int>(command.menu)]->setTitle(menuTitle(command.menu));
  }
}

void WindowActions::updateIcons() {
  const QString variant = chromeColors().dark ? QString() : QStringLiteral("-dark");
  for (const CommandInfo &command : windowCommands()) {
    if (*command.icon != 0)
      m_actions[idOf(command)]->setIcon(
          QIcon(QStringLiteral(":/icons/%1%2.svg").arg(QString::fromLatin1(command.icon), variant)));
  }
}

}  // namespace janso
