// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Boards of one hand and of different hands.
#include "rules/samehand.h"

#include <QTest>

#include "support/testprogram.h"

using namespace janso;

class TestSameHand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void handsOfAMatch_data();
  void handsOfAMatch();
  void whatChangesWithinAHand();

 private:
  static Board board(int bakaze, int kyoku, int honba) {
    Board board;
    board.bakaze = static_cast<std::uint8_t>(bakaze);
    board.kyoku = static_cast<std::uint8_t>(kyoku);
    board.honba = static_cast<decltype(board.honba)>(honba);
    return board;
  }
};

void TestSameHand::handsOfAMatch_data() {
  QTest::addColumn<int>("bakaze");
  QTest::addColumn<int>("kyoku");
  QTest::addColumn<int>("honba");
  QTest::addColumn<bool>("same");
  QTest::newRow("the hand itself") << 0 << 2 << 1 << true;
  QTest::newRow("renchan: one honba more") << 0 << 2 << 2 << false;
  QTest::newRow("the next dealer") << 0 << 3 << 1 << false;
  QTest::newRow("the same kyoku of the next round") << 1 << 2 << 1 << false;
}

void TestSameHand::handsOfAMatch() {
  QFETCH(int, bakaze);
  QFETCH(int, kyoku);
  QFETCH(int, honba);
  QFETCH(bool, same);
  QCOMPARE(isSameHand(board(0, 2, 1), board(bakaze, kyoku, honba)), same);
}

void TestSameHand::whatChangesWithinAHand() {
  Board later = board(0, 2, 1);
  later.turn = 3;
  later.tilesLeft = 12;
  later.scores[0] -= 1000;
  QVERIFY(isSameHand(board(0, 2, 1), later));
}

JANSO_TEST(TestSameHand);
#include "tst_samehand.moc"
