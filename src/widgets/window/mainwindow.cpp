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
#include <array>
#include <initializer_list>

#include "game/gamecontroller.h"
#include "ui_mainwindow.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/errorbox.h"
#include "widgets/controls/keygroups.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/settings/helpdialogs.h"
#include "widgets/settings/newsdialog.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/translations.h"
#include "widgets/settings/welcome.h"
#include "widgets/settings/yakunaming.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/start/welcomepage.h"
#include "widgets/table/notice.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/branchdesk.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/firstturnsdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/glossarydesk.h"
#include "widgets/window/handbookdesk.h"
#include "widgets/window/keptfiles.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/logdock.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/newmatchdesk.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/retrydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/savingbar.h"
#include "widgets/window/savingdesk.h"
#include "widgets/window/seriesdesk.h"
#include "widgets/window/settingsdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/tablearea.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakusheetdialog.h"

namespace janso {

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent), m_services(services), m_ui(std::make_unique<Ui::MainWindow>()) {
  m_ui->setupUi(this);
  setWindowIcon(QIcon(QStringLiteral(":/icons/janso.svg")));
  m_services.controller->setTrust(m_services.opponents.trust());
  buildPages();
  buildMenus();
  buildDocks();
  handleGame();
  handleView();
  handleHelp();
  connectSession();
  connectMatches();
  connectTable();
  connectPages();
  connectStart();
  m_settingsDesk->updateKeys();
  restore();
  m_history->open({.page = m_start,
                   .leave = [this] { m_start->releaseFocus(); },
                   .resume = [this] { fillStart(); },
                   .pinned = true});
  fillStart();
}

MainWindow::~MainWindow() = default;

// --- Building ---

void MainWindow::buildPages() {
  m_history = new PageHistory(m_ui->stack, this);
  m_start = new StartPage(m_services.settings, m_services.rulesets, this);
  m_area = new TableArea(this);
  m_ui->stack->addWidget(m_start);
  m_ui->stack->addWidget(m_area);
}

void MainWindow::buildMenus() {
  applyChrome(menuBar());
  m_actions = new WindowActions(m_services.settings, this, menuBar());
}

void MainWindow::buildDocks() {
  m_yaku = new YakuDesk({this, table(), m_area->handEnd(), m_services.settings, m_actions});
  m_log = new LogDock(this);
  addDockWidget(Qt::LeftDockWidgetArea, m_log);
  m_log->hide();
  connect(m_log, &LogDock::left, this, [this] { m_history->page()->setFocus(); });
  m_settingsDesk = new SettingsDesk({m_services.settings, m_services.sounds, m_services.translations,
                                     m_services.speech, m_actions, m_area, m_yaku, m_log, this});
}

void MainWindow::handleGame() {
  m_actions->handle(WindowCommand::NewMatch, [this](bool) { askForMatch(false); });
  m_actions->handle(WindowCommand::HotSeatMatch, [this](bool) { askForMatch(true); });
  m_actions->handle(WindowCommand::PlayNow, [this](bool) { playNow(); });
  m_actions->handle(WindowCommand::WatchBots, [this](bool) { watch(); });
  m_actions->handle(WindowCommand::ContinueMatch, [this](bool) { continueMatch(); });
  m_actions->handle(WindowCommand::LeaveTable, [this](bool) { leaveTable(); });
  m_actions->handle(WindowCommand::OpenRecord, [this](bool) {
    if (const QString path = m_pages->replay()->choose(); !path.isEmpty())
      openRecord(path);
  });
  m_actions->handle(WindowCommand::ShowStatistics, [this](bool) { m_pages->statistics()->open(); });
  m_actions->handle(WindowCommand::OpenLibrary, [this](bool) { openLibrary(); });
  m_actions->handle(WindowCommand::ShowRules, [this](bool) { openRules(); });
  m_actions->handle(WindowCommand::OpenYakuSheet, [this](bool) { openYakuSheet(); });
  m_actions->handle(WindowCommand::EditOpponents,
                    [this](bool) { OpponentsDialog(m_services.opponents, m_services.bots, this).exec(); });
  m_actions->handle(WindowCommand::OpenMatchesFolder, [this](bool) { openMatchesFolder(); });
  m_actions->handle(WindowCommand::Quit, [this](bool) { close(); });
  m_actions->handle(WindowCommand::Pause, [this](bool on) {
    m_services.controller->setPaused(on);
    m_area->notice()->showMessage(on ? tr("Paused") : tr("Match resumed"));
  });
  m_actions->handle(WindowCommand::Undo, [this](bool) {
    if (!m_session->undo())
      m_area->notice()->showMessage(tr("There is nothing to undo."));
  });
  m_actions->handle(WindowCommand::DealAgain, [this](bool) {
    if (!m_session->dealAgain())
      m_area->notice()->showMessage(tr("You can't play this hand again right now."));
  });
}

