// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window's dealings with what lies in the folder of journals: which match and which series can be gone on
// with. The folder is looked through in another thread; whoever wants to go on waits until that is done.
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "game/seriesplay.h"
#include "game/truststore.h"
#include "records/journalindex.h"
#include "study/latestjob.h"

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
    GameController *controller = nullptr;
    GameSession *session = nullptr;
    StartPage *start = nullptr;
    SeriesDesk *series = nullptr;
    WindowActions *actions = nullptr;
    TrustStore trust;           // what of a match may be run without a question
    QWidget *window = nullptr;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit MatchesDesk(const Parts &parts);

  // Looks through the folder: the first page and the menu follow.
  void look();
  bool isLooking() const { return m_job.isBusy(); }
  // Newest first, as the folder was seen last.
  const std::vector<UnfinishedMatch> &unfinished() const { return m_unfinished; }
  // Goes on with the newest that can go on; where there is none, all are shown with the reasons.
  void continueMatch();
  MatchesDialog *chooseMatch(const QString &path = {});
  // Programs and plugins of the match are asked about first. Where it cannot go on, it is said why, and what
  // can be done.
  void resume(const QString &journalPath, bool before = false);

 Q_SIGNALS:
  // The folder has been looked through.
  void looked();
  // What is over of this match is to be looked at.
  void lookRequested(const QString &path);
  // Another program plays this match: it is to be looked on.
  void watchRequested(const QString &path);

 private:
  struct Seen {
    std::vector<UnfinishedMatch> unfinished;
    std::optional<KeptSeries> series;
  };
  void take(const Seen &seen);
  void continueNewest();

  Parts m_parts;
  std::shared_ptr<JournalIndex> m_index;  // the job's, which runs once at a time
  std::vector<UnfinishedMatch> m_unfinished;
  bool m_continues = false;  // as soon as the folder has been looked through
  LatestJob m_job;
};

}  // namespace janso
