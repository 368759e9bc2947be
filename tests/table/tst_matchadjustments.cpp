// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is settled beside the places: bankruptcy bonus, yakitori, chips and side bets; for four and three.
#include <QTest>
#include <algorithm>
#include <optional>
#include <vector>

#include "support/testprogram.h"
#include "table/match.h"
#include "table/matchrules.h"
#include "table/tally.h"

using namespace janso;
using namespace janso::test;

namespace {

std::optional<Points> adjustmentOf(const MatchResult &result, AdjustmentKind kind) {
  for (const Adjustment &adjustment : result.adjustments) {
    if (adjustment.kind == kind)
      return adjustment.points;
  }
  return std::nullopt;
}

LastHand lastHand(const Points &scores, const std::vector<int> &winners, int from) {
  LastHand last;
  last.outcome.scores = scores;
  for (int winner : winners)
    last.outcome.winners.push_back(static_cast<std::int8_t>(winner));
  last.outcome.from = static_cast<std::int8_t>(from);
  return last;
}

}  // namespace

class TestMatchAdjustments : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void bankruptcy_data();
  void bankruptcy();
  void yakitori_data();
  void yakitori();
  void chipsAndBets_data();
  void chipsAndBets();
  void everythingTogether();
};

void TestMatchAdjustments::bankruptcy_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<std::vector<int>>("winners");
  QTest::addColumn<Points>("points");
  const auto row = [](const char *name, const RuleSet &rules, const Points &scores,
                      const std::vector<int> &winners,
                      const Points &points) { QTest::newRow(name) << rules << scores << winners << points; };
  const RuleSet winner = four("bankruptcy_bonus=10000");
  row("the winner gets it", winner, {-1000, 30000, 41000, 30000}, {1}, {-10000, 10000, 0, 0});
  row("each of two winners gets all of it", winner, {-1000, 30000, 41000, 30000}, {1, 2},
      {-20000, 10000, 10000, 0});
  row("two are broke by one self-draw", winner, {-1000, 70000, -2000, 33000}, {1},
      {-10000, 20000, -10000, 0});
  row("after a draw nobody pays", winner, {-1000, 30000, 41000, 30000}, {}, {0, 0, 0, 0});
  row("a winner who is still broke pays nobody", winner, {-1000, 30000, 41000, 30000}, {0}, {0, 0, 0, 0});
  const RuleSet first = with(winner, "bankruptcy_bonus_to=first");
  row("to the first", first, {-1000, 30000, 41000, 30000}, {1}, {-10000, 0, 10000, 0});
  row("to the first, after a draw too", first, {-1000, 30000, 41000, 30000}, {}, {-10000, 0, 10000, 0});
  row("nobody is broke", winner, {1000, 30000, 39000, 30000}, {1}, {0, 0, 0, 0});
  row("zero counts by option", with(winner, "bankruptcy=zero_or_below"), {0, 30000, 40000, 30000}, {1},
      {-10000, 10000, 0, 0});
  row("three: the empty seat pays nothing", three("bankruptcy=zero_or_below bankruptcy_bonus=10000"),
      {-1000, 60000, 46000, 0}, {1}, {-10000, 10000, 0, 0});
}

void TestMatchAdjustments::bankruptcy() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(std::vector<int>, winners);
  QFETCH(Points, points);
  const MatchResult plain = finishMatch(with(rules, "bankruptcy_bonus=0"), lastHand(scores, winners, -1));
  const MatchResult result = finishMatch(rules, lastHand(scores, winners, -1));
  QCOMPARE(adjustmentOf(result, AdjustmentKind::Bankruptcy).value_or(Points{}), points);
  QCOMPARE(result.place, plain.place);
  for (std::size_t seat = 0; seat < 4; ++seat)
    QCOMPARE(result.finalPoints[seat], plain.finalPoints[seat] + points[seat]);
  // A chip goes the same way.
  const RuleSet chips = with(rules, "bankruptcy_bonus=0 chip_bankruptcy=2 chip_value=5000");
  const MatchResult withChips = finishMatch(chips, lastHand(scores, winners, -1));
  QCOMPARE(adjustmentOf(withChips, AdjustmentKind::Chips).value_or(Points{}), points);
  for (std::size_t seat = 0; seat < 4; ++seat)
    QCOMPARE(withChips.tally.chips[seat] * 5000, points[seat]);
}

