// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of an arena: times, standard errors by block, and the error rates of the sequential test.
#include <QJsonDocument>
#include <QTest>
#include <cmath>
#include <random>

#include "cli/arena/arenasequential.h"
#include "cli/arena/arenatally.h"
#include "support/clirun.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using cli::BlockSums;
using cli::Estimate;
using cli::SequentialVerdict;

class ArenaFigures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void quantilesOfTimes();
  void histogramSurvivesAFile();
  void errorOfAMean();
  void errorOfARatio();
  void errorOfADifference();
  void sumsAddUpExactly();
  void sequentialErrorRates_data();
  void sequentialErrorRates();
  void sequentialWithoutVariance();
};

void ArenaFigures::quantilesOfTimes() {
  cli::TimeHistogram times;
  QCOMPARE(times.quantile(0.5), 0.0);
  for (int i = 1; i <= 1000; ++i)
    times.add(std::chrono::microseconds(10 * i));  // 0.01 .. 10 ms
  QCOMPARE(times.count(), 1000);
  QCOMPARE(times.longest(), 10.0);
  for (const double share : {0.1, 0.5, 0.9, 0.99}) {
    const double exact = 10 * share;
    QVERIFY2(times.quantile(share) >= exact * 0.999 && times.quantile(share) <= exact * 1.07,
             qPrintable(QString::number(times.quantile(share))));
  }
  QCOMPARE(times.quantile(1), 10.0);
  // Longer than there are buckets for: only the longest is exact.
  times.add(std::chrono::hours(24));
  QCOMPARE(times.longest(), 86'400'000.0);
}

void ArenaFigures::histogramSurvivesAFile() {
  cli::TimeHistogram times;
  for (int i = 0; i < 60; ++i)
    times.add(std::chrono::nanoseconds(1LL << (i % 45)));
  const Result<cli::TimeHistogram> read = cli::TimeHistogram::fromJson(times.toJson());
  QVERIFY(read.ok());
  QCOMPARE(read->count(), times.count());
  QCOMPARE(read->toJson(), times.toJson());
}

// The textbook: s / sqrt(n).
void ArenaFigures::errorOfAMean() {
  BlockSums sums(2);
  QVERIFY(sums.ratio({0, 1}, 0).error < 0);
  for (const std::int64_t x : {2, 4, 4, 4, 5, 5, 7, 9})
    sums.add({1, x});
  const Estimate mean = sums.ratio({0, 1}, 0);
  QCOMPARE(mean.value, 5.0);
  QCOMPARE(mean.error, std::sqrt(32.0 / 7 / 8));
}

// Blocks of different size: by hand, sqrt(sum (x - r h)^2 n / (n - 1)) / sum h.
void ArenaFigures::errorOfARatio() {
  BlockSums sums(2);
  const std::vector<std::vector<std::int64_t>> blocks{{10, 300}, {12, -120}, {8, 90}, {15, 60}};
  double hands = 0;
  double points = 0;
  for (const auto &block : blocks) {
    sums.add(block);
    hands += static_cast<double>(block[0]);
    points += static_cast<double>(block[1]);
  }
  double squares = 0;
  for (const auto &block : blocks)
    squares += std::pow(static_cast<double>(block[1]) - points / hands * static_cast<double>(block[0]), 2);
  const Estimate ratio = sums.ratio({0, 1}, 0);
  QCOMPARE(ratio.value, points / hands);
  QCOMPARE(ratio.error, std::sqrt(squares * 4 / 3) / hands);
}

// What two share cancels out: the error of the difference is that of what they do not share.
void ArenaFigures::errorOfADifference() {
  BlockSums sums(3);
  std::mt19937_64 random(1);
  for (int i = 0; i < 100; ++i) {
    const auto shared = static_cast<std::int64_t>(random() % 1000);
    sums.add({1, shared + i % 2, shared});
  }
  QVERIFY(sums.ratio({0, 1, 0}, 0).error > 20);
  const Estimate difference = sums.ratio({0, 1, -1}, 0);
  QCOMPARE(difference.value, 0.5);
  QVERIFY2(std::abs(difference.error - 0.05) < 0.001, qPrintable(QString::number(difference.error)));
}

