// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The course of a match: who deals next, when it ends, and what it comes to.
#include <QTest>
#include <numeric>
#include <set>
#include <vector>

#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;

namespace {

using Points = std::array<std::int32_t, 4>;

RoundOutcome outcomeOf(bool stays, const Scores &scores) {
  RoundOutcome outcome;
  outcome.dealerStays = stays;
  outcome.addHonba = stays;
  outcome.scores = scores;
  return outcome;
}

// The n-th hand, 0 = E1, 7 = S4.
RoundStart handAt(int n) {
  RoundStart start;
  start.bakaze = static_cast<std::uint8_t>(n / 4);
  start.round = static_cast<std::uint8_t>(n / 4);
  start.kyoku = static_cast<std::uint8_t>(n % 4);
  return start;
}

constexpr Scores kEven{25000, 25000, 25000, 25000};
constexpr Scores kDealerFirst{20000, 20000, 28000, 32000};  // seat 3, who deals in S4
constexpr Scores kOtherFirst{32000, 20000, 28000, 20000};
constexpr Scores kNobodyHasIt{24000, 26000, 25000, 25000};

}  // namespace

class TestMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dealPasses_data();
  void dealPasses();
  void ends_data();
  void ends();
  void finalPoints_data();
  void finalPoints();
  void leftoverSticks_data();
  void leftoverSticks();
  void playsWithProof();
  void wallsGoByTheKyoku();
  void returnsSticksToBettors();
  void dealerCanStop();
  void isAValue();
};

void TestMatch::dealPasses_data() {
  QTest::addColumn<int>("hand");
  QTest::addColumn<int>("honba");
  QTest::addColumn<bool>("stays");
  QTest::addColumn<bool>("addHonba");
  QTest::addColumn<int>("nextHand");
  QTest::addColumn<int>("nextHonba");
  QTest::newRow("a win of another: the deal passes, counters go") << 1 << 2 << false << false << 2 << 0;
  QTest::newRow("a win of the dealer: repeat, one counter more") << 1 << 2 << true << true << 1 << 3;
  QTest::newRow("a draw with a noten dealer: passes, one counter more") << 1 << 2 << false << true << 2 << 3;
  QTest::newRow("after the fourth hand the next wind") << 3 << 0 << false << false << 4 << 0;
}

void TestMatch::dealPasses() {
  QFETCH(int, hand);
  QFETCH(int, honba);
  QFETCH(bool, stays);
  QFETCH(bool, addHonba);
  QFETCH(int, nextHand);
  QFETCH(int, nextHonba);
  RoundStart played = handAt(hand);
  played.honba = static_cast<std::uint8_t>(honba);
  RoundOutcome outcome = outcomeOf(stays, kEven);
  outcome.addHonba = addHonba;
  outcome.kyotaku = 2;
  const NextHand next = janso::nextHand(basicAriAri(), played, outcome);
  QVERIFY(!next.matchOver);
  QCOMPARE(next.start.bakaze * 4 + next.start.kyoku, nextHand);
  QCOMPARE(int(next.start.honba), nextHonba);
  QCOMPARE(int(next.start.kyotaku), 2);
  QCOMPARE(next.start.scores, kEven);
}

