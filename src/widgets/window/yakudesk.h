// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku in the window: the panel beside the table, and the explanation that opens at a row of it
// or of the page at the end of a hand.
#pragma once

#include <QObject>

#include "widgets/lexicon/yakutexts.h"

class QMainWindow;
class QWidget;

namespace janso {

class CoachDesk;
class HandEndPage;
class PanelDock;
class Settings;
class TableWidget;
class WindowActions;
class YakuPanel;
class YakuTooltip;

class YakuDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QMainWindow *window = nullptr;
    TableWidget *table = nullptr;
    HandEndPage *handEnd = nullptr;
    Settings *settings = nullptr;
    WindowActions *actions = nullptr;
  };
  // All parts must outlive the desk.
  explicit YakuDesk(const Parts &parts);
  // The coach's panel makes room where both have none; must outlive the desk's use.
  void setCoach(CoachDesk *coach);
  // As it was left; after the window's own state was restored.
  void restore();

  YakuPanel *panel() const { return m_panel; }
  // Shown only while the window is at the table.
  void setAtTable(bool atTable);
  void setShown(bool shown);
  // Hidden until it is asked for; the setting stays.
  void standBack();
  void explain(YakuId id);
  void search();
  // The window has another size.
  void place();

 private:
  void connectTooltip();

  Parts m_parts;
  CoachDesk *m_coach = nullptr;
  YakuTooltip *m_tooltip;
  YakuPanel *m_panel;
  PanelDock *m_dock;
  bool m_shown = false;
  bool m_atTable = false;
};

}  // namespace janso
