// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// While its key is held the own hand is shaded by danger, each tile with a mark and its reason; released, all
// is as before.
#include <QTest>

#include "rules/legal/hiddenview.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/answeringtable.h"
#include "widgets/sentences/dangertexts.h"
#include "widgets/table/reasoncard.h"

using namespace janso;
using janso::test::decisionIn;
using janso::test::Table;
using janso::test::TableView;

namespace {

// In the order of the hand: 4m 5m 7m, 4p 5p 6p 8p 8p, 3s 6s 7s, 1z 3z, then 2z. The seat to the right is in
// riichi.
SeatView riichiTable() {
  TableView table;
  table.hand("4m1z7m5m3s456p88p67s3z", "2z").pond(1, "4m1z9m5p2z").pond(0, "8m").riichi(1, 4);
  return table.view();
}

QStringList dangerSaid(const Table &table) {
  QStringList names;
  for (const TableWidget::SpokenItem &item : table.spokenItems()) {
    if (!item.button && item.name.contains(QStringLiteral(". Mei, ")))
      names << item.name;
  }
  return names;
}

void restAt(Table &table, QPoint at) {
  QTest::mouseMove(&table, table.felt());
  QTest::mouseMove(&table, at);
}

}  // namespace

class TestTableDanger : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void shadesWhileTheKeyIsHeld();
  void saysWhyOfTheTileUnderTheCursor_data();
  void saysWhyOfTheTileUnderTheCursor();
  void repeatsOfAHeldKeyAnswerNothing();
  void whereNobodyThreatensItSaysSo();
  void tellsNothingOfAnExercise();
  void tellsNothingOfAHiddenHand();
  void cardHidesNoHandAndNoButton_data();
  void cardHidesNoHandAndNoButton();
  void screenReaderHearsEveryTile();
};

void TestTableDanger::shadesWhileTheKeyIsHeld() {
  Table table;
  table.ask(decisionIn(riichiTable()), riichiTable());
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  restAt(table, table.felt());
  const QImage before = table.grab(table.handRect()).toImage();
  QTest::keyPress(&table, Qt::Key_S);
  const QImage shaded = table.grab(table.handRect()).toImage();
  QVERIFY(shaded != before);
  // A safe tile and a dangerous one differ in their marks, not in colors alone.
  const auto markOf = [&table](int tile) {
    QRect face = table.spokenItems().at(tile).rect;
    face.setHeight(face.height() / 4);
    return table.grab(face).toImage().convertToFormat(QImage::Format_Grayscale8);
  };
  QVERIFY(markOf(0) != markOf(8));
  QTest::keyRelease(&table, Qt::Key_S);
  QCOMPARE(table.grab(table.handRect()).toImage(), before);
  QVERIFY(table.answers.isEmpty());
}

void TestTableDanger::saysWhyOfTheTileUnderTheCursor_data() {
  QTest::addColumn<int>("tile");
  QTest::addColumn<QString>("reason");
  QTest::newRow("genbutsu") << 0 << "genbutsu";
  QTest::newRow("suji") << 2 << "suji of 4 man";
  QTest::newRow("nothing speaks for it") << 8 << "no sign that it's safe";
}

void TestTableDanger::saysWhyOfTheTileUnderTheCursor() {
  QFETCH(int, tile);
  QFETCH(QString, reason);
  Table table;
  table.ask(decisionIn(riichiTable()), riichiTable());
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  restAt(table, table.tile(tile));
  QTest::keyPress(&table, Qt::Key_S);
  QVERIFY(table.tipCard().isShown());
  QVERIFY2(table.tipCard().plain().contains(reason), qPrintable(table.tipCard().plain()));
  QVERIFY2(table.tipCard().plain().contains(QStringLiteral("Mei, ")), "who it is");
  QVERIFY2(!table.tipCard().markup().contains(QStringLiteral("[[")), "nobody can press a link there");
  QTest::keyRelease(&table, Qt::Key_S);
  QVERIFY(!table.tipCard().isShown());
}

