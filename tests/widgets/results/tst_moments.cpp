// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The ribbon over a win that is more than its points: the first one ever, and a match turned round in its
// last hand.
#include <QApplication>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include "records/comeback.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/handsamples.h"
#include "widgets/matchsamples.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/firstcard.h"
#include "widgets/results/firstpicture.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/momentribbon.h"

using namespace janso;
using namespace janso::test;

namespace {

// Mei (seat 2) draws her tile in South 4, from 3rd to 1st, and that is the end.
HandEnd comeback() {
  HandEnd end = plainTsumo();
  for (Board *board : {&end.before, &end.after}) {
    board->round = 1;
    board->bakaze = 1;
    board->kyoku = 3;
  }
  end.before.scores = {27000, 29000, 26000, 18000};
  end.after.scores = {26000, 28000, 30000, 16000};
  end.ended.matchOver = true;
  return end;
}

struct WinPage {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  // Everything at once, unless a test says another speed.
  explicit WinPage(QSize size = QSize(1280, 800)) {
    window.resize(size);
    window.show();
    page.setSpeed(0);
  }
  const MomentRibbon &ribbon() const { return *page.findChild<MomentRibbon *>(); }
};

HandEndLook withFirst(FirstWin first, bool big) {
  HandEndLook look;
  look.firstWin = first;
  look.firstIsBig = big;
  return look;
}

}  // namespace

class TestMoments : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comebacks_data();
  void comebacks();
  void theRibbonTellsIt_data();
  void theRibbonTellsIt();
  void onlyOneRibbonOfTwoWinners();
  void itComesLastAndAKeyCompletesIt();
  void theLastPageTellsIt();
  void aFirstWinHasACard_data();
  void aFirstWinHasACard();
  void theCardIsClosedByKeysAndMouse();
  void theCardStaysInTheWindow_data();
  void theCardStaysInTheWindow();
  void itFits_data();
  void itFits();
};

void TestMoments::comebacks_data() {
  QTest::addColumn<HandEnd>("end");
  QTest::addColumn<int>("from");  // 0 = none
  QTest::newRow("third wins the last hand and the match") << comeback() << 3;
  HandEnd end = comeback();
  end.before.scores = {18000, 29000, 26000, 27000};
  QTest::newRow("by place, not by seat") << end << 3;
  end = comeback();
  end.before.scores = {26000, 25000, 31000, 18000};
  QTest::newRow("was first before") << end << 0;
  end = comeback();
  end.ended.matchOver = false;
  QTest::newRow("the match goes on: too few points for anybody") << end << 0;
  end = comeback();
  end.before.round = end.before.bakaze = 0;
  QTest::newRow("ended early, by bankruptcy") << end << 0;
  end = comeback();
  end.before.round = end.before.bakaze = 2;
  end.before.kyoku = 0;
  QTest::newRow("in overtime") << end << 3;
  end = comeback();
  end.before.scores = {30500, 31000, 20000, 18500};
  end.after.scores = {30500, 26000, 25000, 18500};
  QTest::newRow("another than the winner comes first") << end << 0;
  end = comeback();
  end.wins.clear();
  end.draw = RyukyokuInfo();
  QTest::newRow("by tenpai payments") << end << 0;
}

void TestMoments::comebacks() {
  QFETCH(HandEnd, end);
  QFETCH(int, from);
  const std::optional<Comeback> found = comebackIn(end);
  QCOMPARE(found.has_value(), from > 0);
  if (found) {
    QCOMPARE(found->seat, 2);
    QCOMPARE(found->from, from);
  }
}

void TestMoments::theRibbonTellsIt_data() {
  QTest::addColumn<HandEnd>("end");
  QTest::addColumn<bool>("firstWin");
  QTest::addColumn<int>("viewer");
  QTest::addColumn<QString>("text");
  QTest::newRow("a win like another") << plainTsumo() << false << 2 << QString();
  QTest::newRow("the first win") << plainTsumo() << true << 2 << QStringLiteral("Your first win");
  QTest::newRow("another's win is not one's first") << plainTsumo() << true << 0 << QString();
  QTest::newRow("a comeback, whoever looks")
      << comeback() << false << 0 << QStringLiteral("Comeback in the last hand: 3rd to 1st");
  QTest::newRow("both: the comeback")
      << comeback() << true << 2 << QStringLiteral("Comeback in the last hand: 3rd to 1st");
}

void TestMoments::theRibbonTellsIt() {
  QFETCH(HandEnd, end);
  QFETCH(bool, firstWin);
  QFETCH(int, viewer);
  QFETCH(QString, text);
  WinPage shown;
  shown.page.showHand(end, viewer, withFirst(firstWin ? FirstWin::Any : FirstWin::None, false));
  QCOMPARE(shown.ribbon().moment().text, text);
  QCOMPARE(shown.ribbon().isVisible(), !text.isEmpty());
  QVERIFY(shown.page.accessibleName().endsWith(text));
  // The next hand is like any other.
  shown.page.showHand(plainTsumo(), viewer);
  QVERIFY(!shown.ribbon().isVisible());
}