void ArenaFigures::sumsAddUpExactly() {
  BlockSums whole(3);
  std::array<BlockSums, 3> parts{BlockSums(3), BlockSums(3), BlockSums(3)};
  std::mt19937_64 random(7);
  for (std::size_t i = 0; i < 50; ++i) {
    // As large as points of a long match get, in products beyond what a double holds exactly.
    const std::vector<std::int64_t> row{4, static_cast<std::int64_t>(random() % 400'000'001) - 200'000'000,
                                        static_cast<std::int64_t>(random() % 400'000'001) - 200'000'000};
    whole.add(row);
    parts[i % 3].add(row);
  }
  BlockSums sum(3);
  for (const std::size_t i : {2U, 0U, 1U}) {
    const Result<BlockSums> read =
        BlockSums::fromJson(QJsonDocument::fromJson(QJsonDocument(parts[i].toJson()).toJson()).object());
    QVERIFY(read.ok());
    sum.add(*read);
  }
  QCOMPARE(sum.toJson(), whole.toJson());
}

void ArenaFigures::sequentialErrorRates_data() {
  QTest::addColumn<double>("better");  // true difference, in margins
  QTest::addColumn<double>("leastBetter");
  QTest::addColumn<double>("mostBetter");
  QTest::newRow("no difference") << 0.0 << 0.01 << 0.07;
  QTest::newRow("better by the margin") << 1.0 << 0.93 << 0.99;
  QTest::newRow("worse") << -1.0 << 0.0 << 0.01;
  QTest::newRow("much better") << 2.0 << 0.99 << 1.0;
}

// How often the test finds for the first, over many arenas of blocks like real ones: four places added up,
// so a block's mean takes few values.
void ArenaFigures::sequentialErrorRates() {
  QFETCH(double, better);
  QFETCH(double, leastBetter);
  QFETCH(double, mostBetter);
  constexpr double kMargin = 0.2;
  const int arenas = test::rounds(1500, 300);
  std::mt19937_64 random(2026);
  // A block's sum of four differences in place: steps of 1, sd about 2.9.
  const auto step = [&random] { return static_cast<std::int64_t>(random() % 3) - 1; };
  const double up = better * kMargin * 4;
  int found = 0;
  int open = 0;
  std::int64_t blocksUsed = 0;
  for (int arena = 0; arena < arenas; ++arena) {
    BlockSums sums(2);
    SequentialVerdict verdict = SequentialVerdict::Undecided;
    while (verdict == SequentialVerdict::Undecided && sums.blocks() < 5000) {
      std::int64_t sum = 0;
      for (int i = 0; i < 12; ++i)
        sum += step();
      // The true difference: whole steps, as often as needed.
      const double extra = std::abs(up);
      const auto whole = static_cast<std::int64_t>(extra);
      const double part = extra - static_cast<double>(whole);
      const bool more = static_cast<double>(random() % 1'000'000) < part * 1e6;
      sum += (up > 0 ? -1 : 1) * (whole + (more ? 1 : 0));
      sums.add({4, sum});
      verdict = cli::sequentialVerdict(sums.ratio({0, 1}, 0), sums.blocks(), kMargin);
    }
    found += verdict == SequentialVerdict::Better ? 1 : 0;
    open += verdict == SequentialVerdict::Undecided ? 1 : 0;
    blocksUsed += sums.blocks();
  }
  const double rate = static_cast<double>(found) / arenas;
  QVERIFY2(rate >= leastBetter && rate <= mostBetter, qPrintable(QString::number(rate)));
  QCOMPARE(open, 0);
  QVERIFY(blocksUsed / arenas < 400);
}

// Two of a kind never differ over duplicate walls: that they are no better is then certain.
void ArenaFigures::sequentialWithoutVariance() {
  const auto verdict = [](double difference, std::int64_t blocks) {
    return cli::sequentialVerdict({difference, 0.0}, blocks, 0.05);
  };
  QCOMPARE(verdict(0.0, cli::kFewestBlocks), SequentialVerdict::NotBetter);
  QCOMPARE(verdict(-1.0, cli::kFewestBlocks), SequentialVerdict::Better);
  QCOMPARE(verdict(-1.0, cli::kFewestBlocks - 1), SequentialVerdict::Undecided);
  QCOMPARE(cli::sequentialVerdict({-1.0, -1.0}, 1000, 0.05), SequentialVerdict::Undecided);
}

JANSO_TEST(ArenaFigures);
#include "tst_arenafigures.moc"
