// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series in the window: played to its end, and continued in the middle of a match.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/pageparts/pagebutton.h"
#include "widgets/pageparts/pagelabel.h"
#include "widgets/results/matchendpage.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/seriesdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestWindowSeries : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void playsASeries();
  void continuesASeriesInTheMiddleOfAMatch();

 private:
  QString freshFolder() { return m_folders.fresh(); }
  Folders m_folders;
};

void TestWindowSeries::playsASeries() {
  const QString folder = freshFolder();
  QString standing;
  {
    const Program program(folder);
    auto *page = program.find<MatchEndPage>();
    MatchSetup setup = demoMatch(basicAriAri(), program.window->bots());
    setup.seed = QStringLiteral("series");
    setup.series.emplace();
    setup.series->series.matches = 2;
    QVERIFY(!program.window->actions()->action(WindowCommand::ShowScoreSheet)->isEnabled());
    QVERIFY(program.window->play(setup));
    QVERIFY(program.window->actions()->action(WindowCommand::ShowScoreSheet)->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), kMatchMs);
    QCOMPARE(program.find<PageLabel>("seriesHead")->text(), QStringLiteral("Series: match 1 of 2"));
    standing = program.find<PageLabel>("seriesStanding")->text();
    QVERIFY2(standing.contains(QStringLiteral("1st")), qPrintable(standing));
    QCOMPARE(program.find<PageButton>("rematch")->text(), QStringLiteral("Next match in series"));
    QCOMPARE(program.window->seriesDesk()->sheets().front().series.played.size(), std::size_t{1});
    program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  }
  // Another day.
  const Program program(folder);
  auto *goOn = program.find<QPushButton>("continueSeries");
  QTRY_VERIFY(goOn->isVisible());
  QVERIFY2(goOn->text().contains(QStringLiteral("match 2 of 2")), qPrintable(goOn->text()));
  QVERIFY(program.find<QPushButton>("scoreSheet")->isVisible());
  QTest::mouseClick(goOn, Qt::LeftButton);
  auto *page = program.find<MatchEndPage>();
  QTRY_VERIFY(program.controller.match().setup().series.has_value());
  QVERIFY(program.controller.match().setup().series->series.played.size() == 1);
  QCOMPARE(program.controller.match().setup().seats[3].name,
           QStringLiteral("Ritsu"));  // moved on by one seat
  QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), kMatchMs);
  QCOMPARE(program.find<PageLabel>("seriesHead")->text(), QStringLiteral("Series: final standings"));
  QVERIFY(program.find<PageLabel>("seriesStanding")->text() != standing);
  QCOMPARE(program.find<PageButton>("rematch")->text(), QStringLiteral("Play series again"));
  const QString id = program.controller.match().setup().series->id;
  const std::vector<ScoreSheet> sheets = program.window->seriesDesk()->sheets();
  QCOMPARE(sheets.size(), std::size_t{1});
  QVERIFY(sheets[0].series.isOver());
  // The same players begin anew.
  QTest::mouseClick(program.find<PageButton>("rematch"), Qt::LeftButton);
  QVERIFY(program.controller.match().setup().series->id != id);
  QVERIFY(program.controller.match().setup().series->series.played.empty());
  QCOMPARE(program.controller.match().setup().series->series.names[3], std::string("Ritsu"));
}

void TestWindowSeries::continuesASeriesInTheMiddleOfAMatch() {
  const QString folder = freshFolder();
  QString id;
  {
    const Program program(folder);
    MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
    setup.seed = QStringLiteral("in the middle");
    setup.series.emplace();
    QVERIFY(program.window->play(setup));
    QTRY_VERIFY(program.controller.match().pendingDecision(0).has_value());
    id = program.controller.match().setup().series->id;
    QVERIFY(!id.isEmpty());
    program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
    // The match that was left is the series': one button for both.
    QTRY_VERIFY(program.find<QPushButton>("continueMatch")->isVisible());
    QVERIFY(!program.find<QPushButton>("continueSeries")->isVisible());
    QCOMPARE(program.find<QLabel>("seriesLine")->text(), QStringLiteral("Series: match 1 of 4"));
    // Another match is begun and left: now there are two things to go on with.
    QTest::qWait(1100);  // journals count whole seconds
    setup.series.reset();
    setup.seed = QStringLiteral("another");
    QVERIFY(program.window->play(setup));
    QTRY_VERIFY(program.controller.match().pendingDecision(0).has_value());
    program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
    QTRY_VERIFY(program.find<QPushButton>("continueSeries")->isVisible());
    QVERIFY(program.find<QPushButton>("continueMatch")->isVisible());
  }
  {
    // A series that was ended has nothing to go on with; this one has no match to show either.
    const QString other = freshFolder();
    QVERIFY(QDir().mkpath(other + QStringLiteral("/matches")));
    for (const QString &file : QDir(folder + QStringLiteral("/matches")).entryList(QDir::Files))
      QVERIFY(QFile::copy(folder + QStringLiteral("/matches/") + file,
                          other + QStringLiteral("/matches/") + file));
    const Program ended(other);
    QTRY_VERIFY(ended.find<QPushButton>("endSeries")->isVisible());
    ended.window->seriesDesk()->end();
    QTRY_VERIFY(!ended.find<QPushButton>("endSeries")->isVisible());
    QVERIFY(!ended.find<QPushButton>("continueSeries")->isVisible());
    QVERIFY(!ended.find<QPushButton>("scoreSheet")->isVisible());
    QVERIFY(ended.find<QPushButton>("continueMatch")->isVisible());
    QVERIFY(!ended.window->actions()->action(WindowCommand::ContinueSeries)->isEnabled());
  }
  const Program again(folder);
  QTRY_VERIFY(again.window->actions()->action(WindowCommand::ContinueSeries)->isEnabled());
  again.window->actions()->action(WindowCommand::ContinueSeries)->trigger();
  QTRY_VERIFY(again.controller.match().pendingDecision(0).has_value());
  QVERIFY(again.controller.match().setup().series.has_value());
  QCOMPARE(again.controller.match().setup().series->id, id);
}

JANSO_TEST(TestWindowSeries);
#include "tst_windowseries.moc"
