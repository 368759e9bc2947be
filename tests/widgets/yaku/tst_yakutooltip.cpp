// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of a yaku on a page: it fits every window, keeps its size and place, and its keys work
// while the focus is elsewhere.
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/listener.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/yaku/yakucard.h"
#include "widgets/yaku/yakutooltip.h"

using namespace janso;

namespace {

struct TipBench {
  explicit TipBench(QSize size = {900, 640}) {
    window.resize(size);
    row = QRect(size.width() - 310, size.height() / 2, 300, 34);
    tooltip.setPainter(&tiles);
    tooltip.setRules(basicAriAri());
    window.show();
    field.setFocus();
  }

  TilePainter tiles;
  QWidget window;
  QLineEdit field{&window};
  YakuTooltip tooltip{&window};
  QRect row;
};

}  // namespace

class TestYakuTooltip : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fitsTheWindow_data();
  void fitsTheWindow();
  void staysFromRowToRow();
  void keysWorkFromElsewhere();
  void isToldWhenPinned();
};

void TestYakuTooltip::fitsTheWindow_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("smallest") << QSize(900, 640);
  QTest::newRow("usual") << QSize(1280, 800);
  QTest::newRow("large") << QSize(1920, 1080);
}

void TestYakuTooltip::fitsTheWindow() {
  QFETCH(QSize, size);
  TipBench bench(size);
  QSize shape;
  for (int id = 0; id < kYakuCount; ++id) {
    bench.tooltip.showFor(YakuId(id), bench.row);
    QVERIFY(bench.tooltip.isVisible());
    QVERIFY2(bench.window.rect().contains(bench.tooltip.geometry()), qPrintable(QString::number(id)));
    QVERIFY2(!bench.tooltip.geometry().intersects(bench.row), "covers its row");
    QCOMPARE(bench.tooltip.size(), shape.isValid() ? shape : bench.tooltip.size());
    shape = bench.tooltip.size();
  }
  QCOMPARE(shape.width(), 380);
}

// From one yaku of the page to the next.
void TestYakuTooltip::staysFromRowToRow() {
  TipBench bench;
  bench.tooltip.showFor(YakuId::Riichi, bench.row);
  const QRect place = bench.tooltip.geometry();
  bench.tooltip.showFor(YakuId::Tanyao, bench.row.translated(0, 34));
  QCOMPARE(bench.tooltip.geometry(), place);
  bench.tooltip.showFor(YakuId::JunseiChuuren, bench.row.translated(0, -34));
  QCOMPARE(bench.tooltip.geometry(), place);
}

void TestYakuTooltip::keysWorkFromElsewhere() {
  TipBench bench;
  bench.tooltip.showFor(YakuId::Pinfu, bench.row);
  QVERIFY(bench.tooltip.testAttribute(Qt::WA_TransparentForMouseEvents));
  QTest::keyClick(&bench.field, Qt::Key_F1);
  QVERIFY(bench.tooltip.isPinned());
  QVERIFY(!bench.tooltip.testAttribute(Qt::WA_TransparentForMouseEvents));
  bench.tooltip.hideUnlessPinned();
  QVERIFY(bench.tooltip.isVisible());
  bench.tooltip.showFor(YakuId::Tanyao, bench.row);
  QCOMPARE(bench.tooltip.yaku(), YakuId::Pinfu);
  QTest::keyClick(&bench.field, Qt::Key_Escape);
  QVERIFY(!bench.tooltip.isVisible());
  QVERIFY(!bench.tooltip.isPinned());
  // Escape closes what only the pointer opened, too.
  bench.tooltip.showFor(YakuId::Tanyao, bench.row);
  QTest::keyClick(&bench.field, Qt::Key_Escape);
  QVERIFY(!bench.tooltip.isVisible());
  // Without a tooltip the keys are nobody's but the field's.
  QTest::keyClick(&bench.field, Qt::Key_F1);
  QVERIFY(!bench.tooltip.isPinned());
}

// Whoever does not see it hears all of it, and only when it was asked for.
void TestYakuTooltip::isToldWhenPinned() {
  TipBench bench;
  test::Listener listener;
  bench.tooltip.showFor(YakuId::Pinfu, bench.row);
  QVERIFY(listener.heard.isEmpty());
  QTest::keyClick(&bench.field, Qt::Key_F1);
  QCOMPARE(listener.heard.size(), 1);
  const QString told = listener.heard[0];
  QVERIFY2(told.startsWith(QStringLiteral("Pinfu. Closed 1. Open")), qPrintable(told));
  for (const char *part : {"Not this yaku:", "Mistake:", "How often:"})
    QVERIFY2(told.contains(QLatin1String(part)), part);
  QVERIFY(!told.contains(u'<'));
}

JANSO_TEST(TestYakuTooltip);
#include "tst_yakutooltip.moc"
