// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rows of the table of measures when names and figures do not fit side by side: the name above its
// figures, over the full width.
#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace janso {

class MeasuresDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  // For a table whose model is a MeasuresModel; lives as long as the table.
  explicit MeasuresDelegate(QTableView *table);

  // The caller must hide the name column when this is on.
  void setNamesAbove(bool above) { m_above = above; }
  // Of a row, in pixels.
  int rowHeight() const;
  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

 private:
  QTableView *m_table;
  bool m_above = false;
};

}  // namespace janso
