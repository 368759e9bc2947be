// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a record without tiles says about the hand that follows, and when its labels speak against its
// payments.
#include <QTest>
#include <functional>
#include <vector>

#include "records/labelfaults.h"
#include "records/recordedoutcome.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

constexpr int kDealer = 0;

RecordedEvent outcomeRecorded(const Event &event, const Stated &stated = {}) {
  return {{event, stated, {}}, {}};
}

// The first hand of a match's second round, with two counters and a stick on the table.
RecordedHand secondRound() {
  KyokuStarted start;
  start.bakaze = start.round = 1;
  start.honba = 2;
  start.kyotaku = 1;
  start.scores = {25000, 25000, 25000, 24000};
  RecordedHand hand;
  hand.events.push_back(outcomeRecorded(start));
  return hand;
}

RecordedHand drawn(DrawType type, bool dealerTenpai, int nagashi = -1) {
  RyukyokuInfo info;
  info.type = type;
  info.tenpai[kDealer] = dealerTenpai;
  if (nagashi >= 0)
    info.nagashi[static_cast<std::size_t>(nagashi)] = true;
  RecordedHand hand = secondRound();
  hand.events.push_back(outcomeRecorded(Ryukyoku{info}));
  return hand;
}

RecordedHand won(const std::vector<int> &winners) {
  RecordedHand hand = secondRound();
  for (const int winner : winners) {
    HoraInfo info;
    info.winner = static_cast<std::int8_t>(winner);
    info.from = 1;
    hand.events.push_back(outcomeRecorded(Hora{info}));
  }
  return hand;
}

// A yakuman by self-draw of seat 1, for which seat 3 alone pays `paid` points; all of it is stated.
RecordedHand paidByOne(std::int32_t paid) {
  HoraInfo info;
  info.winner = 1;
  info.from = -1;
  info.result.yakuman = 1;
  info.result.handPoints = 32000;
  info.result.deltas = {0, paid + 1000, 0, -paid};
  Stated stated;
  stated.points = stated.deltas = true;
  RecordedHand hand = secondRound();
  hand.events.push_back(outcomeRecorded(Hora{info}, stated));
  return hand;
}

struct Follows {
  const char *name;
  std::function<void(RuleSet &)> change;
  RecordedHand hand;
  bool stays;
  bool counter;  // one is added
};

const std::vector<Follows> &follows() {
  static const std::vector<Follows> all = {
      {"the dealer is tenpai", [](RuleSet &) {}, drawn(DrawType::Exhaustive, true), true, true},
      {"from the second round on the deal always passes",
       [](RuleSet &rules) { rules.renchanLater = RenchanLater::Never; }, drawn(DrawType::Exhaustive, true),
       false, true},
      {"from the second round on a win passes the deal too",
       [](RuleSet &rules) { rules.renchanLater = RenchanLater::Never; }, won({kDealer}), false, false},
      {"a nagashi mangan keeps the deal",
       [](RuleSet &rules) { rules.nagashiRenchan = NagashiRenchan::DealerIsNagashiWinner; },
       drawn(DrawType::NagashiMangan, false, kDealer), true, true},
      {"a nagashi mangan of another is a win", [](RuleSet &rules) { rules.nagashiIsWin = true; },
       drawn(DrawType::NagashiMangan, false, 2), false, false},
      {"a dealer who is not the nearest winner goes",
       [](RuleSet &rules) { rules.multiRonDealerRepeats = false; }, won({2, kDealer}), false, false},
      {"an abortive draw keeps the counters", [](RuleSet &rules) { rules.abortHonba = false; },
       drawn(DrawType::Suufon, false), true, false},
  };
  return all;
}

}  // namespace

class TestRecordedOutcome : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatFollows_data();
  void whatFollows();
  void aNagashiManganTakesTheSticks();
  void whoIsLiablePaysAllCounters_data();
  void whoIsLiablePaysAllCounters();
};

void TestRecordedOutcome::whatFollows_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < follows().size(); ++i)
    QTest::newRow(follows()[i].name) << static_cast<int>(i);
}

void TestRecordedOutcome::whatFollows() {
  QFETCH(int, index);
  const Follows &row = follows()[static_cast<std::size_t>(index)];
  RuleSet rules = basicAriAri();
  row.change(rules);
  const RoundOutcome outcome = recordedOutcome(row.hand, rules);
  QCOMPARE(outcome.dealerStays, row.stays);
  QCOMPARE(outcome.addHonba, row.counter);
}

void TestRecordedOutcome::aNagashiManganTakesTheSticks() {
  RuleSet rules = basicAriAri();
  rules.nagashiTakesBonus = true;
  const RoundOutcome outcome = recordedOutcome(drawn(DrawType::NagashiMangan, false, 2), rules);
  QCOMPARE(outcome.kyotaku, std::uint8_t{0});
  QCOMPARE(outcome.scores[2], 26000);
}

void TestRecordedOutcome::whoIsLiablePaysAllCounters_data() {
  QTest::addColumn<int>("paid");
  QTest::addColumn<bool>("fits");
  QTest::newRow("two counters of three players") << 32600 << true;
  QTest::newRow("two counters of one player") << 32200 << false;
}

void TestRecordedOutcome::whoIsLiablePaysAllCounters() {
  QFETCH(int, paid);
  QFETCH(bool, fits);
  QCOMPARE(!withoutLabel(paidByOne(paid), 1, basicAriAri()).has_value(), fits);
}

JANSO_TEST(TestRecordedOutcome);
#include "tst_recordedoutcome.moc"
