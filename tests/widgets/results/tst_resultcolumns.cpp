// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a hand grows with the texts: as a column that scrolls where the window has no room.
#include <QApplication>
#include <QFontInfo>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/pagescroll.h"
#include "widgets/controls/wintray.h"
#include "widgets/matchsamples.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/seatdiamond.h"
#include "widgets/results/windetails.h"
#include "widgets/results/winyaku.h"

using namespace janso;
using namespace janso::test;

namespace {

struct ShownColumn {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  explicit ShownColumn(const HandEnd &end, QSize size, double speed = 0) {
    window.resize(size);
    window.show();
    page.setSpeed(speed);
    page.showHand(end, 2);
    QCoreApplication::processEvents();
  }
  QWidget *part(const char *name) const { return page.findChild<QWidget *>(QLatin1String(name)); }
};

constexpr QSize kUsualWindow(1280, 776);   // 1280 x 800 below its menu bar
constexpr QSize kBesideTheYaku(954, 760);  // the same with the list of yaku and larger texts

using ColumnMaker = HandEnd (*)();

// The widest gap, in pixels, between what is painted right of the portrait in the lower half of the card.
int widestGap(SeatCard &card) {
  constexpr int kBesidePortrait = 3;
  const QImage image = card.grab().toImage();
  const int left = card.height() + kBesidePortrait;
  const QRgb ground = image.pixel(left, card.height() * 3 / 4);
  int widest = 0;
  int last = -1;
  for (int x = left; x < card.width() - kBesidePortrait; ++x) {
    for (int y = card.height() * 11 / 20; y < card.height() * 9 / 10; ++y) {
      if (image.pixel(x, y) == ground)
        continue;
      if (last >= 0)
        widest = std::max(widest, x - last - 1);
      last = x;
      break;
    }
  }
  return widest;
}

qreal sizeOf(const ShownColumn &shown, const char *label) {
  return QFontInfo(shown.part(label)->font()).pixelSize();
}

}  // namespace

class TestResultColumns : public QObject {
  Q_OBJECT

 private slots:
  void growsWithTheTexts_data();
  void growsWithTheTexts();
  void columnIsLeftAgain();
  void columnScrollsByKeys();
  void columnFollowsTheReveal_data();
  void columnFollowsTheReveal();
  void whatMattersIsSeen_data();
  void whatMattersIsSeen();
  void theEndOfTheMatchIsSeen();
  void placesAndScoresAreApart();
};

void TestResultColumns::growsWithTheTexts_data() {
  QTest::addColumn<ColumnMaker>("make");
  QTest::addColumn<qreal>("text");
  QTest::addColumn<QSize>("size");
  for (const auto &[name, make] : {std::pair<const char *, ColumnMaker>("win", dealerTsumo),
                                   {"many yaku", manyYaku},
                                   {"draw", exhaustiveDraw}}) {
    for (const qreal text : {1.5, 2.0}) {
      for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%s, %.1f in %dx%d", name, text, size.width(), size.height()) << make << text << size;
    }
  }
}

// Nearly as much as is wanted, and all of it is in the window or can be scrolled to; the buttons always are.
void TestResultColumns::growsWithTheTexts() {
  QFETCH(ColumnMaker, make);
  QFETCH(qreal, text);
  QFETCH(QSize, size);
  const bool draw = make().draw.has_value();
  const char *const label = draw ? "round" : "pay";
  const qreal usual = sizeOf(ShownColumn(make(), size), label);
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(text);
  const ShownColumn shown(make(), size);
  QVERIFY2(sizeOf(shown, label) >= 0.8 * text * usual,
           qPrintable(QStringLiteral("%1 of %2").arg(sizeOf(shown, label)).arg(usual)));
  const QWidget *panel = shown.part("panel");
  QVERIFY(shown.window.rect().contains(panel->geometry()));
  const QWidget *go = shown.part("go");
  QVERIFY(panel->rect().contains(QRect(go->mapTo(panel, QPoint(0, 0)), go->size())));
  QVERIFY(go->visibleRegion().boundingRect() == go->rect());
  auto *scroll = shown.page.findChild<PageScroll *>(QStringLiteral("column"));
  if (scroll == nullptr)
    return;
  QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
  for (const QWidget *part : scroll->widget()->findChildren<QWidget *>()) {
    // Lengths are rounded each for itself.
    if (part->isVisible() && part->window() == &shown.window)
      QVERIFY2(part->parentWidget()->rect().adjusted(-1, -1, 1, 1).contains(part->geometry()),
               part->metaObject()->className());
  }
  for (const QRectF &face : shown.page.findChild<WinTray *>()->faces())
    QVERIFY(draw || QRectF(shown.part("tray")->rect()).contains(face));
}

