// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <array>

#include "game/gamecontroller.h"
#include "ui_mainwindow.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/keygroups.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/settings/helpdialogs.h"
#include "widgets/settings/newsdialog.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/translations.h"
#include "widgets/settings/yakunaming.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/table/notice.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/firstturnsdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/glossarydesk.h"
#include "widgets/window/handbookdesk.h"
#include "widgets/window/keptfiles.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/logdock.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/retrydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/savingbar.h"
#include "widgets/window/savingdesk.h"
#include "widgets/window/seriesdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/yaku/yakupanel.h"

namespace janso {

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent), m_services(services), m_ui(std::make_unique<Ui::MainWindow>()) {
  m_ui->setupUi(this);
  setWindowIcon(QIcon(QStringLiteral(":/icons/janso.svg")));
  m_services.controller->setTrust(m_services.opponents.trust());
  buildTable();
  buildMenus();
  buildDocks();
  handleGame();
  handleToggles();
  handleView();
  handleHelp();
  connectStart();
  connectSession();
  connectPages();
  connect(services.settings, &Settings::changed, this, &MainWindow::settingChanged);
  connect(services.settings, &Settings::shortcutsChanged, this, &MainWindow::updateKeys);
  updateKeys();
  restore();
  showStart();
}

MainWindow::~MainWindow() = default;

// --- Building ---

void MainWindow::buildTable() {
  m_start = new StartPage(m_services.settings, m_services.rulesets, this);
  m_tableArea = new QWidget(this);
  auto *layout = new QVBoxLayout(m_tableArea);
  layout->setContentsMargins({});
  m_table = new TableWidget(m_tableArea);
  layout->addWidget(m_table);
  m_ui->stack->addWidget(m_start);
  m_ui->stack->addWidget(m_tableArea);
  m_handEnd = new HandEndPage(m_table->tilePainter(), m_tableArea);
  m_matchEnd = new MatchEndPage(m_table->tilePainter(), m_tableArea);
  m_handEnd->hide();
  m_matchEnd->hide();
  m_notice = new Notice(m_tableArea);
  m_notice->setPlace([this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
    for (QWidget *page : {static_cast<QWidget *>(m_handEnd), static_cast<QWidget *>(m_matchEnd)}) {
      if (page->isVisible())
        return placeNoticeOver(*page, {widths, heightFor});
    }
    return m_table->strip()->placeFor({widths, heightFor});
  });
  m_notice->setStrip(m_table->strip());
  m_table->escapes().add(EscapeLayer::Notice, [this] { return m_table->strip()->closeTop(m_notice); });
}

void MainWindow::buildMenus() {
  applyChrome(menuBar());
  m_actions = new WindowActions(m_services.settings, this, menuBar());
}

void MainWindow::buildDocks() {
  m_yaku = new YakuDesk({this, m_table, m_handEnd, m_services.settings, m_actions});
  m_naming = new YakuNamingSwitch(*m_services.settings, this);
  connect(m_naming, &YakuNamingSwitch::namingChanged, this, &MainWindow::setNaming);
  m_log = new LogDock(this);
  addDockWidget(Qt::LeftDockWidgetArea, m_log);
  m_log->hide();
  connect(m_log, &LogDock::left, this, [this] {
    QWidget *page = m_ui->stack->currentWidget();
    (page == m_tableArea ? m_table : page)->setFocus();
  });
}

