// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reviews one seat of a game on worker threads, hand by hand, and stores the finished hands.
//
// The newest request wins. The runner can be destroyed while it works; the hands finished by then are stored.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <string>

#include "replay/replay.h"
#include "review/scale.h"
#include "study/latestjob.h"
#include "widgets/review/reviewedgame.h"

namespace janso {

class ReviewRunner : public QObject {
  Q_OBJECT

 public:
  // `folder`: where reviews are stored, in a folder for each seat; empty = they are not stored.
  explicit ReviewRunner(const QString &folder, QObject *parent = nullptr);
  ~ReviewRunner() override;

  // Sets the thresholds of losses for later results; the stored reviews are the same for all.
  void setStrictness(Strictness strictness) { m_strictness = strictness; }
  // Reads what is stored and reviews what is missing.
  void start(std::shared_ptr<const Replay> replay, int seat);
  // The stored review of a game, with its rollouts; nullptr if it is missing or incomplete. Any thread; takes
  // some tenths of a second.
  static std::shared_ptr<const ReviewedGame> kept(const QString &folder,
                                                  const std::shared_ptr<const Replay> &replay, int seat,
                                                  Strictness strictness);
  // The same in another thread; found() follows.
  void look(std::shared_ptr<const Replay> replay, int seat);
  // Suppresses further signals; the finished hands are stored.
  void cancel();
  bool isBusy() const { return m_work != nullptr; }
  int done() const;   // hands
  int hands() const;  // of the game; 0 while idle

  // The file of a game's review.
  static QString fileOf(const QString &folder, const std::string &gameHash, int seat);
  // The file of the rollouts of its decisions, next to it.
  static QString rolloutsOf(const QString &folder, const std::string &gameHash, int seat);

 Q_SIGNALS:
  void progressed(int done, int hands);
  void finished(const std::shared_ptr<const janso::ReviewedGame> &game);
  // nullptr if there is no review, or only part of one.
  void found(const std::shared_ptr<const janso::ReviewedGame> &game);
  // The review is complete, but could not be stored. `reason`: one English sentence with the file name.
  void saveFailed(const QString &reason);

 private:
  struct Work;
  struct Outcome {
    std::shared_ptr<const ReviewedGame> game;  // nullptr if it was stopped
    QString saveError;
  };
  static Outcome run(Work &work);
  static void reviewMissing(Work &work);
  void take(const Outcome &outcome);
  void reportProgress();

  QString m_folder;
  Strictness m_strictness = Strictness::Normal;
  std::shared_ptr<Work> m_work;
  QTimer m_clock;  // checks the progress while a job runs
  int m_progressReported = 0;
  LatestJob m_job;
  LatestJob m_look;
};

}  // namespace janso
