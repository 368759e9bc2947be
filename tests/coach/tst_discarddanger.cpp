// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The danger of a hand is what the coach says of its discards, and follows from what the seat sees.
#include <QTest>
#include <memory>

#include "bots/bot.h"
#include "coach/advice.h"
#include "coach/discarddanger.h"
#include "rules/legal/hiddenview.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "table/match.h"

using namespace janso;
using janso::test::TableView;

namespace {

// The seat to the right is in riichi since its fifth discard.
TableView riichiTable() {
  TableView table;
  table.hand("4m1z7m5m3s456p88p67s", "2z").pond(1, "4m1z9m5p2z").pond(0, "8m").riichi(1, 4);
  return table;
}

}  // namespace

class TestDiscardDanger : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void levels_data();
  void levels();
  void agreesWithTheAdvice();
  void whereNobodyThreatensNobodyIsNamed();
  void openedHandsTellNothing();
  void ofAClosedHandNothingIsKnown();
};

void TestDiscardDanger::levels_data() {
  QTest::addColumn<QByteArray>("tile");
  QTest::addColumn<Safety>("safety");
  QTest::addColumn<bool>("safe");
  QTest::newRow("its own discard") << QByteArray("4m") << Safety::Genbutsu << true;
  QTest::newRow("an honor that it discarded") << QByteArray("1z") << Safety::Genbutsu << true;
  QTest::newRow("suji is not safe") << QByteArray("7m") << Safety::Suji << false;
  QTest::newRow("nothing speaks for it") << QByteArray("3s") << Safety::Live << false;
}

void TestDiscardDanger::levels() {
  QFETCH(QByteArray, tile);
  QFETCH(Safety, safety);
  QFETCH(bool, safe);
  const HandDanger hand = dangerInHand(riichiTable().view());
  QCOMPARE(hand.threats, std::uint8_t{1U << 1U});
  const HeldDanger *held = hand.of(test::kind(tile.constData()));
  QVERIFY(held != nullptr);
  QCOMPARE(held->danger.against[1].safety.safety, safety);
  QCOMPARE(held->level == DangerLevel::Safe, safe);
  QVERIFY(held->level == DangerLevel::Safe || held->danger.against[1].dealIn > 0);
  // The level follows the chance.
  for (const HeldDanger &other : hand.held) {
    if (other.level != DangerLevel::Safe && other.level < held->level)
      QVERIFY(other.danger.against[1].dealIn < held->danger.against[1].dealIn);
  }
}

// Every discard that the coach weighs has these figures in its row.
void TestDiscardDanger::agreesWithTheAdvice() {
  const std::unique_ptr<Bot> player = makeBot("club", 3);
  Match match(basicAriAri(), {"a", "b", "c", "d"}, wallSeedFromText("danger"));
  std::vector<Event> events;
  int compared = 0;
  int threats = 0;
  for (int turns = 0; !match.isOver() && compared < 150; ++turns) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const SeatView view = match.viewOf(decision.seat);
      if (view.concealedCounts().total() % 3 == 2 && turns % 5 == 0) {
        const HandDanger hand = dangerInHand(view);
        threats += hand.threats != 0 ? 1 : 0;
        for (const AdviceRow &row : advise(view, decision).rows) {
          if (row.action.type != ActionType::Dahai)
            continue;
          const HeldDanger *held = hand.of(row.action.tile.kind());
          QVERIFY(held != nullptr);
          QCOMPARE(held->danger.dealIn, row.dealIn);
          QVERIFY(held->danger.against == row.against);
          ++compared;
        }
      }
      match.answer(decision.seat, decision.id,
                   player->decide(view, {decision.legal.data(), decision.legal.size()}));
    }
    match.advance(events);
  }
  QVERIFY(compared >= 150);
  QVERIFY(threats > 0);
}

void TestDiscardDanger::whereNobodyThreatensNobodyIsNamed() {
  TableView table;
  table.hand("4m1z7m5m3s456p88p67s", "2z");
  const HandDanger hand = dangerInHand(table.view());
  QCOMPARE(hand.threats, std::uint8_t{0});
  QCOMPARE(hand.held.size(), std::size_t{12});
}

void TestDiscardDanger::openedHandsTellNothing() {
  const SeatView view = riichiTable().view();
  SeatView told = view;
  told.opened[1] = test::handOf<HandTiles>("3334445556667s");
  const HandDanger before = dangerInHand(view);
  const HandDanger after = dangerInHand(told);
  QCOMPARE(after.held.size(), before.held.size());
  for (std::size_t i = 0; i < before.held.size(); ++i) {
    QCOMPARE(after.held[i].level, before.held[i].level);
    QVERIFY(after.held[i].danger.against == before.held[i].danger.against);
  }
}

void TestDiscardDanger::ofAClosedHandNothingIsKnown() {
  const HandDanger hand = dangerInHand(hiddenView(riichiTable().view()));
  QVERIFY(hand.held.empty());
  QVERIFY(hand.of(0) == nullptr);
}

JANSO_TEST(TestDiscardDanger);
#include "tst_discarddanger.moc"