void TestMoments::onlyOneRibbonOfTwoWinners() {
  HandEnd end = doubleRon();  // of 2, then of 3
  end.before.round = end.before.bakaze = 1;
  end.before.kyoku = 3;
  end.before.scores = {27000, 40000, 25000, 8000};
  end.after.scores = {27000, 26000, 36000, 11000};
  end.ended.matchOver = true;
  WinPage shown;
  shown.page.showHand(end, 2);
  QVERIFY(!shown.ribbon().isVisible());  // the other may still go past
  shown.page.advance();
  QCOMPARE(shown.page.shownWin(), 1);
  QVERIFY(!shown.ribbon().isVisible());  // and did not
  end.after.scores = {27000, 20000, 25000, 28000};
  shown.page.showHand(end, 2);
  QVERIFY(!shown.ribbon().isVisible());
  shown.page.advance();
  QVERIFY(shown.ribbon().isVisible());  // now it did, from the last place
  QVERIFY(shown.ribbon().moment().text.contains(QStringLiteral("4th to 1st")));
}

void TestMoments::itComesLastAndAKeyCompletesIt() {
  const RevealTimeline plain = RevealTimeline::ofWin(winTimes(WinLevel::Plain, 1), 3, true);
  const RevealTimeline line = RevealTimeline::ofWin(winTimes(WinLevel::Plain, 1), 3, true, true);
  QVERIFY(line.total() > plain.total());
  for (int time = 0; time <= plain.total(); time += 10) {
    QCOMPARE(line.paidAt(time), plain.paidAt(time));
    QVERIFY(time == plain.total() || line.ribbonAt(time) == 0.0);
    QCOMPARE(line.lightAt(time), time == line.total() ? 1.0 : 0.0);
  }
  QCOMPARE(line.ribbonAt(line.total()), 1.0);

  WinPage shown;
  shown.page.setSpeed(1);
  QSignalSpy yaku(&shown.page, &HandEndPage::yakuRevealed);
  QSignalSpy stamp(&shown.page, &HandEndPage::limitStamped);
  shown.page.showHand(comeback(), 2);
  QVERIFY(shown.page.isRevealing());
  QTest::keyClick(&shown.page, Qt::Key_Return);
  QVERIFY(!shown.page.isRevealing());
  QVERIFY(yaku.isEmpty() && stamp.isEmpty());  // what is there at once is not told piece by piece
  shown.page.setSpeed(8);
  shown.page.showHand(comeback(), 2);
  QTRY_VERIFY(!shown.page.isRevealing());
  QVERIFY(!yaku.isEmpty());
  QCOMPARE(stamp.size(), 1);
}

void TestMoments::theLastPageTellsIt() {
  MatchSample match = eastMatch();
  QWidget window;
  TilePainter painter;
  MatchEndPage page(painter, &window);
  window.resize(1280, 800);
  window.show();
  match.hands.push_back(comeback());
  page.showMatch(match.info, match.result, match.hands, match.names, 2);
  const auto *ribbon = page.findChild<MomentRibbon *>();
  QVERIFY(ribbon->isVisible());
  QCOMPARE(ribbon->moment().text, QStringLiteral("Comeback in the last hand: 3rd to 1st"));
  match.hands.back() = plainTsumo();
  page.showMatch(match.info, match.result, match.hands, match.names, 2);
  QVERIFY(!ribbon->isVisible());
}

void TestMoments::aFirstWinHasACard_data() {
  QTest::addColumn<HandEnd>("end");
  QTest::addColumn<int>("viewer");
  QTest::addColumn<int>("first");
  QTest::addColumn<bool>("big");
  QTest::addColumn<QString>("text");
  const QString win = QStringLiteral("Your first win");
  QTest::newRow("the first win") << plainTsumo() << 2 << int(FirstWin::Any) << true << win;
  QTest::newRow("the first yakuman") << doubleYakuman() << 2 << int(FirstWin::Yakuman) << true
                                     << QStringLiteral("Your first yakuman");
  QTest::newRow("also over a comeback") << comeback() << 2 << int(FirstWin::Any) << true << win;
  QTest::newRow("not for who plays already") << plainTsumo() << 2 << int(FirstWin::Any) << false << QString();
  QTest::newRow("not for the hundredth") << plainTsumo() << 2 << int(FirstWin::None) << true << QString();
  QTest::newRow("not for a bot's") << plainTsumo() << 0 << int(FirstWin::Any) << true << QString();
}

