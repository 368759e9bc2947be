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

void useTableKeys(TableWidget &table, const Settings &settings) {
  for (const TableCommand &command : TableWidget::commands())
    table.setKeys(command.id, settings.shortcut(idOf(command), command.defaultSequence()));
}

}  // namespace janso
