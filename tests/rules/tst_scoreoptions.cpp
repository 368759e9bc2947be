// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What options make of a win: three players, wareme, no limits, further liability, chips, the marked haku.
#include <QTest>
#include <numeric>

#include "support/testprogram.h"
#include "support/winhands.h"

using namespace janso;

namespace {

struct PayRow {
  const char *name;
  const char *hand;
  const char *value;
  const char *deltas;
  int pao;
};
const PayRow kPays[] = {
    {"three players: non-dealer's self-draw: the absent share is lost",
     "123p456p789s99s67s +8s tsumo riichi @tenhou_3p", "3 han 20 fu", "-1300 2000 -700 0", -1},
    {"three players: thirty fu one han: 500 and 300",
     "123p456p99s68s p555z<0 +7s tsumo @tenhou_3p @kuitan=true", "1 han 30 fu", "-500 800 -300 0", -1},
    {"three players: dealer's self-draw", "123p456p789s99s67s +8s tsumo riichi seat=E @tenhou_3p",
     "3 han 20 fu", "2600 -1300 -1300 0", -1},
    {"three players: absent share split: a mangan",
     "123p456p789p99p67s +8s tsumo riichi dora=8p @tenhou_3p @tsumo_loss=false", "baiman 8 han 20 fu",
     "-10000 16000 -6000 0", -1},
    {"three players: absent share split: thirty fu one han",
     "123p456p99s68s p555z<0 +7s tsumo @tenhou_3p @tsumo_loss=false", "1 han 30 fu", "-600 1000 -400 0", -1},
    {"three players: absent share split: dealer's thirty fu two han",
     "123p456p789s99s67s +8s riichi tsumo seat=E @tenhou_3p @tsumo_loss=false @pinfu_tsumo=false",
     "2 han 30 fu", "3000 -1500 -1500 0", -1},
    {"three players: two counters on ron", "123p456p789s99s67s +8s riichi honba=2 sticks=1 @tenhou_3p",
     "2 han 30 fu", "0 3400 -2400 0", -1},
    {"three players: two counters on self-draw",
     "123p456p789s99s67s +8s tsumo riichi honba=2 sticks=1 @tenhou_3p", "3 han 20 fu", "-1500 3400 -900 0",
     -1},
    {"three players: a yakuman by self-draw", "19m19p19s1234567z +1z tsumo @tenhou_3p", "1 yakuman",
     "-16000 24000 -8000 0", -1},
    {"three players: liability on self-draw is what the others would pay",
     "123p9m p555z<2 p666z<0 p777z<2 +9m tsumo @tenhou_3p", "1 yakuman", "0 24000 -24000 0", 2},
    {"three players: liability on ron is half each", "123p9m p555z<2 p666z<0 p777z<2 +9m from=0 @tenhou_3p",
     "1 yakuman", "-16000 32000 -16000 0", 2},
    {"wareme: the winner's seat on ron", "234m567m345p99s67s +8s riichi wareme=1x2 @wareme=wareme",
     "2 han 30 fu", "0 4000 0 -4000", -1},
    {"wareme: a dealer's mangan is 24000",
     "234m567m345p99s67s +8s riichi dora=8s1m seat=E wareme=0x2 @wareme=wareme", "mangan 5 han 30 fu",
     "24000 0 0 -24000", -1},
    {"wareme: the discarder's seat", "234m567m345p99s67s +8s riichi wareme=3x2 @wareme=wareme", "2 han 30 fu",
     "0 4000 0 -4000", -1},
    {"wareme: another seat changes nothing on ron", "234m567m345p99s67s +8s riichi wareme=2x2 @wareme=wareme",
     "2 han 30 fu", "0 2000 0 -2000", -1},
    {"wareme: one of the payers of a self-draw",
     "234m567m345p99s67s +8s tsumo riichi wareme=2x2 @wareme=wareme", "3 han 20 fu", "-1300 3400 -1400 -700",
     -1},
    {"wareme: the winner of a self-draw", "234m567m345p99s67s +8s tsumo riichi wareme=1x2 @wareme=wareme",
     "3 han 20 fu", "-2600 5400 -1400 -1400", -1},
    {"wareme: four times", "234m567m345p99s67s +8s riichi wareme=3x4 @wareme=dai_wareme", "2 han 30 fu",
     "0 8000 0 -8000", -1},
    {"wareme: neither counters nor sticks are doubled",
     "234m567m345p99s67s +8s riichi honba=2 sticks=2 wareme=1x2 @wareme=wareme", "2 han 30 fu",
     "0 6600 0 -4600", -1},
    {"wareme: the liable seat", "123m9m p555z<2 p666z<0 p777z<0 +9m from=2 wareme=0x2 @wareme=wareme",
     "1 yakuman", "-32000 48000 -16000 0", 0},
    {"aotenjou: five han are no mangan", "234m567m345p99s67s +8s riichi dora=8s @aotenjou=true",
     "4 han 30 fu", "0 7700 0 -7700", -1},
    {"aotenjou: a yakuman counts thirteen, with the yaku and dora beside it",
     "555666777z123m9s +9s dora=8s @aotenjou=true", "1 yakuman, 19 han 60 fu", "0 40000000 0 -40000000", -1},
    {"aotenjou: what a yakuman holds in itself counts once", "111m333p555s77s99m +7s tsumo @aotenjou=true",
     "1 yakuman, 14 han 50 fu", "-6553600 13107200 -3276800 -3276800", -1},
    {"aotenjou: kokushi has the fu of its win", "119m19p19s123456z +7z @aotenjou=true",
     "1 yakuman, 13 han 30 fu", "0 3932200 0 -3932200", -1},
    {"aotenjou: points end before they leave their range",
     "1122334455667z +7z seat=E riichi dora=1z2z3z4z @aotenjou=true wareme=0x4 @wareme=dai_wareme "
     "@dai_chisei=true",
     "2 yakuman, 35 han 25 fu", "240000000 0 0 -240000000", -1},
    {"aotenjou: a yaku that is worth a mangan",
     "1s c234m c567p p999m c456s +1s @kinkei_dokuritsu=true @aotenjou=true", "mangan 5 han 0 fu",
     "0 8000 0 -8000", -1},
    {"pao: shousuushii: feeder of the third set", "789m4z p111z<0 p222z<2 p333z<3 +4z tsumo @reach_bvs",
     "1 yakuman", "0 32000 0 -32000", 3},
    {"pao: shousuushii: half of a ron", "789m4z p111z<0 p222z<3 p333z<2 +4z from=0 @reach_bvs", "1 yakuman",
     "-16000 32000 -16000 0", 2},
    {"pao: shousuushii: not by default", "789m4z p111z<0 p222z<2 p333z<3 +4z tsumo", "1 yakuman",
     "-16000 32000 -8000 -8000", -1},
    {"pao: daisuushii: the later of two feeders", "9m p111z<0 p222z<2 p333z<3 p444z<2 +9m tsumo @reach_bvs",
     "1 yakuman", "0 32000 -32000 0", 2},
    {"pao: suu renkou: feeder of the fourth open set",
     "2s p333p<0 p444p<2 p555p<3 p666p<0 +2s tsumo @suu_renkou=true @pao_optional_yakuman=true", "1 yakuman",
     "-32000 32000 0 0", 0},
    {"pao: isshoku suujun: feeder of the fourth open set",
     "5p c234m<0 c234m<0 c234m<0 c234m<0 +5p from=3 @isshoku_suujun=true @pao_optional_yakuman=true",
     "1 yakuman", "-16000 32000 0 -16000", 0},
    {"pao: an optional yakuman makes nobody liable by default",
     "2s p333p<0 p444p<2 p555p<3 p666p<0 +2s tsumo @suu_renkou=true", "1 yakuman", "-16000 32000 -8000 -8000",
     -1},
    {"pao: a closed fourth set makes nobody liable",
     "2s p333p<0 p444p<2 p555p<3 a6666p +2s tsumo @suu_renkou=true @pao_optional_yakuman=true", "1 yakuman",
     "-16000 32000 -8000 -8000", -1},
    {"pao: rinshan after an open kan",
     "567m345p9s c234m d1111s<2 +9s tsumo rinshan @daiminkan_rinshan_pao=true", "1 han 40 fu",
     "0 1500 -1500 0", 2},
    {"pao: rinshan after an open kan, three players",
     "345p9s p444s<2 p555s<0 d1111s<2 +9s tsumo rinshan @tenhou_3p @daiminkan_rinshan_pao=true",
     "1 han 50 fu", "0 1200 -1200 0", 2},
    {"pao: daisuushii from the third set where shousuushii has it",
     "444z9m p111z<0 p222z<2 p333z<3 +9m tsumo @reach_bvs", "1 yakuman", "0 32000 0 -32000", 3},
};

struct ChipRow {
  const char *name;
  const char *hand;
  const char *chips;  // change of each seat
};
const ChipRow kChips[] = {
    {"ippatsu, ura and red fives on ron",
     "234m067m345p99s67s +8s riichi ippatsu ura=8s @chip_ippatsu=2 @chip_ura=1 @chip_red=1", "0 5 0 -5"},
    {"ippatsu, ura and red fives on self-draw",
     "234m067m345p99s67s +8s riichi ippatsu tsumo ura=8s @chip_ippatsu=2 @chip_ura=1 @chip_red=1",
     "-5 15 -5 -5"},
    {"no ippatsu where it is not played",
     "234m567m345p99s67s +8s riichi ippatsu @chip_ippatsu=2 @ippatsu=false", "0 0 0 0"},
    {"a yakuman on ron", "119m19p19s123456z +7z @chip_yakuman_ron=15 @chip_yakuman_tsumo=5", "0 15 0 -15"},
    {"a yakuman on self-draw", "119m19p19s123456z +7z tsumo @chip_yakuman_ron=15 @chip_yakuman_tsumo=5",
     "-5 15 -5 -5"},
    {"a double yakuman counts once", "19m19p19s1234567z +7z tsumo @chip_yakuman_ron=15 @chip_yakuman_tsumo=5",
     "-5 15 -5 -5"},
    {"a kazoe yakuman is none", "2233445566778m +8m riichi tsumo ippatsu @chip_yakuman_tsumo=5", "0 0 0 0"},
    {"three players", "123p067p789s99s67s +8s tsumo @tenhou_3p @chip_red=3", "-3 6 -3 0"},
    {"arisu chips", "234m567m345p99s67s +8s riichi arisu=9s5p1z @arisu=riichi @arisu_reward=chip",
     "0 3 0 -3"},
    {"toriuchi", "123s567m345p11s67s +8s @toriuchi=true", "0 3 0 -3"},
    {"toriuchi: a 7p of the discarder shoots the birds", "123s567m345p11s67s +5s shotbird @toriuchi=true",
     "0 0 0 0"},
    {"toriuchi: an 8s of the winner protects them", "123s567m345p11s67s +8s shotbird @toriuchi=true",
     "0 3 0 -3"},
    {"toriuchi not by self-draw", "123s567m345p11s67s +8s tsumo @toriuchi=true", "0 0 0 0"},
};

struct PocchiRow {
  const char *name;
  const char *hand;
  const char *yaku;
  const char *as;  // "" when it stands for nothing else
};
const PocchiRow kPocchi[] = {
    {"drawn as ippatsu it stands for the best tile",
     "234m567m345p99s67s +0z tsumo riichi ippatsu @haku_pocchi=1",
     "riichi 1, ippatsu 1, menzen_tsumo 1, pinfu 1", "5s"},
    {"the ura decide what is best", "234m567m345p99s67s +0z tsumo riichi ippatsu ura=7s @haku_pocchi=1",
     "riichi 1, ippatsu 1, menzen_tsumo 1, pinfu 1, uradora 1", "8s"},
    {"later it is a haku", "234m567m345p99s67s +0z tsumo riichi @haku_pocchi=1", "not complete", ""},
    {"later by option", "234m567m345p99s67s +0z tsumo riichi @haku_pocchi=1 @haku_pocchi_any_riichi=true",
     "riichi 1, menzen_tsumo 1, pinfu 1", "5s"},
    {"without riichi it is a haku", "234m567m345p99s55z +0z tsumo @haku_pocchi=1", "menzen_tsumo 1, haku 1",
     ""},
    {"by ron it is a haku", "234m567m345p99s55z +0z riichi ippatsu @haku_pocchi=1",
     "riichi 1, ippatsu 1, haku 1", ""},
    {"it wins whatever the hand waits for", "19m19p19s1234567z +0z tsumo riichi ippatsu @haku_pocchi=1",
     "kokushi_13 x2", "1m"},
    {"it does not mend a hand that is not ready", "1479m1479p1479s1z +0z tsumo riichi ippatsu @haku_pocchi=1",
     "not complete", ""},
    {"it is no fifth tile", "567m345s99s23p a1111p +0z tsumo riichi ippatsu @haku_pocchi=1",
     "riichi 1, ippatsu 1, menzen_tsumo 1", "4p"},
    {"chips from each",
     "234m567m345p99s67s +0z tsumo riichi ippatsu @haku_pocchi=1 @chip_haku_pocchi=2 @chip_ippatsu=1",
     "riichi 1, ippatsu 1, menzen_tsumo 1, pinfu 1", "5s"},
};

}  // namespace

