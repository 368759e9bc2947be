// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/mainwindow.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "game/gamecontroller.h"
#include "ui_mainwindow.h"
#include "widgets/chromestyle.h"
#include "widgets/coachdesk.h"
#include "widgets/drillsdialog.h"
#include "widgets/gamesession.h"
#include "widgets/glossarydesk.h"
#include "widgets/handendpage.h"
#include "widgets/helpdialogs.h"
#include "widgets/lessondesk.h"
#include "widgets/logdock.h"
#include "widgets/matchendpage.h"
#include "widgets/notice.h"
#include "widgets/opponentsdialog.h"
#include "widgets/preferencesdialog.h"
#include "widgets/seriesdesk.h"
#include "widgets/startpage.h"
#include "widgets/tablewidget.h"
#include "widgets/windowactions.h"
#include "widgets/yakunaming.h"
#include "widgets/yakupanel.h"
#include "widgets/yakutooltip.h"

namespace janso {

namespace {

constexpr int kYakuWidth = 344;
constexpr int kNarrowYakuWidth = 320;  // in windows under kNarrowWindow
constexpr int kNarrowWindow = 1500;
// A dock takes width only while the table keeps this many of its units (pond columns).
constexpr double kLeastColumns = 27.5;

bool leavesRoom(QSize window, int dockWidth) {
  const double width = window.width() - dockWidth;
  const double unit = std::min(window.height() / 22.3, width / 24.0);
  return width >= kLeastColumns * unit;
}

}  // namespace

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent), m_services(services), m_ui(std::make_unique<Ui::MainWindow>()) {
  m_ui->setupUi(this);
  setWindowIcon(QIcon(QStringLiteral(":/icons/janso.svg")));
  buildTable();
  buildDocks();
  buildMenus();
  handleGame();
  handleToggles();
  handleView();
  handleHelp();
  connectStart();
  connectSession();
  connect(services.settings, &Settings::changed, this, &MainWindow::settingChanged);
  connect(services.settings, &Settings::shortcutsChanged, this, &MainWindow::updateKeys);
  updateKeys();
  restore();
  showStart();
}

MainWindow::~MainWindow() = default;

// --- Building ---

void MainWindow::buildTable() {
  m_start = new StartPage(m_services.settings, this);
  m_tableArea = new QWidget(this);
  auto *layout = new QVBoxLayout(m_tableArea);
  layout->setContentsMargins({});
  m_table = new TableWidget(m_tableArea);
  layout->addWidget(m_table);
  m_ui->stack->addWidget(m_start);
  m_ui->stack->addWidget(m_tableArea);
  m_handEnd = new HandEndPage(m_table->tilePainter(), m_tableArea);
  m_matchEnd = new MatchEndPage(m_tableArea);
  m_handEnd->hide();
  m_matchEnd->hide();
  m_notice = new Notice(m_tableArea);
  m_notice->setRoom([this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
    return m_table->placeNotice(widths, heightFor);
  });
}

void MainWindow::buildDocks() {
  m_tooltip = new YakuTooltip(this);
  m_tooltip->setPainter(&m_table->tilePainter());
  m_yaku = new YakuPanel(m_tooltip, this);
  m_yaku->setPainter(&m_table->tilePainter());
  m_yakuDock = new QDockWidget(this);
  m_yakuDock->setObjectName(QStringLiteral("yakuDock"));
  auto *noTitle = new QWidget(m_yakuDock);  // the panel has its own
  auto *nothing = new QVBoxLayout(noTitle);
  nothing->setContentsMargins({});
  m_yakuDock->setTitleBarWidget(noTitle);
  m_yakuDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
  addDockWidget(Qt::RightDockWidgetArea, m_yakuDock);
  m_naming = new YakuNamingSwitch(*m_services.settings, this);
  connect(m_naming, &YakuNamingSwitch::namingChanged, this, &MainWindow::setNaming);
  m_log = new LogDock(this);
  addDockWidget(Qt::LeftDockWidgetArea, m_log);
  m_log->hide();
  m_yakuDock->hide();
  m_yaku->hide();
}

void MainWindow::buildMenus() {
  applyChrome(menuBar());
  m_actions = new WindowActions(m_services.settings, this, menuBar());
}

