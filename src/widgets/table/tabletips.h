// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells of the thing under a resting pointer, or while a key is held, on a small card beside
// it.
//
// When the pointer has rested is the system's matter (QEvent::ToolTip). A screen reader is told the same by
// the things themselves.
#pragma once

#include <QEvent>
#include <QPoint>
#include <functional>
#include <optional>

#include "widgets/table/reasoncard.h"
#include "widgets/table/tableitems.h"

namespace janso {

class TableTips {
 public:
  struct Table {
    const TableState &state;
    TableItems &items;
    QWidget *widget;
  };
  // All of the table must outlive it. `never`, logical: what a card must not hide.
  TableTips(const Table &table, const std::function<QList<QRect>()> &never);

  // Every event of the table passes here first. True for one that is done with.
  bool see(const QEvent &event);
  // The state of the table has changed.
  void refresh();
  const ReasonCard &card() const { return *m_card; }

 private:
  void forget();

  Table m_table;
  std::optional<QPoint> m_at;  // device: where the pointer rests
  TableTip m_shown;
  QRect m_about;  // logical: what the card speaks of
  ReasonCard *m_card;
};

}  // namespace janso
