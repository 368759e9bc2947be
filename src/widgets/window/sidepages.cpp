// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/sidepages.h"

#include "game/gamecontroller.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/keptfiles.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/logdock.h"
#include "widgets/window/matchesdesk.h"
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
          {parts.window, parts.stack, parts.log, parts.settings, parts.sounds,
           siblingPath(*parts.controller, QStringLiteral("notes")), libraryFolderOf(*parts.controller),
           siblingPath(*parts.controller, QStringLiteral("guesses")), parts.controller->journalFolder()})),
      m_watching(new WatchDesk(m_replay, parts.stack, this)),
      m_review(
          new ReviewDesk({parts.window, parts.stack, parts.controller, parts.session, m_replay,
                          parts.settings, parts.actions, parts.painter, reviewsFolderOf(*parts.controller)})),
      m_statistics(
          new StatisticsDesk({parts.window, parts.stack, parts.controller, parts.settings, parts.painter})),
      m_library(new LibraryDesk({parts.window, parts.stack, parts.settings, parts.matches, m_replay,
                                 m_watching, m_review, libraryFolderOf(*parts.controller),
                                 parts.controller->journalFolder()})) {
  connectReplay();
  connectWatching();
  connectReview();
  connectLibrary();
  connect(m_statistics, &StatisticsDesk::opened, this, &SidePages::shown);
  connect(m_statistics, &StatisticsDesk::closed, this, [this] {
    if (m_parts.session->isPlaying() || !m_replay->reopen())
      Q_EMIT closed();
  });
  connect(parts.matches, &MatchesDesk::lookRequested, this, &SidePages::openRecord);
  connect(parts.matches, &MatchesDesk::watchRequested, this, &SidePages::watch);
}

void SidePages::connectWatching() {
  connect(m_watching, &WatchDesk::failed, this, &SidePages::failed);
  connect(m_watching, &WatchDesk::recordRequested, this, &SidePages::openRecord);
  connect(m_watching, &WatchDesk::resumeRequested, this,
          [this](const QString &path) { m_parts.matches->resume(path); });
}

void SidePages::connectReplay() {
  connect(m_replay, &ReplayDesk::opening, this, &SidePages::closeMatch);
  connect(m_parts.session, &GameSession::matchBegun, m_replay, &ReplayDesk::stopReading);
  connect(m_replay, &ReplayDesk::opened, this, &SidePages::shown);
  connect(m_replay, &ReplayDesk::titled, this, &SidePages::shown);
  connect(m_replay, &ReplayDesk::playOnReady, this, &SidePages::playOnReady);
  connect(m_replay, &ReplayDesk::resumeRequested, this, [this](const QString &path) {
    m_parts.matches->resume(path);
    if (m_parts.session->isPlaying())
      m_replay->awaitReturn();
  });
  connect(m_replay, &ReplayDesk::closed, this, [this] {
    if (!m_review->reopen() && !m_library->reopen())
      Q_EMIT closed();
  });
  connect(m_replay, &ReplayDesk::failed, this, &SidePages::failed);
  connect(m_replay, &ReplayDesk::message, m_parts.log, &LogDock::addNote);
}

void SidePages::connectReview() {
  connect(m_review, &ReviewDesk::shown, this, &SidePages::shown);
  connect(m_review, &ReviewDesk::asking, m_parts.log, &LogDock::clear);
  connect(m_review, &ReviewDesk::closed, this, [this] {
    if (!m_library->reopenFromReview())
      Q_EMIT closed();
  });
  connect(m_review, &ReviewDesk::replayRequested, this, &SidePages::openRecord);
  connect(m_review, &ReviewDesk::failed, this, &SidePages::failed);
}

void SidePages::connectLibrary() {
  connect(m_library, &LibraryDesk::opening, this, [this] {
    m_replay->stopReading();
    closeMatch();
  });
  connect(m_library, &LibraryDesk::opened, this, &SidePages::shown);
  connect(m_library, &LibraryDesk::closed, this, &SidePages::closed);
  connect(m_library, &LibraryDesk::failed, this, &SidePages::failed);
}

void SidePages::closeMatch() {
  if (m_parts.session->isPlaying())
    m_parts.session->close();
}

void SidePages::openRecord(const QString &link) {
  if (!m_parts.session->isPlaying() || m_parts.saving->canLeave())
    m_replay->open(link);
}

void SidePages::watch(const QString &journalPath) {
  if (!m_parts.session->isPlaying() || m_parts.saving->canLeave())
    m_watching->open(journalPath);
}

void SidePages::openLibrary() {
  if (!m_parts.session->isPlaying() || m_parts.saving->canLeave())
    m_library->open();
}

void SidePages::openStatistics() {
  if (m_statistics->isShown())
    return;
  if (m_replay->isShown()) {
    m_replay->stopReading();
    m_replay->awaitReturn();
  }
  if (m_parts.session->isPlaying() && m_parts.session->match().setup().isLesson())
    m_parts.session->close();
  if (m_parts.session->isPlaying())
    m_parts.controller->setPaused(true);
  m_statistics->open();
}

bool SidePages::closePage() {
  if (m_statistics->isShown())
    m_statistics->close();
  else if (m_review->isShown())
    m_review->close();
  else if (m_replay->isShown())
    m_replay->close();
  else if (m_library->isShown())
    m_library->close();
  else
    return false;
  return true;
}

void SidePages::stopReading() {
  m_replay->stopReading();
}

bool SidePages::reopen() {
  return m_replay->reopen();
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
