// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab fit: regressions that find known weights, tables that come out the same again, and one sentence
// for every mistake.
#include <QDir>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <clocale>
#include <cmath>
#include <random>

#include "cli/command/command.h"
#include "lab/fit/fitgames.h"
#include "lab/fit/fitmath.h"
#include "lab/fit/fitparts.h"
#include "lab/labrun.h"
#include "records/formats/filebytes.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runLab;

class Fit : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void mistakes_data();
  void mistakes();
  void findsWeights_data();
  void findsWeights();
  void findsWeightsOfChoices();
  void givesTheSameTablesAgain_data();
  void givesTheSameTablesAgain();
  void numbersAreOfNoLocale_data();
  void numbersAreOfNoLocale();
  void gamesThatNoTableMakesArePassedOver_data();
  void gamesThatNoTableMakesArePassedOver();
};

void Fit::mistakes_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("err");
  const auto row = [](const char *name, const char *line, const char *err) {
    QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(err);
  };
  row("nothing", "fit", "specify recorded games, or a bot with --selfplay");
  row("no number of matches", "fit --selfplay novice", "--selfplay and --matches must be used together");
  row("no such bot", "fit --selfplay god --matches 1", "there is no bot 'god'");
  row("no such part", "fit --selfplay novice --matches 1 --parts luck", "there is no part 'luck'");
  row("a part of three players", "fit --selfplay novice --matches 1 --parts flow", "there is no part 'flow'");
  row("no such folder", "fit /nowhere", "there is no file or folder '/nowhere'");
}

