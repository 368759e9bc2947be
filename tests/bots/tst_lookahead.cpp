// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The look ahead against a tree walked draw by draw with nothing remembered, and what it must say where any
// player would agree.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "bots/flow.h"
#include "bots/handvalue.h"
#include "bots/lookahead.h"
#include "bots/reading/danger.h"
#include "bots/reading/knowledge.h"
#include "bots/stakes.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

// Everything exact that can be: all discards followed, no allowance for what is not looked at.
Tuning exactly() {
  Tuning tuning;
  tuning.improve = 0;
  tuning.wide1 = tuning.wide2 = 1;
  tuning.ways1 = tuning.ways2 = 14;
  return tuning;
}

// No chi and no open tanyao: with hands of three suits and no valued pair nothing is called.
RuleSet closedRules() {
  RuleSet rules = tenhou();
  rules.chi = false;
  rules.kuitan = false;
  return rules;
}

// What one decision needs; the table must outlive it.
struct Desk {
  explicit Desk(const TableView &table, const Tuning &figures = exactly())
      : tuning(figures),
        know(table.view()),
        danger(know),
        stakes(know),
        hand(ownHand(table.view())),
        flow(know, danger, stakes, hand, tuning) {}

  Prospect ask(bool canRiichi, Kind discarded = kKinds) const {
    Lookahead lookahead(know, flow, hand, canRiichi, tuning);
    return lookahead.of(hand, discarded, canRiichi, shanten(hand.counts, hand.meldCount()));
  }

  Tuning tuning;
  Knowledge know;
  Danger danger;
  Stakes stakes;
  OwnHand hand;
  Flow flow;
};

struct Worth {
  double value = 0;
  double win = 0;
  double points = 0;

  Worth after(double stays, double cost) const { return {stays * value - cost, stays * win, stays * points}; }
};

// The same by plain recursion: every draw, every discard, every time anew. For a table with a riichi on it,
// so that there is one regime only, and closed hands.
class Tree {
 public:
  Tree(const Desk &desk, bool canRiichi, bool canDecline)
      : m_desk(desk), m_flow(desk.flow), m_canRiichi(canRiichi), m_canDecline(canDecline) {}

