// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Makes the rows of a list as high as their wrapped lines, for which the view itself reserves too little.
#pragma once

#include <QStyledItemDelegate>

class QListView;

namespace janso {

class WrappedRows : public QStyledItemDelegate {
 public:
  // Belongs to the list. No row is lower than `minimumHeight` pixels.
  WrappedRows(QListView *list, int minimumHeight);

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

 private:
  QListView *m_list;
  int m_minimumHeight;
};

}  // namespace janso
