// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Points: the tables of fu and han, limits, honba and sticks, liability.
#include <QFile>
#include <QTest>
#include <numeric>

#include "rules/payment.h"
#include "support/conformance.h"
#include "support/testprogram.h"
#include "support/winhands.h"

using namespace janso;

namespace {

// The payments of a win worth `han` and `fu`, by absolute seat; the winner is seat 1, the dealer 0 or 1.
WinResult paid(int han, int fu, bool dealerWins, bool tsumo, const RuleSet &rules) {
  WinInput input;
  input.winner = 1;
  input.dealer = dealerWins ? 1 : 0;
  input.tsumo = tsumo;
  input.from = tsumo ? -1 : 2;
  WinResult result;
  result.han = han;
  result.fu = fu;
  result.basePoints = basePoints(han, fu, 0, rules, result.limit);
  pay(input, rules, result);
  return result;
}

struct TableRow {
  int fu;
  int han;
  std::int32_t ron;  // from the discarder; 0 = this cannot be a ron
  std::int32_t dealerRon;
  std::int32_t tsumo;            // from each but the dealer; 0 = this cannot be a self-draw
  std::int32_t tsumoFromDealer;  // also what a dealer gets from each
};

// The payment table as players learn it by heart.
constexpr TableRow kTable[] = {
    {30, 1, 1000, 1500, 300, 500},    {40, 1, 1300, 2000, 400, 700},     {50, 1, 1600, 2400, 400, 800},
    {60, 1, 2000, 2900, 500, 1000},   {70, 1, 2300, 3400, 600, 1200},    {80, 1, 2600, 3900, 700, 1300},
    {90, 1, 2900, 4400, 800, 1500},   {100, 1, 3200, 4800, 800, 1600},   {110, 1, 3600, 5300, 900, 1800},
    {20, 2, 0, 0, 400, 700},          {25, 2, 1600, 2400, 0, 0},         {30, 2, 2000, 2900, 500, 1000},
    {40, 2, 2600, 3900, 700, 1300},   {50, 2, 3200, 4800, 800, 1600},    {60, 2, 3900, 5800, 1000, 2000},
    {70, 2, 4500, 6800, 1200, 2300},  {80, 2, 5200, 7700, 1300, 2600},   {90, 2, 5800, 8700, 1500, 2900},
    {100, 2, 6400, 9600, 1600, 3200}, {110, 2, 7100, 10600, 1800, 3600}, {20, 3, 0, 0, 700, 1300},
    {25, 3, 3200, 4800, 800, 1600},   {30, 3, 3900, 5800, 1000, 2000},   {40, 3, 5200, 7700, 1300, 2600},
    {50, 3, 6400, 9600, 1600, 3200},  {60, 3, 7700, 11600, 2000, 3900},  {70, 3, 8000, 12000, 2000, 4000},
    {20, 4, 0, 0, 1300, 2600},        {25, 4, 6400, 9600, 1600, 3200},   {30, 4, 7700, 11600, 2000, 3900},
    {40, 4, 8000, 12000, 2000, 4000},
};

struct LimitCase {
  const char *name;
  int han;
  int fu;
  int yakuman;
  const char *rules;  // key=value, or nothing
  Limit limit;
  std::int32_t base;
};

const LimitCase kLimitCases[] = {
    {"four han thirty fu stays below mangan", 4, 30, 0, "", Limit::None, 1920},
    {"four han thirty fu rounded up", 4, 30, 0, "kiriage=true", Limit::Mangan, 2000},
    {"three han sixty fu stays below mangan", 3, 60, 0, "", Limit::None, 1920},
    {"three han sixty fu rounded up", 3, 60, 0, "kiriage=true", Limit::Mangan, 2000},
    {"four han twenty-five fu is not rounded up", 4, 25, 0, "kiriage=true", Limit::None, 1600},
    {"four han forty fu is mangan", 4, 40, 0, "", Limit::Mangan, 2000},
    {"three han seventy fu is mangan", 3, 70, 0, "", Limit::Mangan, 2000},
    {"five han is mangan at any fu", 5, 20, 0, "", Limit::Mangan, 2000},
    {"six han is haneman", 6, 30, 0, "", Limit::Haneman, 3000},
    {"seven han is haneman", 7, 30, 0, "", Limit::Haneman, 3000},
    {"eight han is baiman", 8, 30, 0, "", Limit::Baiman, 4000},
    {"ten han is baiman", 10, 30, 0, "", Limit::Baiman, 4000},
    {"eleven han is sanbaiman", 11, 30, 0, "", Limit::Sanbaiman, 6000},
    {"twelve han is sanbaiman", 12, 30, 0, "", Limit::Sanbaiman, 6000},
    {"thirteen han is a counted yakuman", 13, 30, 0, "", Limit::KazoeYakuman, 8000},
    {"twenty-six han is one counted yakuman", 26, 30, 0, "", Limit::KazoeYakuman, 8000},
    {"thirteen han stays sanbaiman", 13, 30, 0, "kazoe=sanbaiman", Limit::Sanbaiman, 6000},
    {"twenty-six han without a limit", 26, 30, 0, "kazoe=no_limit", Limit::KazoeYakuman, 16000},
    {"one yakuman", 0, 0, 1, "", Limit::Yakuman, 8000},
    {"three yakuman", 0, 0, 3, "", Limit::Yakuman, 24000},
};

struct HandCase {
  const char *name;
  const char *hand;
  const char *value;
  const char *deltas;
  int pao;
};

const char *const kDaisangen = "11m45p p555z<0 p666z<2 p777z<3 ";

const HandCase kHands[] = {
    {"honba on ron comes from the discarder", "234m567m345p99s67s +8s honba=2", "1 han 30 fu",
     "0 1600 0 -1600", -1},
    {"honba on self-draw comes from each", "234m567m345p99s67s +8s tsumo honba=2", "2 han 20 fu",
     "-900 2100 -600 -600", -1},
    {"honba of another size", "234m567m345p99s67s +8s honba=2 @honba_ron=1500", "1 han 30 fu",
     "0 4000 0 -4000", -1},
    {"sticks go to the winner", "234m567m345p99s67s +8s riichi sticks=3", "2 han 30 fu", "0 5000 0 -2000",
     -1},
    {"dealer by ron", "234m567m345p99s67s +8s seat=E", "1 han 30 fu", "1500 0 0 -1500", -1},
    {"dealer by self-draw", "234m567m345p99s67s +8s tsumo seat=E honba=1", "2 han 20 fu",
     "2400 -800 -800 -800", -1},
    {"rounding up happens for each payment", "222m567m345p99s67s +8s tsumo", "1 han 30 fu",
     "-500 1100 -300 -300", -1},

    {"double yakuman", "19m19p19s1234567z +7z", "2 yakuman", "0 64000 0 -64000", -1},
    {"yakuman add up", "1z p555z<0 p666z<2 p777z<3 p222z<0 +1z from=3", "2 yakuman", "0 64000 0 -64000", -1},
    {"without stacking one yakuman is paid", "1122334455667z +7z tsumo chiihou @ema_2016", "1 yakuman",
     "-16000 32000 -8000 -8000", -1},
    {"without stacking a double one is paid in full",
     "19m19p19s1234567z +7z tsumo chiihou @yakuman_stacking=none", "2 yakuman", "-32000 64000 -16000 -16000",
     -1},
    {"cap on yakuman", "19m19p19s1234567z +7z tsumo chiihou @yakuman_cap=2", "2 yakuman",
     "-32000 64000 -16000 -16000", -1},

    {"liability: self-draw is paid alone, with honba", "daisangen +6p tsumo honba=1", "1 yakuman",
     "0 32300 0 -32300", 3},
    {"liability: ron from a third player is halved, honba by the discarder", "daisangen +6p from=2 honba=1",
     "1 yakuman", "0 32300 -16300 -16000", 3},
    {"liability: honba by the liable seat", "daisangen +6p from=2 honba=1 @pao_honba=liable", "1 yakuman",
     "0 32300 -16000 -16300", 3},
    {"liability: the liable seat discards itself", "daisangen +6p from=3 honba=1", "1 yakuman",
     "0 32300 0 -32300", -1},
    {"liability: dealer", "11m45p p555z<1 p666z<2 p777z<3 +6p from=2 seat=E", "1 yakuman",
     "48000 0 -24000 -24000", 3},
    {"liability switched off", "daisangen +6p from=2 @pao_daisangen=false", "1 yakuman", "0 32000 -32000 0",
     -1},
    {"liability: the seat that fed the last set", "11m45p p777z<3 p555z<0 p666z<2 +6p tsumo", "1 yakuman",
     "0 32000 -32000 0", 2},
    {"liability by an open kan", "11m45p p555z<0 p666z<2 d7777z<3 +6p tsumo", "1 yakuman", "0 32000 0 -32000",
     3},
    {"liability after closed kans", "11m45p a5555z a6666z p777z<3 +6p tsumo", "1 yakuman", "0 32000 0 -32000",
     3},
    {"liability of a pon that became a kan", "11m45p p555z<0 p666z<2 k7777z<3 +6p tsumo", "1 yakuman",
     "0 32000 0 -32000", 3},
    {"no liability when the last set is a closed kan", "11m45p p555z<0 p666z<2 a7777z +6p tsumo", "1 yakuman",
     "-16000 32000 -8000 -8000", -1},
    {"no liability when the last set is concealed", "11m77z123p p555z<0 p666z<2 +7z from=3", "1 yakuman",
     "0 32000 0 -32000", -1},
    {"liability for four winds, double yakuman", "9m p111z<0 p222z<0 p333z<2 p444z<3 +9m from=2", "2 yakuman",
     "0 64000 -32000 -32000", 3},
    {"no liability for three winds and a pair", "99m44z p111z<0 p222z<0 p333z<2 +4z from=2", "2 yakuman",
     "0 64000 -64000 0", -1},
    {"further yakuman are paid as usual: ron", "7z p111z<0 p222z<0 p333z<2 p444z<3 +7z from=2 honba=1",
     "3 yakuman", "0 96300 -64300 -32000", 3},
    {"further yakuman are paid as usual: self-draw", "7z p111z<0 p222z<0 p333z<2 p444z<3 +7z tsumo honba=1",
     "3 yakuman", "-16100 96300 -8100 -72100", 3},
    {"further yakuman, honba by the liable seat",
     "7z p111z<0 p222z<0 p333z<2 p444z<3 +7z tsumo honba=1 @pao_honba=liable", "3 yakuman",
     "-16000 96300 -8000 -72300", 3},
    {"liability for the whole hand: self-draw",
     "7z p111z<0 p222z<0 p333z<2 p444z<3 +7z tsumo honba=1 @pao_scope=whole_hand", "3 yakuman",
     "0 96300 0 -96300", 3},
    {"liability for the whole hand: ron",
     "7z p111z<0 p222z<0 p333z<2 p444z<3 +7z from=2 @pao_scope=whole_hand", "3 yakuman",
     "0 96000 -48000 -48000", 3},
    {"liability without stacking covers the one that is paid",
     "7z p111z<0 p222z<0 p333z<2 p444z<3 +7z tsumo @ema_2016", "1 yakuman", "0 32000 0 -32000", 3},

    {"four kans make nobody liable by default", "9s d1111m<0 a3333p k5555s<2 d7777p<3 +9s tsumo", "1 yakuman",
     "-16000 32000 -8000 -8000", -1},
    {"four kans with liability", "9s d1111m<0 a3333p k5555s<2 d7777p<3 +9s tsumo @pao_suukantsu=true",
     "1 yakuman", "0 32000 0 -32000", 3},
    {"four kans, the added one came last",
     "9s d1111m<0 a3333p k5555s<2 d7777p<3 +9s tsumo lastkan=2 @pao_suukantsu=true", "1 yakuman",
     "-16000 32000 -8000 -8000", -1},
    {"four kans, the last one closed", "9s d1111m<0 d7777p<3 k5555s<2 a3333p +9s tsumo @pao_suukantsu=true",
     "1 yakuman", "-16000 32000 -8000 -8000", -1},

    {"replacement win after an open kan is paid by all", "567m345p88s67s d2222m<3 +8s tsumo rinshan",
     "2 han 40 fu", "-1300 2700 -700 -700", -1},
    {"replacement win after an open kan is paid by its feeder",
     "567m345p88s67s d2222m<3 +8s tsumo rinshan honba=1 @daiminkan_rinshan_pao=true", "2 han 40 fu",
     "0 3000 0 -3000", 3},
    {"replacement win after an open and a closed kan is paid by all",
     "345p88s67s d2222m<3 a5555m +8s tsumo rinshan @daiminkan_rinshan_pao=true", "2 han 50 fu",
     "-1600 3200 -800 -800", -1},
    {"replacement win after an added kan that stands before the open one",
     "345p88s67s k5555m<0 d2222m<3 +8s tsumo rinshan lastkan=0 @daiminkan_rinshan_pao=true", "2 han 40 fu",
     "-1300 2700 -700 -700", -1},
    {"a later self-draw after an open kan is paid by all",
     "567m345p88s67s d2222m<3 +8s tsumo @daiminkan_rinshan_pao=true", "1 han 40 fu", "-700 1500 -400 -400",
     -1},

    {"renhou as a mangan", "234m567m345p678s9s +9s renhou honba=1 @ema_2016", "mangan 5 han 0 fu",
     "0 8300 0 -8300", -1},
};

}  // namespace

