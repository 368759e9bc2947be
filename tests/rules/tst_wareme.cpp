// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Wareme: the seat before whose wall the break fell, four times on doubles, or the seat at the live end.
#include <QTest>

#include "rules/wareme.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

Board boardOf(int players, Wareme rule, int first, int second, int dealer, int tilesLeft,
              int replacements = 0) {
  MatchInfo info;
  info.rules.players = static_cast<std::uint8_t>(players);
  info.rules.wareme = rule;
  Board board;
  board.info = Shared<MatchInfo>(info);
  board.dice = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  board.dealer = static_cast<std::int8_t>(dealer);
  board.tilesLeft = static_cast<std::uint8_t>(tilesLeft);
  board.rinshanDrawn = static_cast<std::uint8_t>(replacements);
  return board;
}

}  // namespace

class TestWareme : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void doubles_data();
  void doubles();
};

void TestWareme::doubles_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("rule");
  QTest::addColumn<int>("first");
  QTest::addColumn<int>("second");
  QTest::addColumn<int>("dealer");
  QTest::addColumn<int>("tilesLeft");
  QTest::addColumn<int>("replacements");
  QTest::addColumn<int>("seat");
  QTest::addColumn<int>("factor");
  const int wareme = static_cast<int>(Wareme::Wareme);
  const int dai = static_cast<int>(Wareme::DaiWareme);
  const int doukasen = static_cast<int>(Wareme::Doukasen);
  QTest::newRow("no rule") << 4 << int(Wareme::None) << 3 << 4 << 0 << 60 << 0 << -1 << 1;
  QTest::newRow("dice not known") << 4 << wareme << 0 << 0 << 0 << 60 << 0 << -1 << 1;
  QTest::newRow("5: the dealer") << 4 << wareme << 2 << 3 << 2 << 60 << 0 << 2 << 2;
  QTest::newRow("6: the next seat") << 4 << wareme << 3 << 3 << 2 << 60 << 0 << 3 << 2;
  QTest::newRow("7: opposite") << 4 << wareme << 3 << 4 << 2 << 60 << 0 << 0 << 2;
  QTest::newRow("12: on the left") << 4 << wareme << 6 << 6 << 2 << 60 << 0 << 1 << 2;
  QTest::newRow("three players, 7: the dealer") << 3 << wareme << 3 << 4 << 1 << 50 << 0 << 1 << 2;
  QTest::newRow("three players, 8: the next seat") << 3 << wareme << 3 << 5 << 1 << 50 << 0 << 2 << 2;
  QTest::newRow("three players, 9: the one before") << 3 << wareme << 3 << 6 << 1 << 50 << 0 << 0 << 2;
  QTest::newRow("doubles: four times") << 4 << dai << 3 << 3 << 0 << 60 << 0 << 1 << 4;
  QTest::newRow("no doubles: twice") << 4 << dai << 2 << 4 << 0 << 60 << 0 << 1 << 2;
  // 5: five stacks of the dealer's wall stay, twelve go first, then the wall on the dealer's left (seat 3),
  // opposite, on the right. 52 tiles are 26 stacks.
  QTest::newRow("the deal takes 12 stacks here and 14 there")
      << 4 << doukasen << 2 << 3 << 0 << 70 << 0 << 3 << 2;
  QTest::newRow("the last stack on the left") << 4 << doukasen << 2 << 3 << 0 << 65 << 0 << 3 << 2;
  QTest::newRow("then opposite") << 4 << doukasen << 2 << 3 << 0 << 64 << 0 << 2 << 2;
  QTest::newRow("a replacement tile is not of this end") << 4 << doukasen << 2 << 3 << 0 << 64 << 1 << 3 << 2;
  QTest::newRow("on the right") << 4 << doukasen << 2 << 3 << 0 << 30 << 0 << 1 << 2;
  QTest::newRow("the dealer's own again: nothing left but the dead wall")
      << 4 << doukasen << 5 << 4 << 0 << 0 << 0 << 0 << 2;
  QTest::newRow("none left: the last one drawn") << 4 << doukasen << 2 << 3 << 0 << 0 << 0 << 1 << 2;
  // 4: four stacks of the dealer's 18 stay; 39 tiles are nineteen stacks and a half.
  QTest::newRow("three players") << 3 << doukasen << 1 << 3 << 0 << 55 << 0 << 2 << 2;
  QTest::newRow("three players, on the right") << 3 << doukasen << 1 << 3 << 0 << 30 << 0 << 1 << 2;
}

void TestWareme::doubles() {
  QFETCH(int, players);
  QFETCH(int, rule);
  QFETCH(int, first);
  QFETCH(int, second);
  QFETCH(int, dealer);
  QFETCH(int, tilesLeft);
  QFETCH(int, replacements);
  QFETCH(int, seat);
  QFETCH(int, factor);
  const DoubledSeat doubled = doubledSeat(
      boardOf(players, static_cast<Wareme>(rule), first, second, dealer, tilesLeft, replacements));
  QCOMPARE(int(doubled.seat), seat);
  QCOMPARE(int(doubled.factor), factor);
}

JANSO_TEST(TestWareme);
#include "tst_wareme.moc"
