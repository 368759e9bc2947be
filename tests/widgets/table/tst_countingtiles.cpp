// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// While a yaku is pointed at, the tiles of the hand that count for it stay bright and the others are dim.
#include <QTest>

#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/answeringtable.h"

using namespace janso;
using janso::test::decisionIn;
using janso::test::Table;
using janso::test::TableView;

namespace {

SeatView ownTurnView() {
  return TableView().hand("1m1m234m456p88p67s3z", "2z").view();
}

int brightness(const QImage &image) {
  qint64 sum = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x)
      sum += qGray(image.pixel(x, y));
  }
  return static_cast<int>(100 * sum / std::max<qint64>(1, qint64{image.width()} * image.height()));
}

}  // namespace

class TestCountingTiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theOthersAreDim();
  void asOftenAsTheyCount();
  void nothingOfAHiddenHand();

 private:
  static QList<int> seen(Table &table);
};

QList<int> TestCountingTiles::seen(Table &table) {
  QList<int> found;
  for (int i = 0; i < table.flow().tiles(); ++i)
    found << brightness(table.grab(table.spokenItems().at(i).rect).toImage());
  return found;
}

void TestCountingTiles::theOthersAreDim() {
  Table table;
  table.ask(decisionIn(ownTurnView()), ownTurnView());
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  const QList<int> before = seen(table);
  std::vector<Tile> simples;
  for (const Tile tile : ownTurnView().hand) {
    if (!isYaochuu(tile.kind()))
      simples.push_back(tile);
  }
  table.setCounting(simples);
  const QList<int> now = seen(table);
  for (int i = 0; i < before.size(); ++i) {
    const bool counts = i < static_cast<int>(table.shownHand().size()) &&
                        !isYaochuu(table.shownHand()[static_cast<std::size_t>(i)].kind());
    QVERIFY2(counts ? now[i] == before[i] : now[i] < before[i], qPrintable(QString::number(i)));
  }
  table.setCounting({});
  QCOMPARE(seen(table), before);
  QVERIFY(table.answers.isEmpty());
}

// One tile of a pair counts: the other is dim.
void TestCountingTiles::asOftenAsTheyCount() {
  Table table;
  table.ask(decisionIn(ownTurnView()), ownTurnView());
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  const QList<int> before = seen(table);
  table.setCounting({Tile(Kind{0})});
  const QList<int> now = seen(table);
  QCOMPARE(now[0], before[0]);
  QVERIFY(now[1] < before[1]);
}

void TestCountingTiles::nothingOfAHiddenHand() {
  Table table;
  table.ask(decisionIn(ownTurnView()), ownTurnView());
  table.clearDecision();
  table.setHandClosed(true);
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  const QImage before = table.grab(table.handRect()).toImage();
  table.setCounting({Tile(Kind{0})});
  QCOMPARE(table.grab(table.handRect()).toImage(), before);
}

JANSO_TEST(TestCountingTiles);
#include "tst_countingtiles.moc"