void MainWindow::handleGame() {
  m_actions->handle(WindowCommand::NewMatch, [this](bool) { askForMatch(false); });
  m_actions->handle(WindowCommand::HotSeatMatch, [this](bool) { askForMatch(true); });
  m_actions->handle(WindowCommand::PlayNow, [this](bool) { playNow(); });
  m_actions->handle(WindowCommand::WatchBots, [this](bool) { watch(); });
  m_actions->handle(WindowCommand::ContinueMatch, [this](bool) { continueMatch(); });
  m_actions->handle(WindowCommand::LeaveTable, [this](bool) { leaveTable(); });
  m_actions->handle(WindowCommand::OpenRecord, [this](bool) { m_pages->replay()->choose(); });
  m_actions->handle(WindowCommand::ShowStatistics, [this](bool) { m_pages->openStatistics(); });
  m_actions->handle(WindowCommand::OpenLibrary, [this](bool) { openLibrary(); });
  m_actions->handle(WindowCommand::ShowRules, [this](bool) { openRules(); });
  m_actions->handle(WindowCommand::OpenYakuSheet, [this](bool) { openYakuSheet(); });
  m_actions->handle(WindowCommand::EditOpponents,
                    [this](bool) { OpponentsDialog(m_services.opponents, m_services.bots, this).exec(); });
  m_actions->handle(WindowCommand::OpenMatchesFolder, [this](bool) { openMatchesFolder(); });
  m_actions->handle(WindowCommand::Quit, [this](bool) { close(); });
  m_actions->handle(WindowCommand::Pause, [this](bool on) {
    m_services.controller->setPaused(on);
    m_notice->showMessage(on ? tr("Paused") : tr("Match resumed"));
  });
  m_actions->handle(WindowCommand::Undo, [this](bool) {
    if (!m_session->undo())
      m_notice->showMessage(tr("There is nothing to undo."));
  });
  m_actions->handle(WindowCommand::DealAgain, [this](bool) {
    if (!m_session->dealAgain())
      m_notice->showMessage(tr("You can't play this hand again right now."));
  });
  m_actions->handle(WindowCommand::PlaySlower, [this](bool) { stepSpeed(-1); });
  m_actions->handle(WindowCommand::PlayFaster, [this](bool) { stepSpeed(1); });
  m_actions->handle(WindowCommand::PlayInstantly,
                    [this](bool on) { m_services.settings->setValue(Setting::Speed, on ? 0.0 : 1.0); });
}

// The menu and the pills at the table show the same toggles; the sorting is a setting too.
void MainWindow::handleToggles() {
  struct Toggle {
    WindowCommand id;
    bool TableToggles::*flag;
  };
  static constexpr std::array kToggles{Toggle{WindowCommand::SortHand, &TableToggles::sort},
                                       Toggle{WindowCommand::AutoWin, &TableToggles::autoWin},
                                       Toggle{WindowCommand::NoCalls, &TableToggles::noCalls},
                                       Toggle{WindowCommand::AutoDiscard, &TableToggles::autoDiscard}};
  TogglesModel &toggles = m_table->toggles();
  for (const Toggle &toggle : kToggles)
    m_actions->handle(toggle.id, [&toggles, flag = toggle.flag](bool on) { toggles.set(flag, on); });
  const auto show = [this, &toggles] {
    for (const Toggle &toggle : kToggles)
      m_actions->action(toggle.id)->setChecked(toggles.values().*toggle.flag);
  };
  connect(&toggles, &TogglesModel::changed, this, show);
  connect(&toggles, &TogglesModel::changed, this,
          [this, &toggles] { m_services.settings->setValue(Setting::AutoSort, toggles.values().sort); });
  show();
}

void MainWindow::handleView() {
  m_actions->handle(WindowCommand::ShowLog, [this](bool on) { m_log->setVisible(on); });
  m_actions->handle(WindowCommand::ShowSeatView,
                    [this](bool on) { m_services.settings->setValue(Setting::SeatView, on); });
  m_actions->handle(WindowCommand::ShowMenuBar, [this](bool on) { menuBar()->setVisible(on); });
  m_actions->handle(WindowCommand::FullScreen, [this](bool on) { toggleFullScreen(on); });
  m_actions->handle(WindowCommand::PlaySounds,
                    [this](bool on) { m_services.settings->setValue(Setting::Sound, on); });
  m_actions->handle(WindowCommand::OpenPreferences, [this](bool) { openPreferences(SettingPage::Table); });
  m_actions->action(WindowCommand::ShowMenuBar)->setChecked(true);
  m_actions->action(WindowCommand::PlaySounds)->setChecked(m_services.settings->on(Setting::Sound));
  m_actions->action(WindowCommand::ShowSeatView)->setChecked(m_services.settings->on(Setting::SeatView));
  connect(m_log, &QDockWidget::visibilityChanged, m_actions->action(WindowCommand::ShowLog),
          &QAction::setChecked);
}

