// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The exercises of the last hand and the bots: what the exercise calls the smallest win that reaches the
// place is what the bots reckon with.
#include <QTest>
#include <cmath>

#include "bots/evaluation.h"
#include "coach/drill.h"
#include "coach/passneeds.h"
#include "rules/places.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

constexpr int kExercises = 200;  // of each level
constexpr double kExact = 0.02;  // places: what is left of the blur

TableView tableOf(const LastHandTask &task) {
  TableView table(task.rules, task.seat);
  table.round(7).scores(task.scores[0], task.scores[1], task.scores[2], task.scores[3]);
  table.onTable(task.honba, task.kyotaku);
  return table;
}

// The places that the bots expect of a win of the own seat, and the one that the scores give.
struct Reckoned {
  double expected = 0;
  int real = 0;
};

Reckoned reckoned(const LastHandTask &task, int from, WinSize size) {
  WinInput place;
  place.winner = task.seat;
  place.dealer = task.dealer;
  place.honba = task.honba;
  place.kyotaku = task.kyotaku;
  const WinResult paid = payFor(place, task.rules, from, size);
  HandOutcome end;
  Scores after = task.scores;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    end.deltas[seat] = paid.deltas[seat];
    after[seat] += paid.deltas[seat];
  }
  const SeatView view = tableOf(task).view();
  return {placeNow(view) + placeChange(view, end), placesOf(after, 4)[static_cast<std::size_t>(task.seat)]};
}

}  // namespace

class TestLastHands : public QObject {
  Q_OBJECT

 private slots:
  void botsKnowTheSmallestWin_data();
  void botsKnowTheSmallestWin();
};

void TestLastHands::botsKnowTheSmallestWin_data() {
  QTest::addColumn<int>("level");
  for (int level = 1; level <= kDrillLevels; ++level)
    QTest::addRow("level %d", level) << level;
}

void TestLastHands::botsKnowTheSmallestWin() {
  QFETCH(int, level);
  int reached = 0;
  for (int number = 1; number <= kExercises; ++number) {
    const DrillQuestion question = makeQuestion({DrillId::LastHand, 2026, number, level, nullptr});
    const auto &task = std::get<LastHandTask>(question.task);
    for (const WayNeed &way : task.ways) {
      for (int rung = 0; rung < static_cast<int>(kWinSizes.size()); ++rung) {
        const Reckoned win = reckoned(task, way.from, kWinSizes[static_cast<std::size_t>(rung)]);
        const QString where = QStringLiteral("exercise %1, from %2, rung %3: the bots expect %4, it is %5")
                                  .arg(number)
                                  .arg(way.from)
                                  .arg(rung)
                                  .arg(win.expected)
                                  .arg(win.real);
        QVERIFY2(std::abs(win.expected - win.real) < kExact, qPrintable(where));
        const bool enough = way.rung >= 0 && rung >= way.rung;
        QVERIFY2((win.expected < task.target + 0.5) == enough, qPrintable(where));
        reached += enough ? 1 : 0;
      }
    }
  }
  QVERIFY(reached > 1000);
}

JANSO_TEST(TestLastHands);
#include "tst_lasthands.moc"