class TestScoreOptions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void payments_data();
  void payments();
  void chips_data();
  void chips();
  void chipParts();
  void pocchi_data();
  void pocchi();
  void everyPocchiKindIsTried();
};

void TestScoreOptions::payments_data() {
  QTest::addColumn<int>("row");
  int row = 0;
  for (const PayRow &pay : kPays)
    QTest::newRow(pay.name) << row++;
}

void TestScoreOptions::payments() {
  QFETCH(int, row);
  const PayRow &wanted = kPays[row];
  const test::WinCase win = test::winCase(wanted.hand);
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result);
  const WinResult &result = *outcome.result;
  QCOMPARE(QByteArray::fromStdString(test::valueText(result)), QByteArray(wanted.value));
  QCOMPARE(QByteArray::fromStdString(test::deltaText(result.deltas)), QByteArray(wanted.deltas));
  QCOMPARE(int(result.pao), wanted.pao);
  QCOMPARE(std::accumulate(result.payments.begin(), result.payments.end(), 0),
           result.handPoints + result.honbaPoints);
  QCOMPARE(std::accumulate(result.deltas.begin(), result.deltas.end(), 0), result.stickPoints);
  QVERIFY(!whyNoWin(win.input, win.rules));
}

void TestScoreOptions::chips_data() {
  QTest::addColumn<int>("row");
  int row = 0;
  for (const ChipRow &chip : kChips)
    QTest::newRow(chip.name) << row++;
}

