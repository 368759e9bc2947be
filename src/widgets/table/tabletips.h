// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A small card with a tip about the thing under the resting pointer, or shown while a key is held.
//
// The system determines when the pointer has rested (QEvent::ToolTip). Screen readers get the same text from
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
  // All parts of `table` must outlive it. `never`: areas that a card must not hide, in logical pixels.
  TableTips(const Table &table, const std::function<QList<QRect>()> &never);

  // Must see every event of the table first. Returns true for an event that needs no further handling.
  bool see(const QEvent &event);
  // Updates the card after the state of the table has changed.
  void refresh();
  const ReasonCard &card() const { return *m_card; }
  // Closes the tip of the resting pointer until it moves on. Returns false if there was none.
  bool hide();

 private:
  void clear();

  Table m_table;
  std::optional<QPoint> m_at;  // where the pointer rests, in device pixels
  TableTip m_shown;
  QRect m_about;  // what the card describes, in logical pixels
  ReasonCard *m_card;
};

}  // namespace janso