  Worth of(const OwnHand &hand, int draws) const {
    const int steps = shanten(hand.counts, 0);
    if (steps <= 0)
      return ready(hand, draws);
    if (draws == 0)
      return {m_flow.drawNoten(), 0, 0};
    const Worth stay = of(hand, draws - 1);
    const double fold = m_flow.fold(Regime::Now)[at(draws - 1)];
    double other = 1;
    Worth sum;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      OwnHand more = hand;
      more.add(Tile(kind));
      if (left(hand, kind) == 0 || shanten(more.counts, 0) >= steps)
        continue;
      const double share = static_cast<double>(left(hand, kind)) / m_desk.know.unseen();
      add(sum, share, drawn(more, kind, steps, stay, draws - 1));
      other -= share;
    }
    Worth idle{m_flow.useless(Regime::Now, static_cast<float>(stay.value), static_cast<float>(fold)), 0, 0};
    if (stay.value >= fold) {
      idle.win = (1 - m_flow.meanRisk(Regime::Now)) * stay.win;
      idle.points = (1 - m_flow.meanRisk(Regime::Now)) * stay.points;
    }
    add(sum, other, idle);
    const double end = m_flow.end(Regime::Now, draws, false);
    return {end * m_flow.elsewhere() + (1 - end) * sum.value, (1 - end) * sum.win, (1 - end) * sum.points};
  }

 private:
  static void add(Worth &sum, double share, const Worth &worth) {
    sum.value += share * worth.value;
    sum.win += share * worth.win;
    sum.points += share * worth.points;
  }

  int left(const OwnHand &hand, Kind kind) const {
    return std::max(0, m_desk.know.left(kind) - std::max(0, hand.counts[kind] - m_desk.hand.counts[kind]));
  }

  // The best of every discard that keeps what the draw has brought, of letting the draw go, and of folding.
  Worth drawn(const OwnHand &more, Kind kind, int steps, const Worth &stay, int draws) const {
    Worth best{kWorst, 0, 0};
    const auto offer = [&best](const Worth &worth) {
      if (worth.value > best.value)
        best = worth;
    };
    for (Kind out = 0; out < kKinds; ++out) {
      if (more.counts[out] == 0)
        continue;
      OwnHand rest = more;
      rest.remove(rest.cheapest(out));
      if (shanten(rest.counts, 0) < steps)
        offer(of(rest, draws).after(1 - m_flow.risk(out), m_flow.cost(out)));
    }
    if (m_canDecline)
      offer(stay.after(1 - m_flow.risk(kind), m_flow.cost(kind)));
    const double fold = m_flow.fold(Regime::Now)[at(draws)];
    return fold > best.value ? Worth{fold, 0, 0} : best;
  }

  Worth ready(const OwnHand &hand, int draws) const {
    const Worth silent = waiting(hand, draws, false);
    // With no draw left nothing can be declared.
    if (!m_canRiichi || draws == 0)
      return silent;
    const Worth declared = waiting(hand, draws, true);
    return declared.value > silent.value ? declared : silent;
  }

  Worth waiting(const OwnHand &hand, int draws, bool riichi) const {
    const double stick = riichi ? m_flow.stick() : 0.0;
    if (draws == 0)
      return {m_flow.drawTenpai() + stick, 0, 0};
    const Worth next = waiting(hand, draws - 1, riichi);
    const double risk = m_flow.meanRisk(Regime::Now);
    const double idle = riichi ? (1 - risk) * next.value - m_flow.meanCost(Regime::Now) + risk * stick
                               : m_flow.useless(Regime::Now, static_cast<float>(next.value),
                                                m_flow.fold(Regime::Now)[at(draws - 1)]);
    const double end = m_flow.end(Regime::Now, draws, riichi);
    HandValue value(m_desk.know, m_flow, hand, kKinds);
    double noRon = 1, noDraw = 1;
    Worth rons, draw;
    for (Kind kind : waits(hand.counts, 0)) {
      WaitWorth wait;
      if (left(hand, kind) == 0 || !value.of(kind, left(hand, kind), isFuriten(hand), riichi, wait))
        continue;
      noRon -= wait.ron;
      noDraw -= wait.draw;
      add(rons, wait.ron, {wait.claimed, 1, wait.ronPoints});
      add(draw, wait.draw, {wait.tsumo, 1, wait.tsumoPoints});
    }
    add(draw, noDraw, {idle, (1 - risk) * next.win, (1 - risk) * next.points});
    add(rons, noRon * end, {m_flow.elsewhere() + stick, 0, 0});
    add(rons, noRon * (1 - end), draw);
    return rons;
  }

  bool isFuriten(const OwnHand &hand) const {
    const KindSet waiting = waits(hand.counts, 0);
    const auto &pond = m_desk.know.view().me().pond;
    return std::ranges::any_of(pond, [waiting](const PondTile &t) { return waiting.has(t.tile.kind()); });
  }

  const Desk &m_desk;
  const Flow &m_flow;
  bool m_canRiichi;
  bool m_canDecline;
};

bool near(double a, double b, double within) {
  return std::abs(a - b) <= within;
}

// A riichi of the seat to the right, long enough ago that its tiles say something.
TableView riichiTable(const QByteArray &hand, int tilesLeft) {
  TableView table(closedRules());
  table.hand(hand.toStdString(), "")
      .pond(0, "3z9m")
      .pond(1, "4m1s9m9s2z")
      .pond(2, "1s6p3z")
      .pond(3, "8p4z2z")
      .riichi(1, 4)
      .tilesLeft(tilesLeft);
  return table;
}

}  // namespace

class TestLookahead : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void equalsTheWholeTree_data();
  void equalsTheWholeTree();
  void aDrawMayBeDeclined();
  void moreTilesNeverCountForLess_data();
  void moreTilesNeverCountForLess();
  void riichiIsDeclaredWhereItPays();
  void furitenWinsByTheOwnDrawOnly_data();
  void furitenWinsByTheOwnDrawOnly();
  void openHandsNeedAYaku_data();
  void openHandsNeedAYaku();
  void drawsLeftNeverHurtAReadyHand();
};