void MainWindow::handleHelp() {
  m_actions->handle(WindowCommand::ExplainWhyNot, [this](bool) { m_table->trigger(CommandId::WhyNot); });
  m_handbook = new HandbookDesk({this, m_actions->action(WindowCommand::OpenHandbook), m_services.settings,
                                 &m_table->tilePainter(), [this] { return keyCommands(); }});
  m_actions->handle(WindowCommand::OpenHandbook, [this](bool) { m_handbook->openHere(); });
  m_actions->handle(WindowCommand::OpenKeyboardCard, [this](bool) { openKeyboardCard(); });
  m_actions->handle(WindowCommand::AboutProgram,
                    [this](bool) { AboutDialog(m_services.controller->journalFolder(), this).exec(); });
  m_glossary = new GlossaryDesk(this, &m_table->tilePainter(), this);
  connect(m_glossary, &GlossaryDesk::yakuRequested, m_yaku, &YakuDesk::explain);
  m_actions->handle(WindowCommand::OpenGlossary, [this](bool) { m_glossary->open(); });
  m_actions->handle(WindowCommand::OpenDrills, [this](bool) { openDrills(); });
  m_actions->handle(WindowCommand::OpenLessons, [this](bool) {
    if (m_savingDesk->canLeave())
      m_lessons->openList();
  });
  m_actions->handle(WindowCommand::ShowNews,
                    [this](bool) { NewsDialog(m_services.translations->language(), this).exec(); });
  m_actions->handle(WindowCommand::AboutQt, [](bool) { QApplication::aboutQt(); });
}

void MainWindow::connectStart() {
  connect(m_start, &StartPage::playNow, this, &MainWindow::playNow);
  connect(m_start, &StartPage::watch, this, &MainWindow::watch);
  connect(m_start, &StartPage::continueMatch, this, &MainWindow::continueMatch);
  connect(m_start, &StartPage::newMatch, this, [this] { askForMatch(false); });
  connect(m_start, &StartPage::lessons, m_actions->action(WindowCommand::OpenLessons), &QAction::trigger);
  connect(m_start, &StartPage::learn, this, [this] {
    if (m_savingDesk->canLeave())
      m_lessons->startNext();
  });
  connect(m_start, &StartPage::library, this, &MainWindow::openLibrary);
  connect(m_start, &StartPage::hotSeat, this, [this] { askForMatch(true); });
  connect(m_start, &StartPage::drills, this, &MainWindow::openDrills);
  connect(m_start, &StartPage::statistics, m_actions->action(WindowCommand::ShowStatistics),
          &QAction::trigger);
  connect(m_start, &StartPage::opponents, m_actions->action(WindowCommand::EditOpponents), &QAction::trigger);
  connect(m_start, &StartPage::news, m_actions->action(WindowCommand::ShowNews), &QAction::trigger);
  connect(m_services.settings, &Settings::changed, this, [this](Setting id) {
    if (id == Setting::LastRuleset)
      keepRules();
  });
}

void MainWindow::connectSession() {
  m_session = new GameSession(
      {m_services.controller, m_table, m_handEnd, m_matchEnd, m_services.settings, m_services.sounds}, this);
  m_series = new SeriesDesk({m_services.controller, m_session, m_start, m_actions, this});
  m_coach = new CoachDesk({m_session, m_table, m_services.settings, m_actions, this});
  connect(m_coach, &CoachDesk::message, m_notice, &Notice::showMessage);
  for (OverlayPage *page : {static_cast<OverlayPage *>(m_handEnd), static_cast<OverlayPage *>(m_matchEnd)})
    page->setPassing({m_actions->action(WindowCommand::NextCoachLevel)});
  new FirstTurnsDesk({m_session, m_table, m_coach, m_services.settings}, this);
  m_yaku->setCoach(m_coach);
  connect(m_series, &SeriesDesk::playRequested, this, &MainWindow::play);
  m_matches = new MatchesDesk(
      {m_services.controller, m_session, m_start, m_series, m_actions, m_services.opponents.trust(), this});
  auto *bar = new SavingBar(this);
  m_ui->layout1->insertWidget(0, bar);
  m_savingDesk = new SavingDesk({m_services.controller, m_session, bar, m_log, m_actions, this});
  const auto resume = [this](const QString &journalPath) { m_matches->resume(journalPath); };
  connect(m_series, &SeriesDesk::resumeRequested, this, resume);
  connect(m_services.controller, &GameController::matchEnded, this, &MainWindow::noteResult);
  connect(m_session, &GameSession::matchBegun, this, &MainWindow::showTable);
  connect(m_session, &GameSession::closed, this, [this] {
    if (!m_pages->reopen())
      showStart();
  });
  m_lessons = new LessonDesk({m_services.controller, m_session, m_table, m_handEnd, m_services.settings, this,
                              m_services.lessonFolder});
  connect(m_lessons, &LessonDesk::resumeRequested, this, resume);
  connect(m_lessons, &LessonDesk::matchRequested, this, &MainWindow::playFirst);
  connect(m_lessons, &LessonDesk::failed, this, &MainWindow::showError);
  connect(m_lessons, &LessonDesk::begun, m_yaku, &YakuDesk::hidePanel);
  connect(m_session, &GameSession::eventShown, m_log, &LogDock::add);
  connect(m_session, &GameSession::eventsRecalled, m_log, &LogDock::addAll);
  connect(m_session, &GameSession::viewShown, m_yaku->panel(), &YakuPanel::setHand);
  connect(m_yaku->panel(), &YakuPanel::discardSuggested, this,
          [this] { m_session->match().noteHint(m_table->view().seat); });
  connect(m_session, &GameSession::newMatchRequested, this, [this] { askForMatch(false); });
  connect(m_session, &GameSession::closeRequested, this, &MainWindow::leaveTable);
  connect(m_session, &GameSession::rematchRequested, this, [this] { play(m_session->matchAfter()); });
  connect(m_session, &GameSession::message, this, [this](const QString &sentence) {
    m_notice->showMessage(sentence);
    m_log->addNote(sentence);
  });
  connect(m_session, &GameSession::messageOver, m_notice, &Notice::withdraw);
  connect(m_table, &TableWidget::helpRequested, this, &MainWindow::openKeyboardCard);
  connect(m_table, &TableWidget::logRequested, m_actions->action(WindowCommand::ShowLog), &QAction::trigger);
  connect(m_table, &TableWidget::hintRequested, m_actions->action(WindowCommand::GiveHint),
          &QAction::trigger);
  connect(m_table, &TableWidget::yakuListRequested, m_actions->action(WindowCommand::ShowYaku),
          &QAction::trigger);
  connect(m_table, &TableWidget::settingsRequested, this, [this] { openPreferences(SettingPage::Table); });
}

