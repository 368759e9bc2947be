// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/librarydesk.h"

#include "widgets/lexicon/yakutexts.h"
#include "widgets/library/librarypage.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/watchdesk.h"

namespace janso {

LibraryDesk::LibraryDesk(const Parts &parts)
    : QObject(parts.window), m_parts(parts), m_page(parts.history->stack()) {}

LibraryPage *LibraryDesk::page() {
  if (m_page.isMade())
    return m_page.get();
  m_page.put(new LibraryPage(m_parts.folder, m_parts.journals, m_parts.window));
  connectPage();
  m_parts.settings->follow(Effect::PlayerName | Effect::Language, m_page.get(), [this] { setMyNames(); });
  m_parts.settings->follow(Effect::YakuNames, m_page.get(), [this] { useNaming(); });
  setMyNames();
  useNaming();
  return m_page.get();
}

void LibraryDesk::connectPage() {
  const LibraryPage *page = m_page.get();
  connect(page, &LibraryPage::replayRequested, m_parts.replay, &ReplayDesk::open);
  connect(page, &LibraryPage::watchRequested, m_parts.watching, &WatchDesk::open);
  connect(page, &LibraryPage::reviewRequested, m_parts.review,
          [this](const QString &path, int game, int seat) { m_parts.review->review(path, seat, game); });
  connect(page, &LibraryPage::continueRequested, m_parts.matches, &MatchesDesk::resume);
  connect(page, &LibraryPage::unfinishedChanged, m_parts.matches, &MatchesDesk::refresh);
  connect(page, &LibraryPage::closeRequested, m_parts.history, &PageHistory::back);
  connect(page, &LibraryPage::failed, this, &LibraryDesk::failed);
  connect(m_parts.matches, &MatchesDesk::refreshed, page,
          [this] { m_page->setUnfinished(m_parts.matches->unfinished()); });
}

void LibraryDesk::useNaming() {
  m_page->setNaming(yakuNamingOf(m_parts.settings->text(Setting::YakuNames)));
}

// What was typed, and how one is called who has typed nothing.
void LibraryDesk::setMyNames() {
  m_page->setMyNames({seatedName(m_parts.settings->text(Setting::PlayerName)), seatedName({})});
}

void LibraryDesk::open() {
  const auto look = [this] {
    m_parts.matches->refresh();
    m_page->open();
  };
  if (!isShown())
    m_parts.history->open({.page = page(), .resume = look, .endsMatch = true});
  look();
}

}  // namespace janso