void TestMatch::ends_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<int>("hand");
  QTest::addColumn<RoundOutcome>("outcome");
  QTest::addColumn<bool>("over");
  const auto row = [](const char *name, const RuleSet &rules, int hand, const RoundOutcome &outcome,
                      bool over) { QTest::newRow(name) << rules << hand << outcome << over; };
  RoundOutcome dealerWon = outcomeOf(true, kDealerFirst);
  dealerWon.dealerWon = true;
  RoundOutcome dealerTenpai = outcomeOf(true, kDealerFirst);
  dealerTenpai.dealerTenpai = true;
  RoundOutcome dealerWonBehind = outcomeOf(true, kOtherFirst);
  dealerWonBehind.dealerWon = true;
  RoundOutcome dealerWonPoor = outcomeOf(true, {24000, 24000, 24000, 28000});
  dealerWonPoor.dealerWon = true;
  RoundOutcome abortive = outcomeOf(true, kDealerFirst);
  abortive.abortive = true;
  const RoundOutcome passesRich = outcomeOf(false, kOtherFirst);
  const RoundOutcome passesPoor = outcomeOf(false, kNobodyHasIt);

  const RuleSet basic = basicAriAri();
  row("basic: S3 goes on", basic, 6, passesRich, false);
  row("basic: S4 and the deal passes", basic, 7, passesPoor, true);
  row("basic: S4 and the dealer wins: no stop, even first", basic, 7, dealerWon, false);
  row("basic: S4 and the dealer tenpai", basic, 7, dealerTenpai, false);

  const RuleSet t = tenhou();
  row("tenhou: S4, somebody has 30000", t, 7, passesRich, true);
  row("tenhou: S4, nobody has it: west", t, 7, passesPoor, false);
  row("tenhou: W2, somebody has it", t, 9, passesRich, true);
  row("tenhou: W2, nobody has it", t, 9, passesPoor, false);
  row("tenhou: W4 ends it all", t, 11, passesPoor, true);
  row("tenhou: S4, the dealer wins and is first", t, 7, dealerWon, true);
  row("tenhou: S4, the dealer is tenpai and first", t, 7, dealerTenpai, true);
  row("tenhou: S4, the dealer wins and is not first", t, 7, dealerWonBehind, false);
  row("tenhou: S4, the dealer wins, first, below 30000", t, 7, dealerWonPoor, false);
  row("tenhou: S3, the dealer wins and is first", t, 6, dealerWon, false);
  row("tenhou: S4, an abortive draw", t, 7, abortive, false);
  RuleSet eastOnly = t;
  eastOnly.length = MatchLength::East;
  row("tenhou east game: E4, somebody has it", eastOnly, 3, passesRich, true);
  row("tenhou east game: E4, nobody has it", eastOnly, 3, passesPoor, false);
  row("tenhou east game: S4 ends it all", eastOnly, 7, passesPoor, true);
  RoundOutcome tiedFirst = outcomeOf(true, {35000, 15000, 15000, 35000});
  tiedFirst.dealerWon = true;
  row("tenhou: the dealer shares the lead with an earlier seat", t, 7, tiedFirst, false);

  row("below zero ends at once", t, 0, outcomeOf(false, {-100, 50100, 25000, 25000}), true);
  row("exactly zero plays on", t, 0, outcomeOf(false, {0, 50000, 25000, 25000}), false);
  RuleSet strict = t;
  strict.bankruptcy = Bankruptcy::ZeroOrBelow;
  row("exactly zero ends by option", strict, 0, outcomeOf(false, {0, 50000, 25000, 25000}), true);
  row("no bankruptcy: in debt", ema2016(), 0, outcomeOf(false, {-100, 50100, 25000, 25000}), false);
  RoundOutcome brokeDealerStays = outcomeOf(true, {50100, -100, 25000, 25000});
  row("below zero although the dealer stays", t, 0, brokeDealerStays, true);

  RuleSet until = t;
  until.extraRound = ExtraRound::UntilTarget;
  row("until the target: W4 nobody has it", until, 11, passesPoor, false);
  row("until the target: N4 is the last hand there is", until, 15, passesPoor, true);
  RoundOutcome staysOtherHasIt = outcomeOf(true, kOtherFirst);
  staysOtherHasIt.dealerTenpai = true;
  RoundOutcome staysHasIt = outcomeOf(true, {20000, 32000, 28000, 20000});  // seat 1 deals in W2
  staysHasIt.dealerWon = true;
  RoundOutcome staysNobody = outcomeOf(true, kNobodyHasIt);
  staysNobody.dealerWon = true;
  RuleSet noYame = t;
  noYame.agariYame = noYame.tenpaiYame = Yame::None;
  row("sudden death: W2, the dealer stays, another has it", t, 9, staysOtherHasIt, false);
  row("sudden death: W2, the dealer wins and has it", t, 9, staysHasIt, true);
  row("sudden death without yame: W2, the dealer wins and has it", noYame, 9, staysHasIt, false);
  row("sudden death: W2, the dealer stays, nobody has it", t, 9, staysNobody, false);
  row("sudden death: W4, the dealer stays, nobody has it", t, 11, staysNobody, false);
  row("until the target: W2, the deal passes, somebody has it", until, 9, passesRich, true);

  RuleSet onlyAgari = t;
  onlyAgari.tenpaiYame = Yame::None;
  row("agari yame alone: tenpai plays on", onlyAgari, 7, dealerTenpai, false);
  row("agari yame alone: a win ends it", onlyAgari, 7, dealerWon, true);
  RuleSet onlyTenpai = t;
  onlyTenpai.agariYame = Yame::None;
  row("tenpai yame alone: tenpai ends it", onlyTenpai, 7, dealerTenpai, true);
  row("tenpai yame alone: a win plays on", onlyTenpai, 7, dealerWon, false);
  RuleSet sharedLead = t;
  sharedLead.tieBreak = TieBreak::Shared;
  row("shared places: the dealer shares the lead", sharedLead, 7, tiedFirst, true);

  RuleSet none = t;
  none.extraRound = ExtraRound::None;
  row("no extra round: S4 ends it", none, 7, passesPoor, true);
}

