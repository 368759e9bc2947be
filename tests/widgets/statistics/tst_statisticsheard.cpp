// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The statistics by ear, with matches in them: every table, chart and figure is reached and says what it is.
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "support/journals.h"
#include "support/testprogram.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/listener.h"
#include "widgets/statistics/shownstatistics.h"
#include "widgets/statistics/statisticsfilters.h"

using namespace janso;
using namespace janso::test;

class TestStatisticsHeard : public ShownStatistics {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void theKeysLeadInTheOrderOfThePage();
  void everyCellSaysWhatItIs();
  void everyValueOfEveryChartIsSaid();
  void whatIsCountedIsToldWhenItChanges();

 private:
  static QString nameOf(QObject *part) {
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(part);
    return spoken == nullptr ? QString() : spoken->text(QAccessible::Name);
  }
  QListWidget *subjects() const { return find<QListWidget>("pages"); }
  QComboBox *charts() const { return find<QComboBox>("charts"); }

  QTemporaryDir m_folder;
};

void TestStatisticsHeard::initTestCase() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  for (int i = 0; i < 12; ++i) {
    JournalPlan plan;
    plan.number = i;
    plan.person = i % 4;
    plan.started = plan.started.addDays(i);
    QVERIFY(!writeJournal(m_folder.path(), plan).isEmpty());
  }
}

void TestStatisticsHeard::init() {
  QVERIFY(show());
  QVERIFY(answers([this] { m_page->begin({m_folder.path(), {}, {}, {}}); }));
  // Few matches: from the card to the tables.
  QTest::mouseClick(find<QPushButton>("view"), Qt::LeftButton);
}

// Subjects, their figures, their charts; what narrows them and leads away stands above and comes last.
void TestStatisticsHeard::theKeysLeadInTheOrderOfThePage() {
  subjects()->setFocus();
  QStringList way;
  do {
    QWidget *part = QApplication::focusWidget();
    way << part->objectName();
    QVERIFY2(!nameOf(part).isEmpty(), qPrintable(part->objectName() + QLatin1Char(' ') +
                                                 QString::fromLatin1(part->metaObject()->className())));
    QTest::keyClick(part, Qt::Key_Tab);
  } while (QApplication::focusWidget() != subjects() && way.size() < 60);
  QVERIFY2(way.size() < 60, qPrintable(way.join(u' ')));
  QStringList parts = way;
  parts.removeAll(QString());  // boxes of the conditions
  QCOMPARE(parts.mid(0, 4), QStringList({"pages", "table", "charts", "chart"}));
  for (const char *name : {"beside", "keep", "close"})
    QVERIFY2(parts.contains(QLatin1String(name)), name);
}

void TestStatisticsHeard::everyCellSaysWhatItIs() {
  const QAbstractItemModel &model = m_page->model();
  for (int subject = 0; subject < subjects()->count(); ++subject) {
    subjects()->setCurrentRow(subject);
    QVERIFY(!nameOf(subjects()).isEmpty());
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(m_page->table());
    QVERIFY(spoken != nullptr && spoken->tableInterface() != nullptr);
    QVERIFY(model.rowCount() > 0);
    QCOMPARE(spoken->tableInterface()->rowCount(), model.rowCount());
    for (int row = 0; row < model.rowCount(); ++row) {
      const QString measure = model.index(row, MeasuresModel::Name).data().toString();
      for (int column = 0; column < model.columnCount(); ++column) {
        const QString shown = model.index(row, column).data().toString();
        const QString said = model.index(row, column).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.startsWith(measure), qPrintable(said));
        QVERIFY2(column == MeasuresModel::Difference || said.contains(shown), qPrintable(said));
        QVERIFY(model.index(row, column).data(Qt::AccessibleDescriptionRole).toString().size() > 20);
      }
      const QString all = model.index(row, 0).data(Qt::AccessibleTextRole).toString();
      QVERIFY2(all.contains(model.index(row, MeasuresModel::Own).data().toString()), qPrintable(all));
    }
  }
}

void TestStatisticsHeard::everyValueOfEveryChartIsSaid() {
  static const QRegularExpression figure(QStringLiteral("[0-9]"));
  int seen = 0;
  for (int subject = 0; subject < subjects()->count(); ++subject) {
    subjects()->setCurrentRow(subject);
    for (int which = 0; which < charts()->count(); ++which, ++seen) {
      charts()->setCurrentIndex(which);
      ChartWidget *chart = m_page->chart();
      QVERIFY(!nameOf(chart).isEmpty());
      QVERIFY(!chart->chart().series.empty());
      const auto values = static_cast<qsizetype>(chart->chart().series.front().points.size());
      chart->clearFocus();
      const Listener listener;
      chart->setFocus(Qt::TabFocusReason);
      for (qsizetype i = 0; i < values + 3; ++i)
        QTest::keyClick(chart, Qt::Key_Right);
      QVERIFY2(listener.heard.size() >= values, qPrintable(nameOf(chart)));
      for (const QString &said : listener.heard)
        QVERIFY2(said.contains(figure), qPrintable(said));
      QCOMPARE(QSet<QString>(listener.heard.begin(), listener.heard.end()).size(), listener.heard.size());
    }
  }
  QVERIFY(seen > 10);
}

void TestStatisticsHeard::whatIsCountedIsToldWhenItChanges() {
  const Listener listener;
  auto *box = m_page->findChild<StatisticsFilters *>()->box(StatisticsFilters::Box::Hands);
  QSignalSpy answered(&m_page->runner(), &StatisticsRunner::answered);
  box->setFocus();
  QTest::keyClick(box, Qt::Key_Down);
  QVERIFY(answered.wait(60000));
  const QString told = listener.heard.join(u'\n');
  QVERIFY2(told.contains(QStringLiteral("12 matches")), qPrintable(told));
}

JANSO_TEST(TestStatisticsHeard);
#include "tst_statisticsheard.moc"
