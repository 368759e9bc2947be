// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds in the folder of journals the matches and the series that can be continued. It searches in another
// thread; a request to continue waits until the search is done.
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "game/seriesplay.h"
#include "game/setup/truststore.h"
#include "records/journalindex.h"
#include "study/latestjob.h"
#include "widgets/window/part.h"

class QWidget;

namespace janso {

class GameController;
class GameSession;
class MatchesDialog;
class SeriesDesk;
class StartPage;
class WindowActions;

class MatchesDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameController> controller;
    Part<GameSession> session;
    Part<StartPage> start;
    Part<SeriesDesk> series;
    Part<WindowActions> actions;
    TrustStore trust;      // what a match may run without asking
    Part<QWidget> window;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit MatchesDesk(const Parts &parts);

  // Searches the folder, then updates the first page and the menu.
  void refresh();
  bool isLooking() const { return m_job.isBusy(); }
  // Newest first, as of the last search.
  const std::vector<UnfinishedMatch> &unfinished() const { return m_unfinished; }
  // Continues the newest match that can be continued; if there is none, shows all matches with the reasons.
  void continueMatch();
  MatchesDialog *chooseMatch(const QString &path = {});
  // Asks first about the match's programs and plugins. If the match cannot be continued, says why and what
  // can be done.
  void resume(const QString &journalPath, bool before = false);

 Q_SIGNALS:
  // The folder has been searched.
  void refreshed();
  // Requests to view the finished part of this match.
  void lookRequested(const QString &path);
  // Requests to watch this match, which another program plays.
  void watchRequested(const QString &path);

 private:
  struct Seen {
    std::vector<UnfinishedMatch> unfinished;
    std::optional<SavedSeries> series;
  };
  void take(const Seen &seen);
  void continueNewest();

  Parts m_parts;
  std::shared_ptr<JournalIndex> m_index;  // used by the job, which runs one at a time
  std::vector<UnfinishedMatch> m_unfinished;
  bool m_continues = false;  // as soon as the folder has been searched
  LatestJob m_job;
};

}  // namespace janso