class TestPayments : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void table();
  void pointsFile();
  void limits_data();
  void limits();
  void hands_data();
  void hands();
  void liableSeats();
};

void TestPayments::table() {
  const RuleSet rules;
  for (const TableRow &row : kTable) {
    const QByteArray name = QByteArray::number(row.fu) + " fu " + QByteArray::number(row.han) + " han";
    if (row.ron > 0) {
      QVERIFY2(paid(row.han, row.fu, false, false, rules).payments[2] == row.ron, name);
      QVERIFY2(paid(row.han, row.fu, true, false, rules).payments[2] == row.dealerRon, name);
    }
    if (row.tsumo > 0) {
      const WinResult child = paid(row.han, row.fu, false, true, rules);
      QVERIFY2(child.payments[0] == row.tsumoFromDealer && child.payments[2] == row.tsumo, name);
      QCOMPARE(child.handPoints, row.tsumoFromDealer + 2 * row.tsumo);
      const WinResult dealer = paid(row.han, row.fu, true, true, rules);
      QVERIFY2(dealer.payments[0] == row.tsumoFromDealer, name);
      QCOMPARE(dealer.handPoints, 3 * row.tsumoFromDealer);
    }
  }
}

// han, fu, limit, winner, win, base, ron, each non-dealer, dealer, tsumo total, ...: every combination.
void TestPayments::pointsFile() {
  JANSO_NEED_CONFORMANCE("../rules/points.csv");
  QFile file(test::conformancePath(QStringLiteral("../rules/points.csv")));
  QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
  file.readLine();
  const RuleSet rules;
  int checked = 0;
  while (!file.atEnd()) {
    const QStringList cells = QString::fromLatin1(file.readLine()).trimmed().split(QLatin1Char(','));
    bool hasFu = false;
    bool hasHan = false;
    const int fu = cells.value(1).toInt(&hasFu);
    const int han = cells.value(0).toInt(&hasHan);
    if (!hasFu || !hasHan || cells.size() < 10)
      continue;
    const bool tsumo = cells[4] == QLatin1String("tsumo");
    const WinResult result = paid(han, fu, cells[3] == QLatin1String("dealer"), tsumo, rules);
    const QByteArray name = cells.join(QLatin1Char(',')).toLatin1();
    QVERIFY2(result.handPoints == cells[tsumo ? 9 : 6].toInt(), name);
    if (tsumo && !cells[8].isEmpty())
      QVERIFY2(result.payments[0] == cells[8].toInt() && result.payments[3] == cells[7].toInt(), name);
    ++checked;
  }
  qInfo("%d rows checked", checked);
  QVERIFY(checked >= 100);
}

