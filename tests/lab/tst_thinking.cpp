// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What thinking wins, from what the simulated deals of each choice say: nobody is praised for luck.
#include <QTest>
#include <array>
#include <cmath>
#include <vector>

#include "lab/review/thinking.h"
#include "support/testprogram.h"

using namespace janso;
using cli::ReconsideredDecision;
using cli::ThinkingGain;

namespace {

constexpr int kChoices = 1000;

// Half of the second choices are truly better by `true`, half worse, and each half of the deals says so with
// an error of its own.
std::vector<ReconsideredDecision> choicesOf(double mean, double isTrue, double error) {
  std::vector<ReconsideredDecision> choices;
  for (int i = 0; i < kChoices; ++i) {
    const double worth = mean + (i % 2 == 0 ? isTrue : -isTrue);
    ReconsideredDecision each;
    each.halves = {worth + (i / 2 % 2 == 0 ? error : -error), worth + (i / 4 % 2 == 0 ? error : -error)};
    each.isTrue = true;
    each.truth = worth;
    choices.push_back(each);
  }
  return choices;
}

}  // namespace

class Thinking : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsWon_data();
  void whatIsWon();
  void withoutTrueHands();
  void cellsAddUp();
  void ofNothing();
};

void Thinking::whatIsWon_data() {
  QTest::addColumn<double>("mean");
  QTest::addColumn<double>("isTrue");
  QTest::addColumn<double>("error");
  QTest::addColumn<double>("gain");
  QTest::addColumn<double>("spread");
  const auto row = [](const char *name, double mean, double isTrue, double error, double gain) {
    QTest::newRow(name) << mean << isTrue << error << gain << isTrue;
  };
  row("halves that agree: the better ones are taken", 0.0, 0.02, 0.0, 0.01);
  row("a little noise changes none of it", 0.0, 0.02, 0.005, 0.01);
  row("half of them are better than nothing, but not by as much", -0.01, 0.02, 0.0, 0.005);
  row("what is worse on the whole is left", -0.05, 0.02, 0.0, 0.0);
  row("noise alone is worth nothing", -0.001, 0.0, 0.03, 0.0);
  row("a mean above nothing is luck", 0.004, 0.0, 0.03, 0.0);
}

void Thinking::whatIsWon() {
  QFETCH(const double, mean);
  QFETCH(const double, isTrue);
  QFETCH(const double, error);
  QFETCH(const double, gain);
  QFETCH(const double, spread);
  const std::vector<ReconsideredDecision> choices = choicesOf(mean, isTrue, error);
  const ThinkingGain found = cli::thinkingGain(choices);
  QCOMPARE(found.second.blocks(), std::int64_t{kChoices});
  QCOMPARE(found.truth.blocks(), std::int64_t{kChoices});
  QVERIFY(std::abs(cli::meanPlaces(found.second).value - mean) < 1e-9);
  QVERIFY(std::abs(std::sqrt(found.variance) - spread) < 0.003);
  for (const auto &won : {cli::meanPlaces(found.gain), cli::meanPlaces(found.truth)})
    QVERIFY2(std::abs(won.value - gain) < 1e-9, qPrintable(QString::number(won.value)));
}

void Thinking::withoutTrueHands() {
  std::vector<ReconsideredDecision> choices = choicesOf(0, 0.02, 0);
  for (ReconsideredDecision &each : choices)
    each.isTrue = false;
  const ThinkingGain found = cli::thinkingGain(choices);
  QCOMPARE(found.truth.blocks(), std::int64_t{0});
  QVERIFY(cli::meanPlaces(found.gain).value > 0.009);
}

void Thinking::cellsAddUp() {
  ThinkingGain all = cli::thinkingGain(choicesOf(0, 0.02, 0));
  all += cli::thinkingGain(choicesOf(-0.05, 0.02, 0));
  QCOMPARE(all.second.blocks(), std::int64_t{2 * kChoices});
  QVERIFY(std::abs(cli::meanPlaces(all.gain).value - 0.005) < 1e-9);
  QVERIFY(std::abs(cli::meanPlaces(all.second).value + 0.025) < 1e-9);
  QVERIFY(std::abs(std::sqrt(all.variance) - 0.02) < 1e-3);
  QVERIFY(cli::meanPlaces(all.gain).error > 0);
}

void Thinking::ofNothing() {
  const ThinkingGain none = cli::thinkingGain({});
  QCOMPARE(none.second.blocks(), std::int64_t{0});
  QVERIFY(cli::meanPlaces(none.gain).error < 0);
}

JANSO_TEST(Thinking);
#include "tst_thinking.moc"
