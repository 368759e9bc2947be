// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/measurestable.h"

#include <QHeaderView>
#include <QScrollBar>
#include <algorithm>

#include "widgets/statistics/measuresdelegate.h"
#include "widgets/statistics/measuresmodel.h"

namespace janso {

namespace {

constexpr int kBesideNames = 16;  // pixels of width that a name keeps free

}  // namespace

MeasuresTable::MeasuresTable(QWidget *parent) : QTableView(parent), m_rows(new MeasuresDelegate(this)) {
  setItemDelegate(m_rows);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
}

void MeasuresTable::setMeasures(MeasuresModel *model) {
  m_measures = model;
  setModel(model);
  QHeaderView *head = horizontalHeader();
  head->setSectionResizeMode(QHeaderView::ResizeToContents);
  head->setSectionResizeMode(MeasuresModel::Name, QHeaderView::Stretch);
  head->setHighlightSections(false);
  connect(model, &QAbstractItemModel::modelReset, this, &MeasuresTable::fit);
}

void MeasuresTable::fit() {
  if (m_measures == nullptr)
    return;
  int figures = 0;
  for (int column = MeasuresModel::Own; column < MeasuresModel::Columns; ++column) {
    const bool empty = m_measures->isEmpty(static_cast<MeasuresModel::Column>(column));
    setColumnHidden(column, empty);
    if (!empty)
      figures += std::max(columnHint(column), horizontalHeader()->sectionSizeHint(column));
  }
  const int names = columnHint(MeasuresModel::Name) + kBesideNames;
  m_namesAbove = m_measures->rowCount() > 0 && names + figures > room();
  m_rows->setNamesAbove(m_namesAbove);
  setColumnHidden(MeasuresModel::Name, m_namesAbove);
  horizontalHeader()->setSectionResizeMode(
      MeasuresModel::Own, m_namesAbove ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  verticalHeader()->setDefaultSectionSize(m_rows->rowHeight());
}

// Of all rows, also of those that are scrolled away.
int MeasuresTable::columnHint(int column) const {
  QStyleOptionViewItem option;
  option.initFrom(this);
  option.font = font();
  option.widget = this;  // for the paddings of its sheet
  int widest = 0;
  for (int row = 0; row < m_measures->rowCount(); ++row)
    widest = std::max(widest, m_rows->sizeHint(option, m_measures->index(row, column)).width());
  return widest;
}

int MeasuresTable::room() const {
  return width() - verticalScrollBar()->sizeHint().width() - 2 * frameWidth();
}

void MeasuresTable::resizeEvent(QResizeEvent *event) {
  fit();
  QTableView::resizeEvent(event);
}

}  // namespace janso
