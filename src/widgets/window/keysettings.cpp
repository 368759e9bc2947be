// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/keysettings.h"

#include "widgets/settings/settings.h"
#include "widgets/table/tablewidget.h"

namespace janso {

namespace {

QString idOf(const TableCommand &command) {
  return QStringLiteral("table.") + QString::fromLatin1(command.key);
}

}  // namespace

QList<KeyCommand> tableKeyCommands() {
  QList<KeyCommand> commands;
  for (const TableCommand &command : TableWidget::commands())
    commands << KeyCommand{idOf(command), command.name(), command.defaultSequence()};
  return commands;
}

QKeySequence tableKey(CommandId command, const Settings &settings) {
  const TableCommand &row = TableWidget::commands()[static_cast<std::size_t>(command)];
  Q_ASSERT(row.id == command);
  const QKeySequence key = settings.shortcut(idOf(row), row.defaultSequence());
  return isSingleLetter(key) && !settings.on(Setting::LetterKeys) ? QKeySequence() : key;
}

void useTableKeys(TableWidget &table, const Settings &settings) {
  for (const TableCommand &command : TableWidget::commands())
    table.setKeys(command.id, settings.shortcut(idOf(command), command.defaultSequence()));
}

}  // namespace janso
