// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/librarydesk.h"

#include <QStackedWidget>
#include <utility>

#include "widgets/lexicon/yakutexts.h"
#include "widgets/library/librarypage.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/watchdesk.h"

namespace janso {

LibraryDesk::LibraryDesk(const Parts &parts) : QObject(parts.window), m_parts(parts), m_page(parts.stack) {
  connect(m_parts.stack, &QStackedWidget::currentChanged, this,
          [this] { m_reviews = m_reviews && (m_parts.review->isShown() || m_parts.replay->isShown()); });
  connect(m_parts.replay, &ReplayDesk::opening, this, [this] {
    m_returns = std::exchange(m_asked, false) || (m_returns && m_parts.replay->staysWithin());
  });
  connect(m_parts.replay, &ReplayDesk::failed, this, [this] { m_asked = false; });
  connect(m_parts.watching, &WatchDesk::failed, this, [this] { m_asked = false; });
}

LibraryPage *LibraryDesk::page() {
  if (m_page.isMade())
    return m_page.get();
  m_page.put(new LibraryPage(m_parts.folder, m_parts.journals, m_parts.window));
  connectPage();
  connect(m_parts.settings, &Settings::changed, m_page.get(), [this](Setting id) { applySetting(id); });
  setMyNames();
  applySetting(Setting::YakuNames);
  return m_page.get();
}

void LibraryDesk::connectPage() {
  const LibraryPage *page = m_page.get();
  connect(page, &LibraryPage::replayRequested, this, &LibraryDesk::watch);
  connect(page, &LibraryPage::watchRequested, this, [this](const QString &path) {
    m_asked = true;
    m_parts.watching->open(path);
  });
  connect(page, &LibraryPage::reviewRequested, this, [this](const QString &path, int game, int seat) {
    m_reviews = true;
    m_parts.review->review(path, seat, game);
  });
  connect(page, &LibraryPage::continueRequested, m_parts.matches, &MatchesDesk::resume);
  connect(page, &LibraryPage::unfinishedChanged, m_parts.matches, &MatchesDesk::refresh);
  connect(page, &LibraryPage::closeRequested, this, &LibraryDesk::close);
  connect(page, &LibraryPage::failed, this, &LibraryDesk::failed);
  connect(m_parts.matches, &MatchesDesk::refreshed, page,
          [this] { m_page->setUnfinished(m_parts.matches->unfinished()); });
}

void LibraryDesk::applySetting(Setting id) {
  if (id == Setting::PlayerName || id == Setting::Language)
    setMyNames();
  if (id == Setting::YakuNames)
    m_page->setNaming(yakuNamingOf(m_parts.settings->text(id)));
}

// What was typed, and how one is called who has typed nothing.
void LibraryDesk::setMyNames() {
  m_page->setMyNames({seatedName(m_parts.settings->text(Setting::PlayerName)), seatedName({})});
}

void LibraryDesk::open() {
  Q_EMIT opening();
  m_parts.stack->setCurrentWidget(page());
  m_parts.matches->refresh();
  m_page->open();
  Q_EMIT opened();
}

bool LibraryDesk::isShown() const {
  return m_page.isShown();
}

void LibraryDesk::close() {
  if (isShown())
    Q_EMIT closed();
}

bool LibraryDesk::reopen() {
  if (!std::exchange(m_returns, false))
    return false;
  open();
  return true;
}

bool LibraryDesk::reopenFromReview() {
  if (!std::exchange(m_reviews, false))
    return false;
  open();
  return true;
}

void LibraryDesk::watch(const QString &link) {
  m_asked = true;
  m_parts.replay->open(link);
}

}  // namespace janso
