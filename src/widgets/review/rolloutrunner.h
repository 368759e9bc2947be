// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rolls out one choice in other threads, and keeps what is played, so that it can go on another time.
//
// The newest request wins; what was played of the one before is kept.
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
  // `folder`: as for ReviewRunner, in the same files; empty = nothing is kept.
  explicit RolloutRunner(const QString &folder, QObject *parent = nullptr);
  ~RolloutRunner() override;

  // The choice is one of the game and canRollOut(). What was stopped goes on; what ended without a decision
  // gets more worlds; what is decided is not asked again.
  void start(std::shared_ptr<const ReviewedGame> game, const ReviewedChoice &choice, WorldKind kind);
  // What was played by then comes by finished().
  void stop();
  // No answer comes any more; what was played is kept.
  void cancel();
  // What runs, as far as it is; nullptr = nothing.
  const Rollout *running() const { return m_work == nullptr ? nullptr : &m_running; }
  // For tests: how it asks, but for the kind.
  void setPlan(const RolloutPlan &plan) { m_plan = plan; }

 Q_SIGNALS:
  // running() has changed: there is more of it, another one, or none.
  void progressed();
  // The game with the roll-out, done or stopped.
  void finished(const std::shared_ptr<const janso::ReviewedGame> &game);
  // It is there, but not on the disk. `reason`: one English sentence, with the file.
  void notKept(const QString &reason);

 private:
  struct Work;
  struct Outcome {
    std::shared_ptr<const ReviewedGame> game;
    QString notKept;
  };
  static Outcome run(Work &work);
  void take(const Outcome &outcome);
  void tell();
  RolloutPlan planOf(WorldKind kind) const;

  QString m_folder;
  RolloutPlan m_plan;
  std::shared_ptr<Work> m_work;
  Rollout m_running;
  QTimer m_clock;  // asks how far it is, while something runs
  LatestJob m_job;
};

}  // namespace janso
