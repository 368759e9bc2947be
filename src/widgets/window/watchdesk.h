// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Watches a match in another Janso window: follows its journal as it grows, and shows it in the replay.
//
// The journal is read in another thread, whenever the system reports a change, and also periodically in case
// it does not; but only while the match is on the screen.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>

#include "replay/watchedmatch.h"
#include "study/latestjob.h"

namespace janso {

class PageHistory;
class ReplayDesk;

class WatchDesk : public QObject {
  Q_OBJECT

 public:
  // All arguments must outlive the desk.
  WatchDesk(ReplayDesk *replay, PageHistory *history, QObject *parent);

  // Opens the journal of a match that another window plays. failed() reports what cannot be shown.
  void open(const QString &path);
  // A match that is still being read is not opened.
  void cancelReading() { m_job.cancel(); }
  // Whether it still looks for new events.
  bool isFollowing() const { return m_watcher.has_value(); }

 Q_SIGNALS:
  void failed(const QString &sentence);
  // The other window has closed the match; requests to continue it here.
  void resumeRequested(const QString &path);
  // The match is over; requests to open the full record at this link.
  void recordRequested(const QString &link);

 private:
  // What one visit of the replay's page follows.
  struct Watched {
    std::shared_ptr<WatchedMatch> match;  // used by the job, which runs one at a time
    QString path;
    WatchLook look = {};
    std::optional<ReplayPlace> place = {};  // when the page was left
    // Nothing more will be written.
    bool isOver() const { return look.state == WatchState::Over || look.state == WatchState::Broken; }
  };
  using WatchedPointer = std::shared_ptr<Watched>;
  using Take = void (WatchDesk::*)(const WatchedPointer &watched, const WatchLook &look);
  void look(const WatchedPointer &watched, Take take);
  void lookAgain();
  void showFirst(const WatchedPointer &watched, const WatchLook &look);
  void showNext(const WatchedPointer &watched, const WatchLook &look);
  void openRecord(const WatchedPointer &watched, const WatchLook &look);
  void connectPage();
  void leave();
  void resume(const WatchedPointer &watched);
  void follow();
  void rest();

  ReplayDesk *m_replay;
  PageHistory *m_history;
  WatchedPointer m_watched;  // on the screen
  bool m_again = false;      // a change came while the journal was being read
  std::optional<QFileSystemWatcher> m_watcher;
  QTimer m_poll;
  LatestJob m_job;
};

}  // namespace janso