void TestPayments::limits_data() {
  QTest::addColumn<int>("row");
  int row = 0;
  for (const LimitCase &limit : kLimitCases)
    QTest::newRow(limit.name) << row++;
}

void TestPayments::limits() {
  QFETCH(int, row);
  const LimitCase &wanted = kLimitCases[row];
  RuleSet rules;
  if (*wanted.rules != '\0')
    test::setRule(rules, wanted.rules);
  Limit limit = Limit::None;
  QCOMPARE(basePoints(wanted.han, wanted.fu, wanted.yakuman, rules, limit), wanted.base);
  QVERIFY(limit == wanted.limit);
}

void TestPayments::hands_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("value");
  QTest::addColumn<QByteArray>("deltas");
  QTest::addColumn<int>("pao");
  for (const HandCase &row : kHands) {
    QByteArray hand(row.hand);
    hand.replace("daisangen ", kDaisangen);
    QTest::newRow(row.name) << hand << QByteArray(row.value) << QByteArray(row.deltas) << row.pao;
  }
}

void TestPayments::hands() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, value);
  QFETCH(QByteArray, deltas);
  QFETCH(int, pao);
  const test::WinCase win = test::winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result);
  const WinResult &result = *outcome.result;
  QCOMPARE(QByteArray::fromStdString(test::valueText(result)), value);
  QCOMPARE(QByteArray::fromStdString(test::deltaText(result.deltas)), deltas);
  QCOMPARE(int(result.pao), pao);
  QCOMPARE(std::accumulate(result.payments.begin(), result.payments.end(), 0),
           result.handPoints + result.honbaPoints);
  QCOMPARE(result.payments[static_cast<std::size_t>(win.input.winner)], 0);
  QCOMPARE(result.stickPoints, 1000 * win.input.kyotaku);
}

void TestPayments::liableSeats() {
  const auto liable = [](const char *hand) {
    const test::WinCase win = test::winCase(hand);
    return paoOf(win.input.melds, win.rules, win.input.lastKan);
  };
  QVERIFY(liable("11m45p789s p555z<0 p666z<2 +6p").empty());
  QVERIFY((liable("11m45p p555z<0 p666z<2 p777z<3 +6p") ==
           InlineVec<Pao, 4>{{std::int8_t{3}, YakuId::Daisangen}}));
  QVERIFY((liable("9m p111z<3 a2222z p333z<2 p444z<0 +9m") ==
           InlineVec<Pao, 4>{{std::int8_t{0}, YakuId::Daisuushii}}));
  QVERIFY((liable("9m d5555z<3 a6666z k7777z<2 d1111p<0 +9m @pao_suukantsu=true") ==
           InlineVec<Pao, 4>{{std::int8_t{2}, YakuId::Daisangen}, {std::int8_t{0}, YakuId::Suukantsu}}));
}

JANSO_TEST(TestPayments);
#include "tst_payments.moc"
