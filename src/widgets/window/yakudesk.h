// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages the yaku in the window: the panel next to the table, the tiles that count for a yaku of it, and the
// explanation that opens from the page at the end of a hand.
#pragma once

#include <QObject>

#include "rules/ruleset.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/window/part.h"

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
    Part<QMainWindow> window;
    Part<TableWidget> table;
    Part<HandEndPage> handEnd;
    Part<Settings> settings;
    Part<WindowActions> actions;
  };
  // All parts must outlive the desk.
  explicit YakuDesk(const Parts &parts);
  // The coach's panel is hidden when there is no room for both. The coach must outlive the desk's use of it.
  void setCoach(CoachDesk *coach);
  // Restores the panel as it was left; call it after the window's own state has been restored.
  void restore();
  // Shows or hides the list as the user last left it at the table; lessons hide it meanwhile.
  void reopen();

  YakuPanel *panel() const { return m_panel; }
  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  // Shown only while the window is at the table.
  void setAtTable(bool atTable);
  void setShown(bool shown);
  // Hides the panel until it is requested; the setting is unchanged.
  void hidePanel();
  void explain(YakuId id);
  void search();
  // The window has been resized.
  void place();

 private:
  void connectTooltip();
  void followNewcomer();

  Parts m_parts;
  CoachDesk *m_coach = nullptr;
  YakuTooltip *m_tooltip;
  YakuPanel *m_panel;
  PanelDock *m_dock;
  bool m_shown = false;
  bool m_atTable = false;
};

}  // namespace janso
