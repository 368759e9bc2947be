// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The main window: menus, docks, pages and their geometry. GameSession handles what happens at the table.
#pragma once

#include <QMainWindow>
#include <memory>

#include "game/setup/botchoice.h"
#include "game/setup/matchsetup.h"
#include "game/setup/opponentstore.h"
#include "records/rulesetstore.h"
#include "widgets/settings/commands.h"
#include "widgets/settings/settings.h"

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
class HandbookDesk;
class LessonDesk;
class LogDock;
class MatchesDesk;
struct MatchBranch;
class NewMatchDesk;
class PageHistory;
class SavingDesk;
class SeriesDesk;
class SettingsDesk;
class SidePages;
class Sounds;
class Speech;
class StartPage;
class TableArea;
class TableWidget;
class Translations;
class WindowActions;
class YakuDesk;
class YakuSheetDialog;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  struct Services {
    GameController *controller = nullptr;
    Settings *settings = nullptr;
    Sounds *sounds = nullptr;
    Translations *translations = nullptr;
    BotChoices bots;
    RulesetStore rulesets;
    OpponentStore opponents;
    QString lessonFolder;      // with the user's lessons; empty = none
    Speech *speech = nullptr;  // if there is one, it can be tried in the preferences
  };
  // All services must outlive the window.
  explicit MainWindow(const Services &services, QWidget *parent = nullptr);
  ~MainWindow() override;

  // --- Starting ---
  // Asks the questions of the first start if the user has never answered them (settings/welcome.h).
  void welcome();
  bool play(const MatchSetup &setup);
  void playNow();
  void leaveTable();
  void watch();
  void continueMatch();
  void askForMatch(bool hotSeat);
  // Opens a file, or a link to a position in it (replay/replaylink.h), in the replay.
  void openRecord(const QString &link);
  void openLibrary();

  // --- For pictures and tests ---
  // With names in the language of the window.
  BotChoices bots() const;
  void hideMenus();
  void showWelcome();
  GameSession *session() const { return m_session; }
  SeriesDesk *seriesDesk() const { return m_series; }
  MatchesDesk *matchesDesk() const { return m_matches; }
  SavingDesk *savingDesk() const { return m_savingDesk; }
  SidePages *pages() const { return m_pages; }
  PageHistory *history() const { return m_history; }
  LessonDesk *lessonDesk() const { return m_lessons; }
  CoachDesk *coach() const { return m_coach; }
  HandEndPage *handEndPage() const;
  TableWidget *table() const;
  WindowActions *actions() const { return m_actions; }
  YakuDesk *yaku() const { return m_yaku; }
  YakuSheetDialog *openYakuSheet();
  DrillsDialog *openDrills();
  GlossaryDesk *glossary() const { return m_glossary; }
  HandbookDesk *handbook() const { return m_handbook; }

 protected:
  void changeEvent(QEvent *event) override;
  void closeEvent(QCloseEvent *event) override;
  void dragEnterEvent(QDragEnterEvent *event) override;
  void dropEvent(QDropEvent *event) override;
  // Enter presses the focused button on every page, unless the page uses Enter otherwise.
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void buildPages();
  void buildMenus();
  void buildDocks();
  void handleGame();
  void handleView();
  void handleHelp();
  void connectStart();
  void connectSession();
  void connectMatches();
  void connectTable();
  void connectPages();
  void restore();

  void beginMatch();
  void fillStart();
  void pageChanged();
  void playOn(const std::shared_ptr<const MatchBranch> &branch, int seat, bool byBot);
  void setAtTable(bool atTable);
  void updateTitle();
  void toggleFullScreen(bool on);
  void openKeyboardCard();
  void openRules();
  void openMatchesFolder();
  void showError(const QString &sentence);

  Services m_services;
  std::unique_ptr<Ui::MainWindow> m_ui;
  PageHistory *m_history = nullptr;
  StartPage *m_start = nullptr;
  TableArea *m_area = nullptr;
  YakuDesk *m_yaku = nullptr;
  LogDock *m_log = nullptr;
  WindowActions *m_actions = nullptr;
  SettingsDesk *m_settingsDesk = nullptr;
  GameSession *m_session = nullptr;
  SeriesDesk *m_series = nullptr;
  MatchesDesk *m_matches = nullptr;
  NewMatchDesk *m_newMatches = nullptr;
  SidePages *m_pages = nullptr;
  SavingDesk *m_savingDesk = nullptr;
  GlossaryDesk *m_glossary = nullptr;
  HandbookDesk *m_handbook = nullptr;
  LessonDesk *m_lessons = nullptr;
  CoachDesk *m_coach = nullptr;
};

}  // namespace janso
