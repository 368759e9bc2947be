// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs the rollout of one decision on worker threads and stores the results, so that it can be continued
// later.
//
// The newest request wins; the results of the previous one are stored.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>

#include "review/rollout.h"
#include "study/latestjob.h"
#include "widgets/review/reviewedgame.h"

namespace janso {

class RolloutRunner : public QObject {
  Q_OBJECT

 public:
  // `folder`: as for ReviewRunner, with the same files; empty = nothing is stored.
  explicit RolloutRunner(const QString &folder, QObject *parent = nullptr);
  ~RolloutRunner() override;

  // `choice` belongs to `game`, and canRollOut(). A stopped rollout continues; one that ended without a
  // decision gets more simulated deals; a decided one is not repeated.
  void start(std::shared_ptr<const ReviewedGame> game, const ReviewedChoice &choice, SimulatedDealKind kind);
  // finished() follows with the results so far.
  void stop();
  // Suppresses further signals; the results so far are stored.
  void cancel();
  // The running rollout with its results so far; nullptr = none.
  const Rollout *running() const { return m_work == nullptr ? nullptr : &m_running; }
  // For tests: sets the plan of rollouts, except for the kind.
  void setPlan(const RolloutPlan &plan) { m_plan = plan; }

 Q_SIGNALS:
  // running() has changed: it has progressed, was replaced, or has ended.
  void progressed();
  // The game with the rollout, finished or stopped.
  void finished(const std::shared_ptr<const janso::ReviewedGame> &game);
  // The rollout is complete, but could not be stored. `reason`: one English sentence with the file name.
  void saveFailed(const QString &reason);

 private:
  struct Work;
  struct Outcome {
    std::shared_ptr<const ReviewedGame> game;
    QString saveError;
  };
  static Outcome run(Work &work);
  void take(const Outcome &outcome);
  void reportProgress();
  RolloutPlan planOf(SimulatedDealKind kind) const;

  QString m_folder;
  RolloutPlan m_plan;
  std::shared_ptr<Work> m_work;
  Rollout m_running;
  QTimer m_clock;  // checks the progress while a job runs
  LatestJob m_job;
};

}  // namespace janso
