// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fu by parts: which part, how much, by which tiles, and what they add up to.
#include <QTest>

#include "support/testprogram.h"
#include "support/winhands.h"

using namespace janso;

namespace {

struct FuRow {
  const char *name;
  const char *hand;
  int fu;
  const char *parts;
};

// Closed hands are in riichi, so that there is a yaku.
const FuRow kFuRows[] = {
    {"base and menzen ron: pinfu", "234m567m345p99s67s +8s", 30, "base 20, menzen_ron 10"},
    {"pinfu on self-draw has no fu for it", "234m567m345p99s67s +8s tsumo", 20, "base 20, pinfu_tsumo 0"},
    {"pinfu on self-draw switched off", "234m567m345p99s67s +8s tsumo @pinfu_tsumo=false", 30,
     "base 20, tsumo 2"},
    {"open hand without any fu, ron", "567m345p22s67s c234m +8s", 30, "base 20, open_pinfu 10"},
    {"open hand without any fu, ron, by option", "567m345p22s67s c234m +8s @open_pinfu_ron_fu=20", 20,
     "base 20"},
    {"open hand without any fu, self-draw", "567m345p22s67s c234m +8s tsumo", 30, "base 20, tsumo 2"},
    {"open hand without any fu, self-draw that gives none",
     "567m345p22s67s c234m +8s tsumo @open_tsumo_fu=false", 30, "base 20, open_pinfu 10"},
    {"self-draw of a closed hand gives fu where open ones do not",
     "222m567m345p22s67s +8s tsumo @open_tsumo_fu=false", 30, "base 20, anko 4 222m, tsumo 2"},
    {"concealed triplet of an inner tile", "222m567m345p22s67s +8s riichi", 40,
     "base 20, anko 4 222m, menzen_ron 10"},
    {"concealed triplet of an outer tile", "999m567m345p22s67s +8s riichi", 40,
     "base 20, anko 8 999m, menzen_ron 10"},
    {"concealed triplet of honors", "333z567m345p22s67s +8s riichi", 40,
     "base 20, anko 8 333z, menzen_ron 10"},
    {"pon of an inner tile", "567m345p22s67s p222m +8s", 30, "base 20, minko 2 222m"},
    {"pon of an outer tile", "567m345p22s67s p555z +8s", 30, "base 20, minko 4 555z"},
    {"triplet completed by ron counts as open", "22m567m345p88s678s +2m riichi", 40,
     "base 20, minko 2 222m, menzen_ron 10"},
    {"triplet completed by self-draw is concealed", "22m567m345p88s678s +2m tsumo", 30,
     "base 20, anko 4 222m, tsumo 2"},
    {"open kan of an inner tile", "567m345p22s67s d2222m +8s houtei", 30, "base 20, minkan 8 2222m"},
    {"added kan of an outer tile", "567m345p22s67s k9999m +8s houtei", 40, "base 20, minkan 16 9999m"},
    {"closed kan of an inner tile", "567m345p22s67s a2222m +8s riichi", 50,
     "base 20, ankan 16 2222m, menzen_ron 10"},
    {"closed kan of an outer tile", "567m345p22s67s a1111z +8s riichi seat=W round=S", 70,
     "base 20, ankan 32 1111z, menzen_ron 10"},
    {"pair of a dragon", "234m567m345p77z67s +8s riichi", 40, "base 20, dragon_pair 2 77z, menzen_ron 10"},
    {"pair of the own wind", "234m567m345p22z67s +8s riichi", 40,
     "base 20, seat_wind_pair 2 22z, menzen_ron 10"},
    {"pair of the round wind", "234m567m345p11z67s +8s riichi", 40,
     "base 20, round_wind_pair 2 11z, menzen_ron 10"},
    {"pair of a guest wind", "234m567m345p33z67s +8s riichi", 30, "base 20, menzen_ron 10"},
    {"pair of both winds at four", "234m567m345p11z67s +8s riichi seat=E", 40,
     "base 20, double_wind_pair 4 11z, menzen_ron 10"},
    {"pair of both winds at two", "234m567m345p11z67s +8s riichi seat=E @double_wind_pair_fu=2", 40,
     "base 20, double_wind_pair 2 11z, menzen_ron 10"},
    {"closed wait", "234m567m345p99s68s +7s riichi", 40, "base 20, kanchan 2 7s, menzen_ron 10"},
    {"edge wait on three", "234m567m345p99s12s +3s riichi", 40, "base 20, penchan 2 3s, menzen_ron 10"},
    {"edge wait on seven", "234m567m345p99s89s +7s riichi", 40, "base 20, penchan 2 7s, menzen_ron 10"},
    {"one end of an open wait is no edge wait", "234m567m345p99s78s +9s riichi", 30,
     "base 20, menzen_ron 10"},
    {"pair wait", "234m567m345p678s9s +9s riichi", 40, "base 20, tanki 2 9s, menzen_ron 10"},
    {"pair wait on a dragon counts twice", "234m567m345p678s7z +7z tsumo", 30,
     "base 20, dragon_pair 2 77z, tanki 2 7z, tsumo 2"},
    {"wait on two pairs gives nothing itself", "22m567m345p77z678s +2m riichi", 40,
     "base 20, minko 2 222m, dragon_pair 2 77z, menzen_ron 10"},
    {"self-draw on a replacement tile", "567m345p22s67s d2222m +8s tsumo rinshan", 30,
     "base 20, minkan 8 2222m, tsumo 2"},
    {"self-draw on a replacement tile without fu",
     "567m345p22s67s d2222m +8s tsumo rinshan @rinshan_tsumo_fu=false", 30, "base 20, minkan 8 2222m"},
    {"chiitoitsu is not rounded", "1133m2255p4466s7z +7z", 25, "chiitoitsu 25"},
    {"chiitoitsu by self-draw is the same", "1133m2255p4466s7z +7z tsumo", 25, "chiitoitsu 25"},
    {"a triplet shows its red five", "550m567p99s67s p777z +8s", 30, "base 20, minko 4 777z, anko 4 550m"},
    {"a red five elsewhere is not shown with the triplet", "5550m67m99s67s p777z +8s", 30,
     "base 20, minko 4 777z, anko 4 555m"},
    {"a red winning tile is the wait", "234m567m345p99s46s +0s riichi", 40,
     "base 20, kanchan 2 0s, menzen_ron 10"},
    {"largest fu of one han", "11z22z234s a1111m a9999p +2z riichi seat=E", 110,
     "base 20, ankan 32 1111m, ankan 32 9999p, minko 4 222z, double_wind_pair 4 11z, menzen_ron 10"},
    {"largest fu with the pair at two", "11z22z234s a1111m a9999p +2z riichi seat=E @double_wind_pair_fu=2",
     100, "base 20, ankan 32 1111m, ankan 32 9999p, minko 4 222z, double_wind_pair 2 11z, menzen_ron 10"},
    {"of two readings that pay the same the one with more fu", "567m345p88s67s c234m +8s", 30,
     "base 20, tanki 2 8s"},
    {"kokushi has no fu", "119m19p19s123456z +7z", 0, ""},
};

}  // namespace

class TestFu : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void parts_data();
  void parts();
};

void TestFu::parts_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<int>("fu");
  QTest::addColumn<QByteArray>("parts");
  for (const FuRow &row : kFuRows)
    QTest::newRow(row.name) << QByteArray(row.hand) << row.fu << QByteArray(row.parts);
}

void TestFu::parts() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, parts);
  const test::WinCase win = test::winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result);
  QCOMPARE(QByteArray::fromStdString(test::fuText(*outcome.result)), parts);
  QTEST(outcome.result->fu, "fu");
}

JANSO_TEST(TestFu);
#include "tst_fu.moc"
