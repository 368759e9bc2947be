// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/wrappedrows.h"

#include <QFontInfo>
#include <QListView>
#include <QTextLayout>
#include <QtMath>
#include <algorithm>

namespace janso {

namespace {

constexpr int kRowMargins = 24;
constexpr qreal kOtherFont = 0.125;  // of a letter: what Japanese next to Latin letters adds to a line

qreal linesHeight(const QString &text, const QFont &font, int width) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  qreal height = 0;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    height += line.height() + kOtherFont * QFontInfo(font).pixelSize();
  }
  layout.endLayout();
  return height;
}

}  // namespace

WrappedRows::WrappedRows(QListView *list, int minimumHeight)
    : QStyledItemDelegate(list), m_list(list), m_minimumHeight(minimumHeight) {}

QSize WrappedRows::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);
  row.rect = QRect(0, 0, m_list->viewport()->width(), m_minimumHeight);
  const QRect room = m_list->style()->subElementRect(QStyle::SE_ItemViewItemText, &row, m_list);
  const int margin = m_list->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &row, m_list) + 1;
  const int height = qCeil(linesHeight(row.text, row.font, room.width() - 2 * margin));
  return {0, std::max(m_minimumHeight, height + kRowMargins)};
}

}  // namespace janso
