// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How the page of the statistics shares its room among table and chart, names and figures.
#include <QHeaderView>
#include <algorithm>

#include "ui_statisticspage.h"
#include "widgets/controls/letscroll.h"
#include "widgets/paint/theme.h"
#include "widgets/statistics/measuresdelegate.h"
#include "widgets/statistics/measuresmodel.h"
#include "widgets/statistics/statisticspage.h"

namespace janso {

namespace {

constexpr int kSideBySide = 1200;   // pixels of width from which chart and table have room side by side
constexpr int kLeastFigures = 160;  // pixels of height
constexpr int kWidestTable = 660;   // beside a chart: what is wider parts names and figures
// Of the table, for texts as large as designed; where a narrower one has large texts, names stand above
// figures.
constexpr int kNamesBeside = 720;

}  // namespace

// Side by side, or the one that is chosen.
void StatisticsPage::showParts() {
  const bool wide = width() >= kSideBySide * theme::textScale();
  // Where large texts let all of it scroll, the figures have the whole window once they are come to.
  const int least = qRound(theme::textPixels(kLeastFigures));
  m_ui->parts->setMinimumHeight(fieldsStack() ? std::max(least, height() - least / 2) : least);
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

void StatisticsPage::fitNames() {
  const int tableWidth = std::min(width(), m_ui->tablePart->maximumWidth());
  const bool above = fieldsStack() && tableWidth < theme::textPixels(kNamesBeside);
  m_rows->setNamesAbove(above);
  m_ui->table->setColumnHidden(MeasuresModel::Name, above);
  QHeaderView *head = m_ui->table->horizontalHeader();
  head->setSectionResizeMode(MeasuresModel::Own,
                             above ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  m_ui->table->verticalHeader()->setDefaultSectionSize(m_rows->rowHeight());
}

}  // namespace janso
