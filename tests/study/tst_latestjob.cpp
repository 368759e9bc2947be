// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Work in another thread: the newest request wins, and nobody waits for one that is not wanted any more.
#include <QCoreApplication>
#include <QList>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <memory>

#include "records/workpool.h"
#include "study/latestjob.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

// A job that runs until it is let go.
struct SlowJob {
  QSemaphore begun;
  QSemaphore mayEnd;

  void ask(LatestJob &job, int answer, QList<int> &taken) {
    job.ask(
        [this, answer] {
          begun.release();
          mayEnd.acquire();
          return answer;
        },
        [&taken](int given) { taken << given; });
  }
  // What the job posted is then delivered, or was dropped.
  void end() {
    mayEnd.release();
    workPool()->waitForDone();
  }
};

}  // namespace

class TestLatestJob : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void answersComeLater();
  void newestRequestWins();
  void canceledAnswersAreDropped();
  void goesWhileAJobRuns();
  void goesBeforeTheAnswerIsTaken();
};

void TestLatestJob::answersComeLater() {
  LatestJob job;
  QList<int> taken;
  job.ask([] { return 1; }, [&taken](int given) { taken << given; });
  QVERIFY(job.isBusy());
  workPool()->waitForDone();
  QCOMPARE(taken, QList<int>());
  QTRY_COMPARE(taken, QList<int>{1});
  QVERIFY(!job.isBusy());
}

void TestLatestJob::newestRequestWins() {
  LatestJob job;
  QList<int> taken;
  SlowJob slow;
  slow.ask(job, 1, taken);
  slow.begun.acquire();
  for (int answer = 2; answer <= 4; ++answer)
    job.ask([answer] { return answer; }, [&taken](int given) { taken << given; });
  slow.end();
  QTRY_VERIFY(!job.isBusy());
  QCOMPARE(taken, QList<int>{4});
  QCOMPARE(job.begun(), 2);
}

void TestLatestJob::canceledAnswersAreDropped() {
  LatestJob job;
  QList<int> taken;
  SlowJob slow;
  slow.ask(job, 1, taken);
  job.ask([] { return 2; }, [&taken](int given) { taken << given; });
  job.cancel();
  slow.end();
  QTRY_VERIFY(!job.isBusy());
  QCOMPARE(taken, QList<int>());
  QCOMPARE(job.begun(), 1);
}

// The job ends only after the destructor: if that waited, it would wait forever.
void TestLatestJob::goesWhileAJobRuns() {
  QList<int> taken;
  SlowJob slow;
  auto job = std::make_unique<LatestJob>();
  slow.ask(*job, 1, taken);
  slow.begun.acquire();
  job.reset();
  slow.end();
  QCoreApplication::processEvents();
  QCOMPARE(taken, QList<int>());
}

void TestLatestJob::goesBeforeTheAnswerIsTaken() {
  QList<int> taken;
  SlowJob slow;
  auto job = std::make_unique<LatestJob>();
  slow.ask(*job, 1, taken);
  slow.end();
  job.reset();
  QCoreApplication::processEvents();
  QCOMPARE(taken, QList<int>());
}

JANSO_TEST(TestLatestJob);
#include "tst_latestjob.moc"
