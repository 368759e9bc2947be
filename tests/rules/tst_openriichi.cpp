// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What an open riichi shows: the whole hand, or the fewest tiles from which all waits follow.
#include <QTest>
#include <algorithm>

#include "rules/legal/openriichi.h"
#include "rules/mpsz.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;

class TestOpenRiichi : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void showsTheWaits_data();
  void showsTheWaits();
  void showsTheHand();
};

void TestOpenRiichi::showsTheWaits_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<int>("melds");
  QTest::addColumn<QByteArray>("shown");
  const auto row = [](const char *name, const char *hand, const char *shown, int melds = 0) {
    QTest::newRow(name) << QByteArray(hand) << melds << QByteArray(shown);
  };
  row("ryanmen", "123m45p678s11177z", "45p");
  row("kanchan", "123m46p678s11177z", "46p");
  row("penchan", "123m12p678s11177z", "12p");
  row("tanki", "123m456p678m9s111z", "9s");
  row("shanpon", "123m456p33678s77z", "33s77z");
  row("nobetan", "123m3456p678s111z", "3456p");
  row("three ways", "123m23456p67899s", "23456p");
  row("three ways with the pair in the suit", "123m2345699p678s", "23456p");
  row("a triplet beside a tanki", "123m4445p678s111z", "4445p");
  row("a triplet beside a ryanmen", "123m44456p678s77z", "44456p77z");
  row("kanchan that is part of a longer row", "123m56799p46s111z", "46s");
  row("with a closed kan on the table", "123m45p67877s", "45p", 1);
  row("two closed kans, tanki", "123m4p678s", "4p", 2);
  row("a red five shows as it is", "123m40p678s11177z", "40p");
  row("seven pairs", "1133m5577p2299s6z", "6z");
  row("kokushi", "19m19p19s1234567z", "19m19p19s1234567z");
  row("kokushi with a pair", "19m19p19s1123456z", "19m19p19s1123456z");
  row("nine gates", "1112345678999s", "1112345678999s");
}

void TestOpenRiichi::showsTheWaits() {
  QFETCH(QByteArray, hand);
  QFETCH(int, melds);
  QFETCH(QByteArray, shown);
  HandTiles tiles = test::handOf<HandTiles>(hand.toStdString());
  std::sort(tiles.begin(), tiles.end());
  const HandTiles got = shownByOpenRiichi(tiles, melds, OpenRiichiReveal::Waits);
  QCOMPARE(QByteArray::fromStdString(toMpsz(std::span(got.data(), got.size()))), shown);
  QVERIFY(std::is_sorted(got.begin(), got.end()));
}

void TestOpenRiichi::showsTheHand() {
  HandTiles tiles = test::handOf<HandTiles>("123m40p678s11177z");
  QVERIFY(shownByOpenRiichi(tiles, 0, OpenRiichiReveal::Hand) == tiles);
}

JANSO_TEST(TestOpenRiichi);
#include "tst_openriichi.moc"