void TestMoments::aFirstWinHasACard() {
  QFETCH(HandEnd, end);
  QFETCH(int, viewer);
  QFETCH(int, first);
  QFETCH(bool, big);
  QFETCH(QString, text);
  WinPage shown;
  QSignalSpy heard(&shown.page, &HandEndPage::firstCardShown);
  shown.page.showHand(end, viewer, withFirst(FirstWin(first), big));
  const FirstCard *card = shown.page.firstCard();
  QCOMPARE(card->isVisible(), !text.isEmpty());
  QCOMPARE(heard.size(), text.isEmpty() ? 0 : 1);
  if (text.isEmpty())
    return;
  const FirstMoment &moment = card->picture().moment();
  QCOMPARE(moment.text.text, text);
  QVERIFY(!moment.yaku.isEmpty() && !moment.value.isEmpty() && moment.footer.contains(end.nameOf(viewer)));
  const QImage picture = card->picture().image(1520);
  QCOMPARE(picture.size(), QSize(1520, 880));
  QVERIFY(picture != FirstPicture().image(1520));
  // To look at it: JANSO_STRIPS=FOLDER, as for the motions of the table.
  if (const QString folder = qEnvironmentVariable("JANSO_STRIPS"); !folder.isEmpty())
    QVERIFY(shown.window.grab().save(folder + u'/' + QString::fromLatin1(QTest::currentDataTag()) +
                                     QStringLiteral(".png")));
  // The next hand has none.
  shown.page.showHand(end, viewer);
  QVERIFY(!card->isVisible());
}

void TestMoments::theCardIsClosedByKeysAndMouse() {
  WinPage shown;
  QVERIFY(QTest::qWaitForWindowActive(&shown.window));
  FirstCard *card = shown.page.firstCard();
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  const auto show = [&](double speed) {
    shown.page.setSpeed(speed);
    shown.page.showHand(plainTsumo(), 2, withFirst(FirstWin::Any, true));
    if (shown.page.isRevealing())
      QTest::keyClick(&shown.page, Qt::Key_Return);
    QVERIFY(card->isVisible());
  };
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape}) {
    show(0);
    QTest::keyClick(QApplication::focusWidget(), key);
    QVERIFY(!card->isVisible() && shown.page.isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("go"));
  }
  // A key that was meant for the page below only completes it.
  show(0.01);
  QVERIFY(card->isAppearing());
  QTest::keyClick(card, Qt::Key_Return);
  QVERIFY(card->isVisible() && !card->isAppearing());
  QTest::mouseClick(card, Qt::LeftButton, {}, card->rect().center());
  QVERIFY(card->isVisible());
  QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(4, 4));
  QVERIFY(!card->isVisible() && shown.page.isVisible());
  QVERIFY(finished.isEmpty());
}

void TestMoments::theCardStaysInTheWindow_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<qreal>("text");
  for (const QSize size : {QSize(640, 480), QSize(900, 640), QSize(1280, 800), QSize(1920, 1080)}) {
    for (const qreal text : {1.0, 1.5, 2.0})
      QTest::addRow("%d x %d at %.1f", size.width(), size.height(), text) << size << text;
  }
}

void TestMoments::theCardStaysInTheWindow() {
  QFETCH(QSize, size);
  QFETCH(qreal, text);
  setTextSize(text);
  const auto usual = qScopeGuard([] { setTextSize(1); });
  WinPage shown(size);
  shown.page.showHand(plainTsumo(), 2, withFirst(FirstWin::Any, true));
  const FirstCard *card = shown.page.firstCard();
  for (const char *name : {"picture", "save", "go"}) {
    const auto *part = card->findChild<QWidget *>(QLatin1String(name));
    const QRect place(part->mapTo(card, QPoint(0, 0)), part->size());
    QVERIFY2(card->rect().contains(place) && part->visibleRegion().boundingRect().size() == part->size(),
             name);
  }
  // Large enough to be looked at.
  QVERIFY(card->picture().width() >= size.width() / 3);
}

void TestMoments::itFits_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(640, 480), QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)})
    QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

// Over the free edge of the panel: no word of the page lies below it.
void TestMoments::itFits() {
  QFETCH(QSize, size);
  WinPage shown(size);
  shown.page.showHand(comeback(), 2);
  QVERIFY(shown.ribbon().parentWidget()->rect().contains(shown.ribbon().geometry()));
  for (const char *name : {"title", "plate", "round", "counters"}) {
    const auto *part = shown.page.findChild<QWidget *>(QLatin1String(name));
    const QRect place(part->mapTo(shown.ribbon().parentWidget(), QPoint(0, 0)), part->size());
    QVERIFY2(!part->isVisible() || !shown.ribbon().geometry().intersects(place), name);
  }
}

JANSO_TEST(TestMoments);
#include "tst_moments.moc"
