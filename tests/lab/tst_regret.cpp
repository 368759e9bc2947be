// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab regret: what the choices are worth in which two bots differ.
#include <QTest>
#include <cmath>

#include "lab/arena/regret.h"
#include "lab/labrun.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::rounds;
using test::runLab;

namespace {

cli::WatchPlan planOf(const char *newBot, const char *oldBot, int matches, int players = 4) {
  cli::WatchPlan plan;
  plan.rules = players == 3 ? tenhouSanma() : tenhou();
  plan.bot = QLatin1String(newBot);
  plan.continuation = QLatin1String(oldBot);
  plan.field = QStringLiteral("club");
  plan.matches = matches;
  plan.seed = QStringLiteral("ledger");
  return plan;
}

}  // namespace

class Regret : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void equalsNeverDiffer_data();
  void equalsNeverDiffer();
  void theCellsOfASortAddUp();
  void anyNumberOfThreadsGivesTheSame();
  void aWorseBotLoses_data();
  void aWorseBotLoses();
  void itIsPrinted();
};

void Regret::equalsNeverDiffer_data() {
  QTest::addColumn<int>("players");
  QTest::newRow("four players") << 4;
  QTest::newRow("three players") << 3;
}

void Regret::equalsNeverDiffer() {
  QFETCH(int, players);
  const int matches = rounds(3, 1);
  const cli::RegretTable table = cli::regretsOf(planOf("club", "club", matches, players), {{}, 1, {}});
  QCOMPARE(table.matches.size(), static_cast<std::size_t>(matches));
  for (const auto &match : table.matches)
    QVERIFY(match.empty());
}

void Regret::theCellsOfASortAddUp() {
  const cli::RegretTable table = cli::regretsOf(planOf("novice", "club", rounds(3, 2)), {{}, 0, {}});
  for (int sort = 0; sort < cli::kChoiceSorts; ++sort) {
    const auto by = static_cast<cli::ChoiceSort>(sort);
    double sum = 0;
    for (int cell = 0; cell < cli::choiceCells(by).size(); ++cell)
      sum += cli::regretOf(table, by, cell).places.value;
    QVERIFY(std::abs(sum - cli::regretOf(table).places.value) < 1e-9);
  }
}

void Regret::anyNumberOfThreadsGivesTheSame() {
  const cli::WatchPlan plan = planOf("novice", "club", rounds(4, 2));
  QCOMPARE(cli::regretOf(cli::regretsOf(plan, {{}, 1, {}})).places.value,
           cli::regretOf(cli::regretsOf(plan, {{}, 3, {}})).places.value);
}

void Regret::aWorseBotLoses_data() {
  equalsNeverDiffer_data();
}

// By -0.79 ± 0.13 places a match over 200 matches; so many as here are enough.
void Regret::aWorseBotLoses() {
  QFETCH(int, players);
  const int matches = rounds("JANSO_REGRET_MATCHES", 96, 48);
  cli::WatchPlan plan = planOf("learner", "club", matches, players);
  plan.walls = 2;
  const cli::RegretTable table = cli::regretsOf(plan, {{}, 0, {}});
  const auto [places, points] = cli::regretOf(table);
  qInfo("learner against club: %.3f +- %.3f places, %.0f +- %.0f points a match", places.value, places.error,
        points.value, points.error);
  QVERIFY(places.error > 0);
  QVERIFY(places.value + places.error < 0);
  QVERIFY(points.error > 0);
  QVERIFY(points.value + points.error < 0);
}

void Regret::itIsPrinted() {
  const Ran ran = runLab("regret novice,club --matches 2 --walls 2 --length east");
  QVERIFY2(ran.status == 0, qPrintable(ran.err));
  QVERIFY(ran.out.contains(QLatin1String("discard")));
  QVERIFY(ran.out.contains(QLatin1String(
      "novice against club over 2 matches, with club in the other seats and 2 walls per decision")));
}

JANSO_TEST(Regret);
#include "tst_regret.moc"
