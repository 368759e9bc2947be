// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keys of the table's commands.
#pragma once

#include <QHash>
#include <QKeyEvent>
#include <QKeySequence>
#include <QString>
#include <optional>
#include <vector>

#include "widgets/decision/tablecommands.h"

namespace janso {

class TableKeys {
 public:
  // Gives each command the default key of its row in the table of commands.
  TableKeys();

  void set(CommandId id, const QKeySequence &keys) { m_keys.insert(id, keys); }
  QKeySequence of(CommandId id) const { return m_keys.value(id); }
  // Without `letters`, commands of a single letter or digit have no key.
  std::optional<CommandId> commandOf(const QKeyEvent &event, bool letters) const;
  // The key names that the buttons of a prompt show, by PromptKind; empty for a button without a key.
  std::vector<QString> namesOnPrompt() const;

 private:
  QHash<CommandId, QKeySequence> m_keys;
};

}  // namespace janso
