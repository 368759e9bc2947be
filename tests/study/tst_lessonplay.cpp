// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a lesson at the table says of itself.
#include "study/lessonplay.h"

#include <QSignalSpy>
#include <QTest>

#include "game/gamecontroller.h"
#include "study/lessonstore.h"
#include "support/testprogram.h"

using namespace janso;

class TestLessonPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aScriptThatStraysIsTold();
};

// The learner's own seat is told of by the lesson, the controller keeps to the players that it has.
void TestLessonPlay::aScriptThatStraysIsTold() {
  const LessonStore store{QString()};
  Lesson lesson = store.lessons().front();
  LessonDeal &deal = lesson.deals.front();
  SeatScript &script = deal.deal.scripts[static_cast<std::size_t>(deal.seat)];
  script.turns = {{ActionType::Kakan, {}}};  // nothing is there to be added to on a first turn
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  LessonPlay play(&controller, [&controller](const MatchSetup &setup) {
    const Result<bool> started = controller.start(setup);
    return started ? QString() : QString::fromStdString(started.error().text);
  });
  QSignalSpy noticed(&play, &LessonPlay::playerWarned);
  QSignalSpy ready(&play, &LessonPlay::ready);
  const QSignalSpy ofPlayers(&controller, &GameController::playerWarned);
  QCOMPARE(play.begin(lesson), QString());
  QVERIFY(QTest::qWaitFor([&] { return ready.count() == 1; }, 20000));
  QCOMPARE(noticed.count(), 1);
  QCOMPARE(noticed[0][0].toInt(), play.seat());
  QVERIFY(noticed[0][1].value<Failure>().code == FailureCode::ScriptDiverged);
  QCOMPARE(ofPlayers.count(), 0);
}

JANSO_TEST(TestLessonPlay);
#include "tst_lessonplay.moc"
