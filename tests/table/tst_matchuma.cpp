// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Kinds of uma, oka, rounding and shared places at the end of a match; for four and three.
#include <QTest>
#include <algorithm>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "table/matchrules.h"

using namespace janso;
using namespace janso::test;

class TestMatchUma : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void uma_data();
  void uma();
  void umaIsZeroSum();
  void roundedAndShared_data();
  void roundedAndShared();
};

void TestMatchUma::uma_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("placement");
  const auto row = [](const char *name, const RuleSet &rules, const Points &scores, const Points &placement) {
    QTest::newRow(name) << rules << scores << placement;
  };
  const char *const plain = "starting_points=25000 return_points=25000 oka=0 ";
  const auto kind = [plain](const char *more) { return four((QByteArray(plain) + more).constData()); };

  const RuleSet sinking = kind("uma_kind=sinking");
  row("shizumi: one below", sinking, {40000, 25000, 25000, 10000}, {10000, 0, 0, -10000});
  row("shizumi: two below", sinking, {40000, 26000, 24000, 10000}, {20000, 0, -10000, -10000});
  row("shizumi: three below", sinking, {40000, 24000, 20000, 16000}, {30000, -10000, -10000, -10000});
  row("shizumi: all even", sinking, {25000, 25000, 25000, 25000}, {0, 0, 0, 0});
  row("shizumi: another unit", kind("uma_kind=sinking uma_unit=5000"), {40000, 25000, 25000, 10000},
      {5000, 0, 0, -5000});
  const RuleSet bought = four("uma_kind=sinking");
  row("shizumi below the return points: the first has the oka", bought, {29900, 25100, 24000, 21000},
      {50000, -10000, -10000, -10000});

  const RuleSet floating = kind("uma_kind=floating");
  row("uki: one above", floating, {40000, 24000, 20000, 16000}, {30000, -5000, -10000, -15000});
  row("uki: two above", floating, {40000, 26000, 24000, 10000}, {20000, 10000, -10000, -20000});
  row("uki: three above", floating, {33000, 30000, 27000, 10000}, {15000, 10000, 5000, -30000});
  row("uki: exactly the return points is not above", floating, {40000, 25000, 20000, 15000},
      {30000, -5000, -10000, -15000});
  row("uki: nobody above", floating, {25000, 25000, 25000, 25000}, {0, 0, 0, 0});
  row("uki: the first is above by the oka", four("uma_kind=floating"), {29000, 27000, 24000, 20000},
      {50000, -5000, -10000, -15000});

  const RuleSet jpml = with(jpmlA(), "uma_unit=10000");
  row("jpml: one holds 30000", jpml, {60000, 25000, 20000, 15000}, {12000, -1000, -3000, -8000});
  row("jpml: two hold it", jpml, {50000, 30000, 25000, 15000}, {8000, 4000, -4000, -8000});
  row("jpml: three hold it", jpml, {40000, 35000, 31000, 14000}, {8000, 3000, 1000, -12000});
  row("jpml: all hold it", with(jpml, "placing_tie_break=seat_order"), {30000, 30000, 30000, 30000},
      {8000, 4000, -4000, -8000});
  row("jpml: equals share", jpml, {30000, 30000, 30000, 30000}, {0, 0, 0, 0});
  row("jpml: nobody, the sticks are lost", jpml, {29900, 29800, 29700, 29600}, {8000, 4000, -4000, -8000});

  const RuleSet binta = kind("uma_kind=binta uma_unit=1000");
  row("binta: three below the start", binta, {46000, 24000, 20000, 10000}, {6000, 0, -2000, -4000});
  row("binta: two below", binta, {40000, 30000, 20000, 10000}, {5000, 3000, -3000, -5000});
  row("binta: one below", binta, {35000, 30000, 25000, 10000}, {4000, 2000, 0, -6000});
  row("binta: equal scores, the earlier seat is paid", binta, {25000, 25000, 25000, 25000},
      {3000, 1000, -1000, -3000});
  row("binta: equal places pay nothing", with(binta, "placing_tie_break=shared"),
      {25000, 25000, 25000, 25000}, {0, 0, 0, 0});

  row("by place, uneven", kind("uma=25000,0,-10000,-15000"), {40000, 30000, 20000, 10000},
      {25000, 0, -10000, -15000});
  row("by place, with the oka", four(), {40000, 30000, 20000, 10000}, {50000, 10000, -10000, -30000});

  // Three players.
  const char *const plainThree = "starting_points=35000 return_points=35000 oka=0 ";
  const auto kindThree = [plainThree](const char *more) {
    return three((QByteArray(plainThree) + more).constData());
  };
  row("three: by place", three(), {50000, 35000, 20000, 0}, {35000, 0, -20000, 0});
  row("three: shizumi, two below", kindThree("uma_kind=sinking"), {50000, 30000, 25000, 0},
      {20000, -10000, -10000, 0});
  row("three: uki, one above", kindThree("uma_kind=floating"), {50000, 30000, 25000, 0},
      {30000, -10000, -20000, 0});
  row("three: uki, two above", kindThree("uma_kind=floating"), {25000, 42000, 38000, 0},
      {-30000, 20000, 10000, 0});
  row("three: jpml, one", kindThree("uma_kind=floating_jpml"), {50000, 30000, 25000, 0},
      {12000, -4000, -8000, 0});
  row("three: jpml, two", kindThree("uma_kind=floating_jpml"), {42000, 38000, 25000, 0},
      {8000, 4000, -12000, 0});
  row("three: jpml, all", kindThree("uma_kind=floating_jpml"), {35000, 35000, 35000, 0}, {8000, 0, -8000, 0});
  row("three: binta, one below", kindThree("uma_kind=binta uma_unit=1000"), {40000, 38000, 27000, 0},
      {3000, 1000, -4000, 0});
}

