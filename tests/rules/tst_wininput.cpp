// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said about a described hand that cannot be, and that scoring such a hand does no harm.
#include <QTest>

#include "rules/fault.h"
#include "support/testprogram.h"
#include "support/winhands.h"

using namespace janso;

class TestWinInput : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void refuses_data();
  void refuses();
  void unknownTile();
  void fiveOfAKindAreNeverComplete();
};

void TestWinInput::refuses_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("error");
  const auto row = [](const char *name, const char *hand, const char *error) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(error);
  };
  row("a legal hand", "234m567m345p99s67s +8s riichi", "");
  row("incomplete, but legal", "1479m1479p1479s1z +2z", "");
  row("too few tiles", "234m567m345p99s6s +8s odd",
      "there are 12 concealed tiles without the winning tile, not 13");
  row("too many with a meld", "234m567m345p99s6s p777z +8s odd",
      "there are 12 concealed tiles without the winning tile, not 10");
  row("five of a kind", "1111m567m345p99s6s +1m odd", "there are 5 of 1m");
  row("five of a kind with a meld", "5m345p99s67s30m p555m +8s odd", "there are 5 of 5m");
  row("run over the end", "567m345p99s67s c891m +8s odd", "the meld 189m has not the tiles of its type");
  row("run of honours", "567m345p99s67s c123z +8s odd", "the meld 123z has not the tiles of its type");
  row("uneven triplet", "567m345p99s67s p112z +8s odd", "the meld 112z has not the tiles of its type");
  row("kan of three", "567m345p99s67s d111z +8s odd", "the meld 111z has not the tiles of its type");
  row("meld from the winner", "567m345p99s67s p111z<1 +8s odd",
      "the meld 111z does not come from another seat");
  row("ron from the winner", "234m567m345p99s67s +8s from=1 odd",
      "a ron needs the seat that discarded, and not the winner's own");
  row("negative honba", "234m567m345p99s67s +8s honba=-1 odd", "honba and sticks cannot be negative");
  row("last kan is no kan", "567m345p99s67s p111z +8s lastkan=0 odd", "the last kan is none of the melds");
  row("riichi with an open hand", "567m345p99s67s p111z +8s riichi odd", "riichi needs a closed hand");
  row("riichi with a closed kan", "567m345p99s67s a1111z +8s riichi", "");
  row("ippatsu without riichi", "234m567m345p99s67s +8s ippatsu odd",
      "double riichi, open riichi and ippatsu need riichi");
  row("haitei by ron", "234m567m345p99s67s +8s haitei odd", "haitei is a self-draw");
  row("houtei by self-draw", "234m567m345p99s67s +8s tsumo houtei odd", "houtei is a ron");
  row("rinshan by ron", "567m345p99s67s a1111z +8s rinshan odd", "rinshan is a self-draw");
  row("rinshan without a kan", "234m567m345p99s67s +8s tsumo rinshan odd", "rinshan needs a kan");
  row("rinshan with ippatsu", "567m345p99s67s a1111z +8s tsumo riichi ippatsu rinshan odd",
      "a kan ends ippatsu, so rinshan and ippatsu exclude each other");
  row("chankan by self-draw", "234m567m345p99s67s +8s tsumo chankan odd", "chankan is a ron");
  row("chankan on the last tile", "234m567m345p99s67s +8s houtei chankan odd",
      "nobody makes a kan of the last tile");
  row("tenhou of a non-dealer", "234m567m345p99s67s +8s tsumo tenhou odd",
      "tenhou is the dealer's win on the dealt hand");
  row("chiihou of the dealer", "234m567m345p99s67s +8s tsumo chiihou seat=E odd",
      "chiihou is a non-dealer's win on the first draw");
  row("renhou after an own call", "567m345p99s67s p555z +8s renhou odd",
      "renhou is a non-dealer's ron before the first draw");
  row("open riichi not played", "234m567m345p99s67s +8s open odd", "open riichi is not played");
  row("open riichi with an open hand", "567m345p99s67s p111z +8s open odd @open_riichi=true",
      "riichi needs a closed hand");
  row("kita with four players", "234m567m345p99s67s +8s kita=1 odd",
      "North is set aside in games of three players that play so");
  row("kita not played", "123p456p789s99s67s +8s kita=1 odd @tenhou_3p @nuki=false",
      "North is set aside in games of three players that play so");
  row("kita", "123p456p789s99s67s +8s kita=4 @tenhou_3p", "");
  row("a fifth North", "123p456p789s4z67s4z +8s kita=3 odd @tenhou_3p", "there are 5 of 4z");
  row("kita on the first turn", "123p456p789s99s67s +8s tsumo chiihou kita=1 odd @tenhou_3p",
      "North set aside ends the first turn");
  row("kita on the first turn where it is no call",
      "123p456p789s99s67s +8s tsumo chiihou kita=1 @tenhou_3p @nuki_breaks_turns=false", "");
  row("rinshan after kita", "123p456p789s99s67s +8s tsumo rinshan kita=1 @tenhou_3p", "");
  row("the middle of the characters with three players", "234m456p789s99s67s +8s odd @tenhou_3p",
      "there is no 2m with three players");
  row("a fourth seat with three players", "123p456p789s99s67s +8s seat=N odd @tenhou_3p",
      "a seat is not one of three, or there is no such round wind");
  row("a ron on North set aside", "123p456p789s11z44z +4z kitaron @tenhou_3p", "");
  row("another tile as North set aside", "123p456p789s99s67s +8s kitaron odd @tenhou_3p",
      "a North set aside is won on by ron, and that is no chankan of a kan");
  row("wareme not played", "234m567m345p99s67s +8s wareme=1x2 odd",
      "hand points are doubled for one seat, or four times as much, and only with wareme");
  row("wareme three times", "234m567m345p99s67s +8s wareme=1x3 odd @wareme=dai_wareme",
      "hand points are doubled for one seat, or four times as much, and only with wareme");
  row("kanburi by self-draw", "234m567m345p99s67s +8s tsumo afterkan odd",
      "the discard after a kan is won on by ron");
  row("the tile of a riichi that is in force", "234m567m345p99s67s +8s riichitile fromriichi odd",
      "the tile of a riichi is won on by ron, and that riichi is not in force");
  row("rinshan with ippatsu where a closed kan does not end it",
      "567m345p99s67s a1111z +8s tsumo riichi ippatsu rinshan @ippatsu_broken_by_ankan=false", "");
}

void TestWinInput::refuses() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, error);
  const test::WinCase win = test::winCase(hand.toStdString());
  const std::optional<Error> said = winInputError(win.input, win.rules);
  QCOMPARE(said ? QByteArray::fromStdString(said->text) : QByteArray(), error);
  if (said) {
    QVERIFY(said->code > 0);
    QCOMPARE(QByteArray::fromStdString(withData(said->words->english, said->data)), error);
  }
}

void TestWinInput::unknownTile() {
  test::WinCase win = test::winCase("234m567m345p99s67s +8s");
  win.input.concealed[3] = Tile();
  QCOMPARE(QByteArray::fromStdString(winInputError(win.input, win.rules).value().text),
           QByteArray("a tile is not known"));
}

// A wait of which the hand holds all four itself is asked about in passing.
void TestWinInput::fiveOfAKindAreNeverComplete() {
  const test::WinCase win = test::winCase("1111m234567p999s +1m odd");
  QVERIFY(whyNoWin(win.input, win.rules) == NoWin::NotComplete);
  QVERIFY(scoreHand(win.input, win.rules).why == NoWin::NotComplete);
  QVERIFY(!scoreHand(win.input, win.rules).result);
}

JANSO_TEST(TestWinInput);
#include "tst_wininput.moc"