void TestMatchAdjustments::yakitori_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<std::vector<int>>("before");  // markers when the last hand was dealt
  QTest::addColumn<std::vector<int>>("after");   // and when it was won
  QTest::addColumn<int>("winner");
  QTest::addColumn<int>("from");
  QTest::addColumn<Points>("points");
  const auto row = [](const char *name, const RuleSet &rules, const std::vector<int> &before,
                      const std::vector<int> &after, int winner, int from, const Points &points) {
    QTest::newRow(name) << rules << before << after << winner << from << points;
  };
  const RuleSet plain = four("yakitori=3000");
  row("one marker: three thousand to each", plain, {0, 0, 1, 0}, {0, 0, 1, 0}, 0, 1,
      {3000, 3000, -9000, 3000});
  row("two markers pay each other as well", plain, {1, 0, 1, 0}, {1, 0, 1, 0}, 1, 0,
      {-6000, 6000, -6000, 6000});
  row("all marked: nothing moves", plain, {1, 1, 1, 1}, {1, 1, 1, 1}, -1, -1, {0, 0, 0, 0});
  row("nobody marked", plain, {0, 0, 0, 0}, {0, 0, 0, 0}, 0, 1, {0, 0, 0, 0});
  row("two on one pile cost twice", plain, {0, 2, 0, 0}, {0, 2, 0, 0}, 0, 1, {6000, -18000, 6000, 6000});
  row("off", four(), {1, 0, 0, 0}, {1, 0, 0, 0}, 1, 0, {0, 0, 0, 0});
  row("thrown by dice: a thousand a pip", four("yakitori_dice=true"), {0, 0, 1, 0}, {0, 0, 1, 0}, 0, 1,
      {7000, 7000, -21000, 7000});
  const RuleSet buta = four("yakitori=3000 yakibuta=true");
  row("yakibuta: the discarder of the last hand pays", buta, {0, 1, 0, 0}, {0, 0, 0, 0}, 1, 2,
      {3000, 3000, -9000, 3000});
  row("yakibuta: beside the own marker", buta, {0, 1, 1, 0}, {0, 0, 1, 0}, 1, 2, {6000, 6000, -18000, 6000});
  row("yakibuta: not by self-draw", buta, {0, 1, 0, 0}, {0, 0, 0, 0}, 1, -1, {0, 0, 0, 0});
  row("yakibuta: not who had won before", buta, {0, 0, 0, 1}, {0, 0, 0, 1}, 1, 2, {3000, 3000, 3000, -9000});
  row("yakibuta: not where the marker is handed on anyway", with(buta, "yakitori_kaeshi=always"),
      {0, 1, 0, 0}, {0, 0, 1, 0}, 1, 2, {3000, 3000, -9000, 3000});
  row("three players", three("yakitori=3000"), {1, 0, 0, 0}, {1, 0, 0, 0}, 1, 2, {-6000, 3000, 3000, 0});
}

void TestMatchAdjustments::yakitori() {
  QFETCH(RuleSet, rules);
  QFETCH(std::vector<int>, before);
  QFETCH(std::vector<int>, after);
  QFETCH(int, winner);
  QFETCH(int, from);
  QFETCH(Points, points);
  LastHand last = lastHand({40000, 30000, 20000, rules.players == 3 ? 0 : 10000},
                           winner < 0 ? std::vector<int>{} : std::vector<int>{winner}, from);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    last.atDeal.yakitori[seat] = static_cast<std::uint8_t>(before[seat]);
    last.outcome.tally.yakitori[seat] = static_cast<std::uint8_t>(after[seat]);
  }
  last.yakitoriDice = {4, 3};
  const MatchResult result = finishMatch(rules, last);
  QCOMPARE(adjustmentOf(result, AdjustmentKind::Yakitori).value_or(Points{}), points);
  QCOMPARE(result.yakitoriDice[0] > 0, rules.yakitoriDice);
  if (rules.yakitoriDice) {
    // Dice that nobody knows: the fixed price.
    last.yakitoriDice = {};
    QCOMPARE(adjustmentOf(finishMatch(with(rules, "yakitori=3000"), last), AdjustmentKind::Yakitori),
             (Points{3000, 3000, -9000, 3000}));
  }
}