void TestMatchUma::uma() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(Points, placement);
  const MatchResult result = finishMatch(rules, scores, 0);
  QCOMPARE(result.placement, placement);
  for (std::size_t seat = 0; seat < rules.players; ++seat)
    QCOMPARE(result.finalPoints[seat], scores[seat] - rules.returnPoints + placement[seat]);
  if (rules.players == 3) {
    QCOMPARE(int(result.place[3]), 0);
    QCOMPARE(result.finalPoints[3], 0);
  }
}

// Any scores, every kind and every other option of the account.
void TestMatchUma::umaIsZeroSum() {
  for (int i = 0; i < 4000; ++i) {
    RuleSet rules = i % 2 == 0 ? four() : three();
    const int players = rules.players;
    rules.umaKind = static_cast<UmaKind>(i / 2 % 5);
    rules.tieBreak = static_cast<TieBreak>(i / 10 % 2);
    rules.finalRounding = static_cast<FinalRounding>(i / 20 % 3);
    rules.returnPoints = rules.startingPoints + i / 60 % 3 * 2500;
    rules.oka = players * (rules.returnPoints - rules.startingPoints);
    Scores scores{};
    std::int32_t left = players * rules.startingPoints;
    for (int seat = 0; seat + 1 < players; ++seat) {
      // A few hundreds apart or far apart, often equal.
      scores[static_cast<std::size_t>(seat)] = rules.startingPoints + (i * 7 + seat * i) % 13 * 1100 - 6600;
      left -= scores[static_cast<std::size_t>(seat)];
    }
    scores[static_cast<std::size_t>(players - 1)] = left;
    const MatchResult result = finishMatch(rules, scores, 0);
    QCOMPARE(sumOf(result.placement), rules.oka);
    QCOMPARE(sumOf(result.finalPoints), 0);
    for (int one = 0; one < players; ++one) {
      for (int other = 0; other < players; ++other) {
        const auto a = static_cast<std::size_t>(one);
        const auto b = static_cast<std::size_t>(other);
        QVERIFY(result.place[a] >= result.place[b] || result.placement[a] >= result.placement[b]);
        QVERIFY(scores[a] <= scores[b] || result.place[a] < result.place[b]);
      }
    }
  }
}

void TestMatchUma::roundedAndShared_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("points");
  QTest::newRow("three: the first takes the balance")
      << three("final_rounding=thousand_4down_5up") << Points{36500, 48400, 20100, 0}
      << Points{-3000, 43000, -40000, 0};
  QTest::newRow("three: exactly 500 goes down")
      << three("final_rounding=thousand_5down_6up") << Points{36500, 48400, 20100, 0}
      << Points{-4000, 44000, -40000, 0};
  QTest::newRow("three: equals share uma and oka")
      << three("placing_tie_break=shared") << Points{40000, 40000, 25000, 0}
      << Points{17500, 17500, -35000, 0};
  QTest::newRow("three: equals by seat")
      << three() << Points{25000, 40000, 40000, 0} << Points{-35000, 35000, 0, 0};
  QTest::newRow("the book's example of rounding")
      << four("uma=10000,5000,-5000,-10000 final_rounding=thousand_5down_6up")
      << Points{40300, 38400, 11600, 9700} << Points{40000, 13000, -23000, -30000};
}

void TestMatchUma::roundedAndShared() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(Points, points);
  QCOMPARE(finishMatch(rules, scores, 0).finalPoints, points);
}

JANSO_TEST(TestMatchUma);
#include "tst_matchuma.moc"
