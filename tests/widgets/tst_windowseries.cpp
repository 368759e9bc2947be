// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series in the window: played to its end, and continued in the middle of a match.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "game/gamecontroller.h"
#include "widgets/mainwindow.h"
#include "widgets/matchendpage.h"
#include "widgets/pageparts.h"
#include "widgets/seriesdesk.h"
#include "widgets/tablewidget.h"
#include "widgets/windowactions.h"
#include "windowprogram.h"

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
    MatchSetup setup = demoMatch(QStringLiteral("basic_ariari"), program.window->bots());
    setup.seed = QStringLiteral("series");
    setup.series.emplace();
    setup.series->series.matches = 2;
    QVERIFY(!program.window->actions()->action("game.sheet")->isEnabled());
    QVERIFY(program.window->play(setup));
    QVERIFY(program.window->actions()->action("game.sheet")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), kMatchMs);
    QCOMPARE(program.find<PageLabel>("seriesHead")->text(), QStringLiteral("Series, match 1 of 2"));
    standing = program.find<PageLabel>("seriesStanding")->text();
    QVERIFY2(standing.contains(QStringLiteral("1st")), qPrintable(standing));
    QCOMPARE(program.find<PageButton>("rematch")->text(), QStringLiteral("Next match of the series"));
    QCOMPARE(program.window->seriesDesk()->sheets().front().series.played.size(), std::size_t{1});
    program.window->actions()->action("game.start")->trigger();
  }
  // Another day.
  const Program program(folder);
  auto *goOn = program.find<QPushButton>("goOnSeries");
  QVERIFY(goOn->isVisible());
  QVERIFY2(goOn->text().contains(QStringLiteral("match 2 of 2")), qPrintable(goOn->text()));
  QVERIFY(program.find<QPushButton>("scoreSheet")->isVisible());
  QTest::mouseClick(goOn, Qt::LeftButton);
  auto *page = program.find<MatchEndPage>();
  QVERIFY(program.controller.setup().series->series.played.size() == 1);
  QCOMPARE(program.controller.setup().seats[3].name, QStringLiteral("Hana"));  // moved on by one seat
  QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), kMatchMs);
  QCOMPARE(program.find<PageLabel>("seriesHead")->text(), QStringLiteral("Series, final standing"));
  QVERIFY(program.find<PageLabel>("seriesStanding")->text() != standing);
  QCOMPARE(program.find<PageButton>("rematch")->text(), QStringLiteral("Series again"));
  const QString id = program.controller.setup().series->id;
  const std::vector<ScoreSheet> sheets = program.window->seriesDesk()->sheets();
  QCOMPARE(sheets.size(), std::size_t{1});
  QVERIFY(sheets[0].series.isOver());
  // The same players begin anew.
  QTest::mouseClick(program.find<PageButton>("rematch"), Qt::LeftButton);
  QVERIFY(program.controller.setup().series->id != id);
  QVERIFY(program.controller.setup().series->series.played.empty());
  QCOMPARE(program.controller.setup().series->series.names[3], std::string("Hana"));
}

void TestWindowSeries::continuesASeriesInTheMiddleOfAMatch() {
  const QString folder = freshFolder();
  QString id;
  {
    const Program program(folder);
    MatchSetup setup =
        quickMatch(QStringLiteral("basic_ariari"), QStringLiteral("Mei"), 0, program.window->bots());
    setup.seed = QStringLiteral("in the middle");
    setup.series.emplace();
    QVERIFY(program.window->play(setup));
    QTRY_VERIFY(program.controller.pendingDecision(0).has_value());
    id = program.controller.setup().series->id;
    QVERIFY(!id.isEmpty());
    program.window->actions()->action("game.start")->trigger();
    // The match that was left is the series': one button for both.
    QVERIFY(program.find<QPushButton>("continueMatch")->isVisible());
    QVERIFY(!program.find<QPushButton>("goOnSeries")->isVisible());
    QCOMPARE(program.find<QLabel>("seriesLine")->text(), QStringLiteral("Series, match 1 of 4"));
    // Another match is begun and left: now there are two things to go on with.
    QTest::qWait(1100);  // journals count whole seconds
    setup.series.reset();
    setup.seed = QStringLiteral("another");
    QVERIFY(program.window->play(setup));
    QTRY_VERIFY(program.controller.pendingDecision(0).has_value());
    program.window->actions()->action("game.start")->trigger();
    QVERIFY(program.find<QPushButton>("continueMatch")->isVisible());
    QVERIFY(program.find<QPushButton>("goOnSeries")->isVisible());
  }
  {
    // A series that was ended has nothing to go on with; this one has no match to show either.
    const QString other = freshFolder();
    QVERIFY(QDir().mkpath(other + QStringLiteral("/matches")));
    for (const QString &file : QDir(folder + QStringLiteral("/matches")).entryList(QDir::Files))
      QVERIFY(QFile::copy(folder + QStringLiteral("/matches/") + file,
                          other + QStringLiteral("/matches/") + file));
    const Program ended(other);
    QVERIFY(ended.find<QPushButton>("endSeries")->isVisible());
    ended.window->seriesDesk()->end();
    QVERIFY(!ended.find<QPushButton>("endSeries")->isVisible());
    QVERIFY(!ended.find<QPushButton>("goOnSeries")->isVisible());
    QVERIFY(!ended.find<QPushButton>("scoreSheet")->isVisible());
    QVERIFY(ended.find<QPushButton>("continueMatch")->isVisible());
    QVERIFY(!ended.window->actions()->action("game.series")->isEnabled());
  }
  const Program again(folder);
  again.window->actions()->action("game.series")->trigger();
  QTRY_VERIFY(again.controller.pendingDecision(0).has_value());
  QVERIFY(again.controller.setup().series.has_value());
  QCOMPARE(again.controller.setup().series->id, id);
}

QTEST_MAIN(TestWindowSeries)
#include "tst_windowseries.moc"