void MainWindow::connectPages() {
  m_pages =
      new SidePages({this, m_ui->stack, m_services.controller, m_session, m_matches, m_savingDesk,
                     m_services.settings, m_services.sounds, m_log, m_actions, &m_table->tilePainter()});
  setAcceptDrops(true);
  connect(m_ui->stack, &QStackedWidget::currentChanged, this,
          [this] { m_services.sounds->setAtTable(m_ui->stack->currentWidget() == m_tableArea); });
  connect(m_pages, &SidePages::shown, this, &MainWindow::showPage);
  connect(m_pages, &SidePages::closed, this, &MainWindow::leavePage);
  connect(m_pages, &SidePages::playOnReady, this, &MainWindow::playOn);
  connect(m_pages, &SidePages::failed, this, &MainWindow::showError);
  connect(m_pages->review(), &ReviewDesk::dueChanged, m_start, &StartPage::setDue);
  connect(m_start, &StartPage::learnDue, m_pages->review(), &ReviewDesk::learnDue);
}

void MainWindow::restore() {
  const Settings &settings = *m_services.settings;
  resize(QSize(1280, 800).boundedTo(screenRoom(this)));
  restoreGeometry(settings.value(Setting::Geometry).toByteArray());
  restoreState(settings.value(Setting::WindowState).toByteArray());
  m_yaku->restore();
  m_lessons->hidePanel();
  setNaming();
  for (const Setting id : {Setting::AutoSort, Setting::Speed})
    settingChanged(id);
}

// --- Pages ---

void MainWindow::showStart() {
  m_matches->refresh();
  m_start->setLessons(m_lessons->progress().doneCount(),
                      static_cast<int>(m_lessons->store().lessons().size()));
  m_start->setDue(m_pages->review()->retries()->dueCount());
  m_actions->action(WindowCommand::ContinueMatch)->setEnabled(true);  // until it is known
  m_ui->stack->setCurrentWidget(m_start);
  setAtTable(false);
  updateTitle();
}

// What has no effect on the first page is not offered there: it would show much later, in a match.
void MainWindow::setAtTable(bool atTable) {
  static constexpr std::array kTableCommands{WindowCommand::LeaveTable, WindowCommand::ShowRules,
                                             WindowCommand::Pause,      WindowCommand::AutoWin,
                                             WindowCommand::NoCalls,    WindowCommand::AutoDiscard,
                                             WindowCommand::ShowYaku,   WindowCommand::LookUpYaku,
                                             WindowCommand::GiveHint,   WindowCommand::ExplainWhyNot};
  for (const WindowCommand command : kTableCommands)
    m_actions->action(command)->setEnabled(atTable);
  for (const WindowCommand command : {WindowCommand::Undo, WindowCommand::DealAgain})
    m_actions->action(command)->setEnabled(atTable && m_services.controller->match().setup().isUndoable());
  m_glossary->setYakuListThere(atTable);
  m_yaku->setAtTable(atTable);
}