void MainWindow::handleView() {
  m_actions->handle(WindowCommand::ShowLog, [this](bool on) { m_log->setVisible(on); });
  m_actions->handle(WindowCommand::ShowMenuBar, [this](bool on) { menuBar()->setVisible(on); });
  m_actions->handle(WindowCommand::FullScreen, [this](bool on) { toggleFullScreen(on); });
  m_actions->action(WindowCommand::ShowMenuBar)->setChecked(true);
  connect(m_log, &QDockWidget::visibilityChanged, m_actions->action(WindowCommand::ShowLog),
          &QAction::setChecked);
}

void MainWindow::handleHelp() {
  m_actions->handle(WindowCommand::ExplainWhyNot, [this](bool) { table()->trigger(CommandId::WhyNot); });
  m_handbook = new HandbookDesk({this, m_actions->action(WindowCommand::OpenHandbook), m_services.settings,
                                 &table()->tilePainter(), [this] { return m_settingsDesk->keyCommands(); }});
  m_actions->handle(WindowCommand::OpenHandbook, [this](bool) { m_handbook->openHere(); });
  m_actions->handle(WindowCommand::OpenKeyboardCard, [this](bool) { openKeyboardCard(); });
  m_actions->handle(WindowCommand::AboutProgram,
                    [this](bool) { AboutDialog(m_services.controller->journalFolder(), this).exec(); });
  m_glossary = new GlossaryDesk(this, &table()->tilePainter(), this);
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
}

void MainWindow::connectSession() {
  m_session = new GameSession({m_services.controller, table(), m_area->handEnd(), m_area->matchEnd(),
                               m_services.settings, m_services.sounds},
                              this);
  m_coach = new CoachDesk({m_session, table(), m_services.settings, m_actions, this});
  connect(m_coach, &CoachDesk::message, m_area->notice(), &Notice::showMessage);
  for (OverlayPage *page : std::initializer_list<OverlayPage *>{m_area->handEnd(), m_area->matchEnd()})
    page->setPassing({m_actions->action(WindowCommand::NextCoachLevel)});
  new FirstTurnsDesk({m_session, table(), m_coach, m_services.settings}, this);
  m_yaku->setCoach(m_coach);
  connect(m_session, &GameSession::matchBegun, this, &MainWindow::beginMatch);
  connect(m_session, &GameSession::closed, this, [this] { m_history->remove(m_area); });
  connect(m_session, &GameSession::eventShown, m_log, &LogDock::add);
  connect(m_session, &GameSession::eventsRecalled, m_log, &LogDock::addAll);
  connect(m_session, &GameSession::viewShown, m_yaku->panel(), &YakuPanel::setHand);
  connect(m_yaku->panel(), &YakuPanel::discardSuggested, this,
          [this] { m_session->match().noteHint(table()->view().seat); });
  connect(m_session, &GameSession::newMatchRequested, this, [this] { askForMatch(false); });
  connect(m_session, &GameSession::closeRequested, this, &MainWindow::leaveTable);
  connect(m_session, &GameSession::rematchRequested, this, [this] { play(m_session->matchAfter()); });
  connect(m_session, &GameSession::message, this, [this](const QString &sentence) {
    m_area->notice()->showMessage(sentence);
    m_log->addNote(sentence);
  });
  connect(m_session, &GameSession::messageOver, m_area->notice(), &Notice::withdraw);
}

