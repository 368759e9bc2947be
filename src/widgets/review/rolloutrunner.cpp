// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/rolloutrunner.h"

#include <QMutex>
#include <QMutexLocker>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <utility>

#include "review/rolloutfile.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/sentences/faulttexts.h"

namespace janso {

namespace {

constexpr int kRolloutTellMs = 200;
constexpr int kKeptPairs = 50;  // after so many more it is written down

// The one of this kind, to be gone on with; a new one where there is none, or it compares something else.
Rollout toGoOn(const ReviewedChoice &choice, const RolloutPlan &plan) {
  Rollout fresh = startRollout(*choice.verdict, plan);
  const auto there = std::ranges::find_if(
      choice.rollouts, [&](const Rollout &rollout) { return rollout.plan.kind == plan.kind; });
  if (there == choice.rollouts.end() || there->end == RolloutEnd::NoDealFits)
    return fresh;
  return there->end == RolloutEnd::Cap ? withMoreDeals(*there) : *there;
}

}  // namespace

// What the threads share.
struct RolloutRunner::Work {
  std::shared_ptr<const ReviewedGame> game;
  ChoiceVerdict verdict;
  QString path;  // of the file; empty = nothing is kept
  std::atomic<bool> stop{false};
  QMutex mutex;
  Rollout rollout;  // as far as it is
};

RolloutRunner::RolloutRunner(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder) {
  m_clock.setInterval(kRolloutTellMs);
  connect(&m_clock, &QTimer::timeout, this, &RolloutRunner::reportProgress);
}

RolloutRunner::~RolloutRunner() {
  cancel();
}

RolloutPlan RolloutRunner::planOf(SimulatedDealKind kind) const {
  if (kind == SimulatedDealKind::TrueWall)
    return rolloutPlan(kind);
  RolloutPlan plan = m_plan;
  plan.kind = kind;
  return plan;
}

void RolloutRunner::start(std::shared_ptr<const ReviewedGame> game, const ReviewedChoice &choice,
                          SimulatedDealKind kind) {
  cancel();
  m_work = std::make_shared<Work>();
  m_work->verdict = *choice.verdict;
  m_work->rollout = toGoOn(choice, planOf(kind));
  if (!m_folder.isEmpty())
    m_work->path = ReviewRunner::rolloutsOf(m_folder, game->hash(), game->seat());
  m_work->game = std::move(game);
  m_running = m_work->rollout;
  m_clock.start();
  m_job.ask([work = m_work] { return run(*work); }, [this](const Outcome &outcome) { take(outcome); });
  Q_EMIT progressed();
}

void RolloutRunner::stop() {
  if (m_work != nullptr)
    m_work->stop = true;
}

void RolloutRunner::cancel() {
  m_clock.stop();
  m_job.cancel();
  stop();
  if (std::exchange(m_work, nullptr) != nullptr)
    Q_EMIT progressed();
}

void RolloutRunner::reportProgress() {
  {
    const QMutexLocker lock(&m_work->mutex);
    if (m_running == m_work->rollout)
      return;
    m_running = m_work->rollout;
  }
  Q_EMIT progressed();
}

void RolloutRunner::take(const Outcome &outcome) {
  m_clock.stop();
  m_work.reset();
  if (!outcome.saveError.isEmpty())
    Q_EMIT saveFailed(outcome.saveError);
  Q_EMIT finished(outcome.game);
  Q_EMIT progressed();
}

RolloutRunner::Outcome RolloutRunner::run(Work &work) {
  Outcome outcome;
  Rollout rollout = work.rollout;
  const auto keep = [&] {
    if (work.path.isEmpty())
      return;
    if (const Result<bool> kept = keepRollout(work.path, work.game->hash(), rollout); !kept)
      outcome.saveError = faultText(kept.error());
  };
  int kept = 0;
  const auto told = [&](const Rollout &now) {
    const QMutexLocker lock(&work.mutex);
    work.rollout = now;
    const int pairs = now.deciding.pairs + now.size.pairs;
    if (pairs >= kept + kKeptPairs) {
      kept = pairs;
      keep();
    }
  };
  // One thread is left to the window.
  const int threads = std::max(1, QThread::idealThreadCount() - 1);
  continueRollout(rollout, work.game->replay().game(), work.verdict, {&work.stop, told, threads});
  keep();
  outcome.game = work.game->with(rollout);
  return outcome;
}

}  // namespace janso
