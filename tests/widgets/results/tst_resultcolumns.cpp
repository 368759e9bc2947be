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
#include "widgets/handsamples.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/windetails.h"
#include "widgets/results/winyaku.h"

using namespace janso;
using namespace janso::test;

namespace {

struct ShownColumn {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  explicit ShownColumn(const HandEnd &end, QSize size) {
    window.resize(size);
    window.show();
    page.setSpeed(0);
    page.showHand(end, 2);
    QCoreApplication::processEvents();
  }
  QWidget *part(const char *name) const { return page.findChild<QWidget *>(QLatin1String(name)); }
};

using ColumnMaker = HandEnd (*)();

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
  QVERIFY(!shown.part("seats")->visibleRegion().isEmpty());
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

JANSO_TEST(TestResultColumns);
#include "tst_resultcolumns.moc"