void MainWindow::connectMatches() {
  m_series = new SeriesDesk({m_services.controller, m_session, m_start, m_actions, this});
  m_matches = new MatchesDesk(
      {m_services.controller, m_session, m_start, m_series, m_actions, m_services.opponents.trust(), this});
  auto *bar = new SavingBar(this);
  m_ui->layout1->insertWidget(0, bar);
  m_savingDesk = new SavingDesk({m_services.controller, m_session, bar, m_log, m_actions, this});
  m_newMatches =
      new NewMatchDesk({m_services.controller, m_session, m_savingDesk, m_start, m_coach, m_services.settings,
                        m_services.bots, m_services.rulesets, m_services.opponents, this});
  m_lessons = new LessonDesk({m_services.controller, m_session, table(), m_area->handEnd(),
                              m_services.settings, this, m_services.lessonFolder});
  const auto resume = [this](const QString &journalPath) { m_matches->resume(journalPath); };
  connect(m_series, &SeriesDesk::playRequested, m_newMatches, &NewMatchDesk::play);
  connect(m_series, &SeriesDesk::resumeRequested, this, resume);
  connect(m_newMatches, &NewMatchDesk::failed, this, &MainWindow::showError);
  connect(m_lessons, &LessonDesk::resumeRequested, this, resume);
  connect(m_lessons, &LessonDesk::matchRequested, m_newMatches, &NewMatchDesk::playFirst);
  connect(m_lessons, &LessonDesk::failed, this, &MainWindow::showError);
  connect(m_lessons, &LessonDesk::begun, m_yaku, &YakuDesk::hidePanel);
}

void MainWindow::connectTable() {
  connect(table(), &TableWidget::helpRequested, this, &MainWindow::openKeyboardCard);
  connect(table(), &TableWidget::logRequested, m_actions->action(WindowCommand::ShowLog), &QAction::trigger);
  connect(table(), &TableWidget::hintRequested, m_actions->action(WindowCommand::GiveHint),
          &QAction::trigger);
  connect(table(), &TableWidget::yakuListRequested, m_actions->action(WindowCommand::ShowYaku),
          &QAction::trigger);
  connect(table(), &TableWidget::settingsRequested, m_settingsDesk,
          [this] { m_settingsDesk->openPreferences(SettingPage::Table); });
}

void MainWindow::connectPages() {
  m_pages =
      new SidePages({this, m_history, m_services.controller, m_session, m_matches, m_savingDesk,
                     m_services.settings, m_services.sounds, m_log, m_actions, &table()->tilePainter()});
  setAcceptDrops(true);
  connect(m_ui->stack, &QStackedWidget::currentChanged, this,
          [this] { m_services.sounds->setAtTable(m_ui->stack->currentWidget() == m_area); });
  connect(m_history, &PageHistory::changed, this, &MainWindow::pageChanged);
  connect(m_pages, &SidePages::titled, this, &MainWindow::updateTitle);
  connect(m_pages, &SidePages::playOnReady, this, &MainWindow::playOn);
  connect(m_pages, &SidePages::failed, this, &MainWindow::showError);
  connect(m_settingsDesk, &SettingsDesk::keysChanged, m_pages->replay(), &ReplayDesk::updateKeys);
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
  m_settingsDesk->apply();
}

// --- Matches ---

void MainWindow::leaveTable() {
  if (!m_history->back() && m_savingDesk->canLeave())
    m_session->close();
}

TableWidget *MainWindow::table() const {
  return m_area->table();
}

HandEndPage *MainWindow::handEndPage() const {
  return m_area->handEnd();
}

bool MainWindow::play(const MatchSetup &setup) {
  return m_newMatches->play(setup);
}

void MainWindow::playNow() {
  m_newMatches->playNow();
}

void MainWindow::watch() {
  m_newMatches->watch();
}

void MainWindow::continueMatch() {
  m_matches->continueMatch();
}

void MainWindow::askForMatch(bool hotSeat) {
  m_newMatches->askForMatch(hotSeat);
}

// Under the rules of the replayed game.
void MainWindow::playOn(const std::shared_ptr<const MatchBranch> &branch, int seat, bool byBot) {
  const RuleSet &rules = m_pages->replay()->page()->reader().replay().info().rules;
  const MatchSetup setup = m_newMatches->branchMatch(rules, byBot ? -1 : seat);
  if (byBot)
    m_pages->replay()->branches()->playOut(setup, *branch);
  else
    showError(m_session->startFrom(setup, *branch));
}

BotChoices MainWindow::bots() const {
  return m_newMatches->bots();
}

