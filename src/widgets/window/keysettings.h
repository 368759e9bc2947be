// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The user's keys of the table: those that the key editor lists and those that a table obeys.
#pragma once

#include <QList>

#include "widgets/decision/tablecommands.h"
#include "widgets/settings/commands.h"

namespace janso {

class Settings;
class TableWidget;

QList<KeyCommand> tableKeyCommands();
// The key of this command now; empty if it has none, as when single letters are switched off.
QKeySequence tableKey(CommandId command, const Settings &settings);
// Sets the current keys in `table`.
void useTableKeys(TableWidget &table, const Settings &settings);

}  // namespace janso