// Another size of texts, or of the window, while it is shown.
void TestResultColumns::whatMattersIsSeen_data() {
  QTest::addColumn<ColumnMaker>("make");
  for (const NamedHandEnd &end : allHandEnds())
    QTest::newRow(end.name) << ColumnMaker(end.make);
}

// With texts of 150% the amount, the scores and the buttons need no scrolling in a usual window.
void TestResultColumns::whatMattersIsSeen() {
  QFETCH(ColumnMaker, make);
  setTextSize(1.5);
  const auto usual = qScopeGuard([] { setTextSize(1); });
  const HandEnd end = make();
  const ShownColumn shown(end, kUsualWindow);
  const QStringList parts = end.draw ? QStringList{"title", "seat0", "go"}
                                     : QStringList{"title", "tray", "limit", "pay", "seats", "go"};
  for (const QString &name : parts) {
    const QWidget *part = shown.page.findChild<QWidget *>(name);
    // A liability, or honba with many sticks, takes a line of the lower seats.
    const bool crowded = name == QLatin1String("seats") && shown.part("bonus")->isVisible() &&
                         (shown.part("liable")->isVisible() || end.before.kyotaku > 3);
    const int least = crowded ? part->height() * 4 / 5 : part->height();
    if (part->isVisible())
      QVERIFY2(part->visibleRegion().boundingRect().width() == part->width() &&
                   part->visibleRegion().boundingRect().height() >= least,
               qPrintable(QStringLiteral("%1: %2 of %3")
                              .arg(name)
                              .arg(part->visibleRegion().boundingRect().height())
                              .arg(part->height())));
  }
}

void TestResultColumns::theEndOfTheMatchIsSeen() {
  setTextSize(1.5);
  const auto usual = qScopeGuard([] { setTextSize(1); });
  const MatchSample match = eastMatch();
  QWidget window;
  TilePainter painter;
  MatchEndPage page(painter, &window);
  window.resize(kUsualWindow);
  window.show();
  page.showMatch(match.info, match.result, match.hands, match.names, 2);
  QCoreApplication::processEvents();
  for (const char *name : {"seal", "title", "standing", "close", "newMatch", "review", "rematch"}) {
    const auto *part = page.findChild<QWidget *>(QLatin1String(name));
    QVERIFY2(part->isVisible() && part->visibleRegion() == QRegion(part->rect()), name);
  }
}

void TestResultColumns::placesAndScoresAreApart() {
  constexpr int kLeastGap = 12;  // the blank part of a digit included
  for (const qreal text : {1.0, 1.5, 2.0}) {
    setTextSize(text);
    const auto usual = qScopeGuard([] { setTextSize(1); });
    ShownColumn shown(dealerTsumo(), kBesideTheYaku);
    std::array<QString, 4> portraits;
    portraits.fill(QStringLiteral("caller"));
    shown.page.setPortraits(portraits);
    shown.page.showHand(dealerTsumo(), 2);
    QCoreApplication::processEvents();
    for (SeatCard *card : shown.page.findChildren<SeatCard *>())
      QVERIFY2(widestGap(*card) >= kLeastGap,
               qPrintable(QStringLiteral("%1 at %2").arg(widestGap(*card)).arg(text)));
  }
}