void MainWindow::handleGame() {
  m_actions->handle("game.new", [this](bool) { askForMatch(false); });
  m_actions->handle("game.hotseat", [this](bool) { askForMatch(true); });
  m_actions->handle("game.quick", [this](bool) { playNow(); });
  m_actions->handle("game.watch", [this](bool) { watch(); });
  m_actions->handle("game.continue", [this](bool) { continueMatch(); });
  m_actions->handle("game.start", [this](bool) { m_session->leave(); });
  m_actions->handle("game.rules", [this](bool) { openRules(); });
  m_actions->handle("learn.sheet", [this](bool) { openYakuSheet(); });
  m_actions->handle("game.opponents",
                    [this](bool) { OpponentsDialog(m_services.opponents, m_services.bots, this).exec(); });
  m_actions->handle("game.folder", [this](bool) { openMatchesFolder(); });
  m_actions->handle("game.quit", [this](bool) { close(); });
  m_actions->handle("play.pause", [this](bool on) {
    m_services.controller->setPaused(on);
    m_notice->say(on ? tr("Paused") : tr("The match goes on"));
  });
  m_actions->handle("play.slower", [this](bool) { stepSpeed(-1); });
  m_actions->handle("play.faster", [this](bool) { stepSpeed(1); });
  m_actions->handle("play.instant",
                    [this](bool on) { m_services.settings->setValue(Setting::Speed, on ? 0.0 : 1.0); });
}

void MainWindow::handleToggles() {
  struct Toggle {
    const char *id;
    bool TableToggles::*flag;
  };
  for (const Toggle toggle :
       {Toggle{"play.sort", &TableToggles::sort}, Toggle{"play.autowin", &TableToggles::autoWin},
        Toggle{"play.nocalls", &TableToggles::noCalls},
        Toggle{"play.autodiscard", &TableToggles::autoDiscard}}) {
    m_actions->handle(toggle.id, [this, flag = toggle.flag](bool on) {
      TableToggles toggles = m_table->toggles();
      toggles.*flag = on;
      m_table->setToggles(toggles);
      togglesChanged();
    });
  }
  connect(m_table, &TableWidget::togglesChanged, this, &MainWindow::togglesChanged);
}

void MainWindow::togglesChanged() {
  const TableToggles toggles = m_table->toggles();
  m_actions->action("play.sort")->setChecked(toggles.sort);
  m_actions->action("play.autowin")->setChecked(toggles.autoWin);
  m_actions->action("play.nocalls")->setChecked(toggles.noCalls);
  m_actions->action("play.autodiscard")->setChecked(toggles.autoDiscard);
  m_services.settings->setValue(Setting::AutoSort, toggles.sort);
}

void MainWindow::handleView() {
  m_actions->handle("view.yaku", [this](bool on) { setYakuShown(on); });
  m_actions->handle("view.log", [this](bool on) { m_log->setVisible(on); });
  m_actions->handle("view.menu", [this](bool on) { menuBar()->setVisible(on); });
  m_actions->handle("view.fullscreen", [this](bool on) { toggleFullScreen(on); });
  m_actions->handle("settings.sound", [this](bool on) { m_services.settings->setValue(Setting::Sound, on); });
  m_actions->handle("settings.preferences", [this](bool) { openPreferences(SettingPage::Table); });
  m_actions->action("view.menu")->setChecked(true);
  m_actions->action("settings.sound")->setChecked(m_services.settings->on(Setting::Sound));
  connect(m_log, &QDockWidget::visibilityChanged, m_actions->action("view.log"), &QAction::setChecked);
}

void MainWindow::handleHelp() {
  m_actions->handle("learn.whynot", [this](bool) { m_table->trigger(CommandId::WhyNot); });
  m_actions->handle("help.keys", [this](bool) { openKeyboardCard(); });
  m_actions->handle("help.yaku", [this](bool) {
    setYakuShown(true);
    m_yaku->focusSearch();
  });
  m_actions->handle("help.about",
                    [this](bool) { AboutDialog(m_services.controller->journalFolder(), this).exec(); });
  m_glossary = new GlossaryDesk(this, &m_table->tilePainter(), this);
  connect(m_glossary, &GlossaryDesk::yakuWanted, this, &MainWindow::explainYaku);
  m_actions->handle("learn.glossary", [this](bool) { m_glossary->open(); });
  m_actions->handle("learn.drills", [this](bool) { openDrills(); });
  m_actions->handle("learn.lessons", [this](bool) { m_lessons->openList(); });
  m_actions->handle("help.qt", [](bool) { QApplication::aboutQt(); });
}

void MainWindow::connectStart() {
  connect(m_start, &StartPage::playNow, this, &MainWindow::playNow);
  connect(m_start, &StartPage::watch, this, &MainWindow::watch);
  connect(m_start, &StartPage::continueMatch, this, &MainWindow::continueMatch);
  connect(m_start, &StartPage::newMatch, this, [this] { askForMatch(false); });
  connect(m_start, &StartPage::learn, m_actions->action("learn.lessons"), &QAction::trigger);
  connect(m_start, &StartPage::hotSeat, this, [this] { askForMatch(true); });
}

