// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the coach says of one decision: no figure that reads alike is compared, no chance is named that is
// none.
#include <QTest>
#include <algorithm>

#include "coach/advice.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/coachtexts.h"

using namespace janso;
using janso::test::TableView;

namespace {

Action discard(const char *tile) {
  Action action;
  action.type = ActionType::Dahai;
  action.tile = test::tile(tile);
  return action;
}

AdviceRow row(const Action &action) {
  AdviceRow made;
  made.action = action;
  made.judged = true;
  made.shanten = 2;
  made.tiles = 20;
  made.win = 0.2F;
  made.points = 4000;
  return made;
}

Advice adviceOf(Motive motive, const AdviceRow &best, const AdviceRow &other) {
  Advice advice;
  advice.recommended = best.action;
  advice.rows = {best, other};
  advice.reason.motive = motive;
  advice.reason.runnerUp = 1;
  return advice;
}

QString headline(const Advice &advice, const SeatView &view) {
  const std::array<QString, 4> names;
  return coachAdvice(advice, {view, names});
}

const AdviceRow *rowOf(const Advice &advice, const char *tile) {
  return advice.rowOf(discard(tile));
}

Advice askAbout(const TableView &table) {
  Decision decision;
  decision.seat = table.view().seat;
  for (const Action &action : table.discards())
    decision.legal.push_back(action);
  return advise(table.view(), decision);
}

}  // namespace

class TestCoachTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void headlines_data();
  void headlines();
  void ofTheTable_data();
  void ofTheTable();
  void aDeadWaitIsNotFuritenToo();
  void threeRiichiMakeNoMoreThanCertain();
  void aFifthTileIsNotWaitedFor();
  void aYakuIsCountedToward();
};

void TestCoachTexts::headlines_data() {
  QTest::addColumn<Advice>("advice");
  QTest::addColumn<QString>("says");
  QTest::addColumn<QString>("saysNot");
  AdviceRow best = row(discard("1m"));
  AdviceRow other = row(discard("9s"));
  best.dealIn = 0.016F;
  other.dealIn = 0.024F;
  QTest::newRow("shares that read alike are not compared")
      << adviceOf(Motive::Safer, best, other) << "this tile is safer"
      << "vs.";
  other.dealIn = 0.034F;
  QTest::newRow("shares that differ are") << adviceOf(Motive::Safer, best, other) << "2% vs. 3%"
                                          << "";
  best.tiles = other.tiles = 0;
  QTest::newRow("no tile is left") << adviceOf(Motive::Speed, best, other)
                                   << "no remaining tile improves your hand"
                                   << "0 tile";
  best.dealIn = 0.05F;
  other.dealIn = 0.01F;
  QTest::newRow("folding with another than the safest")
      << adviceOf(Motive::Fold, best, other) << "rarely deals in (5%)"
      << "safest";
  std::swap(best.dealIn, other.dealIn);
  QTest::newRow("folding with the safest") << adviceOf(Motive::Fold, best, other) << "this is the safest tile"
                                           << "rarely";
  AdviceRow pass = row(Action{});
  Action pon;
  pon.type = ActionType::Pon;
  pon.tile = test::tile("3p");
  AdviceRow call = row(pon);
  call.shanten = 1;
  Advice passing = adviceOf(Motive::Pass, pass, call);
  passing.warnings.push_back({.type = WarningType::CallNoYaku, .action = pon, .waits = {}, .tiles = {}});
  QTest::newRow("a call that leaves no yaku") << passing << "no yaku would be within reach"
                                              << "closest";
  passing.warnings.front().yaku = {.id = YakuId::Tanyao, .away = 3, .anyWin = 1, .wanted = {}, .left = 8};
  QTest::newRow("a call whose yaku is far") << passing << "the closest [[yaku]] would be [[tanyao|Tanyao]]"
                                            << "within reach";
}

void TestCoachTexts::headlines() {
  QFETCH(Advice, advice);
  QFETCH(QString, says);
  QFETCH(QString, saysNot);
  TableView table;
  table.hand("147m258p369s1234z", "5z");
  const QString text = headline(advice, table.view());
  QVERIFY2(markupFaults(text).isEmpty(), qPrintable(text));
  QVERIFY2(text.contains(says), qPrintable(text));
  QVERIFY2(saysNot.isEmpty() || !text.contains(saysNot), qPrintable(text));
}

