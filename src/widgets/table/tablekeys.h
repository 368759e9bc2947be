// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which key is which command of the table.
#pragma once

#include <QHash>
#include <QKeyEvent>
#include <QKeySequence>
#include <QString>
#include <optional>
#include <vector>

#include "widgets/table/tablecommands.h"

namespace janso {

class TableKeys {
 public:
  // Each command has the key of its row in the table of commands.
  TableKeys();

  void set(CommandId id, const QKeySequence &keys) { m_keys.insert(id, keys); }
  QKeySequence of(CommandId id) const { return m_keys.value(id); }
  // Without `letters`, commands of a single letter or digit have no key.
  std::optional<CommandId> commandOf(const QKeyEvent &event, bool letters) const;
  // What the buttons of a prompt show, by PromptKind; empty where a button has no key of its own.
  std::vector<QString> namesOnPrompt() const;

 private:
  QHash<CommandId, QKeySequence> m_keys;
};

}  // namespace janso