// --- Pages ---

void MainWindow::fillStart() {
  m_matches->refresh();
  m_start->setLessons(m_lessons->progress().doneCount(),
                      static_cast<int>(m_lessons->store().lessons().size()));
  m_start->setDue(m_pages->review()->retries()->dueCount());
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
  m_coach->setTableShown(atTable);
  m_yaku->setAtTable(atTable);
}

// A new match is on top, and what it was begun from is below.
void MainWindow::beginMatch() {
  const QAction *pause = m_actions->action(WindowCommand::Pause);
  if (m_history->page() != m_area) {
    m_history->remove(m_area);
    m_history->open({.page = m_area,
                     .leave = [this] { m_services.controller->setPaused(true); },
                     .resume = [this, pause] { m_services.controller->setPaused(pause->isChecked()); },
                     .pinned = true});
  }
  const MatchSetup &setup = m_services.controller->match().setup();
  m_log->clear();
  m_log->setNames(m_session->names());
  m_yaku->setRules(setup.rules);
  if (!setup.isLesson())
    m_yaku->reopen();
  m_services.controller->setPaused(false);
  m_actions->action(WindowCommand::Pause)->setChecked(false);
  table()->setFocus();
  pageChanged();
}

void MainWindow::pageChanged() {
  const bool atTable = m_history->page() == m_area;
  setAtTable(atTable);
  m_actions->action(WindowCommand::LeaveTable)->setEnabled(atTable || m_history->canGoBack());
  // On the first page until it is known whether there is one.
  m_actions->action(WindowCommand::ContinueMatch)->setEnabled(!m_session->isPlaying());
  QWidget *over = m_area->pageOver();
  if (over != nullptr && !over->isAncestorOf(focusWidget()))
    over->setFocus();
  updateTitle();
}

void MainWindow::welcome() {
  if (isWelcomeDue(*m_services.settings))
    showWelcome();
}

void MainWindow::showWelcome() {
  auto *page = new WelcomePage(m_services.settings, this);
  m_ui->stack->addWidget(page);
  m_history->open({.page = page, .end = [page] { page->deleteLater(); }, .pinned = true});
  connect(page, &WelcomePage::finished, m_history, [this, page] { m_history->remove(page); });
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

// --- Dialogs ---

void MainWindow::openRules() {
  RulesDialog(m_services.rulesets, m_services.controller->match().setup().rules, this).exec();
}

// Of the match on the table, else of the rules chosen on the first page.
YakuSheetDialog *MainWindow::openYakuSheet() {
  const RuleSet rules =
      m_start->isVisible() ? m_start->rules() : m_services.controller->match().setup().rules;
  auto *dialog = new YakuSheetDialog(m_services.rulesets.choices(rules), m_settingsDesk->naming()->naming(),
                                     table()->tilePainter(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return dialog;
}

DrillsDialog *MainWindow::openDrills() {
  const QString folder = m_services.controller->journalFolder();
  const QString kept = siblingPath(*m_services.controller, QStringLiteral("drills.json"));
  auto *dialog = new DrillsDialog(
      {&table()->tilePainter(), folder, kept, table()->options(), m_settingsDesk->naming()->naming()}, this);
  connect(m_settingsDesk->naming(), &YakuNamingSwitch::namingChanged, dialog, &DrillsDialog::setNaming);
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
  KeyboardCard(*m_services.settings, m_settingsDesk->keyCommands(), this).exec();
}

void MainWindow::openMatchesFolder() {
  const QString folder = m_services.controller->journalFolder();
  if (folder.isEmpty() || !QDir().mkpath(folder) || !QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
    showError(tr("Could not open the matches folder. Your matches are saved in %1.")
                  .arg(QDir::toNativeSeparators(folder)));
}

void MainWindow::showError(const QString &sentence) {
  janso::showError(this, sentence, tr("Janso"));
}

// --- Events ---

void MainWindow::changeEvent(QEvent *event) {
  QMainWindow::changeEvent(event);
  if (m_actions == nullptr)
    return;
  if (event->type() == QEvent::LanguageChange) {
    m_actions->updateTexts();
    m_settingsDesk->nameHelpButtons();
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
  m_history->leave();
  m_services.controller->abandon();
  event->accept();
}

}  // namespace janso
