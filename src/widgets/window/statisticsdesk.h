// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages the statistics in the window: their page, the data that it reads, the way in and back.
#pragma once

#include <QObject>

#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"

class QStackedWidget;
class QWidget;

namespace janso {

class GameController;
class StatisticsFilters;
class StatisticsPage;
class TilePainter;

class StatisticsDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget *window = nullptr;
    QStackedWidget *stack = nullptr;
    GameController *controller = nullptr;  // its folder of journals is read
    Settings *settings = nullptr;
    TilePainter *painter = nullptr;
  };
  // All parts must outlive the desk.
  explicit StatisticsDesk(const Parts &parts);

  // Made on first use.
  StatisticsPage *page();
  // Shows the page with everything played so far.
  void open();
  bool isShown() const;
  // Leaves the page; the window decides what comes next.
  void close();

 Q_SIGNALS:
  void opened();
  void closed();

 private:
  void rememberHelped(StatisticsFilters *filters);

  Parts m_parts;
  LatePage<StatisticsPage> m_page;
};

}  // namespace janso
