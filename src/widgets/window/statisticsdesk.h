// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages the statistics in the window: their page, the data that it reads, and the way in.
#pragma once

#include <QObject>

#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"
#include "widgets/window/part.h"

class QWidget;

namespace janso {

class GameController;
class PageHistory;
class StatisticsFilters;
class StatisticsPage;
struct StatisticsSources;
class TilePainter;

class StatisticsDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<QWidget> window;
    Part<PageHistory> history;
    Part<GameController> controller;  // its folder of journals is read
    Part<Settings> settings;
    Part<TilePainter> painter;
  };
  // All parts must outlive the desk.
  explicit StatisticsDesk(const Parts &parts);

  // Made on first use.
  StatisticsPage *page();
  // Shows the page with everything played so far, unless it is shown already.
  void open();
  bool isShown() const { return m_page.isShown(); }

 private:
  StatisticsSources sources() const;
  void rememberHelped(StatisticsFilters *filters);

  Parts m_parts;
  LatePage<StatisticsPage> m_page;
};

}  // namespace janso
