// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The statistics in the window: their page, what it reads, the way in and back.
#pragma once

#include <QObject>

#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"

class QStackedWidget;
class QWidget;

namespace janso {

class GameController;
class StatisticsPage;

class StatisticsDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget *window = nullptr;
    QStackedWidget *stack = nullptr;
    GameController *controller = nullptr;  // its folder of journals is read
    Settings *settings = nullptr;
  };
  // All parts must outlive the desk.
  explicit StatisticsDesk(const Parts &parts);

  // Made when it is first asked for.
  StatisticsPage *page();
  // Shows the page, and what has been played until now.
  void open();
  bool isShown() const;
  // Where to is the window's to say.
  void leave();

 Q_SIGNALS:
  void opened();
  void left();

 private:
  Parts m_parts;
  LatePage<StatisticsPage> m_page;
};

}  // namespace janso