void MainWindow::showTable() {
  const MatchSetup &setup = m_services.controller->match().setup();
  m_log->clear();
  m_log->setNames(m_session->names());
  m_yaku->setRules(setup.rules);
  if (!setup.isLesson())
    m_yaku->reopen();
  m_services.controller->setPaused(false);
  m_actions->action(WindowCommand::Pause)->setChecked(false);
  m_actions->action(WindowCommand::ContinueMatch)->setEnabled(false);
  m_ui->stack->setCurrentWidget(m_tableArea);
  setAtTable(true);
  m_table->setFocus();
  updateTitle();
}

void MainWindow::showPage() {
  setAtTable(false);
  m_actions->action(WindowCommand::LeaveTable)->setEnabled(true);
  m_actions->action(WindowCommand::ContinueMatch)->setEnabled(!m_session->isPlaying());
  updateTitle();
}

// To what waits behind the page: the match that is played or the end of the one that was.
void MainWindow::leavePage() {
  if (!m_session->isPlaying()) {
    showStart();
    return;
  }
  m_services.controller->setPaused(m_actions->action(WindowCommand::Pause)->isChecked());
  m_ui->stack->setCurrentWidget(m_tableArea);
  setAtTable(true);
  QWidget *shown = m_table;
  for (QWidget *page : {static_cast<QWidget *>(m_handEnd), static_cast<QWidget *>(m_matchEnd)})
    shown = page->isVisible() ? page : shown;
  shown->setFocus();
  updateTitle();
}

void MainWindow::openLibrary() {
  m_pages->openLibrary();
}

void MainWindow::openRecord(const QString &link) {
  m_pages->openRecord(link);
}

void MainWindow::updateTitle() {
  QString shown = m_pages->title();
  if (shown.isEmpty() && m_session->isPlaying())
    shown = shownRulesetName(m_services.controller->match().setup().rules);
  //: Title of the window: what is shown (the rules of the match, the file of a replay), then the program
  setWindowTitle(shown.isEmpty() ? tr("Janso") : tr("%1 \u2013 Janso").arg(shown));
}

DrillsDialog *MainWindow::openDrills() {
  const QString folder = m_services.controller->journalFolder();
  const QString kept = siblingPath(*m_services.controller, QStringLiteral("drills.json"));
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
  menuBar()->setVisible(!on && m_actions->action(WindowCommand::ShowMenuBar)->isChecked());
}

void MainWindow::openKeyboardCard() {
  KeyboardCard(*m_services.settings, keyCommands(), this).exec();
}

void MainWindow::openMatchesFolder() {
  const QString folder = m_services.controller->journalFolder();
  if (folder.isEmpty() || !QDir().mkpath(folder) || !QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
    showError(tr("Could not open the matches folder. Your matches are saved in %1.")
                  .arg(QDir::toNativeSeparators(folder)));
}

// --- Events ---

void MainWindow::changeEvent(QEvent *event) {
  QMainWindow::changeEvent(event);
  if (m_actions == nullptr)
    return;
  if (event->type() == QEvent::LanguageChange) {
    m_actions->updateTexts();
    nameHelpButtons();
    m_session->retranslate();
    m_savingDesk->retranslate();
    updateTitle();
  }
  if (event->type() == QEvent::PaletteChange)
    m_actions->updateIcons();
  // Another Janso may have begun a match meanwhile, or left one.
  if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_start->isVisible())
    m_matches->refresh();
  if (event->type() == QEvent::WindowStateChange)
    m_actions->action(WindowCommand::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent *event) {
  QMainWindow::resizeEvent(event);
  if (m_yaku != nullptr)
    m_yaku->place();
}

// A file, or several, of which the last one stays.
void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
  if (event->mimeData()->hasUrls())
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
  for (const QUrl &url : event->mimeData()->urls()) {
    if (url.isLocalFile())
      openRecord(url.toLocalFile());
  }
}

void MainWindow::keyPressEvent(QKeyEvent *event) {
  auto *button = qobject_cast<QAbstractButton *>(focusWidget());
  if (isEnter(event->key()) && !event->isAutoRepeat() && button != nullptr && button->hasFocus())
    button->click();
  else
    QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event) {
  if (!m_savingDesk->canLeave()) {
    event->ignore();
    return;
  }
  m_services.settings->setValue(Setting::Geometry, saveGeometry());
  m_services.settings->setValue(Setting::WindowState, saveState());
  m_pages->stopReading();
  m_services.controller->abandon();
  event->accept();
}

}  // namespace janso
