// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The curtain between two players at one screen hides the hand and finds room.
#include <QSignalSpy>
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/nohost.h"
#include "widgets/table/tableoverlays.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestTableCurtain : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void curtainHidesTheHandAndTakesTheKeys();
  void curtainFitsNextToMelds_data();
  void curtainFitsNextToMelds();
};

void TestTableCurtain::curtainHidesTheHandAndTakesTheKeys() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  const QImage open = table.grab(table.handRect()).toImage();
  QSignalSpy lifted(&table, &TableWidget::curtainLifted);
  table.showCurtain(0, QStringLiteral("Mei"));
  QVERIFY(table.curtainVisible());
  QVERIFY(table.grab(table.handRect()).toImage() != open);
  // Nothing of the hand may show: it looks the same whatever is behind it.
  const QImage hidden = table.grab().toImage();
  SeatView other = view;
  other.hand.erase(0);
  other.hand.push_back(test::tile("7z"));
  table.setView(other);
  QCOMPARE(table.grab().toImage(), hidden);
  QVERIFY(!table.handText().contains(QStringLiteral("man")));
  table.setView(view);
  table.key(Qt::Key_1);
  table.key(Qt::Key_X);
  QVERIFY(table.answers.isEmpty());
  QTest::keyPress(&table, Qt::Key_Space);
  QVERIFY(table.curtainVisible());
  QVERIFY(table.grab().toImage() != hidden);
  QTest::keyRelease(&table, Qt::Key_Space);
  QCOMPARE(table.grab().toImage(), hidden);
  table.key(Qt::Key_Return);
  QVERIFY(!table.curtainVisible());
  QCOMPARE(lifted.count(), 1);
}

void TestTableCurtain::curtainFitsNextToMelds_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize &size : {QSize(1440, 900), QSize(1280, 800), QSize(1024, 768), QSize(900, 640)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestTableCurtain::curtainFitsNextToMelds() {
  QFETCH(QSize, size);
  const TableGeometry geometry(size, 1);
  for (const SeatView &view : {test::ownTurn(), test::fourMelds()}) {
    SceneInput input;
    input.hand.assign(view.hand.begin(), view.hand.end());
    TableState state;
    state.geometry = geometry;
    state.scene = buildScene(geometry, view, input);
    state.curtained = true;
    const Scene &scene = state.scene;
    QRect melds;
    for (const SceneTile &tile : scene.groups[kMeldGroup].tiles)
      melds |= tile.bounds();
    NoHost host;
    Curtain curtain(state, host);
    curtain.setOwner(0, 0, QStringLiteral("Mei"));
    const QRect strip = curtain.rect();
    QVERIFY(geometry.felt().contains(strip));
    QVERIFY(strip.contains(curtain.button(0)) && strip.contains(curtain.button(1)));
    QVERIFY(!curtain.button(0).intersects(curtain.button(1)));
    QVERIFY(curtain.button(0).left() - strip.left() > geometry.px(4));  // room for the name
    QVERIFY(!curtain.isSlim() || !melds.isNull());
    // Nothing that is open for all is covered: ponds, melds, the panel.
    for (const SceneTile &tile : scene.groups[kPondGroup].tiles)
      QVERIFY(!strip.intersects(tile.bounds()));
    QVERIFY(curtain.isSlim() || !strip.intersects(melds));
  }
}

JANSO_TEST(TestTableCurtain);
#include "tst_tablecurtain.moc"