void TestScoreOptions::chips() {
  QFETCH(int, row);
  const test::WinCase win = test::winCase(kChips[row].hand);
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result);
  std::array<std::int32_t, 4> chips{};
  std::copy(outcome.result->chips.begin(), outcome.result->chips.end(), chips.begin());
  QCOMPARE(QByteArray::fromStdString(test::deltaText(chips)), QByteArray(kChips[row].chips));
  QCOMPARE(std::accumulate(chips.begin(), chips.end(), 0), 0);
  int each = 0;
  for (const ChipPart &part : outcome.result->chipParts)
    each += part.chips;
  const int payers = win.input.tsumo ? win.rules.players - 1 : 1;
  QCOMPARE(each * payers, chips[static_cast<std::size_t>(win.input.winner)]);
}

void TestScoreOptions::chipParts() {
  const test::WinCase win =
      test::winCase("234m067m345p99s67s +8s riichi ippatsu ura=8s @chip_ippatsu=2 @chip_ura=1 @chip_red=1");
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result);
  QVERIFY((outcome.result->chipParts ==
           InlineVec<ChipPart, 8>{{ChipReason::Ippatsu, 2}, {ChipReason::Ura, 2}, {ChipReason::Red, 1}}));
}

void TestScoreOptions::pocchi_data() {
  QTest::addColumn<int>("row");
  int row = 0;
  for (const PocchiRow &each : kPocchi)
    QTest::newRow(each.name) << row++;
}

