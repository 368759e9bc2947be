// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player may expect and does not get has a reason, and the right one.
#include <QTest>

#include "coach/whynot.h"
#include "rules/mpsz.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

class TestWhyNot : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void discards_data();
  void discards();
  void ownTurn_data();
  void ownTurn();
  void afterTheNextHasDrawn();
  void threePlayers_data();
  void threePlayers();
  void openHandsDeclareNoRiichi();
  void betweenHands();
};

void TestWhyNot::discards_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<int>("from");
  QTest::addColumn<QString>("tile");
  QTest::addColumn<Asked>("asked");
  QTest::addColumn<WhyNot>("why");
  QTest::addColumn<DenialReason>("denial");
  QTest::addColumn<int>("number");
  const auto row = [](const char *name, const char *hand, int from, const char *tile, Asked asked, WhyNot why,
                      DenialReason denial = DenialReason::None, int number = 0) {
    QTest::newRow(name) << QString::fromLatin1(hand) << from << QString::fromLatin1(tile) << asked << why
                        << denial << number;
  };
  const char *hand = "234m46p66p678p8s5z5z";
  row("chi of the left's tile is offered", hand, 3, "5p", Asked::Chi, WhyNot::Offered);
  row("chi takes from the left only", hand, 1, "5p", Asked::Chi, WhyNot::OnlyFromLeft);
  row("no run with it", hand, 3, "1s", Asked::Chi, WhyNot::NoRun);
  row("honors make no runs", hand, 3, "5z", Asked::Chi, WhyNot::HonorRun);
  row("pon needs a pair", hand, 1, "2m", Asked::Pon, WhyNot::TooFewAlike, DenialReason::None, 1);
  row("pon is offered", hand, 1, "5z", Asked::Pon, WhyNot::Offered);
  row("kan needs three", hand, 1, "5z", Asked::Kan, WhyNot::TooFewAlike, DenialReason::None, 2);
  row("kan is offered", hand, 1, "6p", Asked::Kan, WhyNot::Offered);
  row("riichi on the own turn only", hand, 1, "6p", Asked::Riichi, WhyNot::NotOwnTurn);
  row("ron without tenpai", "147m258p369s1234z", 1, "6p", Asked::Win, WhyNot::NotTenpai, DenialReason::None,
      6);
  row("ron with another tile", "234m456p67s55s678s", 1, "9m", Asked::Win, WhyNot::OtherTile);
  row("ron without a yaku", "123m456p12s99s678s", 1, "3s", Asked::Win, WhyNot::Denied, DenialReason::NoYaku);
  row("ron in furiten", "234m456p67s55s678s", 1, "8s", Asked::Win, WhyNot::Offered);
}

void TestWhyNot::discards() {
  QFETCH(QString, hand);
  QFETCH(int, from);
  QFETCH(QString, tile);
  QFETCH(Asked, asked);
  TableView table;
  table.hand(hand.toStdString(), "").pond(0, "1z").discarded(from, tile.toStdString());
  SeatView view = table.view();
  view.waits = waits(countsOf(view.hand), 0);
  const WhyNotAnswer answer = whyNot(view, asked);
  QTEST(answer.why, "why");
  QTEST(answer.denial.reason, "denial");
  QTEST(answer.number, "number");
}

void TestWhyNot::ownTurn_data() {
  QTest::addColumn<QString>("change");
  QTest::addColumn<Asked>("asked");
  QTest::addColumn<WhyNot>("why");
  QTest::addColumn<DenialReason>("denial");
  QTest::addColumn<int>("number");
  const auto row = [](const char *name, const char *change, Asked asked, WhyNot why,
                      DenialReason denial = DenialReason::None, int number = 0) {
    QTest::newRow(name) << QString::fromLatin1(change) << asked << why << denial << number;
  };
  row("riichi is offered", "", Asked::Riichi, WhyNot::Offered);
  row("riichi with an open hand", "open", Asked::Riichi, WhyNot::Denied, DenialReason::OpenHand);
  row("riichi under 1000 points", "poor", Asked::Riichi, WhyNot::Denied, DenialReason::TooFewPoints);
  row("riichi with three tiles left", "late", Asked::Riichi, WhyNot::Denied, DenialReason::TooFewTiles);
  row("riichi one away", "far", Asked::Riichi, WhyNot::NotTenpai, DenialReason::None, 1);
  row("riichi twice", "riichi", Asked::Riichi, WhyNot::AlreadyRiichi);
  row("riichi right after a call", "called", Asked::Riichi, WhyNot::Denied, DenialReason::OpenHand);
  row("kan without four", "", Asked::Kan, WhyNot::NoFour);
  row("kan is offered", "four", Asked::Kan, WhyNot::Offered);
  row("a fifth kan", "kans", Asked::Kan, WhyNot::Denied, DenialReason::FourKans);
  row("kan on the last tile", "four last", Asked::Kan, WhyNot::Denied, DenialReason::LastTile);
  row("kan in riichi that would change the waits", "riichi kan", Asked::Kan, WhyNot::Denied,
      DenialReason::WaitWouldChange);
  row("chi on the own turn", "", Asked::Chi, WhyNot::OwnTurn);
  row("pon on the own turn", "", Asked::Pon, WhyNot::OwnTurn);
  row("tsumo with another tile", "", Asked::Win, WhyNot::OtherTile);
  row("tsumo, tenpai after a discard", "near", Asked::Win, WhyNot::NotYet);
  row("tsumo without tenpai", "far", Asked::Win, WhyNot::NotTenpai, DenialReason::None, 1);
  row("tsumo without a yaku", "no yaku", Asked::Win, WhyNot::Denied, DenialReason::NoYaku);
  row("tsumo right after a call", "called", Asked::Win, WhyNot::AfterCall);
  row("kita in a ruleset without", "", Asked::Kita, WhyNot::NotInRules);
}