void TestTableDanger::repeatsOfAHeldKeyAnswerNothing() {
  Table table;
  table.ask(decisionIn(riichiTable()), riichiTable());
  QTest::keyPress(&table, Qt::Key_S);
  for (int i = 0; i < 5; ++i) {
    QKeyEvent repeat(QEvent::KeyPress, Qt::Key_S, Qt::NoModifier, QStringLiteral("s"), true);
    QCoreApplication::sendEvent(&table, &repeat);
    QVERIFY(table.tipCard().isShown());
  }
  QVERIFY(table.answers.isEmpty());
  QTest::keyRelease(&table, Qt::Key_S);
  QVERIFY(!table.tipCard().isShown());
}

void TestTableDanger::whereNobodyThreatensItSaysSo() {
  TableView quiet;
  quiet.hand("4m1z7m5m3s456p88p67s3z", "2z");
  Table table;
  table.ask(decisionIn(quiet.view()), quiet.view());
  restAt(table, table.felt());
  const QImage before = table.grab(table.handRect()).toImage();
  QTest::keyPress(&table, Qt::Key_S);
  QCOMPARE(table.tipCard().plain(), dangerNoThreat());
  QCOMPARE(table.grab(table.handRect()).toImage(), before);
  QTest::keyRelease(&table, Qt::Key_S);
}

void TestTableDanger::tellsNothingOfAnExercise() {
  Table table;
  TableOptions options = table.options();
  options.exercise = true;
  table.setOptions(options);
  table.ask(decisionIn(riichiTable()), riichiTable());
  const QImage before = table.grab(table.handRect()).toImage();
  QTest::keyPress(&table, Qt::Key_S);
  QVERIFY(!table.tipCard().isShown());
  QCOMPARE(table.grab(table.handRect()).toImage(), before);
  QTest::keyRelease(&table, Qt::Key_S);
}

void TestTableDanger::tellsNothingOfAHiddenHand() {
  Table table;
  table.setView(riichiTable());
  table.setHandClosed(true);
  QTest::keyPress(&table, Qt::Key_S);
  QVERIFY(!table.tipCard().isShown());
  QVERIFY(dangerSaid(table).isEmpty());
  QTest::keyRelease(&table, Qt::Key_S);
  // Who looks on does not know the hand either.
  Table other;
  other.setView(hiddenView(riichiTable()));
  QTest::keyPress(&other, Qt::Key_S);
  QVERIFY(dangerSaid(other).isEmpty());
  QVERIFY2(!other.tipCard().isShown(), "nor that nobody threatens");
  QTest::keyRelease(&other, Qt::Key_S);
}

void TestTableDanger::cardHidesNoHandAndNoButton_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("tile");
  for (const QSize size : {QSize(640, 480), QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)}) {
    for (const int tile : {0, 6, 13})
      QTest::addRow("%dx%d, tile %d", size.width(), size.height(), tile) << size << tile;
  }
}

void TestTableDanger::cardHidesNoHandAndNoButton() {
  QFETCH(QSize, size);
  QFETCH(int, tile);
  Table table;
  table.resize(size);
  SeatView view = riichiTable();
  Decision decision = decisionIn(view);
  Action tsumo;
  tsumo.type = ActionType::Tsumo;
  tsumo.tile = view.drawn;
  decision.legal.push_back(tsumo);
  table.ask(decision, view);
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  restAt(table, table.tile(tile));
  QTest::keyPress(&table, Qt::Key_S);
  const QRect card = table.tipCard().geometry();
  QVERIFY(table.tipCard().isShown());
  QVERIFY(table.rect().contains(card));
  QVERIFY(!card.intersects(table.handRect()));
  QVERIFY(!table.promptRect().isNull());
  QVERIFY(!card.intersects(table.promptRect()));
  QTest::keyRelease(&table, Qt::Key_S);
}

void TestTableDanger::screenReaderHearsEveryTile() {
  Table table;
  table.ask(decisionIn(riichiTable()), riichiTable());
  QTest::keyPress(&table, Qt::Key_S);
  const QStringList heard = dangerSaid(table);
  QCOMPARE(heard.size(), 13);  // 8 pin is there twice
  QVERIFY2(heard.first().startsWith(QStringLiteral("4 man, safe. Mei, ")), qPrintable(heard.first()));
  QVERIFY(table.accessibleDescription().contains(heard.first()));
  QTest::keyRelease(&table, Qt::Key_S);
  QVERIFY(dangerSaid(table).isEmpty());
  QVERIFY(!table.accessibleDescription().contains(heard.first()));
}

JANSO_TEST(TestTableDanger);
#include "tst_tabledanger.moc"
