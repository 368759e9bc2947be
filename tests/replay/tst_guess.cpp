// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is kept of guesses, and what is added up of them.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "replay/guess.h"
#include "rules/mpsz.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

Action discard(const char *tile, bool tsumogiri = false) {
  Action action;
  action.type = ActionType::Dahai;
  action.tile = *parseTile(tile);
  action.tsumogiri = tsumogiri;
  return action;
}

Guess plain(int event) {
  Guess guess;
  guess.place = {2, event};
  guess.guessed = discard("3p");
  guess.played = discard("0s", true);
  return guess;
}

Guess reviewed(int event, double own, double played) {
  Guess guess = plain(event);
  guess.best = discard("3p");
  guess.asBest = true;
  guess.loss = GuessLoss{120.5, own};
  guess.playedLoss = GuessLoss{-10, played};
  return guess;
}

GuessRun run() {
  GuessRun run;
  run.begun = QDateTime(QDate(2026, 3, 1), QTime(12, 30, 5));
  run.seat = 3;
  run.every = 2;
  return run;
}

}  // namespace

class Guesses : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theyAreReadAsWritten();
  void aWrongLineIsNamed_data();
  void aWrongLineIsNamed();
  void aFileGrows();
  void aCutLineIsLeftOut();
  void aDamagedFileIsPutAside();
  void theyAreAddedUp();
};

void Guesses::theyAreReadAsWritten() {
  GuessRun one = run();
  one.guesses = {plain(7), reviewed(9, 0, 0.031)};
  Guess half = reviewed(11, 0, 0);
  half.loss.reset();  // not judged
  one.guesses.push_back(half);
  GuessRun other = run();
  other.seat = 0;
  other.guesses = {plain(1)};
  QByteArray lines;
  for (const GuessRun &each : {one, other}) {
    lines += toJsonLine(each);
    for (const Guess &guess : each.guesses)
      lines += toJsonLine(guess);
  }
  const Result<std::vector<GuessRun>> read = guessesFromJsonLines(lines);
  QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
  QVERIFY(*read == (std::vector<GuessRun>{one, other}));
}

void Guesses::aWrongLineIsNamed_data() {
  QTest::addColumn<QByteArray>("wrong");
  QTest::newRow("no JSON") << QByteArray("guess\n");
  QTest::newRow("no place") << toJsonLine(plain(0));
  QTest::newRow("no guess") << QByteArray("{\"hand\":1,\"event\":2}\n");
  QTest::newRow("seat 5") << QByteArray("{\"begun\":\"2026-03-01T12:30:05\",\"seat\":5,\"every\":1}\n");
  QTest::newRow("every 0") << QByteArray("{\"begun\":\"2026-03-01T12:30:05\",\"seat\":1,\"every\":0}\n");
}

void Guesses::aWrongLineIsNamed() {
  QFETCH(QByteArray, wrong);
  const Result<std::vector<GuessRun>> read = guessesFromJsonLines(toJsonLine(run()) + '\n' + wrong);
  QVERIFY(!read.ok());
  QCOMPARE(read.error().text, "line 3 is neither a guess nor the beginning of a run");
}

void Guesses::aFileGrows() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("deep/down/guesses.jsonl"));
  GuessFile file(path);
  QVERIFY(file.load().empty());
  QVERIFY(file.begin(run()) && file.add(plain(7)) && file.add(plain(8)));
  QVERIFY(GuessFile(path).begin(run()));
  const std::vector<GuessRun> kept = GuessFile(path).load();
  QCOMPARE(kept.size(), std::size_t(2));
  QVERIFY(kept[0].guesses == (std::vector<Guess>{plain(7), plain(8)}));
  QVERIFY(kept[1].guesses.empty());
  GuessFile nowhere{QString()};
  QVERIFY(nowhere.begin(run()) && nowhere.load().empty());
}

void Guesses::aCutLineIsLeftOut() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("guesses.jsonl"));
  GuessFile file(path);
  QVERIFY(file.begin(run()) && file.add(plain(7)));
  QFile raw(path);
  QVERIFY(raw.open(QIODevice::Append) && raw.write("{\"hand\":1,\"ev") > 0);
  raw.close();
  QCOMPARE(file.load().front().guesses.size(), std::size_t(1));
  QVERIFY(file.add(plain(8)));
  QVERIFY(file.load().front().guesses == (std::vector<Guess>{plain(7), plain(8)}));
}

void Guesses::aDamagedFileIsPutAside() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("guesses.jsonl"));
  QFile raw(path);
  QVERIFY(raw.open(QIODevice::WriteOnly) && raw.write("nothing of ours\n") > 0);
  raw.close();
  QVERIFY(GuessFile(path).load().empty());
  QVERIFY(!QFile::exists(path) && QFile::exists(path + QStringLiteral(".damaged")));
}

void Guesses::theyAreAddedUp() {
  Guess right = plain(4);
  right.asPlayed = true;
  const GuessSummary summary =
      summaryOf({reviewed(1, 0.00, 0.04), reviewed(2, 0.02, 0.00), reviewed(3, 0.04, 0.02), right});
  QCOMPARE(summary.guesses, 4);
  QCOMPARE(summary.asPlayed, 1);
  QCOMPARE(summary.reviewed, 3);
  QCOMPARE(summary.asBest, 3);
  QCOMPARE(summary.loss.count, 3);
  QVERIFY(std::abs(summary.loss.mean - 0.02) < 1e-12);
  // Standard deviation 0.02, of three.
  QVERIFY(std::abs(summary.loss.error - 0.02 / std::sqrt(3.0)) < 1e-12);
  QVERIFY(std::abs(summary.difference.mean) < 1e-12);
  QCOMPARE(summaryOf({right}).loss.count, 0);
  QCOMPARE(summaryOf({reviewed(1, 0.1, 0)}).loss.error, 0.0);
}

JANSO_TEST(Guesses);
#include "tst_guess.moc"