void TestMatch::ends() {
  QFETCH(RuleSet, rules);
  QFETCH(int, hand);
  QFETCH(RoundOutcome, outcome);
  QFETCH(bool, over);
  const NextHand next = nextHand(rules, handAt(hand), outcome);
  QCOMPARE(next.matchOver, over);
  QVERIFY(!next.canStop);
}

void TestMatch::finalPoints_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("points");
  QTest::addColumn<std::vector<int>>("places");
  const RuleSet basic = basicAriAri();
  QTest::newRow("basic: 41,300 / 24,900 / 21,800 / 12,000")
      << basic << Points{41300, 24900, 21800, 12000} << Points{61300, 4900, -18200, -48000}
      << std::vector{1, 2, 3, 4};
  RuleSet parlour = basic;
  parlour.uma = {10000, 5000, -5000, -10000};
  parlour.finalRounding = FinalRounding::Thousand5Down6Up;
  QTest::newRow("rounded, exactly 500 down: 40,300 / 38,400 / 11,600 / 9,700")
      << parlour << Points{40300, 38400, 11600, 9700} << Points{40000, 13000, -23000, -30000}
      << std::vector{1, 2, 3, 4};
  QTest::newRow("exactly 500 goes down") << parlour << Points{40500, 30500, 19500, 9500}
                                         << Points{42000, 5000, -16000, -31000} << std::vector{1, 2, 3, 4};
  const RuleSet t = tenhou();
  QTest::newRow("tenhou: exactly 500 goes up, the first takes the balance")
      << t << Points{40500, 30500, 19500, 9500} << Points{49000, 11000, -20000, -40000}
      << std::vector{1, 2, 3, 4};
  QTest::newRow("tenhou: in debt, half away from zero")
      << t << Points{-1500, 45500, 31000, 25000} << Points{-52000, 56000, 11000, -15000}
      << std::vector{4, 1, 2, 3};
  QTest::newRow("equal scores: the earlier seat is placed higher")
      << basic << Points{25000, 25000, 25000, 25000} << Points{45000, 5000, -15000, -35000}
      << std::vector{1, 2, 3, 4};
  RuleSet shared = basic;
  shared.tieBreak = TieBreak::Shared;
  QTest::newRow("equal scores share uma and oka")
      << shared << Points{30000, 30000, 20000, 20000} << Points{30000, 30000, -30000, -30000}
      << std::vector{1, 1, 3, 3};
  QTest::newRow("three share: what does not divide goes to the earliest")
      << shared << Points{10000, 30000, 30000, 30000} << Points{-50000, 16668, 16666, 16666}
      << std::vector{4, 1, 1, 1};
  RuleSet roundedTie = shared;
  roundedTie.finalRounding = FinalRounding::Thousand4Down5Up;
  QTest::newRow("equal scores share the balance of rounding too")
      << roundedTie << Points{30400, 30400, 29400, 9800} << Points{30500, 30500, -11000, -50000}
      << std::vector{1, 1, 3, 4};
  QTest::newRow("ema: no oka, start is return")
      << ema2016() << Points{42000, 30000, 28000, 20000} << Points{27000, 5000, -7000, -25000}
      << std::vector{1, 2, 3, 4};
}

void TestMatch::finalPoints() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  QFETCH(Points, points);
  QFETCH(std::vector<int>, places);
  const MatchResult result = finishMatch(rules, scores, 0);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    QCOMPARE(result.finalPoints[seat], points[seat]);
    QCOMPARE(int(result.place[seat]), places[seat]);
  }
  QCOMPARE(std::accumulate(points.begin(), points.end(), 0), 0);
}