void TestScoreOptions::pocchi() {
  QFETCH(int, row);
  const PocchiRow &wanted = kPocchi[row];
  const test::WinCase win = test::winCase(wanted.hand);
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  const std::string said = outcome.result ? test::yakuText(*outcome.result) : test::refusalText(outcome.why);
  QCOMPARE(QByteArray::fromStdString(said), QByteArray(wanted.yaku));
  const Tile as = outcome.result ? outcome.result->pocchiAs : Tile();
  QCOMPARE(QByteArray::fromStdString(as.isKnown() ? toMpsz(as) : std::string()), QByteArray(wanted.as));
  const std::optional<NoWin> why = whyNoWin(win.input, win.rules);
  QCOMPARE(why.has_value(), !outcome.result.has_value());
  QVERIFY(!why || *why == outcome.why);
}

// No kind that is left pays more than the one that was chosen.
void TestScoreOptions::everyPocchiKindIsTried() {
  const test::WinCase win =
      test::winCase("223344m567p5567s +0z tsumo riichi ippatsu dora=4s ura=6s @haku_pocchi=1");
  const ScoreOutcome best = scoreHand(win.input, win.rules);
  QVERIFY(best.result);
  int wins = 0;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    WinInput as = win.input;
    as.winTile = Tile(kind);
    const ScoreOutcome outcome = scoreHand(as, win.rules);
    wins += outcome.result ? 1 : 0;
    QVERIFY(!outcome.result || outcome.result->handPoints <= best.result->handPoints);
  }
  QVERIFY(wins >= 2);
}

JANSO_TEST(TestScoreOptions);
#include "tst_scoreoptions.moc"
