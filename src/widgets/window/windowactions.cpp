// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/windowactions.h"

#include <QIcon>
#include <QMenuBar>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/words.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/settings.h"
#include "widgets/window/keysettings.h"

namespace janso {

namespace {

QString nameOf(const CommandInfo &command) {
  return QString::fromLatin1(command.name);
}

QKeySequence defaultKey(const CommandInfo &command) {
  return QKeySequence(QString::fromLatin1(command.key), QKeySequence::PortableText);
}

QAction::MenuRole roleOf(WindowCommand command) {
  switch (command) {
    case WindowCommand::Quit:
      return QAction::QuitRole;
    case WindowCommand::OpenPreferences:
      return QAction::PreferencesRole;
    case WindowCommand::AboutProgram:
      return QAction::AboutRole;
    case WindowCommand::AboutQt:
      return QAction::AboutQtRole;
    default:
      return QAction::NoRole;
  }
}

// The command at the table that does the same, by a key that acts there alone.
std::optional<CommandId> atTable(WindowCommand command) {
  switch (command) {
    case WindowCommand::SortHand:
      return CommandId::ToggleSort;
    case WindowCommand::NoCalls:
      return CommandId::ToggleNoCalls;
    case WindowCommand::ExplainWhyNot:
      return CommandId::WhyNot;
    default:
      return std::nullopt;
  }
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
    if (command.id == WindowCommand::PlaySlower) {
      m_speed = menu->addAction(QString());
      m_speed->setEnabled(false);
    }
    auto *action = new QAction(this);
    action->setCheckable(command.checkable);
    // A menu has one place for both, and would show the icon in place of the mark.
    action->setIconVisibleInMenu(!command.checkable);
    action->setMenuRole(roleOf(command.id));
    menu->addAction(action);
    window->addAction(action);
    m_actions[command.id] = action;
  }
  updateTexts();
  updateIcons();
  updateKeys();
  settings->follow(Effect::Pace, this, [this] { updateSpeed(); });
}

QAction *WindowActions::action(WindowCommand id) const {
  return m_actions.value(id);
}

void WindowActions::handle(WindowCommand id, const std::function<void(bool)> &what) {
  connect(action(id), &QAction::triggered, this, what);
}

QList<KeyCommand> WindowActions::keyCommands() const {
  QList<KeyCommand> commands;
  for (const CommandInfo &command : windowCommands()) {
    commands << KeyCommand{nameOf(command), labelName(commandText(command)), defaultKey(command)};
  }
  return commands;
}

void WindowActions::updateKeys() {
  for (const CommandInfo &command : windowCommands()) {
    const QKeySequence key = m_settings->shortcut(nameOf(command), defaultKey(command));
    const bool off = isSingleLetter(key) && !m_settings->on(Setting::LetterKeys);
    m_actions[command.id]->setShortcut(off ? QKeySequence() : key);
    m_actions[command.id]->setText(textOf(command));
  }
}

// What stands behind a tab is shown as a key and does nothing: the table hears it.
QString WindowActions::textOf(const CommandInfo &command) const {
  const std::optional<CommandId> twin = atTable(command.id);
  if (!twin)
    return commandText(command);
  const QKeySequence key = tableKey(*twin, *m_settings);
  return key.isEmpty() ? commandText(command)
                       : commandText(command) + QLatin1Char('\t') + key.toString(QKeySequence::NativeText);
}

QString WindowActions::speedLine() const {
  return tr("Speed: %1").arg(speedText(m_settings->real(Setting::Speed)));
}

void WindowActions::updateSpeed() {
  m_speed->setText(speedLine());
}

void WindowActions::updateTexts() {
  for (const CommandInfo &command : windowCommands()) {
    QAction *action = m_actions[command.id];
    action->setText(textOf(command));
    action->setStatusTip(commandTip(command));
    action->setToolTip(commandTip(command));
    m_menus[static_cast<int>(command.menu)]->setTitle(menuTitle(command.menu));
  }
  updateSpeed();
}

void WindowActions::updateIcons() {
  const QString variant = chromeColors().dark ? QString() : QStringLiteral("-dark");
  for (const CommandInfo &command : windowCommands()) {
    if (*command.icon != 0)
      m_actions[command.id]->setIcon(
          QIcon(QStringLiteral(":/icons/%1%2.svg").arg(QString::fromLatin1(command.icon), variant)));
  }
}

}  // namespace janso
