// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Chi, pon and daiminkan: who is asked, what is offered, which answer wins, and how answers are refused.
#include <QTest>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

class TestRoundCalls : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dealsAndAsksTheDealer();
  void onlyTheNextSeatMayChi();
  void redFivesAreOtherActions();
  void ponAndKanFromAnywhere();
  void highestCallWins();
  void nearestAnswersAreEnough();
  void refusesAnswers();
  void noCallsOnTheLastTile();
  void noCallsInRiichi();
  void nobodyIsAskedForNothing();
  void afterACallOnlyADiscard();
  void chiCanBeSwitchedOff();
};

void TestRoundCalls::dealsAndAsksTheDealer() {
  Scenario scenario;
  scenario.start({1, 2, 3, 1, {20000, 30000, 26000, 23000}})
      .hand(2, "123m456p789s1122z")
      .draws("5z")
      .dora("9s");
  Table table(scenario);
  QCOMPARE(table.course(), std::string("KT"));
  const KyokuStarted deal = table.last<KyokuStarted>();
  QCOMPARE(int(deal.dealer), 2);
  QCOMPARE(deal.hands[2], test::handOf<HandTiles>("123m456p789s1122z"));
  QCOMPARE(deal.doraIndicator, test::tile("9s"));
  QCOMPARE(int(table.last<Tsumo>().seat), 2);
  QCOMPARE(table.last<Tsumo>().tile, test::tile("5z"));
  QCOMPARE(table.board().tilesLeft, std::uint8_t{69});
  QCOMPARE(table.round().pending().size(), std::size_t{1});
  QVERIFY(table.can(2, ActionType::Dahai, "5z"));
  QVERIFY(!table.can(2, ActionType::Skip));
  QCOMPARE(table.count(2, ActionType::Dahai), 12);  // twelve different faces
}

void TestRoundCalls::onlyTheNextSeatMayChi() {
  Scenario scenario;
  scenario.deadExcept({1, 2}).hand(1, "34p11122233m77s5z").hand(2, "34p999m369s55566z").draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  QVERIFY(table.can(1, ActionType::Chi, "2p", "34p"));
  QVERIFY(!table.can(2, ActionType::Chi));
  QCOMPARE(table.round().decisionOf(1)->legal[0].type, ActionType::Skip);
  table.take(1, ActionType::Chi);
  QCOMPARE(table.course(), std::string("KTDc"));
  const Call chi = table.last<Call>();
  QCOMPARE(chi.meld.tiles, (test::handOf<InlineVec<Tile, 4>>("234p")));
  QCOMPARE(chi.meld.called, test::tile("2p"));
  QCOMPARE(int(chi.meld.from), 0);
  QCOMPARE(int(table.board().players[0].pond[0].calledBy), 1);
  QCOMPARE(int(table.board().players[1].concealed), 11);
  QVERIFY(!table.board().firstTurn);
}

void TestRoundCalls::redFivesAreOtherActions() {
  Scenario scenario;
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "5506p11122233m5z")
      .hand(2, test::kDeadHands[2])
      .hand(3, "1234z111222888s")
      .draws("7p6z4p");
  Table table(scenario);
  table.dahai(0, "7p");
  QVERIFY(table.can(1, ActionType::Chi, "7p", "56p"));
  QVERIFY(table.can(1, ActionType::Chi, "7p", "06p"));
  QCOMPARE(table.count(1, ActionType::Chi), 2);
  table.pass();

  Scenario ponScenario;
  ponScenario.hand(0, test::kDeadHands[0])
      .hand(2, "550p11122233m79s")
      .hand(1, test::kDeadHands[2])
      .hand(3, "1234z111222888s")
      .draws("5p");
  Table pons(ponScenario);
  pons.dahai(0, "5p");
  QVERIFY(pons.can(2, ActionType::Pon, "5p", "55p"));
  QVERIFY(pons.can(2, ActionType::Pon, "5p", "50p"));
  QCOMPARE(pons.count(2, ActionType::Pon), 2);
  QVERIFY(pons.can(2, ActionType::Daiminkan, "5p", "550p"));
  pons.take(2, ActionType::Pon, "50p");
  QCOMPARE(pons.last<Call>().meld.tiles, (test::handOf<InlineVec<Tile, 4>>("550p")));
}

