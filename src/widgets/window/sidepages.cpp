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
           besideMatches(*parts.controller, QStringLiteral("notes")), keptLibrary(*parts.controller),
           besideMatches(*parts.controller, QStringLiteral("guesses")), parts.controller->journalFolder()})),
      m_watching(new WatchDesk(m_replay, parts.stack, this)),
      m_review(
          new ReviewDesk({parts.window, parts.stack, parts.controller, parts.session, m_replay,
                          parts.settings, parts.actions, parts.painter, keptReviews(*parts.controller)})),
      m_statistics(new StatisticsDesk({parts.window, parts.stack, parts.controller, parts.settings})),
      m_library(
          new LibraryDesk({parts.window, parts.stack, parts.settings, parts.matches, m_replay, m_watching,
                           m_review, keptLibrary(*parts.controller), parts.controller->journalFolder()})) {
  connectReplay();
  connectWatching();
  connectReview();
  connectLibrary();
  connect(m_statistics, &StatisticsDesk::opened, this, &SidePages::shown);
  connect(m_statistics, &StatisticsDesk::left, this, [this] {
    if (m_parts.session->isPlaying() || !m_replay->comeBack())
      Q_EMIT left();
  });
  connect(parts.matches, &MatchesDesk::lookRequested, this, &SidePages::openRecord);
  connect(parts.matches, &MatchesDesk::watchRequested, this, &SidePages::watch);
}

void SidePages::connectWatching() {
  connect(m_watching, &WatchDesk::problem, this, &SidePages::problem);
  connect(m_watching, &WatchDesk::recordRequested, this, &SidePages::openRecord);
  connect(m_watching, &WatchDesk::resumeRequested, this,
          [this](const QString &path) { m_parts.matches->resume(path); });
}

void SidePages::connectReplay() {
  connect(m_replay, &ReplayDesk::opening, this, &SidePages::leaveMatch);
  connect(m_parts.session, &GameSession::matchBegun, m_replay, &ReplayDesk::giveWay);
  connect(m_replay, &ReplayDesk::opened, this, &SidePages::shown);
  connect(m_replay, &ReplayDesk::titled, this, &SidePages::shown);
  connect(m_replay, &ReplayDesk::playOnReady, this, &SidePages::playOnReady);
  connect(m_replay, &ReplayDesk::resumeRequested, this, [this](const QString &path) {
    m_parts.matches->resume(path);
    if (m_parts.session->isPlaying())
      m_replay->awaitReturn();
  });
  connect(m_replay, &ReplayDesk::left, this, [this] {
    if (!m_review->comeBack() && !m_library->comeBack())
      Q_EMIT left();
  });
  connect(m_replay, &ReplayDesk::problem, this, &SidePages::problem);
  connect(m_replay, &ReplayDesk::noticed, m_parts.log, &LogDock::addNote);
}

void SidePages::connectReview() {
  connect(m_review, &ReviewDesk::shown, this, &SidePages::shown);
  connect(m_review, &ReviewDesk::asking, m_parts.log, &LogDock::clear);
  connect(m_review, &ReviewDesk::left, this, [this] {
    if (!m_library->comeBackFromReview())
      Q_EMIT left();
  });
  connect(m_review, &ReviewDesk::replayRequested, this, &SidePages::openRecord);
  connect(m_review, &ReviewDesk::problem, this, &SidePages::problem);
}

void SidePages::connectLibrary() {
  connect(m_library, &LibraryDesk::opening, this, [this] {
    m_replay->giveWay();
    leaveMatch();
  });
  connect(m_library, &LibraryDesk::opened, this, &SidePages::shown);
  connect(m_library, &LibraryDesk::left, this, &SidePages::left);
  connect(m_library, &LibraryDesk::problem, this, &SidePages::problem);
}

void SidePages::leaveMatch() {
  if (m_parts.session->isPlaying())
    m_parts.session->leave();
}

void SidePages::openRecord(const QString &link) {
  if (!m_parts.session->isPlaying() || m_parts.saving->mayLeave())
    m_replay->open(link);
}

void SidePages::watch(const QString &journalPath) {
  if (!m_parts.session->isPlaying() || m_parts.saving->mayLeave())
    m_watching->open(journalPath);
}

void SidePages::openLibrary() {
  if (!m_parts.session->isPlaying() || m_parts.saving->mayLeave())
    m_library->open();
}

void SidePages::openStatistics() {
  if (m_statistics->isShown())
    return;
  if (m_replay->isShown()) {
    m_replay->giveWay();
    m_replay->awaitReturn();
  }
  if (m_parts.session->isPlaying() && m_parts.session->match().setup().isLesson())
    m_parts.session->leave();
  if (m_parts.session->isPlaying())
    m_parts.controller->setPaused(true);
  m_statistics->open();
}

bool SidePages::leave() {
  if (m_statistics->isShown())
    m_statistics->leave();
  else if (m_review->isShown())
    m_review->leave();
  else if (m_replay->isShown())
    m_replay->leave();
  else if (m_library->isShown())
    m_library->leave();
  else
    return false;
  return true;
}

void SidePages::giveWay() {
  m_replay->giveWay();
}

bool SidePages::comeBack() {
  return m_replay->comeBack();
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
