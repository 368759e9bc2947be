// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window: menus, docks, pages and their geometry. What happens at the table is GameSession's.
#pragma once

#include <QMainWindow>
#include <memory>

#include "game/matchsetup.h"
#include "game/opponentstore.h"
#include "widgets/commands.h"
#include "widgets/matchchoices.h"
#include "widgets/settings.h"
#include "widgets/yakutexts.h"

class QDockWidget;
class QStackedWidget;

namespace Ui {
class MainWindow;
}

namespace janso {

class CoachDesk;
class DrillsDialog;
class GameController;
class GameSession;
class GlossaryDesk;
class HandEndPage;
class LessonDesk;
class LogDock;
class MatchEndPage;
class Notice;
class SeriesDesk;
class Sounds;
class StartPage;
class TableWidget;
class Translations;
class WindowActions;
class YakuNamingSwitch;
class YakuPanel;
class YakuSheetDialog;
class YakuTooltip;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  struct Services {
    GameController *controller = nullptr;
    Settings *settings = nullptr;
    Sounds *sounds = nullptr;
    Translations *translations = nullptr;
    BotChoices bots;
    OpponentStore opponents = OpponentStore();
  };
  // All services must outlive the window.
  explicit MainWindow(const Services &services, QWidget *parent = nullptr);
  ~MainWindow() override;

  // --- Starting ---
  bool play(const MatchSetup &setup);
  void playNow();
  void watch();
  void continueMatch();
  void askForMatch(bool hotSeat);

  // --- For pictures and tests ---
  const BotChoices &bots() const { return m_services.bots; }
  void hideMenus();
  GameSession *session() const { return m_session; }
  SeriesDesk *seriesDesk() const { return m_series; }
  LessonDesk *lessonDesk() const { return m_lessons; }
  CoachDesk *coach() const { return m_coach; }
  HandEndPage *handEndPage() const { return m_handEnd; }
  TableWidget *table() const { return m_table; }
  WindowActions *actions() const { return m_actions; }
  void setYakuShown(bool shown);
  void explainYaku(YakuId id);
  YakuSheetDialog *openYakuSheet();
  DrillsDialog *openDrills();
  GlossaryDesk *glossary() const { return m_glossary; }

 protected:
  void changeEvent(QEvent *event) override;
  void closeEvent(QCloseEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void buildTable();
  void buildDocks();
  void buildMenus();
  void handleGame();
  void handleToggles();
  void handleView();
  void handleHelp();
  void connectSession();
  void connectStart();
  void restore();

  void settingChanged(Setting id);
  void setNaming();
  void updateKeys();
  void stepSpeed(int step);
  void showStart();
  void showTable();
  void updateTitle();
  void togglesChanged();
  void placeYaku();
  void toggleFullScreen(bool on);
  void openPreferences(SettingPage page);
  void openKeyboardCard();
  void openRules();
  void openMatchesFolder();
  void resume(const QString &journalPath);
  void complain(const QString &sentence);
  QList<KeyCommand> keyCommands() const;

  Services m_services;
  std::unique_ptr<Ui::MainWindow> m_ui;
  StartPage *m_start = nullptr;
  QWidget *m_tableArea = nullptr;
  TableWidget *m_table = nullptr;
  HandEndPage *m_handEnd = nullptr;
  MatchEndPage *m_matchEnd = nullptr;
  Notice *m_notice = nullptr;
  YakuTooltip *m_tooltip = nullptr;
  YakuPanel *m_yaku = nullptr;
  QDockWidget *m_yakuDock = nullptr;
  LogDock *m_log = nullptr;
  YakuNamingSwitch *m_naming = nullptr;
  WindowActions *m_actions = nullptr;
  GameSession *m_session = nullptr;
  SeriesDesk *m_series = nullptr;
  GlossaryDesk *m_glossary = nullptr;
  LessonDesk *m_lessons = nullptr;
  CoachDesk *m_coach = nullptr;
  bool m_yakuShown = false;
};

}  // namespace janso
