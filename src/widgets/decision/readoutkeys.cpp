// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/readoutkeys.h"

#include <QShortcut>
#include <QWidget>

namespace janso {

namespace {

// In a field it writes nothing, in a list it moves nothing.
bool isFreeEverywhere(const QKeySequence &keys) {
  const QKeyCombination first = keys.isEmpty() ? QKeyCombination() : keys[0];
  const bool function = first.key() >= Qt::Key_F1 && first.key() <= Qt::Key_F35;
  return function || first.keyboardModifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier);
}

}  // namespace

ReadOutKeys::ReadOutKeys(QWidget *table, const std::function<void(CommandId)> &readOut) : QObject(table) {
  for (const TableCommand &command : tableCommands()) {
    if (!command.readsOut())
      continue;
    auto *shortcut = new QShortcut(table);
    connect(shortcut, &QShortcut::activated, this, [readOut, id = command.id] { readOut(id); });
    m_shortcuts.insert(command.id, shortcut);
    set(command.id, command.defaultSequence());
  }
}

void ReadOutKeys::set(CommandId id, const QKeySequence &keys) {
  if (QShortcut *shortcut = m_shortcuts.value(id))
    shortcut->setKey(isFreeEverywhere(keys) ? keys : QKeySequence());
}

}  // namespace janso
