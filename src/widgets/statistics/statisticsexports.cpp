// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticsexports.h"

#include <QEvent>
#include <array>
#include <cstddef>

#include "widgets/charts/chartmodel.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/savebytes.h"
#include "widgets/statistics/statisticspage.h"

namespace janso {

namespace {

const QString kCsv = QStringLiteral(".csv");

}  // namespace

const std::array<StatisticsExports::Entry, 5> &StatisticsExports::entries() {
  static constexpr std::array<Entry, 5> kEntries{{
      {QT_TR_NOOP("&Table as CSV…"), &StatisticsExports::saveTable},
      {QT_TR_NOOP("&Chart as SVG…"), &StatisticsExports::saveChart},
      {QT_TR_NOOP("Chart &numbers as CSV…"), &StatisticsExports::saveNumbers},
      {QT_TR_NOOP("&Print chart and table…"), &StatisticsExports::print},
      {QT_TR_NOOP("Chart and table as P&DF…"), &StatisticsExports::savePdf},
  }};
  return kEntries;
}

StatisticsExports::StatisticsExports(StatisticsPage &page, QWidget *parent) : QMenu(parent), m_page(page) {
  for (const Entry &entry : entries())
    addAction(QString(), this, entry.run);
  retranslate();
}

void StatisticsExports::retranslate() {
  for (std::size_t i = 0; i < entries().size(); ++i)
    actions()[static_cast<qsizetype>(i)]->setText(tr(entries()[i].text));
}

void StatisticsExports::changeEvent(QEvent *event) {
  QMenu::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void StatisticsExports::saveTable() {
  saveBytesFrom(m_page, tr("Save table"), m_page.model().csv(),
                {tr("statistics"), kCsv, tr("Table (*.csv)")});
}

void StatisticsExports::saveChart() {
  saveBytesFrom(m_page, tr("Save chart"), m_page.chartSvg(),
                {tr("statistics"), QStringLiteral(".svg"), tr("Picture (*.svg)")});
}

void StatisticsExports::saveNumbers() {
  saveBytesFrom(m_page, tr("Save chart numbers"), toCsv(m_page.chart()->chart()).toUtf8(),
                {tr("statistics"), kCsv, tr("Table (*.csv)")});
}

void StatisticsExports::print() {
  printPaperSheetFrom(m_page, tr("Print"), m_page.sheet());
}

void StatisticsExports::savePdf() {
  savePaperSheetFrom(m_page, tr("Save as PDF"), m_page.sheet(), tr("statistics"));
}

}  // namespace janso
