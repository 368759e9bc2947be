// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reviewing in other threads: what comes of it, what is kept, what a stop leaves.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <memory>
#include <utility>

#include "records/workpool.h"
#include "review/reviewer.h"
#include "review/reviewfile.h"
#include "review/reviewgames.h"
#include "support/testprogram.h"
#include "widgets/review/reviewrunner.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kReviewMs = 120000;
constexpr int kSeat = 1;

QByteArray bytesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::shared_ptr<const ReviewedGame> gameOf(const QSignalSpy &spy) {
  return spy.isEmpty() ? nullptr : spy.last().first().value<std::shared_ptr<const ReviewedGame>>();
}

}  // namespace

class TestReviewRunner : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void itSaysWhatTheReviewerSays();
  void whatIsKeptIsNotDoneAgain();
  void aStopKeepsWhatIsDone();
  void aFolderThatCannotBeWrittenIsTold();
  void onlyACompleteReviewIsFound();
  void placesAreThoseOfTheReplay();

 private:
  QString pathIn(const QTemporaryDir &folder) const {
    return ReviewRunner::fileOf(folder.path(), startReview(m_replay->game(), 0, Strictness::Normal).game,
                                kSeat);
  }

  std::shared_ptr<const Replay> m_replay;
};

void TestReviewRunner::initTestCase() {
  m_replay = std::make_shared<const Replay>(
      std::make_shared<const ProvedGame>(botGame("novice", "reviewed in the window", 2)));
}

void TestReviewRunner::itSaysWhatTheReviewerSays() {
  const QTemporaryDir folder;
  ReviewRunner runner(folder.path());
  QSignalSpy finished(&runner, &ReviewRunner::finished);
  QSignalSpy progressed(&runner, &ReviewRunner::progressed);
  runner.start(m_replay, kSeat);
  QVERIFY(runner.isBusy());
  QVERIFY(finished.wait(kReviewMs));
  QVERIFY(!runner.isBusy());
  const auto game = gameOf(finished);
  const GameReview expected = reviewGame(m_replay->game(), 1U << kSeat, Strictness::Normal);
  const SeatFigures figures = figuresOf(expected, kSeat);
  QCOMPARE(game->figures().all.choices, figures.all.choices);
  QCOMPARE(game->figures().all.place, figures.all.place);
  QCOMPARE(game->figures().classes, figures.classes);
  QVERIFY(figures.all.choices > 5);
  QCOMPARE(progressed.last().at(0).toInt(), 2);
  QCOMPARE(progressed.last().at(1).toInt(), 2);
  const Result<GameReview> kept = readReview(pathIn(folder));
  QVERIFY(kept.ok() && isComplete(*kept, m_replay->game()));
}

void TestReviewRunner::whatIsKeptIsNotDoneAgain() {
  const QTemporaryDir folder;
  ReviewRunner runner(folder.path());
  QSignalSpy finished(&runner, &ReviewRunner::finished);
  runner.start(m_replay, kSeat);
  QVERIFY(finished.wait(kReviewMs));
  const QByteArray before = bytesOf(pathIn(folder));
  QVERIFY(!before.isEmpty());
  // A loss that no evaluator would find: who reads the file says it too.
  GameReview changed = *readReview(pathIn(folder));
  changed.hands[0].verdicts.clear();
  QVERIFY(QFile::remove(pathIn(folder)));
  GameReview head = changed;
  head.hands.clear();
  Result<ReviewFile> opened = ReviewFile::open(pathIn(folder), head);
  QVERIFY(opened.ok());
  ReviewFile file = std::move(opened).value();
  for (const HandReview &hand : changed.hands)
    QVERIFY(file.add(hand).ok());
  ReviewRunner second(folder.path());
  QSignalSpy read(&second, &ReviewRunner::finished);
  second.start(m_replay, kSeat);
  QVERIFY(read.wait(kReviewMs));
  QCOMPARE(gameOf(read)->choices().size(), changed.hands[1].verdicts.size());
}