void TestMatchAdjustments::chipsAndBets_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("chips");
  QTest::addColumn<Points>("bets");
  const Points ranked{40000, 30000, 20000, 10000};
  QTest::newRow("chips at 2000") << four("chip_value=2000") << ranked << Points{6000, -2000, -4000, 0}
                                 << Points{};
  QTest::newRow("chips are only counted") << four() << ranked << Points{} << Points{};
  QTest::newRow("a side bet of the seats 1 and 3")
      << four("side_bets=0,0,0,0,5000,0") << ranked << Points{} << Points{0, 5000, 0, -5000};
  QTest::newRow("who finishes higher gets it, the later seat too")
      << four("side_bets=5000,0,0,0,0,3000") << Points{10000, 20000, 30000, 40000} << Points{}
      << Points{-5000, 5000, -3000, 3000};
  QTest::newRow("equal scores: by place")
      << four("side_bets=5000,0,0,0,0,0") << Points{30000, 30000, 20000, 20000} << Points{}
      << Points{5000, -5000, 0, 0};
  QTest::newRow("a shared place: nobody") << four("side_bets=5000,0,0,0,0,0 placing_tie_break=shared")
                                          << Points{30000, 30000, 20000, 20000} << Points{} << Points{};
  QTest::newRow("three: the empty seat bets nothing")
      << three("side_bets=1000,2000,9000,4000,9000,9000") << Points{30000, 50000, 25000, 0} << Points{}
      << Points{1000, 5000, -6000, 0};
}

void TestMatchAdjustments::chipsAndBets() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(Points, chips);
  QFETCH(Points, bets);
  LastHand last = lastHand(scores, {}, -1);
  last.outcome.tally.chips = {3, -1, -2, 0};
  const MatchResult result = finishMatch(rules, last);
  QCOMPARE(adjustmentOf(result, AdjustmentKind::Chips).value_or(Points{}), chips);
  QCOMPARE(adjustmentOf(result, AdjustmentKind::SideBets).value_or(Points{}), bets);
  QCOMPARE(result.tally.chips, last.outcome.tally.chips);
}

// In the order of the account, and the places stay what the scores say.
void TestMatchAdjustments::everythingTogether() {
  const RuleSet rules = four(
      "bankruptcy_bonus=10000 yakitori=3000 chip_value=2000 chip_bankruptcy=1 "
      "side_bets=0,0,7000,0,0,0");
  LastHand last = lastHand({-3000, 33000, 40000, 30000}, {1}, 0);
  last.atDeal.yakitori = {1, 0, 0, 0};
  last.outcome.tally.yakitori = {1, 0, 0, 0};
  last.outcome.tally.chips = {-2, 2, 0, 0};
  const MatchResult result = finishMatch(rules, last);
  std::vector<AdjustmentKind> kinds;
  Points sum{};
  for (const Adjustment &adjustment : result.adjustments) {
    kinds.push_back(adjustment.kind);
    QCOMPARE(sumOf(adjustment.points), 0);
    for (std::size_t seat = 0; seat < 4; ++seat)
      sum[seat] += adjustment.points[seat];
  }
  const std::vector<AdjustmentKind> inOrder{AdjustmentKind::Bankruptcy, AdjustmentKind::Yakitori,
                                            AdjustmentKind::Chips, AdjustmentKind::SideBets};
  QVERIFY(kinds == inOrder);
  QCOMPARE(sum, (Points{-10000 - 9000 - 6000 - 7000, 10000 + 3000 + 6000, 3000, 3000 + 7000}));
  QCOMPARE(result.place, (std::array<std::int8_t, 4>{4, 2, 1, 3}));
  QCOMPARE(result.finalPoints, (Points{-63000 - 32000, 13000 + 19000, 60000 + 3000, -10000 + 10000}));
}

JANSO_TEST(TestMatchAdjustments);
#include "tst_matchadjustments.moc"