void TestMatch::leftoverSticks_data() {
  QTest::addColumn<int>("rule");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("after");
  const Points clear{20000, 37000, 20000, 20000};
  const Points tied{29000, 29000, 29000, 10000};
  const auto row = [](const char *name, LeftoverSticks rule, const Points &before, const Points &after) {
    QTest::newRow(name) << static_cast<int>(rule) << before << after;
  };
  // Three sticks: two were bet by seat 0, one by seat 3.
  row("to the first", LeftoverSticks::First, clear, {20000, 40000, 20000, 20000});
  row("to the first, the earlier seat of equals", LeftoverSticks::First, tied, {32000, 29000, 29000, 10000});
  row("split among equals", LeftoverSticks::FirstSplitOnTie, tied, {30000, 30000, 30000, 10000});
  row("split without equals", LeftoverSticks::FirstSplitOnTie, clear, {20000, 40000, 20000, 20000});
  row("lost", LeftoverSticks::Lost, clear, clear);
  row("returned", LeftoverSticks::Returned, clear, {22000, 37000, 20000, 21000});
}

void TestMatch::leftoverSticks() {
  QFETCH(int, rule);
  QFETCH(Points, scores);
  QFETCH(Points, after);
  RuleSet rules = basicAriAri();
  rules.leftoverSticks = static_cast<LeftoverSticks>(rule);
  QCOMPARE(finishMatch(rules, scores, 3, {2, 0, 0, 1}).scores, after);
  if (rules.leftoverSticks == LeftoverSticks::FirstSplitOnTie) {
    // 1000 among three: 300 each, and the rest to the nearest to the first dealer.
    const MatchResult odd = finishMatch(rules, {25000, 25000, 24000, 25000}, 1);
    QCOMPARE(odd.scores, (Scores{25400, 25300, 24000, 25300}));
  }
}

void TestMatch::playsWithProof() {
  const WallSeed seed = wallSeedFromText("a match");
  Match match(tenhou(), {"A", "B", "C", "D"}, seed);
  test::Random random(3);
  std::vector<Event> events;
  QCOMPARE(match.info().wallCommitment, wallCommitment(seed));
  QCOMPARE(match.viewOf(2), emptyView(2));
  QVERIFY(match.canAdvance() && match.pending().empty());
  while (!match.isOver()) {
    match.advance(events);
    while (!match.pending().empty()) {
      const Decision &decision = match.pending().front();
      match.answer(decision.seat, decision.id, Action(test::eager(decision, random)));
    }
  }
  QVERIFY(!match.canAdvance());
  QVERIFY(std::holds_alternative<MatchStarted>(events.front()));
  const auto *ended = std::get_if<MatchEnded>(&events.back());
  QVERIFY(ended != nullptr);
  QCOMPARE(ended->result->wallSeed, toHex(seed));
  QCOMPARE(match.board().phase, BoardPhase::MatchOver);

  // Each hand's wall follows from the revealed seed and the hand's number.
  std::uint32_t hands = 0;
  for (const Event &event : events) {
    const auto *deal = std::get_if<KyokuStarted>(&event);
    if (deal == nullptr)
      continue;
    const Wall wall = makeWall(wallSeedFromHex(ended->result->wallSeed).value(), hands++, tenhou());
    QCOMPARE(deal->doraIndicator, wall.doraIndicators[0]);
    QCOMPARE(deal->dice, wall.dice);
    HandTiles dealers;
    for (int k = 0; k < 13; ++k)
      insertSorted(dealers, wall.live[static_cast<std::size_t>(dealtIndex(0, k))]);
    QCOMPARE(deal->hands[static_cast<std::size_t>(deal->dealer)], dealers);
  }
  QCOMPARE(hands, match.handsDealt());
}

// Matches that go differently have the same wall wherever the same kyoku is dealt for the same time.
void TestMatch::wallsGoByTheKyoku() {
  const WallSeed seed = wallSeedFromText("twice");
  std::set<std::vector<std::uint32_t>> orders;  // the walls' numbers
  for (int game = 0; game < 6; ++game) {
    std::vector<std::uint32_t> order;
    Match match(tenhou(), {}, seed, WallOrder::ByKyoku);
    QVERIFY(match.info().wallCommitment.empty());
    test::Random random(static_cast<std::uint64_t>(game) + 11);
    std::vector<Event> events;
    while (!match.isOver()) {
      match.advance(events);
      while (!match.pending().empty()) {
        const Decision &decision = match.pending().front();
        match.answer(decision.seat, decision.id, Action(test::eager(decision, random)));
      }
    }
    QVERIFY(std::get<MatchEnded>(events.back()).result->wallSeed.empty());
    int deals = 0;
    const KyokuStarted *before = nullptr;
    for (const Event &event : events) {
      const auto *deal = std::get_if<KyokuStarted>(&event);
      if (deal == nullptr)
        continue;
      deals =
          before != nullptr && before->round == deal->round && before->kyoku == deal->kyoku ? deals + 1 : 0;
      before = deal;
      const std::uint32_t number = kyokuWall(deal->round, deal->kyoku, deals);
      const Wall wall = makeWall(seed, number, tenhou());
      QCOMPARE(deal->doraIndicator, wall.doraIndicators[0]);
      HandTiles dealers;
      for (int k = 0; k < 13; ++k)
        insertSorted(dealers, wall.live[static_cast<std::size_t>(dealtIndex(0, k))]);
      QCOMPARE(deal->hands[static_cast<std::size_t>(deal->dealer)], dealers);
      order.push_back(number);
    }
    QVERIFY(order.front() == kyokuWall(0, 0, 0));
    orders.insert(order);
  }
  QVERIFY(orders.size() > 1);  // else this would prove little
}