void TestReviewRunner::aStopKeepsWhatIsDone() {
  const QTemporaryDir folder;
  const GameReview head = startReview(m_replay->game(), 1U << kSeat, Strictness::Normal);
  Result<ReviewFile> opened = ReviewFile::open(pathIn(folder), head);
  QVERIFY(opened.ok());
  ReviewFile file = std::move(opened).value();
  QVERIFY(file.add(reviewHand(m_replay->game(), 0, 1U << kSeat, Strictness::Normal)).ok());
  {
    ReviewRunner runner(folder.path());
    QSignalSpy finished(&runner, &ReviewRunner::finished);
    runner.start(m_replay, kSeat);
    runner.cancel();
    QVERIFY(!runner.isBusy());
    workPool()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 0);
  }
  const Result<GameReview> kept = readReview(pathIn(folder));
  QVERIFY(kept.ok());
  QCOMPARE(kept->hands.front().hand, std::size_t{0});
  ReviewRunner runner(folder.path());
  QSignalSpy finished(&runner, &ReviewRunner::finished);
  runner.start(m_replay, kSeat);
  QVERIFY(finished.wait(kReviewMs));
  QVERIFY(isComplete(*readReview(pathIn(folder)), m_replay->game()));
}

void TestReviewRunner::aFolderThatCannotBeWrittenIsTold() {
  const QTemporaryDir folder;
  QFile blocks(folder.filePath(QStringLiteral("file")));
  QVERIFY(blocks.open(QIODevice::WriteOnly));
  ReviewRunner runner(blocks.fileName());
  QSignalSpy finished(&runner, &ReviewRunner::finished);
  QSignalSpy told(&runner, &ReviewRunner::saveFailed);
  runner.start(m_replay, kSeat);
  QVERIFY(finished.wait(kReviewMs));
  QCOMPARE(told.size(), 1);
  QVERIFY(told[0][0].toString().contains(blocks.fileName()));
  QVERIFY(gameOf(finished)->figures().all.choices > 0);
}

void TestReviewRunner::onlyACompleteReviewIsFound() {
  const QTemporaryDir folder;
  const GameReview head = startReview(m_replay->game(), 1U << kSeat, Strictness::Normal);
  Result<ReviewFile> opened = ReviewFile::open(pathIn(folder), head);
  QVERIFY(opened.ok());
  ReviewFile file = std::move(opened).value();
  QVERIFY(file.add(reviewHand(m_replay->game(), 0, 1U << kSeat, Strictness::Normal)).ok());
  ReviewRunner runner(folder.path());
  QSignalSpy found(&runner, &ReviewRunner::found);
  runner.look(m_replay, kSeat);
  QVERIFY(found.wait(kReviewMs));
  QVERIFY(gameOf(found) == nullptr);
  QVERIFY(file.add(reviewHand(m_replay->game(), 1, 1U << kSeat, Strictness::Normal)).ok());
  runner.look(m_replay, kSeat);
  QVERIFY(found.wait(kReviewMs));
  QCOMPARE(gameOf(found)->seat(), kSeat);
  // Of another seat there is none.
  runner.look(m_replay, kSeat + 1);
  QVERIFY(found.wait(kReviewMs));
  QVERIFY(gameOf(found) == nullptr);
}

void TestReviewRunner::placesAreThoseOfTheReplay() {
  const ReviewedGame game(m_replay, kSeat, reviewGame(m_replay->game(), 1U << kSeat, Strictness::Normal));
  QVERIFY(!game.choices().empty());
  for (const ReviewedChoice &choice : game.choices()) {
    const ReplayChoice *asked = m_replay->choiceAt(choice.place(), kSeat);
    QVERIFY(asked != nullptr);
    QVERIFY(asked->answer == choice.verdict->action);
    QCOMPARE(game.choiceAt(choice.place()), &choice);
    QVERIFY(!choice.facts.empty() || choice.isLoss());
  }
  QCOMPARE(game.lostPoints().size(), std::size_t{2});
}

JANSO_TEST(TestReviewRunner);
#include "tst_reviewrunner.moc"