void MainWindow::connectSession() {
  m_session = new GameSession(
      {m_services.controller, m_table, m_handEnd, m_matchEnd, m_services.settings, m_services.sounds}, this);
  m_series = new SeriesDesk({m_services.controller, m_session, m_start, m_actions, this});
  m_coach = new CoachDesk(
      {m_services.controller, m_session, m_table, m_services.settings, m_actions, m_notice, this});
  connect(m_coach, &CoachDesk::panelShown, this, &MainWindow::placeYaku);
  connect(m_coach, &CoachDesk::panelWanted, this, [this] { setYakuShown(false); });
  connect(m_series, &SeriesDesk::playRequested, this, &MainWindow::play);
  connect(m_series, &SeriesDesk::resumeRequested, this, &MainWindow::resume);
  connect(m_session, &GameSession::matchBegun, this, &MainWindow::showTable);
  connect(m_session, &GameSession::left, this, &MainWindow::showStart);
  m_lessons =
      new LessonDesk({m_services.controller, m_session, m_table, m_handEnd, m_services.settings, this});
  connect(m_lessons, &LessonDesk::resumeRequested, this, &MainWindow::resume);
  connect(m_lessons, &LessonDesk::matchRequested, this, &MainWindow::playNow);
  connect(m_lessons, &LessonDesk::problem, this, &MainWindow::complain);
  connect(m_lessons, &LessonDesk::begun, this, [this] {
    m_yakuShown = false;  // the setting stays
    m_actions->action("view.yaku")->setChecked(false);
    placeYaku();
  });
  connect(m_session, &GameSession::eventShown, m_log, &LogDock::add);
  connect(m_session, &GameSession::viewShown, m_yaku, &YakuPanel::setHand);
  connect(m_session, &GameSession::newMatchRequested, this, [this] { askForMatch(false); });
  connect(m_session, &GameSession::folderRequested, this, &MainWindow::openMatchesFolder);
  connect(m_session, &GameSession::rematchRequested, this, [this] { play(m_session->matchAfter()); });
  connect(m_session, &GameSession::notice, this, [this](const QString &sentence) {
    m_notice->say(sentence);
    m_log->addNote(sentence);
  });
  connect(m_table, &TableWidget::helpRequested, this, &MainWindow::openKeyboardCard);
  connect(m_table, &TableWidget::logRequested, m_actions->action("view.log"), &QAction::trigger);
  connect(m_table, &TableWidget::settingsRequested, this, [this] { openPreferences(SettingPage::Table); });
  connect(m_handEnd, &HandEndPage::yakuHovered, this, [this](YakuId id, const QRect &row) {
    m_tooltip->setKeepFree({});
    m_tooltip->showFor(id, QRect(mapFromGlobal(row.topLeft()), row.size()), false);
  });
  connect(m_yaku, &YakuPanel::orderChosen, this, [this](YakuOrder order) {
    m_services.settings->setValue(Setting::YakuOrder, yakuOrderWord(order));
  });
  connect(m_yaku, &YakuPanel::left, m_table, qOverload<>(&QWidget::setFocus));
  connect(m_yaku, &YakuPanel::explaining, this, [this] {
    const QPoint corner = m_table->mapTo(this, QPoint());
    m_tooltip->setKeepFree(
        {m_table->promptRect().translated(corner), m_table->handRect().translated(corner)});
  });
  connect(m_handEnd, &HandEndPage::yakuLeft, m_tooltip, &YakuTooltip::leave);
  connect(m_handEnd, &HandEndPage::finished, m_tooltip, &YakuTooltip::close);
}

void MainWindow::restore() {
  const Settings &settings = *m_services.settings;
  resize(QSize(1280, 800).boundedTo(screenRoom(this)));
  restoreGeometry(settings.value(Setting::Geometry).toByteArray());
  restoreState(settings.value(Setting::WindowState).toByteArray());
  m_yakuDock->hide();
  m_lessons->hidePanel();
  setNaming();
  m_yaku->setOrder(yakuOrderOf(settings.text(Setting::YakuOrder)));
  m_yakuShown = settings.on(Setting::YakuDockOpen);
  for (const Setting id : {Setting::AutoSort, Setting::Speed})
    settingChanged(id);
}

// --- Pages ---

void MainWindow::showStart() {
  const std::optional<MatchSummary> unfinished = m_services.controller->unfinishedMatch();
  m_start->setUnfinished(unfinished);
  m_series->refresh();
  m_start->setLessons(m_lessons->progress().doneCount(),
                      static_cast<int>(m_lessons->store().lessons().size()));
  m_actions->action("game.continue")->setEnabled(unfinished.has_value());
  m_ui->stack->setCurrentWidget(m_start);
  m_actions->action("game.start")->setEnabled(false);
  m_actions->action("game.rules")->setEnabled(false);
  m_actions->action("play.pause")->setEnabled(false);
  placeYaku();
  updateTitle();
}

