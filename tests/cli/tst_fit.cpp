// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli fit: regressions that find known weights, tables that come out the same again, and one sentence
// for every mistake.
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <random>

#include "cli/command.h"
#include "cli/fitmath.h"
#include "support/clirun.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runCli;

class Fit : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void mistakes_data();
  void mistakes();
  void findsWeights_data();
  void findsWeights();
  void givesTheSameTablesAgain();
};

void Fit::mistakes_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("err");
  const auto row = [](const char *name, const char *line, const char *err) {
    QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(err);
  };
  row("nothing", "fit", "name recorded games, or a bot that plays some");
  row("no number of matches", "fit --selfplay novice", "--selfplay and --matches go together");
  row("no such bot", "fit --selfplay god --matches 1", "there is no bot 'god'");
  row("no such part", "fit --selfplay novice --matches 1 --parts luck", "there is no part 'luck'");
  row("no such folder", "fit /nowhere", "there is no file or folder '/nowhere'");
}

void Fit::mistakes() {
  QFETCH(QString, line);
  QFETCH(QString, err);
  const Ran ran = runCli(line.split(QLatin1Char(' ')));
  QCOMPARE(ran.status, cli::kBadUsage);
  QVERIFY2(ran.err.contains(err), qPrintable(ran.err));
}

void Fit::findsWeights_data() {
  QTest::addColumn<bool>("logarithm");
  QTest::newRow("logistic") << false;
  QTest::newRow("log-linear") << true;
}

void Fit::findsWeights() {
  QFETCH(bool, logarithm);
  const cli::Link link = logarithm ? cli::Link::Log : cli::Link::Logistic;
  const std::vector<double> truth{-0.5, 1.0, -0.7};
  std::mt19937 random(7);
  std::uniform_real_distribution<double> uniform(0, 1);
  cli::Samples samples;
  FeatureList features;
  for (int i = 0; i < 4000; ++i) {
    const double x = uniform(random);
    const bool on = uniform(random) < 0.4;
    features.clear();
    features.add(0);
    features.add(1, x);
    if (on)
      features.add(2);
    const double expected = cli::mean(link, truth[0] + truth[1] * x + (on ? truth[2] : 0.0));
    samples.add(features, logarithm ? expected : uniform(random) < expected ? 1.0 : 0.0, 0.5);
  }
  const std::vector<double> found = cli::fitWeights(samples, 3, link, 1e-3);
  for (std::size_t i = 0; i < truth.size(); ++i)
    QVERIFY(std::abs(found[i] - truth[i]) < (logarithm ? 0.02 : 0.25));
  QVERIFY(cli::meanLoss(samples, found, link) <= cli::meanLoss(samples, truth, link) + 1e-6);
}

void Fit::givesTheSameTablesAgain() {
  const auto fit = [](const QString &folder) {
    return runCli({QStringLiteral("fit"), QStringLiteral("--selfplay"), QStringLiteral("novice"),
                   QStringLiteral("--matches"), QStringLiteral("2"), QStringLiteral("--seed"),
                   QStringLiteral("tiny"), QStringLiteral("--out"), folder});
  };
  QTemporaryDir once;
  QTemporaryDir again;
  QCOMPARE(fit(once.path()).status, cli::kFine);
  QCOMPARE(fit(again.path()).status, cli::kFine);
  const QStringList files = QDir(once.path()).entryList(QDir::Files);
  QVERIFY(files.contains(QStringLiteral("waitstable.inc")));
  QVERIFY(files.contains(QStringLiteral("tenpaitable.inc")));
  for (const QString &file : files) {
    const QByteArray text = contents(once.filePath(file));
    QVERIFY(text.contains("0 recorded matches and 2 matches of"));
    QVERIFY(!text.contains("nan"));
    QCOMPARE(contents(again.filePath(file)), text);
  }
}

QTEST_GUILESS_MAIN(Fit)
#include "tst_fit.moc"
