// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// StatisticsPage: how the table and the chart, and names and figures, share the space.
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <algorithm>

#include "ui_statisticspage.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/look/fonts.h"
#include "widgets/statistics/measuresdelegate.h"
#include "widgets/statistics/measuresmodel.h"
#include "widgets/statistics/statisticspage.h"

namespace janso {

namespace {

constexpr int kSideBySide = 1200;   // pixels of width from which chart and table have room side by side
constexpr int kLeastFigures = 160;  // pixels of height
constexpr int kBesideNames = 16;    // pixels of width that a name keeps free
constexpr int kWidestTable = 660;   // beside a chart: what is wider parts names and figures

}  // namespace

// Side by side, or the one that is chosen.
void StatisticsPage::showParts() {
  const bool wide = width() >= kSideBySide * theme::textScale();
  giveFiguresRoom();
  const bool charted = m_ui->charts->count() > 0;
  m_ui->asTable->setVisible(!wide);
  m_ui->asChart->setVisible(!wide);
  m_ui->asChart->setEnabled(charted);
  const bool chartAlone = !wide && charted && m_ui->asChart->isChecked();
  m_ui->chartPart->setVisible(chartAlone || (wide && charted));
  m_ui->tablePart->setVisible(!chartAlone);
  m_ui->tablePart->setMaximumWidth(wide && charted ? kWidestTable : QWIDGETSIZE_MAX);
  fitNames();
}

// Where large texts let all of it scroll, the figures have the whole window once they are come to. While they
// are not shown they need no room.
void StatisticsPage::giveFiguresRoom() {
  const int least = qRound(theme::textPixels(kLeastFigures));
  const bool shown = m_ui->body->currentWidget() == m_ui->figures;
  const int room = !shown ? 0 : areFieldsStacked() ? std::max(least, height() - least / 2) : least;
  if (room == m_ui->parts->minimumHeight())
    return;
  m_ui->parts->setMinimumHeight(room);
  m_ui->body->updateGeometry();  // a hidden page does not report that it has become smaller
}

// Columns that hold nothing are not shown; where names would be cut, they go above their figures.
void StatisticsPage::fitNames() {
  QTableView *table = m_ui->table;
  int figures = 0;
  for (int column = MeasuresModel::Own; column < MeasuresModel::Columns; ++column) {
    const bool empty = m_model.isEmpty(static_cast<MeasuresModel::Column>(column));
    table->setColumnHidden(column, empty);
    if (!empty)
      figures += std::max(columnHint(column), table->horizontalHeader()->sectionSizeHint(column));
  }
  const int names = columnHint(MeasuresModel::Name) + kBesideNames;
  const bool above = m_model.rowCount() > 0 && names + figures > tableRoom();
  m_rows->setNamesAbove(above);
  table->setColumnHidden(MeasuresModel::Name, above);
  QHeaderView *head = table->horizontalHeader();
  head->setSectionResizeMode(MeasuresModel::Own,
                             above ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  table->verticalHeader()->setDefaultSectionSize(m_rows->rowHeight());
}

// Of all rows, also of those that are scrolled away.
int StatisticsPage::columnHint(int column) const {
  QStyleOptionViewItem option;
  option.initFrom(m_ui->table);
  option.font = m_ui->table->font();
  option.widget = m_ui->table;  // for the paddings of its sheet
  int widest = 0;
  for (int row = 0; row < m_model.rowCount(); ++row)
    widest = std::max(widest, m_rows->sizeHint(option, m_model.index(row, column)).width());
  return widest;
}

int StatisticsPage::tableRoom() const {
  const QTableView *table = m_ui->table;
  return table->width() - table->verticalScrollBar()->sizeHint().width() - 2 * table->frameWidth();
}

bool StatisticsPage::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->table && event->type() == QEvent::Resize)
    fitNames();
  return QWidget::eventFilter(watched, event);
}

}  // namespace janso
