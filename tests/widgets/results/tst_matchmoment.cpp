// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The end of a match as a moment: the viewer's place, the best hand, and the two steps that follow.
#include <QTest>

#include "records/bestwin.h"
#include "support/testprogram.h"
#include "widgets/matchsamples.h"
#include "widgets/pageparts/pagebutton.h"
#include "widgets/pageparts/pagelabel.h"
#include "widgets/pageparts/wintray.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/handstable.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/placeseal.h"
#include "widgets/results/standingtable.h"

using namespace janso;
using namespace janso::test;

namespace {

struct EndOfMatch {
  QWidget window;
  TilePainter painter;
  MatchEndPage page{painter, &window};

  explicit EndOfMatch(const MatchSample &match, int viewer = 2) {
    window.resize(1440, 900);
    window.show();
    page.showMatch(match.info, match.result, match.hands, match.names, viewer);
    QCoreApplication::processEvents();
  }
  template <class T>
  T *part(const char *name) const {
    return page.findChild<T *>(QLatin1String(name));
  }
};

}  // namespace

class TestMatchMoment : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void titleTellsTheViewersPlace_data();
  void titleTellsTheViewersPlace();
  void theBestHandIsShown_data();
  void theBestHandIsShown();
  void reviewIsTheSecondStep();
  void theViewerIsNamedOnce();
};

void TestMatchMoment::titleTellsTheViewersPlace_data() {
  QTest::addColumn<Scores>("scores");
  QTest::addColumn<QString>("title");
  QTest::addColumn<int>("place");
  QTest::newRow("1st") << Scores{20000, 30000, 40000, 10000} << "You won the match" << 1;
  QTest::newRow("2nd") << Scores{20000, 40000, 30000, 10000} << "You came 2nd" << 2;
  QTest::newRow("3rd") << Scores{30000, 40000, 20000, 10000} << "You came 3rd" << 3;
  QTest::newRow("4th") << Scores{30000, 40000, 10000, 20000} << "You came 4th" << 4;
  QTest::newRow("shared 1st") << Scores{31000, 18000, 31000, 20000} << "You tied for 1st place" << 1;
  QTest::newRow("shared 3rd") << Scores{40000, 30000, 15000, 15000} << "You tied for 3rd place" << 3;
}

void TestMatchMoment::titleTellsTheViewersPlace() {
  QFETCH(Scores, scores);
  QFETCH(int, place);
  MatchSample match;
  match.info.rules.tieBreak = TieBreak::Shared;
  match.result.scores = scores;
  match.finish();
  const EndOfMatch shown(match);
  QTEST(shown.part<PageLabel>("title")->text(), "title");
  QCOMPARE(shown.part<PlaceSeal>("seal")->place(), place);
  QVERIFY(shown.part<PlaceSeal>("seal")->isVisible());
  QVERIFY(!shown.part<WinTray>("bestHand")->isVisible());  // nobody has won one
}

void TestMatchMoment::theBestHandIsShown_data() {
  QTest::addColumn<int>("viewer");
  QTest::addColumn<int>("seat");  // whose hand it is
  QTest::addColumn<std::size_t>("hand");
  QTest::newRow("of several the viewer's best") << 2 << 2 << std::size_t{0};
  QTest::newRow("the only one of the viewer") << 0 << 0 << std::size_t{5};
  QTest::newRow("nobody looks: the match's") << -1 << 1 << std::size_t{2};
}

void TestMatchMoment::theBestHandIsShown() {
  QFETCH(int, viewer);
  QFETCH(int, seat);
  QFETCH(std::size_t, hand);
  const MatchSample match = eastMatch();
  const std::optional<WinPlace> best = bestWin(match.hands, viewer);
  QVERIFY(best);
  QCOMPARE(best->hand, hand);
  QCOMPARE(int(match.hands[best->hand].wins[best->win].winner), seat);
  const EndOfMatch shown(match, viewer);
  const auto *tray = shown.part<WinTray>("bestHand");
  QVERIFY(tray->isVisible());
  QCOMPARE(tray->tileCount(), 14);
  // It takes no more room than a few lines, and the hands are still listed.
  QVERIFY(tray->height() < 90);
  QVERIFY(shown.part<HandsTable>("hands")->height() > 100);
}

// The next match is gold, the review has a golden edge, and nothing else does.
void TestMatchMoment::reviewIsTheSecondStep() {
  const EndOfMatch shown(eastMatch());
  QStringList primary;
  QStringList second;
  for (const PageButton *button : shown.page.findChildren<PageButton *>()) {
    if (button->isPrimary())
      primary << button->objectName();
    if (button->isSecond())
      second << button->objectName();
  }
  QCOMPARE(primary, QStringList{"rematch"});
  QCOMPARE(second, QStringList{"review"});
}

// Who gave no name may be called by the very word that marks the viewer.
void TestMatchMoment::theViewerIsNamedOnce() {
  MatchSample match = eastMatch();
  StandingTable table;
  table.resize(900, 240);
  const auto shown = [&](const QString &name, int viewer) {
    match.names[2] = name;
    table.setStanding(match.info.rules, standing(match.info.rules, match.result, match.names), viewer);
    return table.grab().toImage();
  };
  QVERIFY(shown(QStringLiteral("Mei"), 2) != shown(QStringLiteral("Mei"), -1));
  QCOMPARE(shown(QStringLiteral("You"), 2), shown(QStringLiteral("You"), -1));
}

JANSO_TEST(TestMatchMoment);
#include "tst_matchmoment.moc"
