// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rows of the table of measures where names and figures have no room side by side: the name above its
// figures, in the whole width.
#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace janso {

class MeasuresDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  // Of a table whose model is a MeasuresModel; lives as long as it.
  explicit MeasuresDelegate(QTableView *table);

  // Then the column of the names is to be hidden.
  void setNamesAbove(bool above) { m_above = above; }
  // Of a row, pixels.
  int rowHeight() const;
  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

 private:
  QTableView *m_table;
  bool m_above = false;
};

}  // namespace janso
