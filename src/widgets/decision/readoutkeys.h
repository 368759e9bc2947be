// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keys that read out the state of a table, wherever in its window the keyboard focus is.
#pragma once

#include <QHash>
#include <QObject>
#include <functional>

#include "widgets/decision/tablecommands.h"

class QShortcut;
class QWidget;

namespace janso {

class ReadOutKeys : public QObject {
  Q_OBJECT

 public:
  // While `table` is visible, `readOut` is called with the command whose key was pressed.
  ReadOutKeys(QWidget *table, const std::function<void(CommandId)> &readOut);

  // Ignores commands that do not read out. Keys that type text or move the cursor work only in the table.
  void set(CommandId id, const QKeySequence &keys);

 private:
  QHash<CommandId, QShortcut *> m_shortcuts;
};

}  // namespace janso
