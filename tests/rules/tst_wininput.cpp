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
      "expected 13 concealed tiles, not counting the winning tile; found 12");
  row("too many with a meld", "234m567m345p99s6s p777z +8s odd",
      "expected 10 concealed tiles, not counting the winning tile; found 12");
  row("five of a kind", "1111m567m345p99s6s +1m odd", "there are 5 copies of 1m, but only four exist");
  row("five of a kind with a meld", "5m345p99s67s30m p555m +8s odd",
      "there are 5 copies of 5m, but only four exist");
  row("run over the end", "567m345p99s67s c891m +8s odd", "the tiles of the meld 189m do not match its type");
  row("run of honors", "567m345p99s67s c123z +8s odd", "the tiles of the meld 123z do not match its type");
  row("uneven triplet", "567m345p99s67s p112z +8s odd", "the tiles of the meld 112z do not match its type");
  row("kan of three", "567m345p99s67s d111z +8s odd", "the tiles of the meld 111z do not match its type");
  row("meld from the winner", "567m345p99s67s p111z<1 +8s odd", "the meld 111z must come from another seat");
  row("ron from the winner", "234m567m345p99s67s +8s from=1 odd",
      "a ron needs the discarder's seat, which cannot be the winner's");
  row("negative honba", "234m567m345p99s67s +8s honba=-1 odd", "honba and sticks cannot be negative");
  row("last kan is no kan", "567m345p99s67s p111z +8s lastkan=0 odd", "the last kan is not one of the melds");
  row("riichi with an open hand", "567m345p99s67s p111z +8s riichi odd", "riichi requires a closed hand");
  row("riichi with a closed kan", "567m345p99s67s a1111z +8s riichi", "");
  row("ippatsu without riichi", "234m567m345p99s67s +8s ippatsu odd",
      "double riichi, open riichi and ippatsu require riichi");
  row("haitei by ron", "234m567m345p99s67s +8s haitei odd", "haitei must be a win by tsumo");
  row("houtei by self-draw", "234m567m345p99s67s +8s tsumo houtei odd", "houtei must be a win by ron");
  row("rinshan by ron", "567m345p99s67s a1111z +8s rinshan odd", "rinshan must be a win by tsumo");
  row("rinshan without a kan", "234m567m345p99s67s +8s tsumo rinshan odd", "rinshan requires a kan");
  row("rinshan with ippatsu", "567m345p99s67s a1111z +8s tsumo riichi ippatsu rinshan odd",
      "a kan ends ippatsu, so rinshan and ippatsu cannot both apply");
  row("chankan by self-draw", "234m567m345p99s67s +8s tsumo chankan odd", "chankan must be a win by ron");
  row("chankan on the last tile", "234m567m345p99s67s +8s houtei chankan odd",
      "a kan cannot be declared with the last tile, so chankan and houtei cannot both apply");
  row("tenhou of a non-dealer", "234m567m345p99s67s +8s tsumo tenhou odd",
      "tenhou must be a win by the dealer with the dealt hand");
  row("chiihou of the dealer", "234m567m345p99s67s +8s tsumo chiihou seat=E odd",
      "chiihou must be a win by a non-dealer on their first draw");
  row("renhou after an own call", "567m345p99s67s p555z +8s renhou odd",
      "renhou must be a ron by a non-dealer before their first draw");
  row("open riichi not played", "234m567m345p99s67s +8s open odd",
      "open riichi is not allowed under these rules");
  row("open riichi with an open hand", "567m345p99s67s p111z +8s open odd @open_riichi=true",
      "riichi requires a closed hand");
  row("kita with four players", "234m567m345p99s67s +8s kita=1 odd",
      "North can be set aside only with three players, and only if the rules allow it");
  row("kita not played", "123p456p789s99s67s +8s kita=1 odd @tenhou_3p @nuki=false",
      "North can be set aside only with three players, and only if the rules allow it");
  row("kita", "123p456p789s99s67s +8s kita=4 @tenhou_3p", "");
  row("a fifth North", "123p456p789s4z67s4z +8s kita=3 odd @tenhou_3p",
      "there are 5 copies of 4z, but only four exist");
  row("kita on the first turn", "123p456p789s99s67s +8s tsumo chiihou kita=1 odd @tenhou_3p",
      "setting North aside ends the first go-around, so tenhou and chiihou are not possible");
  row("kita on the first turn where it is no call",
      "123p456p789s99s67s +8s tsumo chiihou kita=1 @tenhou_3p @nuki_breaks_turns=false", "");
  row("rinshan after kita", "123p456p789s99s67s +8s tsumo rinshan kita=1 @tenhou_3p", "");
  row("the middle of the characters with three players", "234m456p789s99s67s +8s odd @tenhou_3p",
      "2m is not used with three players");
  row("a fourth seat with three players", "123p456p789s99s67s +8s seat=N odd @tenhou_3p",
      "with three players, there is no such seat or round wind");
  row("a ron on North set aside", "123p456p789s11z44z +4z kitaron @tenhou_3p", "");
  row("another tile as North set aside", "123p456p789s99s67s +8s kitaron odd @tenhou_3p",
      "a win on a North that was set aside must be a ron, and cannot rob a kan");
  row("wareme not played", "234m567m345p99s67s +8s wareme=1x2 odd",
      "points can be doubled or quadrupled for only one seat, and only with wareme");
  row("wareme three times", "234m567m345p99s67s +8s wareme=1x3 odd @wareme=dai_wareme",
      "points can be doubled or quadrupled for only one seat, and only with wareme");
  row("kanburi by self-draw", "234m567m345p99s67s +8s tsumo afterkan odd",
      "a win on the discard after a kan must be an ordinary ron");
  row("the tile of a riichi that is in force", "234m567m345p99s67s +8s riichitile fromriichi odd",
      "a win on a riichi tile must be an ordinary ron, and the discarder must not be in riichi yet");
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
           QByteArray("a tile is unknown"));
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