void TestRoundCalls::ponAndKanFromAnywhere() {
  for (int caller = 1; caller <= 3; ++caller) {
    Scenario scenario;
    scenario.deadExcept({caller}).hand(caller, "555z466p5566777s").draws("5z");
    Table table(scenario);
    table.dahai(0, "5z");
    QVERIFY(table.can(caller, ActionType::Pon, "5z", "55z"));
    table.take(caller, ActionType::Daiminkan);
    QCOMPARE(table.course(), std::string("KTDmRO"));
    QVERIFY(table.last<Tsumo>().rinshan);
    QCOMPARE(int(table.board().turn), caller);
  }
}

void TestRoundCalls::highestCallWins() {
  Scenario scenario;
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "34p11122233m77s5z")
      .hand(2, "22p99m258m258s466z")
      .hand(3, "13p456m456789s99s")
      .draws("2p");
  const auto asked = [&] {
    Table table(scenario);
    table.dahai(0, "2p");
    return table;
  };
  // Chi, pon and ron are open to the three others; each beats the ones before.
  Table chi = asked();
  QVERIFY(chi.can(1, ActionType::Chi) && chi.can(2, ActionType::Pon));
  QCOMPARE(chi.denied(3, ActionType::Ron).reason, DenialReason::NoYaku);
  chi.take(1, ActionType::Chi);
  QCOMPARE(chi.course(), std::string("KTDc"));
  Table pon = asked();
  pon.answer(1, ActionType::Chi, {}, {});
  pon.answer(2, ActionType::Pon, {}, {});
  pon.step();
  QCOMPARE(pon.course(), std::string("KTDp"));
  QCOMPARE(int(pon.board().turn), 2);

  Scenario withRon;
  withRon.hand(0, test::kDeadHands[0])
      .hand(1, "34p11122233m77s5z")
      .hand(2, "22p99m258m258s466z")
      .hand(3, "34p456m456678s55p")
      .draws("2p");
  Table ron(withRon);
  ron.dahai(0, "2p");
  ron.answer(1, ActionType::Chi, {}, {});
  ron.answer(2, ActionType::Pon, {}, {});
  ron.answer(3, ActionType::Ron, {}, {});
  ron.step();
  QCOMPARE(ron.course(), std::string("KTDH"));
}

void TestRoundCalls::nearestAnswersAreEnough() {
  Scenario scenario;
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "34p11122233m77s5z")
      .hand(2, "22p99m258m258s466z")
      .hand(3, test::kDeadHands[2])
      .draws("2p");
  // A pon cannot be beaten by a chi: the chi need not be waited for.
  Table table(scenario);
  table.dahai(0, "2p");
  const std::uint32_t chiRequest = table.round().decisionOf(1)->id;
  QVERIFY(!table.round().canAdvance());
  table.answer(2, ActionType::Pon, {}, {});
  QVERIFY(table.round().canAdvance());
  QVERIFY(table.round().pending().empty());
  QCOMPARE(table.round().answer(1, chiRequest, Action()), AnswerStatus::StaleRequest);

  // A chi waits for the pon.
  Table waits(scenario);
  waits.dahai(0, "2p");
  waits.answer(1, ActionType::Chi, {}, {});
  QVERIFY(!waits.round().canAdvance());
}