void TestMatch::returnsSticksToBettors() {
  // Riichi but never a win: the sticks stay to the end of an east game and go home.
  RuleSet rules = basicAriAri();
  rules.length = MatchLength::East;
  rules.leftoverSticks = LeftoverSticks::Returned;
  rules.notenPool = 0;
  rules.renchan = Renchan::Never;
  int bets = 0;
  for (int seed = 0; seed < 12; ++seed) {
    Match match(rules, {"A", "B", "C", "D"}, wallSeedFromText("sticks" + std::to_string(seed)));
    std::vector<Event> events;
    while (!match.isOver()) {
      match.advance(events);
      while (!match.pending().empty()) {
        const Decision &decision = match.pending().front();
        const Action action = test::towardTenpai(match.viewOf(decision.seat), decision);
        match.answer(decision.seat, decision.id, action);
      }
    }
    for (const Event &event : events)
      bets += std::holds_alternative<RiichiAccepted>(event) ? 1 : 0;
    QCOMPARE(match.board().scores, (Scores{25000, 25000, 25000, 25000}));
  }
  QVERIFY(bets > 0);
}

void TestMatch::dealerCanStop() {
  RuleSet rules = tenhou();
  rules.agariYame = Yame::Asked;
  RoundOutcome won = outcomeOf(true, kDealerFirst);
  won.dealerWon = true;
  const NextHand next = nextHand(rules, handAt(7), won);
  QVERIFY(next.canStop);
  QVERIFY(!next.matchOver);
  QCOMPARE(int(next.start.kyoku), 3);

  // In a match: play until the question comes up, once go on and once stop.
  rules.length = MatchLength::East;
  rules.tenpaiYame = Yame::Asked;
  rules.targetPoints = 0;
  bool asked = false;
  for (int seed = 0; seed < 60 && !asked; ++seed) {
    Match match(rules, {"A", "B", "C", "D"}, wallSeedFromText("stop" + std::to_string(seed)));
    std::vector<Event> events;
    while (!match.isOver() && !asked) {
      match.advance(events);
      if (match.canStop() >= 0) {
        asked = true;
        QCOMPARE(match.canStop(), 3);
        QVERIFY(match.pending().empty());
        Match goesOn = match;
        goesOn.advance(events);
        QVERIFY(!goesOn.isOver());
        QCOMPARE(goesOn.canStop(), -1);
        match.stop(events);
        QVERIFY(match.isOver());
        QVERIFY(std::holds_alternative<MatchEnded>(events.back()));
        break;
      }
      while (!match.pending().empty()) {
        const Decision &decision = match.pending().front();
        const bool wins = decision.seat == 3 && decision.legal[decision.legal.size() - 1].isWin();
        const Action action = wins                 ? decision.legal[decision.legal.size() - 1]
                              : decision.seat == 3 ? test::towardTenpai(match.viewOf(3), decision)
                                                   : test::tsumogiri(decision);
        match.answer(decision.seat, decision.id, action);
      }
    }
  }
  QVERIFY(asked);
}

void TestMatch::isAValue() {
  Match match(basicAriAri(), {"A", "B", "C", "D"}, wallSeedFromText("value"));
  test::Random random(1);
  std::vector<Event> events;
  for (int step = 0; step < 40; ++step) {
    match.advance(events);
    while (!match.pending().empty()) {
      const Decision &decision = match.pending().front();
      match.answer(decision.seat, decision.id, Action(test::anyLegal(decision, random)));
    }
  }
  Match copy = match;
  QVERIFY(copy == match);
  std::vector<Event> more;
  copy.advance(more);
  QVERIFY(!(copy == match));
  std::vector<Event> again;
  match.advance(again);
  QVERIFY(copy == match);
  QVERIFY(more == again);
}

JANSO_TEST(TestMatch);
#include "tst_match.moc"