void TestLookahead::equalsTheWholeTree_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<bool>("canRiichi");
  QTest::addColumn<int>("tilesLeft");
  const auto row = [](const char *name, const char *hand, bool canRiichi, int tilesLeft) {
    QTest::newRow(name) << QByteArray(hand) << canRiichi << tilesLeft;
  };
  row("ready, many draws", "123m456p789s3467p", true, 40);
  row("ready, riichi not open to it", "234m456p789s34p99s", false, 24);
  row("ready, one draw left", "234m456p789s34p99s", true, 4);
  row("no draw left", "234m456p789s34p99s", true, 3);
  row("one step, no pair yet", "123m456p789s34p1z7z", true, 16);
  row("one step, silent", "123m456p789s34p1z7z", false, 16);
  row("one step, seven pairs among the ways", "1133m5577p1189s7z", true, 20);
  row("one step, red fives", "123m406p78s34p99m1z", true, 20);
  row("two steps, without a pair", "123m456p34s68s1z9m7z", true, 11);
  row("two steps, two waits for the same tile", "123m456p24s46s1z9m7z", false, 11);
}

void TestLookahead::equalsTheWholeTree() {
  QFETCH(QByteArray, hand);
  QFETCH(bool, canRiichi);
  QFETCH(int, tilesLeft);
  const TableView table = riichiTable(hand, tilesLeft);
  const Desk desk(table);
  QCOMPARE(desk.flow.regimes(), 1);
  QCOMPARE(desk.flow.draws(), tilesLeft / 4);
  const Prospect prospect = desk.ask(canRiichi);
  const Outcome &found = prospect.now();
  const Tree tree(desk, canRiichi, true);
  for (int draws = 0; draws <= desk.flow.draws(); ++draws) {
    const Worth expected = tree.of(desk.hand, draws);
    const QByteArray where = QByteArray::number(draws) +
                             " draws: " + QByteArray::number(found.value[at(draws)]) + " for " +
                             QByteArray::number(expected.value);
    QVERIFY2(near(found.value[at(draws)], expected.value, 0.05), where.constData());
    QVERIFY2(near(found.win[at(draws)], expected.win, 1e-4), where.constData());
    QVERIFY2(near(found.points[at(draws)], expected.points, 0.05), where.constData());
  }
}

// The 9p as the pair would make this hand ready without a yaku, where no riichi may be declared: rather wait
// for what keeps tanyao.
void TestLookahead::aDrawMayBeDeclined() {
  const TableView table = riichiTable("33345m4569p4456s", 40);
  Tuning tuning = exactly();
  tuning.caution = 0;
  const Desk desk(table, tuning);
  const int draws = desk.flow.draws();
  const Prospect prospect = desk.ask(false);
  const double found = prospect.now().value[at(draws)];
  const double declining = Tree(desk, false, true).of(desk.hand, draws).value;
  const double taking = Tree(desk, false, false).of(desk.hand, draws).value;
  QVERIFY2(near(found, declining, 0.05), qPrintable(QStringLiteral("%1 %2").arg(found).arg(declining)));
  QVERIFY2(found > taking + 20, qPrintable(QStringLiteral("%1 %2").arg(found).arg(taking)));
}

void TestLookahead::moreTilesNeverCountForLess_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("needed");   // gone in the one table
  QTest::addColumn<QByteArray>("useless");  // gone in the other
  const auto row = [](const char *name, const char *hand, const char *needed, const char *useless) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(needed) << QByteArray(useless);
  };
  row("ready: one of the waits less", "234m456p789s34p99s", "5p", "8m");
  row("ready: half of the waits less", "234m456p789s34p99s", "22p", "88m");
  row("one step: one of the tiles less", "123m456p789s34p1z7z", "2p", "8m");
  row("one step: one side less", "123m456p789s34p1z7z", "2222p", "8888m");
  row("two steps: a middle tile less", "123m456p34s68s1z9m7z", "7s", "7m");
  row("two steps: a wait less", "123m456p34s68s1z9m7z", "777s", "777m");
}

void TestLookahead::moreTilesNeverCountForLess() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, needed);
  QFETCH(QByteArray, useless);
  // In the pond of one who is no danger; what danger the tiles themselves are is taken out.
  Tuning tuning = exactly();
  tuning.caution = 0;
  TableView fewer = riichiTable(hand, 16);
  TableView more = fewer;
  fewer.pond(3, needed.toStdString());
  more.pond(3, useless.toStdString());
  const Desk narrow(fewer, tuning);
  const Desk wide(more, tuning);
  QCOMPARE(narrow.know.unseen(), wide.know.unseen());
  const Prospect less = narrow.ask(true);
  const Prospect most = wide.ask(true);
  for (int draws = 1; draws <= wide.flow.draws(); ++draws) {
    QVERIFY2(most.now().value[at(draws)] >= less.now().value[at(draws)],
             QByteArray::number(draws).constData());
  }
  const int all = wide.flow.draws();
  QVERIFY(most.now().value[at(all)] > less.now().value[at(all)]);
}

