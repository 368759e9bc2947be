// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that a window shows and says, to hold two of them against each other.
#pragma once

#include <QAccessible>
#include <QHelpEvent>
#include <QImage>
#include <QPlainTextEdit>
#include <QString>
#include <QStringList>

#include "widgets/table/tablewidget.h"
#include "widgets/windowprogram.h"

namespace janso::test {

// All that a screen reader may read, from an object down.
inline void readAloud(QAccessibleInterface *spoken, QStringList &heard, int depth = 0) {
  if (spoken == nullptr || depth > 40 || spoken->state().invisible)
    return;
  for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                       QAccessible::Help, QAccessible::Accelerator})
    heard << spoken->text(text);
  heard << QString::number(spoken->state().focused) << QString::number(static_cast<int>(spoken->role()));
  for (int i = 0; i < spoken->childCount(); ++i)
    readAloud(spoken->child(i), heard, depth + 1);
}

// The tips at the places of a grid over the table.
inline QStringList tipsOf(TableWidget *table) {
  QStringList tips;
  for (int y = 20; y < table->height(); y += 60) {
    for (int x = 20; x < table->width(); x += 60) {
      QHelpEvent ask(QEvent::ToolTip, {x, y}, table->mapToGlobal(QPoint(x, y)));
      QCoreApplication::sendEvent(table, &ask);
      tips << (table->tipCard().isShown() ? table->tipCard().plain() : QString());
    }
  }
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(table, &leave);
  return tips;
}

struct ShownAtTable {
  QImage picture;
  QString title;
  QStringList spoken;
  QStringList tips;
  QStringList logs;

  // What differs, in a word; empty = nothing.
  QString difference(const ShownAtTable &other) const {
    if (title != other.title)
      return QStringLiteral("title");
    if (spoken != other.spoken)
      return QStringLiteral("accessible texts");
    if (tips != other.tips)
      return QStringLiteral("tool tips");
    if (logs != other.logs)
      return QStringLiteral("log");
    return picture == other.picture ? QString() : QStringLiteral("picture");
  }
};

// With the tips of this table.
inline ShownAtTable shownBy(const Program &program, TableWidget *table) {
  ShownAtTable shown;
  shown.picture = program.window->grab().toImage();
  shown.title = program.window->windowTitle();
  readAloud(QAccessible::queryAccessibleInterface(program.window.get()), shown.spoken);
  shown.tips = tipsOf(table);
  for (const auto *log : program.window->findChildren<QPlainTextEdit *>())
    shown.logs << log->toPlainText();
  return shown;
}

inline ShownAtTable shownBy(const Program &program) {
  return shownBy(program, program.table());
}

}  // namespace janso::test