void TestCoachTexts::ofTheTable_data() {
  QTest::addColumn<TableView>("table");
  QTest::addColumn<QString>("says");
  QTest::addColumn<QString>("saysNot");
  TableView pinfu;
  pinfu.hand("23m456p678s23499p", "5z");
  QTest::newRow("tenpai") << pinfu << "waiting on {14m}"
                          << "tsumo";
  TableView furiten = pinfu;
  furiten.pond(0, "4m");
  QTest::newRow("furiten wins by tsumo only") << furiten << "you can only win by tsumo"
                                              << "";
  TableView gone;
  gone.hand("13m456p678s23499p", "5z").pond(1, "2m2m").pond(2, "2m2m");
  QTest::newRow("no wait is left") << gone << "but none are left"
                                   << "win is worth";
}

// The headline, were this discard advised.
void TestCoachTexts::ofTheTable() {
  QFETCH(TableView, table);
  QFETCH(QString, says);
  QFETCH(QString, saysNot);
  Advice advice = askAbout(table);
  const AdviceRow best = *rowOf(advice, "5z");
  advice = adviceOf(Motive::Tenpai, best, row(discard("9p")));
  const QString text = headline(advice, table.view());
  QVERIFY2(text.contains(says), qPrintable(text));
  QVERIFY2(saysNot.isEmpty() || !text.contains(saysNot), qPrintable(text));
}

void TestCoachTexts::aDeadWaitIsNotFuritenToo() {
  TableView table;
  table.hand("23m456p99p", "5z").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  table.pond(0, "4m");
  const Advice advice = askAbout(table);
  const AdviceRow *dead = rowOf(advice, "5z");
  QVERIFY(dead->waiting.isDead());
  for (const Warning &warning : advice.warnings)
    QVERIFY(!(warning.action == dead->action) || warning.type == WarningType::NoYaku);
  const std::array<QString, 4> names;
  QVERIFY(!coachDetails(*dead, {table.view(), names}).contains(QStringLiteral("furiten")));
}

void TestCoachTexts::threeRiichiMakeNoMoreThanCertain() {
  TableView table;
  table.hand("147m258p369s1234z", "5m").tilesLeft(12);
  for (int seat = 1; seat < 4; ++seat)
    table.pond(seat, "9m1z9s1z2z3z4z6z6z").riichi(seat, 4);
  const Advice advice = askAbout(table);
  for (const AdviceRow &each : advice.rows) {
    float most = 0;
    float sum = 0;
    for (const DangerTo &to : each.against) {
      most = std::max(most, to.dealIn);
      sum += to.dealIn;
    }
    QVERIFY(each.dealIn <= 1 && each.dealIn >= most - 1e-6F && each.dealIn <= sum + 1e-6F);
  }
}

void TestCoachTexts::aFifthTileIsNotWaitedFor() {
  TableView table;
  table.hand("3333456p234s678s", "5z");
  const Waiting waiting = waitingAfter(table.view(), test::tile("5z"));
  QVERIFY(!waiting.waits.has(test::tile("3p").kind()));
  QVERIFY(waiting.waits.has(test::tile("6p").kind()));
}

// In shape the hand waits for 1m 4m; what is counted is the way to a hand that wins.
void TestCoachTexts::aYakuIsCountedToward() {
  TableView table;
  table.hand("23m456p99p", "").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  table.discarded(3, "9p");
  Decision decision;
  decision.seat = table.view().seat;
  for (const Action &action : TableView::skipOr(ActionType::Pon, "9p", "99p"))
    decision.legal.push_back(action);
  const Advice advice = advise(table.view(), decision);
  const std::array<QString, 4> names;
  const QString text = coachDetails(*advice.rowOf(decision.legal[0]), {table.view(), names});
  QVERIFY2(text.contains(QStringLiteral("(counting the tiles for a [[yaku]]).")), qPrintable(text));
}

JANSO_TEST(TestCoachTexts);
#include "tst_coachtexts.moc"