void MainWindow::showTable() {
  const MatchSetup &setup = m_services.controller->setup();
  m_log->clear();
  m_log->setNames(m_session->names());
  m_yaku->setRules(setup.rules);
  m_services.controller->setPaused(false);
  m_actions->action("play.pause")->setChecked(false);
  m_actions->action("play.pause")->setEnabled(true);
  m_actions->action("game.start")->setEnabled(true);
  m_actions->action("game.rules")->setEnabled(true);
  m_actions->action("game.continue")->setEnabled(false);
  m_ui->stack->setCurrentWidget(m_tableArea);
  placeYaku();
  m_table->setFocus();
  updateTitle();
}

void MainWindow::updateTitle() {
  //: Title of the window: the rules of the match, then the program
  setWindowTitle(m_session->isPlaying()
                     ? tr("%1 \u2013 Janso").arg(shownRulesetName(m_services.controller->setup().rules))
                     : tr("Janso"));
}

// In a dock while the table keeps room enough, else over its right edge.
void MainWindow::placeYaku() {
  const bool shown = m_yakuShown && m_ui->stack->currentWidget() == m_tableArea;
  const int wide = width() < kNarrowWindow ? kNarrowYakuWidth : kYakuWidth;
  const auto fits = [&](int beside) {
    return leavesRoom({width() - beside, height() - menuBar()->height()}, wide);
  };
  // Two docks need a wide window: else the coach's makes room for the one that was asked for.
  const int coach = m_coach->dockWidth(width());
  const bool both = coach == 0 || fits(coach);
  m_coach->setGivesWay(shown && !both);
  const bool docked = fits(both ? coach : 0);
  m_tooltip->close();
  if (docked && shown && m_yakuDock->widget() != m_yaku) {
    m_yaku->setMinimumSize(0, 0);
    m_yakuDock->setWidget(m_yaku);
  } else if (!docked && m_yaku->parentWidget() != m_tableArea) {
    m_yaku->setParent(m_tableArea);
  }
  m_yaku->setFixedWidth(wide);
  if (!docked) {
    m_yaku->setGeometry(m_tableArea->width() - wide, 0, wide, m_tableArea->height());
    m_yaku->raise();
  }
  m_yakuDock->setVisible(docked && shown);
  m_yaku->setVisible(shown);
}

void MainWindow::setYakuShown(bool shown) {
  m_yakuShown = shown;
  m_services.settings->setValue(Setting::YakuDockOpen, shown);
  m_actions->action("view.yaku")->setChecked(shown);
  placeYaku();
  if (!shown)
    m_table->setFocus();
}

void MainWindow::explainYaku(YakuId id) {
  setYakuShown(true);
  m_yaku->explain(id);
}

DrillsDialog *MainWindow::openDrills() {
  const QString folder = m_services.controller->journalFolder();
  const QString kept =
      folder.isEmpty() ? QString() : QFileInfo(folder).dir().filePath(QStringLiteral("drills.json"));
  auto *dialog =
      new DrillsDialog({&m_table->tilePainter(), folder, kept, m_table->options(), m_naming->naming()}, this);
  connect(m_naming, &YakuNamingSwitch::namingChanged, dialog, &DrillsDialog::setNaming);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return dialog;
}

void MainWindow::hideMenus() {
  menuBar()->hide();
}

void MainWindow::toggleFullScreen(bool on) {
  setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
  menuBar()->setVisible(!on && m_actions->action("view.menu")->isChecked());
}

void MainWindow::openPreferences(SettingPage page) {
  PreferencesDialog dialog(m_services.settings, m_services.sounds, keyCommands(), this);
  dialog.showPage(page);
  dialog.exec();
}

void MainWindow::openKeyboardCard() {
  KeyboardCard(*m_services.settings, keyCommands(), this).exec();
}

void MainWindow::openMatchesFolder() {
  const QString folder = m_services.controller->journalFolder();
  if (folder.isEmpty() || !QDir().mkpath(folder) || !QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
    complain(tr("Matches are kept in %1.").arg(QDir::toNativeSeparators(folder)));
}

// --- Events ---

void MainWindow::changeEvent(QEvent *event) {
  QMainWindow::changeEvent(event);
  if (m_actions == nullptr)
    return;
  if (event->type() == QEvent::LanguageChange) {
    m_actions->updateTexts();
    m_session->retranslate();
    updateTitle();
  }
  if (event->type() == QEvent::PaletteChange)
    m_actions->updateIcons();
  if (event->type() == QEvent::WindowStateChange)
    m_actions->action("view.fullscreen")->setChecked(isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent *event) {
  QMainWindow::resizeEvent(event);
  if (m_yaku != nullptr)
    placeYaku();
}

void MainWindow::closeEvent(QCloseEvent *event) {
  m_services.settings->setValue(Setting::Geometry, saveGeometry());
  m_services.settings->setValue(Setting::WindowState, saveState());
  m_services.controller->abandon();
  event->accept();
}

}  // namespace janso