void TestRoundCalls::refusesAnswers() {
  Scenario scenario;
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "34p11122233m77s5z")
      .hand(2, "22p99m258m258s466z")
      .hand(3, test::kDeadHands[2])
      .draws("2p");
  Table table(scenario);
  Round &round = table.round();
  const Decision dealer = round.pending().front();
  QCOMPARE(round.answer(1, dealer.id, dealer.legal[0]), AnswerStatus::NotYourTurn);
  QCOMPARE(round.answer(0, dealer.id + 1, dealer.legal[0]), AnswerStatus::StaleRequest);
  Action wrong = dealer.legal[0];
  wrong.tile = test::tile("9s");
  QCOMPARE(round.answer(0, dealer.id, wrong), AnswerStatus::Illegal);
  table.dahai(0, "2p");
  QCOMPARE(round.answer(0, dealer.id, dealer.legal[0]), AnswerStatus::StaleRequest);
  const Decision chi = *round.decisionOf(1);
  QCOMPARE(round.answer(1, chi.id, chi.legal[0]), AnswerStatus::Accepted);
  QCOMPARE(round.answer(1, chi.id, chi.legal[1]), AnswerStatus::AlreadyAnswered);
  QCOMPARE(round.answer(2, chi.id, chi.legal[0]), AnswerStatus::NotYourTurn);
  QVERIFY(round.decisionOf(1) == nullptr);
  QVERIFY(round.decisionOf(2) != nullptr);
}

void TestRoundCalls::noCallsOnTheLastTile() {
  // Seat 1 draws the last tile, a 5z: seat 2 holds a pair of it, seat 3 waits for it.
  Scenario scenario;
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "6666z258m258p258s")
      .hand(2, "55z369m369p369s12z")
      .hand(3, "5z123m123p123s789m")
      .lastDraw("5z");
  Table table(scenario);
  while (table.board().tilesLeft > 0)
    table.goOn();
  QCOMPARE(int(table.board().turn), 1);
  QCOMPARE(table.denied(1, ActionType::Ankan).reason, DenialReason::LastTile);
  table.dahai(1, "5z");
  QVERIFY(table.round().decisionOf(2) == nullptr);
  QVERIFY(table.can(3, ActionType::Ron));
  table.ron({3});
  QCOMPARE(table.last<Hora>().info->result.yaku[0].id, YakuId::Houtei);
}

void TestRoundCalls::noCallsInRiichi() {
  Scenario scenario;
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "222p99m678m678s55z")
      .hand(3, test::kDeadHands[2])
      .draws("9p4s1s2s2p");
  scenario.hand(2, "258m333p258s1234z");
  Table table(scenario);
  table.dahai(0, "9p");
  table.riichi(1, "4s");
  table.dahai(2, "1s");
  table.dahai(3, "2s");
  table.dahai(0, "2p");
  QVERIFY(!table.can(1, ActionType::Pon));
  QCOMPARE(int(table.board().turn), 1);  // was not even asked
}

void TestRoundCalls::nobodyIsAskedForNothing() {
  Scenario scenario;
  scenario.deadExcept({3}).hand(3, "556677m9p112233s").draws("5z6z7z");
  Table table(scenario);
  table.dahai(0, "5z");
  QCOMPARE(table.course(), std::string("KTDT"));
  QCOMPARE(int(table.board().turn), 1);
}

void TestRoundCalls::afterACallOnlyADiscard() {
  Scenario scenario;
  scenario.deadExcept({2}).hand(2, "55z6666z456m456s7s").draws("5z");
  Table table(scenario);
  table.dahai(0, "5z");
  table.take(2, ActionType::Pon);
  const Decision *decision = table.round().decisionOf(2);
  QVERIFY(decision != nullptr);
  for (const Action &action : decision->legal) {
    QCOMPARE(action.type, ActionType::Dahai);
    QVERIFY(!action.tsumogiri);
  }
  table.dahai(2, "7s");
  QVERIFY(!table.last<Dahai>().tsumogiri);
  table.until(2);
  QVERIFY(table.can(2, ActionType::Ankan, {}, "6666z"));
}

void TestRoundCalls::chiCanBeSwitchedOff() {
  RuleSet rules = basicAriAri();
  rules.chi = false;
  Scenario scenario(rules);
  scenario.deadExcept({1}).hand(1, "34p11122233m77s5z").draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  QVERIFY(!table.can(1, ActionType::Chi));
}

JANSO_TEST(TestRoundCalls);
#include "tst_roundcalls.moc"
