// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Looks on at a match that another Janso plays: follows its journal as it grows, and shows it in the replay.
//
// The journal is read in another thread, when the system says that it was written to, and from time to time
// in case it does not say so; only while the match is on the screen.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>

#include "replay/watchedmatch.h"
#include "study/latestjob.h"

class QStackedWidget;

namespace janso {

class ReplayDesk;

class WatchDesk : public QObject {
  Q_OBJECT

 public:
  // All must outlive the desk.
  WatchDesk(ReplayDesk *replay, QStackedWidget *stack, QObject *parent);

  // The journal of a match that another plays. What cannot be shown is told by problem().
  void open(const QString &path);
  // It is still looked for what comes.
  bool isFollowing() const { return m_watcher.has_value(); }

 Q_SIGNALS:
  void problem(const QString &sentence);
  // The other has left; the match is to go on here.
  void resumeRequested(const QString &path);
  // The match is over; a link to where it is looked at, in the whole of it.
  void recordRequested(const QString &link);

 private:
  using Take = void (WatchDesk::*)(const WatchLook &look);
  void look(Take take);
  void lookAgain();
  void showFirst(const WatchLook &look);
  void showNext(const WatchLook &look);
  void openRecord(const WatchLook &look);
  void connectPage();
  bool isShown() const;
  void follow();
  void rest();

  ReplayDesk *m_replay;
  std::shared_ptr<WatchedMatch> m_match;  // the job's, which runs once at a time; empty: none is watched
  QString m_path;
  bool m_shown = false;  // the page has it
  bool m_over = false;   // nothing more will come
  bool m_again = false;  // something has come while it was looked
  std::optional<QFileSystemWatcher> m_watcher;
  QTimer m_poll;
  LatestJob m_job;
};

}  // namespace janso
