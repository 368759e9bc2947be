// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Open riichi at the table: the choice, what everybody sees then, and what stays hidden.
#include <QTest>
#include <algorithm>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

QByteArray openText(const auto &tiles) {
  return QByteArray::fromStdString(toMpsz(std::span<const Tile>(tiles.data(), tiles.size())));
}

RuleSet openRiichiRules(OpenRiichiReveal reveal) {
  RuleSet rules = basicAriAri();
  rules.openRiichi = true;
  rules.openRiichiReveal = reveal;
  return rules;
}

// Seat 0 declares open riichi with this hand and gives back 6z.
Table openDeclared(OpenRiichiReveal reveal, const char *hand) {
  Scenario scenario(openRiichiRules(reveal));
  scenario.deadExcept({0}).hand(0, hand).draws("6z9m1m9p7z");
  Table table(scenario);
  table.openRiichi(0, "6z");
  return table;
}

}  // namespace

class TestRoundOpenRiichi : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void openRiichiIsOffered();
  void openRiichiShows_data();
  void openRiichiShows();
  void whatIsNotShownStaysHidden();
  void kanTakesFromTheShownHand();
};

void TestRoundOpenRiichi::openRiichiIsOffered() {
  for (const bool offered : {true, false}) {
    RuleSet rules = basicAriAri();
    rules.openRiichi = offered;
    Scenario scenario(rules);
    scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("6z");
    Table table(scenario);
    QVERIFY(table.count(0, ActionType::Riichi) > 0);
    QCOMPARE(table.count(0, ActionType::OpenRiichi), offered ? table.count(0, ActionType::Riichi) : 0);
  }
}

void TestRoundOpenRiichi::openRiichiShows_data() {
  QTest::addColumn<int>("reveal");
  QTest::addColumn<QByteArray>("shown");
  QTest::newRow("the hand") << int(OpenRiichiReveal::Hand) << QByteArray("456m3488p456678s");
  QTest::newRow("what waits") << int(OpenRiichiReveal::Waits) << QByteArray("34p");
}

void TestRoundOpenRiichi::openRiichiShows() {
  QFETCH(int, reveal);
  QFETCH(QByteArray, shown);
  Table table = openDeclared(static_cast<OpenRiichiReveal>(reveal), test::kTanyaoWait);
  const Riichi event = table.last<Riichi>();
  QVERIFY(event.open);
  QCOMPARE(openText(event.shown), shown);
  const PlayerBoard &player = table.board().player(0);
  QVERIFY(player.openRiichi && player.riichi == RiichiState::Accepted && player.doubleRiichi);
  QCOMPARE(table.board().scores[0], 24000);
  QCOMPARE(openText(table.round().viewOf(2).board.player(0).shown), shown);
  // Others count the shown tiles, the declarer counts them once.
  const int others = table.round().viewOf(2).visibleCounts()[test::tile("4p").kind()];
  const int before = reveal == int(OpenRiichiReveal::Hand) || shown.contains('4') ? 1 : 0;
  const TileCounts own = table.round().viewOf(2).concealedCounts();
  QCOMPARE(others, before + own[test::tile("4p").kind()]);
  QCOMPARE(int(table.round().viewOf(0).visibleCounts()[test::tile("8p").kind()]), 2);
}

// Two hands that wait alike: with what waits alone shown, the others cannot tell them apart.
void TestRoundOpenRiichi::whatIsNotShownStaysHidden() {
  std::vector<SeatView> views;
  for (const char *hand : {"34p456m456678s88p", "34p567m234678s22s"}) {
    RuleSet rules = openRiichiRules(OpenRiichiReveal::Waits);
    Scenario scenario(rules);
    scenario.hand(0, hand)
        .hand(1, "147m1479p147s123z")
        .hand(2, "258m2589p28s1234z")
        .hand(3, "369m369p369s1234z")
        .draws("6z5z5z5z")
        .dora("7z");
    Table table(scenario);
    table.openRiichi(0, "6z");
    views.push_back(table.round().viewOf(2));
    QVERIFY(openText(views.back().board.player(0).shown) == "34p");
    for (int seat = 1; seat < 4; ++seat) {
      for (const Event &event : table.events()) {
        const Event masked = maskFor(seat, event);
        if (const auto *deal = std::get_if<KyokuStarted>(&masked))
          QVERIFY(!deal->hands[0][0].isKnown());
      }
    }
  }
  views[0].board.info = views[1].board.info;
  QVERIFY(views[0] == views[1]);
}

void TestRoundOpenRiichi::kanTakesFromTheShownHand() {
  Scenario scenario(openRiichiRules(OpenRiichiReveal::Hand));
  scenario.deadExcept({0}).hand(0, "34p456m456s666z88p").draws("7z9m1m9p6z").rinshan("9s");
  Table table(scenario);
  table.openRiichi(0, "7z");
  table.until(0);
  table.ankan(0, "6666z");
  QCOMPARE(openText(table.board().player(0).shown), QByteArray("456m3488p456s"));
  QCOMPARE(int(table.round().viewOf(1).visibleCounts()[test::tile("6z").kind()]), 4);
}

JANSO_TEST(TestRoundOpenRiichi);
#include "tst_roundopenriichi.moc"
