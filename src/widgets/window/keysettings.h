// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keys of a table as the user has set them: what the editor of keys lists, and what a table obeys.
#pragma once

#include <QList>

#include "widgets/settings/commands.h"
#include "widgets/table/tablecommands.h"

namespace janso {

class Settings;
class TableWidget;

QList<KeyCommand> tableKeyCommands();
// What acts as this command now; empty when no key does, as with letters that are switched off.
QKeySequence tableKey(CommandId command, const Settings &settings);
// As they are in force now.
void useTableKeys(TableWidget &table, const Settings &settings);

}  // namespace janso
