// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What to try: at most two yaku that the hand is near to, and never against the coach.
#include <QTest>
#include <algorithm>

#include "coach/advice.h"
#include "coach/yakudistance.h"
#include "coach/yakuexample.h"
#include "coach/yakutry.h"
#include "rules/actionkinds.h"
#include "rules/legal/legal.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using namespace janso::test;

class TestYakuTry : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void obeysTheCoach_data();
  void obeysTheCoach();
  void waitsWithoutADraw();
  void nothingInRiichi();
  void drawsLeft_data();
  void drawsLeft();
  void examplesHaveTheYaku();
};

void TestYakuTry::obeysTheCoach_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("drawn");
  QTest::newRow("simples with an honor") << QStringLiteral("234m4579p66s24s89p") << QStringLiteral("1z");
  QTest::newRow("pair of dragons") << QStringLiteral("123m456p79s11p556z") << QStringLiteral("9m");
  QTest::newRow("pairs") << QStringLiteral("1133m4477p99s125z") << QStringLiteral("8s");
  QTest::newRow("one suit") << QStringLiteral("1345678m2p4s1127z") << QStringLiteral("9m");
  QTest::newRow("nothing yet") << QStringLiteral("159m2468p37s1357z") << QStringLiteral("9s");
}

void TestYakuTry::obeysTheCoach() {
  QFETCH(QString, hand);
  QFETCH(QString, drawn);
  const SeatView view = TableView(tenhou()).hand(hand.toStdString(), drawn.toStdString()).view();
  Decision decision;
  QVERIFY(decisionOf(view, decision));
  const Advice advice = advise(view, decision);
  const YakuSuggestion suggestion = yakuSuggestion(view);
  QVERIFY(isDiscard(advice.recommended.type));
  QCOMPARE(suggestion.discard, advice.recommended.tile);
  QVERIFY(!suggestion.yaku.empty() && suggestion.yaku.size() <= 2);
  for (const YakuTry &each : suggestion.yaku) {
    // What is kept is in the hand that the discard leaves.
    TileCounts left = view.concealedCounts();
    --left[suggestion.discard.kind()];
    for (const Tile tile : each.kept) {
      QVERIFY(left[tile.kind()] > 0);
      --left[tile.kind()];
    }
    QCOMPARE(int(each.missing.size()), int(each.away));
    QCOMPARE(int(each.kept.size() + each.missing.size()), 14);
    const YakuEvent event = yakuEvent(each.id);
    QVERIFY(event == YakuEvent::None || event == YakuEvent::DeclareRiichi);
    QVERIFY(each.away <= exchangesInReach(ownDrawsLeft(view)));
  }
  QVERIFY(yakuSuggestion(view) == suggestion);
}

void TestYakuTry::waitsWithoutADraw() {
  const YakuSuggestion suggestion = yakuSuggestion(TableView(tenhou()).hand("234m4579p66s24s89p", "").view());
  QVERIFY(!suggestion.discard.isKnown());
  QVERIFY(!suggestion.yaku.empty());
}

void TestYakuTry::nothingInRiichi() {
  TableView table(tenhou());
  table.hand("234m456p66s24s678p", "1z").pond(0, "9s").riichi(0, 0);
  QVERIFY(yakuSuggestion(table.view()).empty());
}

void TestYakuTry::drawsLeft_data() {
  QTest::addColumn<int>("tiles");
  QTest::addColumn<int>("draws");
  QTest::newRow("first turn") << 69 << 18;
  QTest::newRow("four tiles") << 4 << 1;
  QTest::newRow("one tile") << 1 << 1;
  QTest::newRow("none") << 0 << 0;
}

void TestYakuTry::drawsLeft() {
  QFETCH(int, tiles);
  QFETCH(int, draws);
  SeatView view = TableView(tenhou()).hand("234m4579p66s24s89p", "").view();
  view.board.tilesLeft = static_cast<std::uint8_t>(tiles);
  QCOMPARE(ownDrawsLeft(view), draws);
}

// Every yaku of tiles in these rules has one; the same seed gives the same, and nothing is missing in it.
void TestYakuTry::examplesHaveTheYaku() {
  for (int i = 0; i < kYakuCount; ++i) {
    const auto id = static_cast<YakuId>(i);
    if (!hasFurtherExamples(id) || isOptional(id))
      continue;
    const YakuTarget target = furtherExample(id, tenhou(), 5);
    QVERIFY(furtherExample(id, tenhou(), 5) == target);
    int tiles = 0;
    for (const TargetGroup &group : target.groups) {
      tiles += static_cast<int>(group.size());
      QVERIFY(std::ranges::all_of(group, [](const TargetTile &tile) { return tile.held; }));
    }
    QVERIFY2(id == YakuId::NorthYakuhai ? target.empty() : tiles >= 14, yakuKey(id).data());
  }
}

JANSO_TEST(TestYakuTry);
#include "tst_yakutry.moc"
