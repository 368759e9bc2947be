// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/measuresdelegate.h"

#include <QPainter>
#include <QTableView>

#include "widgets/look/fonts.h"
#include "widgets/statistics/measuresmodel.h"

namespace janso {

namespace {

constexpr qreal kMeasureLine = 27;  // pixels, for texts as large as designed
constexpr int kMeasureInset = 8;    // of the texts, as in the style sheet

}  // namespace

MeasuresDelegate::MeasuresDelegate(QTableView *table) : QStyledItemDelegate(table), m_table(table) {}

int MeasuresDelegate::rowHeight() const {
  return qRound(theme::textPixels(kMeasureLine) * (m_above ? 2 : 1));
}

void MeasuresDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const {
  if (!m_above) {
    QStyledItemDelegate::paint(painter, option, index);
    return;
  }
  // The ground of the whole cell, the figure in its lower half.
  QStyleOptionViewItem figure = option;
  initStyleOption(&figure, index);
  const QString text = figure.text;
  const QColor ink = index.data(Qt::ForegroundRole).isValid() ? figure.palette.color(QPalette::Text)
                                                              : m_table->palette().color(QPalette::Text);
  figure.text.clear();
  m_table->style()->drawControl(QStyle::CE_ItemViewItem, &figure, painter, m_table);
  const QRect lower = option.rect.adjusted(kMeasureInset, option.rect.height() / 2, -kMeasureInset, 0);
  const QRect line(kMeasureInset, option.rect.top(), m_table->viewport()->width() - 2 * kMeasureInset,
                   option.rect.height() / 2);
  painter->save();
  painter->setFont(figure.font);
  painter->setPen(ink);
  painter->drawText(lower, static_cast<int>(figure.displayAlignment), text);
  // Each cell paints its part of the name.
  painter->setClipRect(option.rect);
  const QString name = index.siblingAtColumn(MeasuresModel::Name).data().toString();
  painter->drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                    figure.fontMetrics.elidedText(name, Qt::ElideRight, line.width()));
  painter->restore();
}

}  // namespace janso
