// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keys that read out what stands on a table, wherever in its window the keyboard is.
#pragma once

#include <QHash>
#include <QObject>
#include <functional>

#include "widgets/table/tablecommands.h"

class QShortcut;
class QWidget;

namespace janso {

class ReadOutKeys : public QObject {
  Q_OBJECT

 public:
  // While `table` is shown, `readOut` is called with the command whose key was pressed.
  ReadOutKeys(QWidget *table, const std::function<void(CommandId)> &readOut);

  // Others than those that read out are left alone. A key that writes or moves is the table's alone.
  void set(CommandId id, const QKeySequence &keys);

 private:
  QHash<CommandId, QShortcut *> m_shortcuts;
};

}  // namespace janso
