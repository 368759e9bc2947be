// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The trial of an opponent: one hand, and what is told of it.
#include <QSignalSpy>
#include <QTest>

#include "game/opponenttrial.h"
#include "game/setup/opponentstore.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

Opponent builtInBot() {
  return OpponentStore(QString()).all().first();
}

Opponent program() {
  Opponent opponent;
  opponent.kind = OpponentKind::Mjai;
  opponent.name = QStringLiteral("Test bot");
  return opponent;
}

}  // namespace

class TestOpponentTrial : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ofABuiltInBot();
  void ofPrograms_data();
  void ofPrograms();
  void isCanceled();
};

void TestOpponentTrial::ofABuiltInBot() {
  OpponentTrial trial;
  QSignalSpy finished(&trial, &OpponentTrial::finished);
  QSignalSpy progressed(&trial, &OpponentTrial::progressed);
  trial.start(builtInBot());
  QVERIFY(trial.isRunning());
  QCOMPARE(finished.size(), 0);
  QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60000);
  QVERIFY(!trial.isRunning());
  const TrialReport report = trial.report();
  QVERIFY(report.end == TrialReport::End::HandOver);
  QVERIFY(report.hand != TrialReport::Hand::None);
  QVERIFY(!report.failure && !report.refused);
  QVERIFY(report.decisions > 0);
  QCOMPARE(progressed.size(), report.decisions);
  QVERIFY(report.longestMs >= report.medianMs && report.medianMs > 0);
}

void TestOpponentTrial::ofPrograms_data() {
  QTest::addColumn<QString>("mode");
  QTest::addColumn<QString>("failure");
  QTest::newRow("well") << "tsumogiri" << QString();
  QTest::newRow("garbage") << "garbage"
                           << "JSON";
  QTest::newRow("crash") << "crash"
                         << "crashed";
  QTest::newRow("not there") << QString() << "could not start";
}

void TestOpponentTrial::ofPrograms() {
  QFETCH(QString, mode);
  QFETCH(QString, failure);
  Opponent opponent = program();
  opponent.program.command = mode.isEmpty() ? QStringLiteral("/nowhere/bot")
                                            : QStringLiteral("\"" JANSO_TEST_BOT "\" %1 {seat}").arg(mode);
  OpponentTrial trial;
  QSignalSpy finished(&trial, &OpponentTrial::finished);
  trial.start(opponent);
  QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60000);
  const TrialReport report = finished.first().first().value<TrialReport>();
  const QString said = report.failure ? failureText(*report.failure) : QString();
  QVERIFY2(failure.isEmpty() ? said.isEmpty() : said.contains(failure), qPrintable(said));
  QCOMPARE(report.end == TrialReport::End::Failed, !failure.isEmpty());
  if (!mode.isEmpty())
    QVERIFY2(report.log.contains("playing " + mode.toUtf8()), report.log.constData());
}

void TestOpponentTrial::isCanceled() {
  Opponent opponent = program();
  opponent.program.command = QStringLiteral("\"" JANSO_TEST_BOT "\" silent {seat}");
  OpponentTrial trial;
  QSignalSpy finished(&trial, &OpponentTrial::finished);
  trial.start(opponent);
  QTRY_VERIFY(trial.report().log.contains("silent"));
  trial.cancel();
  QCOMPARE(finished.size(), 1);
  QVERIFY(trial.report().end == TrialReport::End::Canceled);
  QVERIFY(trial.report().log.contains("silent"));
  // And can be used again.
  trial.start(builtInBot());
  QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
  QVERIFY(trial.report().end == TrialReport::End::HandOver);
}

JANSO_TEST(TestOpponentTrial);
#include "tst_opponenttrial.moc"