void TestLookahead::riichiIsDeclaredWhereItPays() {
  TableView table(closedRules());
  table.hand("234m456p789s34p99s", "").pond(1, "1z9m").pond(2, "2z").tilesLeft(48);
  const Desk desk(table);
  Lookahead lookahead(desk.know, desk.flow, desk.hand, true, desk.tuning);
  const int draws = desk.flow.draws();
  const float may = lookahead.of(desk.hand, kKinds, true, 0).now().value[at(draws)];
  const float mayNot = lookahead.of(desk.hand, kKinds, false, 0).now().value[at(draws)];
  const float declared = lookahead.declared(desk.hand, kKinds).now().value[at(draws)];
  QVERIFY(may > mayNot);
  QCOMPARE(may, declared);
}

void TestLookahead::furitenWinsByTheOwnDrawOnly_data() {
  QTest::addColumn<QByteArray>("pond");
  QTest::addColumn<QByteArray>("discarded");
  const auto row = [](const char *name, const char *pond, const char *discarded) {
    QTest::newRow(name) << QByteArray(pond) << QByteArray(discarded);
  };
  row("the wait has just been discarded", "9m", "5p");
  row("the other side of the wait has", "9m", "2p");
  row("it is in the own pond", "9m2p", "");
}

void TestLookahead::furitenWinsByTheOwnDrawOnly() {
  QFETCH(QByteArray, pond);
  QFETCH(QByteArray, discarded);
  TableView table(closedRules());
  table.hand("234m456p789s34p99s", "").pond(0, pond.toStdString()).tilesLeft(4);
  const Desk desk(table);
  const Kind out = discarded.isEmpty() ? kKinds : test::tile(discarded.constData()).kind();
  const Prospect furiten = desk.ask(false, out);
  const int waiting = desk.know.left(test::tile("2p").kind()) + desk.know.left(test::tile("5p").kind());
  // One draw, if nobody ends the hand before it.
  const double byDraw = static_cast<double>(waiting) / desk.know.unseen();
  QVERIFY(furiten.now().win[1] > 0);
  QVERIFY(furiten.now().win[1] <= byDraw + 1e-6);
  TableView clean(closedRules());
  clean.hand("234m456p789s34p99s", "").pond(0, "9m9s").tilesLeft(4);
  QVERIFY(Desk(clean).ask(false).now().win[1] > byDraw);
}

void TestLookahead::openHandsNeedAYaku_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("run");  // taken from the left, beside 456p
  QTest::addColumn<bool>("kuitan");
  QTest::addColumn<bool>("wins");
  const auto row = [](const char *name, const char *hand, const char *run, bool kuitan, bool wins) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(run) << kuitan << wins;
  };
  row("open tanyao", "67m22p57s9m", "234s", true, true);
  row("the same without open tanyao", "67m22p57s9m", "234s", false, false);
  row("a triplet of dragons", "78m11p555z", "789s", true, true);
  row("a pair of dragons", "78m1p55z79m", "789s", true, true);
  row("runs with ends, and no honor", "78m11p79s3p", "789s", true, false);
}

void TestLookahead::openHandsNeedAYaku() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, run);
  QFETCH(bool, kuitan);
  QFETCH(bool, wins);
  RuleSet rules = tenhou();
  rules.kuitan = kuitan;
  TableView table(rules);
  table.hand(hand.toStdString(), "")
      .meld(0, MeldType::Chi, "456p", 3)
      .meld(0, MeldType::Chi, run.toStdString(), 3)
      .pond(1, "1z9m")
      .tilesLeft(40);
  const Desk desk(table);
  const Prospect prospect = desk.ask(false);
  const int draws = desk.flow.draws();
  QCOMPARE(prospect.now().win[at(draws)] > 0, wins);
  if (!wins) {
    QCOMPARE(prospect.now().value, desk.flow.fold(Regime::Now));
  }
}

// Another draw is another chance.
void TestLookahead::drawsLeftNeverHurtAReadyHand() {
  const TableView table = riichiTable("234m456p789s34p99s", 60);
  const Desk desk(table);
  const Prospect prospect = desk.ask(false);
  for (int draws = 1; draws <= desk.flow.draws(); ++draws)
    QVERIFY(prospect.now().win[at(draws)] > prospect.now().win[at(draws - 1)]);
}

JANSO_TEST(TestLookahead);
#include "tst_lookahead.moc"
