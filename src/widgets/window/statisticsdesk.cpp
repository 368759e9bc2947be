// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/statisticsdesk.h"

#include <QComboBox>

#include "game/gamecontroller.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/statistics/statisticsfilters.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/window/keptfiles.h"
#include "widgets/window/pagehistory.h"

namespace janso {

StatisticsDesk::StatisticsDesk(const Parts &parts)
    : QObject(parts.window), m_parts(parts), m_page(parts.history->stack()) {}

StatisticsPage *StatisticsDesk::page() {
  if (m_page.isMade())
    return m_page.get();
  auto *page = new StatisticsPage(m_parts.window);
  m_page.put(page);
  connect(page, &StatisticsPage::closeRequested, m_parts.history, &PageHistory::back);
  const auto name = [this, page] {
    page->setNaming(yakuNamingOf(m_parts.settings->text(Setting::YakuNames)));
  };
  const auto lay = [this, page] { page->setTiles(m_parts.painter, tableOptions(*m_parts.settings).felt); };
  m_parts.settings->follow(Effect::YakuNames, page, name);
  m_parts.settings->follow(Effect::TableOptions, page, lay);
  name();
  lay();
  rememberHelped(page->filters());
  return page;
}

// Which of the two usual kinds of matches counts; any other choice is for once.
void StatisticsDesk::rememberHelped(StatisticsFilters *filters) {
  filters->countHelped(m_parts.settings->on(Setting::CountHelped));
  connect(filters, &StatisticsFilters::changed, this, [this, filters] {
    const int kinds = filters->box(StatisticsFilters::Box::Kinds)->currentData().toInt();
    if (kinds == StatisticsFilters::usualKinds() || kinds == StatisticsFilters::unhelpedKinds())
      m_parts.settings->setValue(Setting::CountHelped, filters->countsHelped());
  });
}

void StatisticsDesk::open() {
  if (isShown())
    return;
  m_parts.history->open({.page = page(), .resume = [this] { m_page->look(sources()); }});
  m_page->begin(sources());
}

StatisticsSources StatisticsDesk::sources() const {
  const QString name = m_parts.settings->text(Setting::PlayerName);
  return {m_parts.controller->journalFolder(),
          reviewsFolderOf(*m_parts.controller),
          libraryFolderOf(*m_parts.controller),
          {seatedName(name), seatedName({})}};
}

}  // namespace janso
