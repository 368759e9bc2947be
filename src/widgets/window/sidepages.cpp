// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/sidepages.h"

#include "game/gamecontroller.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/keptfiles.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/logdock.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/savingdesk.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/watchdesk.h"
#include "widgets/window/windowactions.h"

namespace janso {

SidePages::SidePages(const Parts &parts)
    : QObject(parts.window),
      m_parts(parts),
      m_replay(new ReplayDesk(
          {parts.window, parts.history, parts.log, parts.settings, parts.sounds,
           siblingPath(*parts.controller, QStringLiteral("notes")), libraryFolderOf(*parts.controller),
           siblingPath(*parts.controller, QStringLiteral("guesses")), parts.controller->journalFolder()})),
      m_watching(new WatchDesk(m_replay, parts.history, this)),
      m_review(
          new ReviewDesk({parts.window, parts.history, parts.controller, parts.session, m_replay,
                          parts.settings, parts.actions, parts.painter, reviewsFolderOf(*parts.controller)})),
      m_statistics(
          new StatisticsDesk({parts.window, parts.history, parts.controller, parts.settings, parts.painter})),
      m_library(new LibraryDesk({parts.window, parts.history, parts.settings, parts.matches, m_replay,
                                 m_watching, m_review, libraryFolderOf(*parts.controller),
                                 parts.controller->journalFolder()})) {
  connectReplay();
  connectWatching();
  connectReview();
  connectLibrary();
  connect(parts.history, &PageHistory::opening, this, &SidePages::makeWay);
  connect(parts.matches, &MatchesDesk::lookRequested, this, &SidePages::openRecord);
  connect(parts.matches, &MatchesDesk::watchRequested, this, &SidePages::watch);
  // What is read late would end the match.
  connect(parts.session, &GameSession::matchBegun, m_replay, &ReplayDesk::cancelReading);
  connect(parts.session, &GameSession::matchBegun, m_watching, &WatchDesk::cancelReading);
}

void SidePages::connectWatching() {
  connect(m_watching, &WatchDesk::failed, this, &SidePages::failed);
  connect(m_watching, &WatchDesk::recordRequested, this, &SidePages::openRecord);
  connect(m_watching, &WatchDesk::resumeRequested, this,
          [this](const QString &path) { m_parts.matches->resume(path); });
}

void SidePages::connectReplay() {
  connect(m_replay, &ReplayDesk::opened, this, &SidePages::titled);
  connect(m_replay, &ReplayDesk::titled, this, &SidePages::titled);
  connect(m_replay, &ReplayDesk::playOnReady, this, &SidePages::playOnReady);
  connect(m_replay, &ReplayDesk::resumeRequested, this,
          [this](const QString &path) { m_parts.matches->resume(path); });
  connect(m_replay, &ReplayDesk::failed, this, &SidePages::failed);
  connect(m_replay, &ReplayDesk::message, m_parts.log, &LogDock::addNote);
}

void SidePages::connectReview() {
  connect(m_review, &ReviewDesk::asking, m_parts.log, &LogDock::clear);
  connect(m_review, &ReviewDesk::replayRequested, this, &SidePages::openRecord);
  connect(m_review, &ReviewDesk::failed, this, &SidePages::failed);
}

void SidePages::connectLibrary() {
  connect(m_library, &LibraryDesk::failed, this, &SidePages::failed);
}

// A lesson that is left brings back the match that was set aside for it. A match that is over can wait behind
// any page: nothing in a record can help in it.
void SidePages::makeWay(const PageVisit &visit) {
  const GameSession *session = m_parts.session;
  const auto isInTheWay = [session, &visit] {
    return session->match().setup().isLesson() || (visit.endsMatch && session->match().isRunning());
  };
  while (!visit.pinned && session->isPlaying() && isInTheWay())
    m_parts.session->close();
}

bool SidePages::canLeaveMatch() {
  return !m_parts.session->isPlaying() || m_parts.saving->canLeave();
}

void SidePages::openRecord(const QString &link) {
  if (canLeaveMatch())
    m_replay->open(link);
}

void SidePages::watch(const QString &journalPath) {
  if (canLeaveMatch())
    m_watching->open(journalPath);
}

void SidePages::openLibrary() {
  if (canLeaveMatch())
    m_library->open();
}

QString SidePages::title() const {
  if (m_statistics->isShown())
    return tr("Statistics");
  if (m_review->isShown())
    return tr("Review");
  if (m_library->isShown())
    return tr("Library");
  return m_replay->isShown() ? m_replay->title() : QString();
}

}  // namespace janso