void Fit::mistakes() {
  QFETCH(QString, line);
  QFETCH(QString, err);
  const Ran ran = runLab(line.split(QLatin1Char(' ')));
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

// Which of three, by two features each.
void Fit::findsWeightsOfChoices() {
  const std::vector<double> truth{1.2, -0.8};
  std::mt19937 random(11);
  std::uniform_real_distribution<double> uniform(0, 1);
  cli::Samples samples;
  FeatureList features;
  for (int i = 0; i < 6000; ++i) {
    std::array<std::array<double, 2>, 3> x{};
    std::array<double, 3> weight{};
    for (std::size_t k = 0; k < x.size(); ++k) {
      x[k] = {uniform(random), uniform(random)};
      weight[k] = std::exp(truth[0] * x[k][0] + truth[1] * x[k][1]);
    }
    double left = uniform(random) * (weight[0] + weight[1] + weight[2]);
    std::size_t chosen = 0;
    while (chosen < 2 && left > weight[chosen])
      left -= weight[chosen++];
    samples.startGroup();
    for (std::size_t k = 0; k < x.size(); ++k) {
      features.clear();
      features.add(0, x[k][0]);
      features.add(1, x[k][1]);
      samples.add(features, k == chosen ? 1.0 : 0.0, 1.0 / 3);
    }
  }
  const std::vector<double> found = cli::fitWeights(samples, 2, cli::Link::Choice, 1e-3);
  for (std::size_t i = 0; i < truth.size(); ++i)
    QVERIFY2(std::abs(found[i] - truth[i]) < 0.15, qPrintable(QString::number(found[i])));
  QVERIFY(std::abs(cli::meanLossBefore(samples, cli::Link::Choice) - std::log(3.0)) < 1e-6);
  QVERIFY(cli::meanLoss(samples, found, cli::Link::Choice) < std::log(3.0) - 0.02);
}

void Fit::givesTheSameTablesAgain_data() {
  QTest::addColumn<QString>("players");
  QTest::addColumn<QStringList>("files");
  QTest::newRow("four players") << QStringLiteral("4")
                                << QStringList{QStringLiteral("waitstable.inc"),
                                               QStringLiteral("tenpaitable.inc"),
                                               QStringLiteral("racetable.inc")};
  QTest::newRow("three players") << QStringLiteral("3")
                                 << QStringList{QStringLiteral("waitsthreetable.inc"),
                                                QStringLiteral("racethreetable.inc"),
                                                QStringLiteral("flowthreetable.inc"),
                                                QStringLiteral("placesthreetable.inc")};
}

void Fit::givesTheSameTablesAgain() {
  QFETCH(QString, players);
  QFETCH(QStringList, files);
  const auto fit = [&players](const QString &folder) {
    return runLab({QStringLiteral("fit"), QStringLiteral("--players"), players, QStringLiteral("--selfplay"),
                   QStringLiteral("novice"), QStringLiteral("--matches"), QStringLiteral("2"),
                   QStringLiteral("--seed"), QStringLiteral("tiny"), QStringLiteral("--out"), folder});
  };
  QTemporaryDir once;
  QTemporaryDir again;
  QCOMPARE(fit(once.path()).status, cli::kFine);
  QCOMPARE(fit(again.path()).status, cli::kFine);
  const QStringList written = QDir(once.path()).entryList(QDir::Files);
  for (const QString &file : std::as_const(files))
    QVERIFY2(written.contains(file), qPrintable(file));
  for (const QString &file : written) {
    const QByteArray text = contents(once.filePath(file));
    QVERIFY(text.contains("0 recorded matches and 2 matches of"));
    QVERIFY(!text.contains("nan"));
    QCOMPARE(contents(again.filePath(file)), text);
  }
}

void Fit::numbersAreOfNoLocale_data() {
  QTest::addColumn<QByteArray>("locale");
  for (const char *locale : {"C", "de_DE.UTF-8", "fr_FR.UTF-8", "ru_RU.UTF-8", "nl_NL.UTF-8"})
    QTest::newRow(locale) << QByteArray(locale);
}

// The tables are C++: a comma would be two numbers.
void Fit::numbersAreOfNoLocale() {
  QFETCH(QByteArray, locale);
  const QByteArray before = std::setlocale(LC_NUMERIC, nullptr);
  if (std::setlocale(LC_NUMERIC, locale.constData()) == nullptr)
    QSKIP("this locale is not installed");
  const auto back = qScopeGuard([&] { std::setlocale(LC_NUMERIC, before.constData()); });
  QTextStream report;
  cli::FitOutput output(report, 4);
  const std::vector<double> numbers{0.0, -0.0, 1.0, -2.5, 1234567.0, 0.000012345, 0.1, 100000.0 / 3};
  output.table("kSome", cli::lossText({}, 0.5, 1234.5), numbers);
  QCOMPARE(QString::fromStdString(output.tables()),
           QStringLiteral("\n// 0 samples, 0 held out: loss 0.50000 (set by hand: 1234.50000)\n"
                          "inline constexpr std::array<float, 8> kSome{\n"
                          "    0.0F, 0.0F, 1.0F, -2.5F, 1.235e+06F, 1.234e-05F, 0.1F, 3.333e+04F,\n};\n"));
}

void Fit::gamesThatNoTableMakesArePassedOver_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<bool>("taken");
  const Result<QByteArray> packed = readFileBytes(QStringLiteral(JANSO_TEST_DATA "/records/own01.mjson.gz"));
  QVERIFY(packed.ok());
  // The beginning of a hanchan.
  QByteArray whole = unpacked(*packed).value();
  whole.truncate(whole.lastIndexOf("end_kyoku") - 40);
  whole.truncate(whole.lastIndexOf('\n') + 1);
  whole.replace("\"kyoku_first\":4", "\"kyoku_first\":0");
  QTest::newRow("a game as it was played") << whole << true;
  const qsizetype line = whole.indexOf('\n', whole.indexOf("start_kyoku")) + 1;
  QVERIFY(line > 0);
  const auto with = [&](const QByteArray &more, int times) {
    QByteArray text = whole;
    for (int i = 0; i < times; ++i)
      text.insert(line, more);
    return text;
  };
  QTest::newRow("41 discards of one seat")
      << with("{\"type\":\"dahai\",\"actor\":0,\"pai\":\"1m\",\"tsumogiri\":false}\n", 41) << false;
  QTest::newRow("six more indicators") << with("{\"type\":\"dora\",\"dora_marker\":\"1m\"}\n", 6) << false;
  std::mt19937 random(5);
  for (int i = 0; i < 20; ++i) {
    QByteArray text = whole;
    for (int edit = 0; edit < 3; ++edit)
      text[static_cast<qsizetype>(random() % static_cast<unsigned>(text.size()))] =
          "0123456789mpsESWN"[random() % 17];
    QTest::newRow(qPrintable(QStringLiteral("mutation %1").arg(i))) << text << false;
  }
}

// Views are folded from what was proved only.
void Fit::gamesThatNoTableMakesArePassedOver() {
  QFETCH(QByteArray, bytes);
  QFETCH(bool, taken);
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("game.mjson")));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
  file.close();
  int walked = 0;
  cli::FitSources sources;
  sources.paths = QStringList{folder.path()};
  const Result<cli::FitCounts> counts = cli::forEachMatch(sources, [&walked](const cli::FitMatch &match) {
    cli::walk(match, {});
    ++walked;
  });
  QVERIFY(counts.ok());
  if (taken)
    QCOMPARE(walked, 1);
  QVERIFY(counts->recorded == walked && walked <= 1);
  // A mutation may change nothing that is played, as a name.
  if (!taken && !QByteArray(QTest::currentDataTag()).startsWith("mutation"))
    QCOMPARE(counts->skippedGames, 1);
}

JANSO_TEST(Fit);
#include "tst_fit.moc"