void TestResultColumns::columnIsLeftAgain() {
  for (const ColumnMaker make : {ColumnMaker(dealerTsumo), ColumnMaker(exhaustiveDraw)}) {
    ShownColumn shown(make(), QSize(900, 640));
    const auto places = [&] {
      QCoreApplication::processEvents();
      QList<QRect> all;
      for (const QWidget *part : shown.part("panel")->findChildren<QWidget *>()) {
        if (part->isVisible() && !part->objectName().startsWith(QLatin1String("qt_")))
          all << QRect(part->mapTo(&shown.window, QPoint(0, 0)), part->size());
      }
      return all;
    };
    const QList<QRect> before = places();
    shown.part("go")->setFocus();
    const auto larger = qScopeGuard([] { setTextSize(1); });
    setTextSize(2);
    QVERIFY(places() != before);
    QVERIFY(shown.part("go")->hasFocus());
    setTextSize(1);
    const QList<QRect> after = places();
    QCOMPARE(after.size(), before.size());
    for (const QRect &place : before)
      QVERIFY(after.contains(place));
  }
}

void TestResultColumns::columnScrollsByKeys() {
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(2);
  ShownColumn shown(manyYaku(), QSize(900, 640));
  const auto *scroll = shown.page.findChild<PageScroll *>(QStringLiteral("column"));
  const QScrollBar *bar = scroll->verticalScrollBar();
  QCOMPARE(bar->value(), 0);
  QVERIFY(bar->maximum() > 0);
  QTest::keyClick(shown.part("go"), Qt::Key_End);
  QCOMPARE(bar->value(), bar->maximum());
  QVERIFY(!shown.part("han")->visibleRegion().isEmpty());
  QTest::keyClick(shown.part("go"), Qt::Key_Home);
  QCOMPARE(bar->value(), 0);
  QTest::keyClick(shown.part("go"), Qt::Key_PageDown);
  QVERIFY(bar->value() > 0);
  // Who goes down the yaku sees the one that has come to have the focus.
  const auto *list = shown.page.findChild<WinYakuList *>();
  for (int i = 0; i < list->count(); ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY2(list->row(i)->hasFocus(), QApplication::focusWidget()->metaObject()->className());
    QCOMPARE(list->row(i)->visibleRegion().boundingRect(), list->row(i)->rect());
  }
  shown.page.showDetails(DetailSection::Fu);
  QVERIFY(shown.window.rect().contains(shown.page.details()->geometry()));
  QVERIFY(!shown.part("tray")->visibleRegion().isEmpty());
  QVERIFY(!shown.page.details()->geometry().intersects(
      QRect(shown.part("go")->mapTo(&shown.page, QPoint(0, 0)), shown.part("go")->size())));
}

void TestResultColumns::columnFollowsTheReveal_data() {
  QTest::addColumn<bool>("hurried");
  QTest::addColumn<bool>("scrolled");
  QTest::newRow("to its end") << false << false;
  QTest::newRow("ended by Enter") << true << false;
  QTest::newRow("the player has scrolled") << true << true;
}

// The title, the winner and the hand are in view again in the end.
void TestResultColumns::columnFollowsTheReveal() {
  QFETCH(bool, hurried);
  QFETCH(bool, scrolled);
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(2);
  ShownColumn shown(manyYaku(), QSize(900, 640), 2);
  QScrollBar *bar = shown.page.findChild<PageScroll *>(QStringLiteral("column"))->verticalScrollBar();
  QTRY_VERIFY_WITH_TIMEOUT(bar->value() > 0, 5000);
  if (scrolled)
    bar->setValue(1);
  if (hurried)
    QTest::keyClick(&shown.page, Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(!shown.page.isRevealing(), 10000);
  QCOMPARE(bar->value(), scrolled ? 1 : 0);
}

JANSO_TEST(TestResultColumns);
#include "tst_resultcolumns.moc"