void TestWhyNot::ownTurn() {
  QFETCH(QString, change);
  QFETCH(Asked, asked);
  TableView table;
  table.hand("234m456p67s55s678s", "1z").pond(0, "9m");
  if (change == QStringLiteral("open"))
    table.hand("234m456p67s55s", "1z").meld(0, MeldType::Chi, "678s", 3);
  else if (change == QStringLiteral("called"))
    table.hand("234m456p67s55s1z", "").meld(0, MeldType::Chi, "678s", 3);
  else if (change == QStringLiteral("poor"))
    table.scores(900, 33000, 33000, 33100);
  else if (change == QStringLiteral("late"))
    table.tilesLeft(3);
  else if (change == QStringLiteral("near"))
    table.hand("234m456p6s55s678s9m", "7s");
  else if (change == QStringLiteral("far"))
    table.hand("234m45p67s5s678s19m", "1z");
  else if (change == QStringLiteral("riichi"))
    table.riichi(0, 0);
  else if (change.startsWith(QStringLiteral("four")))
    table.hand("234m456p67s111z55s", "1z");
  else if (change == QStringLiteral("kans"))
    table.hand("234m456p67s111z55s", "1z")
        .meld(1, MeldType::Ankan, "9999m", -1)
        .meld(1, MeldType::Ankan, "9999p", -1)
        .meld(2, MeldType::Ankan, "9999s", -1)
        .meld(2, MeldType::Ankan, "2222z", -1);
  else if (change == QStringLiteral("riichi kan"))
    table.hand("234m456p789p3334s", "3s").riichi(0, 0);
  else if (change == QStringLiteral("no yaku"))
    table.hand("12m99s456p123s", "3m").meld(0, MeldType::Pon, "888p", 2);
  if (change.endsWith(QStringLiteral("last")))
    table.tilesLeft(0);
  SeatView view = table.view();
  if (view.hand.size() % 3 == 1)
    view.waits = waits(countsOf(view.hand), static_cast<int>(view.me().melds.size()));
  const WhyNotAnswer answer = whyNot(view, asked);
  QTEST(answer.why, "why");
  QTEST(answer.denial.reason, "denial");
  QTEST(answer.number, "number");
}

// The question may come a moment late: the discard is still the one that is meant.
void TestWhyNot::afterTheNextHasDrawn() {
  TableView table;
  table.hand("234m46p66p678p8s5z5z", "").pond(0, "1z").discarded(2, "5p");
  SeatView view = table.view();
  view.board.phase = BoardPhase::Discard;
  view.board.turn = 3;
  const WhyNotAnswer answer = whyNot(view, Asked::Chi);
  QCOMPARE(answer.why, WhyNot::OnlyFromLeft);
  QCOMPARE(answer.tile, test::tile("5p"));
  QCOMPARE(whyNot(view, Asked::Win).why, WhyNot::NotTenpai);
}

void TestWhyNot::threePlayers_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("drawn");
  QTest::addColumn<Asked>("asked");
  QTest::addColumn<WhyNot>("why");
  QTest::newRow("no chi") << "234p456p67s55s678s"
                          << "1z" << Asked::Chi << WhyNot::NotInRules;
  QTest::newRow("no North in hand") << "234p456p67s55s678s"
                                    << "1z" << Asked::Kita << WhyNot::NoNorth;
  QTest::newRow("a North") << "234p456p67s55s678s"
                           << "4z" << Asked::Kita << WhyNot::Offered;
}

void TestWhyNot::threePlayers() {
  QFETCH(QString, hand);
  QFETCH(QString, drawn);
  QFETCH(Asked, asked);
  TableView table(tenhouSanma());
  table.hand(hand.toStdString(), drawn.toStdString()).pond(0, "9m");
  QTEST(whyNot(table.view(), asked).why, "why");
}

// Whoever's turn it is: that is what there is to know.
void TestWhyNot::openHandsDeclareNoRiichi() {
  TableView table;
  table.hand("456p67s55s678s", "").meld(0, MeldType::Chi, "234m", 3).pond(0, "1z").discarded(1, "9m");
  const WhyNotAnswer answer = whyNot(table.view(), Asked::Riichi);
  QCOMPARE(answer.why, WhyNot::Denied);
  QCOMPARE(answer.denial.reason, DenialReason::OpenHand);
}

void TestWhyNot::betweenHands() {
  SeatView view = TableView().hand("234m456p67s55s678s", "1z").view();
  view.board.phase = BoardPhase::Ended;
  for (const Asked asked : {Asked::Chi, Asked::Riichi, Asked::Win})
    QCOMPARE(whyNot(view, asked).why, WhyNot::NotPlaying);
}

JANSO_TEST(TestWhyNot);
#include "tst_whynot.moc"
