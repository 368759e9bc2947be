// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which rules give the seats marks, and how much room the marks take.
#include <QSet>
#include <QTest>
#include <functional>

#include "rules/legal/seatview.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/paint/seatmarks.h"

using namespace janso;

namespace {

using Change = std::function<void(RuleSet &)>;

SeatView viewUnder(const RuleSet &rules) {
  SeatView view = test::ownTurn();
  MatchInfo info = *view.board.info;
  info.rules = rules;
  view.board.info = info;
  return view;
}

}  // namespace

class TestSeatMarks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rulesGiveMarks_data();
  void rulesGiveMarks();
  void anEmptySeatHasNone();
  void everyMarkHasASentence_data();
  void everyMarkHasASentence();
  void theDicePriceIsSaid();
  void marksTakeRoom_data();
  void marksTakeRoom();
};

void TestSeatMarks::rulesGiveMarks_data() {
  QTest::addColumn<Change>("change");
  QTest::addColumn<bool>("marks");
  QTest::addColumn<bool>("chips");
  QTest::newRow("no rule") << Change([](RuleSet &) {}) << false << false;
  QTest::newRow("wareme") << Change([](RuleSet &r) { r.wareme = Wareme::Wareme; }) << true << false;
  QTest::newRow("doukasen") << Change([](RuleSet &r) { r.wareme = Wareme::Doukasen; }) << true << false;
  QTest::newRow("yakitori") << Change([](RuleSet &r) { r.yakitori = 10000; }) << true << false;
  QTest::newRow("yakitori by dice") << Change([](RuleSet &r) { r.yakitoriDice = true; }) << true << false;
  QTest::newRow("chips: ippatsu") << Change([](RuleSet &r) { r.chipIppatsu = 1; }) << true << true;
  QTest::newRow("chips: ura") << Change([](RuleSet &r) { r.chipUra = 1; }) << true << true;
  QTest::newRow("chips: red fives") << Change([](RuleSet &r) { r.chipRed = 1; }) << true << true;
  QTest::newRow("chips: yakuman by ron") << Change([](RuleSet &r) { r.chipYakumanRon = 5; }) << true << true;
  QTest::newRow("chips: yakuman by tsumo")
      << Change([](RuleSet &r) { r.chipYakumanTsumo = 5; }) << true << true;
  QTest::newRow("chips: haku pocchi") << Change([](RuleSet &r) { r.chipHakuPocchi = 1; }) << true << true;
  QTest::newRow("chips: bankruptcy") << Change([](RuleSet &r) { r.chipBankruptcy = 1; }) << true << true;
  QTest::newRow("chips: toriuchi") << Change([](RuleSet &r) { r.toriuchi = true; }) << true << true;
  QTest::newRow("arisu for chips") << Change([](RuleSet &r) {
    r.arisu = Arisu::Any;
    r.arisuReward = ArisuReward::Chip;
  }) << true << true;
  QTest::newRow("arisu for han") << Change([](RuleSet &r) { r.arisu = Arisu::Any; }) << false << false;
  QTest::newRow("a value of chips alone") << Change([](RuleSet &r) { r.chipValue = 1000; }) << false << false;
}

void TestSeatMarks::rulesGiveMarks() {
  QFETCH(Change, change);
  QFETCH(bool, chips);
  RuleSet rules;
  change(rules);
  QTEST(hasSeatMarks(rules), "marks");
  const SeatView view = viewUnder(rules);
  for (int seat = 0; seat < 4; ++seat)
    QCOMPARE(seatMarks(view.board, seat).chips.has_value(), chips);
}

void TestSeatMarks::anEmptySeatHasNone() {
  RuleSet rules;
  rules.players = 3;
  rules.chipRed = 1;
  const SeatView view = viewUnder(rules);
  QVERIFY(!seatMarks(view.board, 2).isEmpty());
  QVERIFY(seatMarks(view.board, 3).isEmpty());
}

void TestSeatMarks::everyMarkHasASentence_data() {
  QTest::addColumn<int>("doubled");
  QTest::addColumn<int>("yakitori");
  QTest::addColumn<int>("chips");  // 99 = none
  QTest::addColumn<int>("texts");
  const int none = int(Wareme::None);
  QTest::newRow("nothing") << none << 0 << 99 << 0;
  QTest::newRow("wareme") << int(Wareme::Wareme) << 0 << 99 << 1;
  QTest::newRow("yakitori") << none << 1 << 99 << 1;
  QTest::newRow("no chips yet are a mark too") << none << 0 << 0 << 1;
  QTest::newRow("all three") << int(Wareme::Doukasen) << 2 << -4 << 3;
}

void TestSeatMarks::everyMarkHasASentence() {
  QFETCH(int, doubled);
  QFETCH(int, yakitori);
  QFETCH(int, chips);
  SeatMarks marks{Wareme(doubled), 2, yakitori, {}};
  if (chips != 99)
    marks.chips = chips;
  RuleSet rules;
  rules.yakitori = 10000;
  const QStringList texts = seatMarkTexts(marks, rules);
  QTEST(static_cast<int>(texts.size()), "texts");
  QCOMPARE(marks.isEmpty(), texts.isEmpty());
  QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
}

void TestSeatMarks::theDicePriceIsSaid() {
  RuleSet rules;
  rules.yakitori = 10000;
  const SeatMarks marks{Wareme::None, 1, 1, {}};
  QVERIFY(seatMarkTexts(marks, rules)[0].contains(QLatin1String("10,000")));
  rules.yakitoriDice = true;
  QVERIFY(!seatMarkTexts(marks, rules)[0].contains(QLatin1String("10,000")));
}

void TestSeatMarks::marksTakeRoom_data() {
  QTest::addColumn<qreal>("height");
  for (const qreal height : {12.0, 24.0, 61.0})
    QTest::addRow("%g high", height) << height;
}

// Each mark more makes the row wider, and so does a count.
void TestSeatMarks::marksTakeRoom() {
  QFETCH(qreal, height);
  const auto width = [height](const SeatMarks &marks) { return SeatMarkPainter(marks, height, 8).width(); };
  QCOMPARE(width({}), 0.0);
  const qreal wareme = width({Wareme::Wareme, 2, 0, {}});
  QCOMPARE(wareme, height);
  QVERIFY(width({Wareme::DaiWareme, 4, 0, {}}) > wareme);
  QVERIFY(width({Wareme::Wareme, 2, 1, {}}) > 2 * wareme);
  QVERIFY(width({Wareme::None, 1, 3, {}}) > width({Wareme::None, 1, 1, {}}));
  QVERIFY(width({Wareme::Wareme, 2, 1, 0}) > width({Wareme::Wareme, 2, 1, {}}));
  QVERIFY(width({Wareme::None, 1, 0, -120}) > width({Wareme::None, 1, 0, 0}));
}

JANSO_TEST(TestSeatMarks);
#include "tst_seatmarks.moc"
