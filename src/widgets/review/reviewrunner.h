// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reviews one seat of a game in other threads, hand by hand, and keeps what is done.
//
// The newest request wins. It may go while it works: what was done by then is kept.
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
  // `folder`: reviews are kept in it, in a folder for each seat; empty = they are not kept.
  explicit ReviewRunner(const QString &folder, QObject *parent = nullptr);
  ~ReviewRunner() override;

  // By which losses are told from what comes next; what is kept is the same for all.
  void setStrictness(Strictness strictness) { m_strictness = strictness; }
  // What is kept is read, what is missing is done.
  void start(std::shared_ptr<const Replay> replay, int seat);
  // What is kept of a game, with its roll-outs; nothing when it is not there, or not all of it. Any thread;
  // takes some tenths of a second.
  static std::shared_ptr<const ReviewedGame> kept(const QString &folder,
                                                  const std::shared_ptr<const Replay> &replay, int seat,
                                                  Strictness strictness);
  // The same in another thread: found().
  void look(std::shared_ptr<const Replay> replay, int seat);
  // No answer comes any more; the hands that are done stay done.
  void cancel();
  bool isBusy() const { return m_work != nullptr; }
  int done() const;   // hands
  int hands() const;  // of the game; 0 when it does nothing

  // The file of a game's review.
  static QString fileOf(const QString &folder, const std::string &gameHash, int seat);
  // The file of the roll-outs of its choices, beside it.
  static QString rolloutsOf(const QString &folder, const std::string &gameHash, int seat);

 Q_SIGNALS:
  void progressed(int done, int hands);
  void finished(const std::shared_ptr<const janso::ReviewedGame> &game);
  // Nothing when there is none, or not all of it.
  void found(const std::shared_ptr<const janso::ReviewedGame> &game);
  // The review is there, but not on the disk. `reason`: one English sentence, with the file.
  void notKept(const QString &reason);

 private:
  struct Work;
  struct Outcome {
    std::shared_ptr<const ReviewedGame> game;  // nothing when it was stopped
    QString notKept;
  };
  static Outcome run(Work &work);
  static void reviewMissing(Work &work);
  void take(const Outcome &outcome);
  void tell();

  QString m_folder;
  Strictness m_strictness = Strictness::Normal;
  std::shared_ptr<Work> m_work;
  QTimer m_clock;  // asks how far it is, while something runs
  int m_told = 0;
  LatestJob m_job;
  LatestJob m_look;
};

}  // namespace janso
