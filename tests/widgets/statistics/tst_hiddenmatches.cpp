// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which matches the statistics count, and the ways to show what they hide.
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "support/journals.h"
#include "support/testprogram.h"
#include "widgets/lexicon/words.h"
#include "widgets/statistics/shownstatistics.h"
#include "widgets/statistics/statisticsfilters.h"

using namespace janso;
using namespace janso::test;

namespace {

using Box = StatisticsFilters::Box;

constexpr int kAll = 5;
constexpr int kLive = 3;  // the others with the coach, or with all hands face up

}  // namespace

class TestHiddenMatches : public ShownStatistics {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void helpedMatchesAreTakenOut();
  void theFiltersAreOneButton();
  void anEmptyPageShowsWhatIsHidden();

 private:
  bool choose(Box which, int row) {
    return answers([&] { m_page->filters()->box(which)->setCurrentIndex(row); });
  }
  bool press(QPushButton *button) {
    return answers([&] {
      button->setFocus();
      QTest::keyClick(button, Qt::Key_Space);
    });
  }

  QTemporaryDir m_folder;
};

void TestHiddenMatches::initTestCase() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  for (int i = 0; i < kAll; ++i) {
    JournalPlan plan;
    plan.number = i;
    plan.started = plan.started.addDays(i);
    plan.coached = i == kLive;
    plan.openHands = i == kLive + 1;
    QVERIFY(!writeJournal(m_folder.path(), plan).isEmpty());
  }
}

void TestHiddenMatches::init() {
  QVERIFY(showTables(m_folder.path()));
}

// Everything counts, and what was played with the coach is taken out and let in again by one button.
void TestHiddenMatches::helpedMatchesAreTakenOut() {
  auto *helped = find<QPushButton>("helped");
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kAll)));
  QCOMPARE(labelName(helped->text()), QStringLiteral("Hide 2 with help"));
  QVERIFY(press(helped));
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kLive)));
  QCOMPARE(labelName(helped->text()), QStringLiteral("Show 2 with help"));
  QCOMPARE(m_page->filters()->box(Box::Kinds)->currentText(), QStringLiteral("Played without help"));
  QVERIFY(press(helped));
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kAll)));
}

void TestHiddenMatches::theFiltersAreOneButton() {
  auto *filter = find<QPushButton>("filter");
  QVERIFY(m_page->filters()->isVisible());
  QCOMPARE(labelName(filter->text()), QStringLiteral("Filter"));
  QVERIFY(choose(Box::Last, 1));
  QVERIFY(choose(Box::Hands, 1));
  QCOMPARE(labelName(filter->text()), QStringLiteral("Filter (2)"));
  QTest::keyClick(filter, Qt::Key_Space);
  QVERIFY(!m_page->filters()->isVisible());
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kAll)));
}

// Whatever hides all matches, the page offers to show them: also those that usually do not count.
void TestHiddenMatches::anEmptyPageShowsWhatIsHidden() {
  find<QPushButton>("view")->setFocus();
  QVERIFY(choose(Box::Time, 1));
  QVERIFY2(text("emptyText").contains(QStringLiteral("all of your %1 matches").arg(kAll)),
           qPrintable(text("emptyText")));
  auto *show = find<QPushButton>("showAll");
  QVERIFY(show->isVisible());
  QCOMPARE(QApplication::focusWidget(), show);
  QVERIFY(press(show));
  QVERIFY(!show->isVisible() && m_page->table()->isVisible());
  QVERIFY(text("summary").startsWith(QStringLiteral("%1 matches").arg(kAll)));

  const QTemporaryDir practice;
  JournalPlan plan;
  plan.kind = kPracticeKind;
  QVERIFY(!writeJournal(practice.path(), plan).isEmpty());
  QVERIFY(lookAt(practice.path()));
  QVERIFY(show->isVisible());
  QVERIFY(press(show));
  QVERIFY2(text("summary").startsWith(QStringLiteral("1 match")), qPrintable(text("summary")));
}

JANSO_TEST(TestHiddenMatches);
#include "tst_hiddenmatches.moc"
