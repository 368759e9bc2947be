// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How well one did: counts by day and streaks, kept in a file.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "study/drillhistory.h"
#include "support/testprogram.h"

using namespace janso;

class TestDrillHistory : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void historyIsKept();
  void brokenHistoryIsEmpty();
};

void TestDrillHistory::historyIsKept() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("deep/drills.json"));
  const QDate day(2026, 3, 4);
  {
    DrillHistory history(file);
    history.add(DrillId::Fu, day, Verdict::Right);
    history.add(DrillId::Fu, day, Verdict::Right);
    history.add(DrillId::Fu, day, Verdict::Close);
    QCOMPARE(history.streak(DrillId::Fu).now, 2);
    history.add(DrillId::Fu, day.addDays(1), Verdict::Wrong);
    history.add(DrillId::Fu, day.addDays(1), Verdict::Right);
  }
  const DrillHistory again(file);
  QCOMPARE(again.total(DrillId::Fu).right, 3);
  QCOMPARE(again.total(DrillId::Fu).wrong, 2);
  QCOMPARE(again.on(DrillId::Fu, day).right, 2);
  QCOMPARE(again.days(DrillId::Fu), QList<QDate>({day.addDays(1), day}));
  QCOMPARE(again.streak(DrillId::Fu).now, 1);
  QCOMPARE(again.streak(DrillId::Fu).best, 2);
  QCOMPARE(again.total(DrillId::Waits).right, 0);
}

void TestDrillHistory::brokenHistoryIsEmpty() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("drills.json"));
  QFile broken(file);
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("{\"fu\": {\"days\": {\"x\": [1]}, \"streak\": -4}");
  broken.close();
  DrillHistory history(file);
  QCOMPARE(history.total(DrillId::Fu).right, 0);
  history.add(DrillId::Fu, QDate(2026, 1, 1), Verdict::Right);
  QCOMPARE(DrillHistory(file).total(DrillId::Fu).right, 1);
}

JANSO_TEST(TestDrillHistory);
#include "tst_drillhistory.moc"
