// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewrunner.h"

#include <QDir>
#include <QFile>
#include <QMutex>
#include <QMutexLocker>
#include <QThread>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "review/reviewer.h"
#include "review/reviewfile.h"
#include "review/rolloutfile.h"
#include "widgets/sentences/faulttexts.h"

namespace janso {

namespace {

constexpr int kTellMs = 100;

SeatSet only(int seat) {
  return static_cast<SeatSet>(1U << static_cast<unsigned>(seat));
}

// With the saved rollouts. A file of them that cannot be read counts as missing, and the next rollout starts
// a new one.
std::shared_ptr<const ReviewedGame> gradedGame(const std::shared_ptr<const Replay> &replay, int seat,
                                               GameReview review, Strictness strictness,
                                               const QString &folder) {
  regrade(review, strictness);
  std::vector<Rollout> rollouts;
  if (!folder.isEmpty()) {
    if (Result<std::vector<Rollout>> kept =
            readRollouts(ReviewRunner::rolloutsOf(folder, review.game, seat), review.game))
      rollouts = std::move(kept).value();
  }
  return std::make_shared<const ReviewedGame>(replay, seat, std::move(review), std::move(rollouts));
}

}  // namespace

// What the threads share.
struct ReviewRunner::Work {
  std::shared_ptr<const Replay> replay;
  int seat = 0;
  QString folder;
  Strictness strictness = Strictness::Normal;
  std::atomic<bool> stop{false};
  std::atomic<int> done{0};
  // Of the threads that review, one at a time.
  QMutex mutex;
  GameReview review;
  std::optional<ReviewFile> file;
  QString saveError;
};

ReviewRunner::ReviewRunner(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder) {
  m_clock.setInterval(kTellMs);
  connect(&m_clock, &QTimer::timeout, this, &ReviewRunner::reportProgress);
}

ReviewRunner::~ReviewRunner() {
  cancel();
}

QString ReviewRunner::fileOf(const QString &folder, const std::string &gameHash, int seat) {
  return QDir(folder).filePath(QStringLiteral("seat%1/").arg(seat + 1) + reviewFileName(gameHash));
}

QString ReviewRunner::rolloutsOf(const QString &folder, const std::string &gameHash, int seat) {
  return QDir(folder).filePath(QStringLiteral("seat%1/").arg(seat + 1) + rolloutFileName(gameHash));
}

void ReviewRunner::start(std::shared_ptr<const Replay> replay, int seat) {
  cancel();
  m_work = std::make_shared<Work>();
  m_work->replay = std::move(replay);
  m_work->seat = seat;
  m_work->folder = m_folder;
  m_work->strictness = m_strictness;
  m_progressReported = -1;
  m_clock.start();
  m_job.ask([work = m_work] { return run(*work); }, [this](const Outcome &outcome) { take(outcome); });
  reportProgress();
}

std::shared_ptr<const ReviewedGame> ReviewRunner::kept(const QString &folder,
                                                       const std::shared_ptr<const Replay> &replay, int seat,
                                                       Strictness strictness) {
  const GameReview wanted = startReview(replay->game(), only(seat), Strictness::Normal);
  const QString path = fileOf(folder, wanted.game, seat);
  if (folder.isEmpty() || !QFile::exists(path))
    return nullptr;
  Result<GameReview> review = readReview(path);
  if (!review || !isSameWork(*review, wanted) || !isComplete(*review, replay->game()))
    return nullptr;
  return gradedGame(replay, seat, std::move(review).value(), strictness, folder);
}

void ReviewRunner::look(std::shared_ptr<const Replay> replay, int seat) {
  m_look.cancel();
  const auto read = [folder = m_folder, strictness = m_strictness, replay = std::move(replay), seat] {
    return kept(folder, replay, seat, strictness);
  };
  m_look.ask(read, [this](const std::shared_ptr<const ReviewedGame> &game) { Q_EMIT found(game); });
}

void ReviewRunner::cancel() {
  m_clock.stop();
  m_job.cancel();
  if (m_work != nullptr)
    m_work->stop = true;
  m_work.reset();
}

int ReviewRunner::done() const {
  return m_work == nullptr ? 0 : m_work->done.load();
}

int ReviewRunner::hands() const {
  return m_work == nullptr ? 0 : m_work->replay->hands();
}

void ReviewRunner::reportProgress() {
  if (m_work != nullptr && std::exchange(m_progressReported, done()) != done())
    Q_EMIT progressed(m_progressReported, hands());
}

void ReviewRunner::take(const Outcome &outcome) {
  reportProgress();
  m_clock.stop();
  m_work.reset();
  if (!outcome.saveError.isEmpty())
    Q_EMIT saveFailed(outcome.saveError);
  if (outcome.game != nullptr)
    Q_EMIT finished(outcome.game);
}

// Hands are shared out among the threads; each is kept as soon as it is done.
void ReviewRunner::reviewMissing(Work &work) {
  std::vector<std::size_t> missing;
  for (int hand = 0; hand < work.replay->hands(); ++hand) {
    const auto number = static_cast<std::size_t>(hand);
    if (std::ranges::find(work.review.hands, number, &HandReview::hand) == work.review.hands.end())
      missing.push_back(number);
  }
  work.done = work.replay->hands() - static_cast<int>(missing.size());
  std::atomic<std::size_t> next{0};
  const auto run = [&] {
    for (std::size_t i = next++; i < missing.size() && !work.stop; i = next++) {
      HandReview hand =
          reviewHand(work.replay->game(), missing[i], work.review.seats, work.review.strictness, &work.stop);
      if (work.stop)
        return;
      const QMutexLocker lock(&work.mutex);
      if (work.file) {
        if (const Result<bool> kept = work.file->add(hand); !kept)
          work.saveError = faultText(kept.error());
      }
      addHand(work.review, std::move(hand));
      ++work.done;
    }
  };
  // One is left to the window.
  QThreadPool pool;
  pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
  for (int i = 0; i < pool.maxThreadCount(); ++i)
    pool.start(run);
  pool.waitForDone();
}

ReviewRunner::Outcome ReviewRunner::run(Work &work) {
  work.review = startReview(work.replay->game(), only(work.seat), Strictness::Normal);
  if (!work.folder.isEmpty()) {
    Result<ReviewFile> file = ReviewFile::open(fileOf(work.folder, work.review.game, work.seat), work.review);
    if (file) {
      work.file = std::move(file).value();
      work.review = work.file->review();
    } else {
      work.saveError = faultText(file.error());
    }
  }
  reviewMissing(work);
  if (work.stop)
    return {};
  return {gradedGame(work.replay, work.seat, std::move(work.review), work.strictness, work.folder),
          work.saveError};
}

}  // namespace janso
