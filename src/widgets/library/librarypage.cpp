// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/librarypage.h"

#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "library/libraryfolder.h"
#include "ui_librarypage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/library/actionsdialog.h"
#include "widgets/library/namesdialog.h"
#include "widgets/library/notespanel.h"
#include "widgets/library/savedsearchmenu.h"
#include "widgets/sentences/librarytexts.h"

namespace janso {

namespace {

constexpr int kLeastRow = 820;
constexpr int kTypingMs = 120;

}  // namespace

LibraryPage::LibraryPage(const QString &folder, const QString &matches, QWidget *parent)
    : QFrame(parent),
      m_ui(std::make_unique<Ui::LibraryPage>()),
      m_runner(folder, matches),
      m_model(new LibraryModel(&m_runner, this)),
      m_import(new QMenu(this)),
      m_saved(new SavedSearchMenu(
          folder, [this] { return m_model->query(); }, this)) {
  LibraryQuery query;
  query.ownFolder = matches;
  m_model->useQuery(query);
  build();
  connectList();
  connectButtons();
  connectRunner();
  fillTexts();
  showSection(false);
}

LibraryPage::~LibraryPage() = default;

// --- Building ---

void LibraryPage::build() {
  m_ui->setupUi(this);
  makeScrollable(this);
  for (QHBoxLayout *row : {m_ui->top, m_ui->searchLayout, m_ui->bottom})
    flowItems(row, kLeastRow);
  applyChrome(this);
  setAcceptDrops(true);
  m_ui->list->setModel(m_model);
  QHeaderView *columns = m_ui->list->header();
  columns->setSortIndicator(columnOf(LibraryColumn::Date), Qt::DescendingOrder);
  columns->setStretchLastSection(false);
  columns->setMinimumSectionSize(48);
  columns->setSectionsMovable(false);
  columns->setSectionResizeMode(columnOf(LibraryColumn::Names), QHeaderView::Stretch);
  m_ui->split->setStretchFactor(0, 3);
  m_ui->split->setStretchFactor(1, 2);
  m_ui->split->setSizes({600, 400});
  m_ui->list->installEventFilter(this);
  m_ui->filter->installEventFilter(this);
  m_import->addAction(QString(), this, &LibraryPage::chooseFiles);
  m_import->addAction(QString(), this, &LibraryPage::chooseFolder);
  m_ui->importButton->setMenu(m_import);
  m_ui->saved->setMenu(m_saved);
  m_ui->searchNote->hide();
  for (int kind = 0; kind <= static_cast<int>(LibraryKind::ThreePlayers); ++kind)
    m_ui->kind->addItem(QString());
  m_ui->progressRow->hide();
  m_ui->refused->hide();
  m_typing.setSingleShot(true);
  m_typing.setInterval(kTypingMs);
}

void LibraryPage::connectList() {
  connect(m_model, &LibraryModel::answered, this, &LibraryPage::takeRows);
  connect(m_model, &LibraryModel::modelAboutToBeReset, this, [this] {
    for (const ListedGame &game : chosen())
      m_chosen.push_back(game.id);
  });
  connect(m_ui->list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (const std::optional<ListedGame> game = current())
      m_shown = game->id;
    showCurrent();
  });
  connect(m_ui->list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    updateButtons();
    showNotes();
  });
  connect(m_ui->list, &QTreeView::doubleClicked, this, [this] { lookAt(-1); });
  // Before the end is in sight.
  connect(m_ui->list->verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
    const QScrollBar *bar = m_ui->list->verticalScrollBar();
    if (value >= bar->maximum() - 2 * bar->pageStep())
      m_model->readOn();
  });
  connect(&m_typing, &QTimer::timeout, this, &LibraryPage::ask);
  connect(m_ui->filter, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
  connect(m_ui->conditions, &QPushButton::clicked, this, &LibraryPage::chooseCondition);
  connect(m_saved, &SavedSearchMenu::chosen, this, &LibraryPage::runSearch);
  connect(m_saved, &SavedSearchMenu::failed, this, &LibraryPage::failed);
  connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &LibraryPage::ask);
  connect(m_ui->details, &LibraryDetails::handRequested, this, &LibraryPage::lookAt);
  connect(m_ui->details, &LibraryDetails::shown, this, [this] {
    openPending();
    updateButtons();
    Q_EMIT settled();
  });
  const NotesPanel *notesPanel = m_ui->details->notesPanel();
  connect(notesPanel, &NotesPanel::changeRequested, this,
          [this, notesPanel](const NotesPanel::Change &change) {
            m_runner.changeNotes(notesPanel->hashes(), change);
          });
  connect(notesPanel, &NotesPanel::failed, this,
          [this](const QString &reason) { Q_EMIT failed(libraryProblem(reason)); });
  connect(notesPanel, &NotesPanel::shown, this, &LibraryPage::settled);
  connect(&m_runner, &LibraryRunner::changed, this, [this] {
    m_model->refresh();
    showNotes();
  });
}

void LibraryPage::connectButtons() {
  for (QPushButton *section : {m_ui->matches, m_ui->unfinished}) {
    connect(section, &QPushButton::clicked, this, [this, section] {
      showSection(section == m_ui->unfinished);
      takeKeys();
    });
  }
  connect(m_ui->panel, &UnfinishedPanel::currentChanged, this, &LibraryPage::updateButtons);
  connect(m_ui->panel, &UnfinishedPanel::activated, this, &LibraryPage::continueUnfinished);
  connect(m_ui->actions, &QPushButton::clicked, this, [this] {
    if (m_model->positions() >= 0)
      ActionsDialog(&m_runner, m_model->allPositions(), m_model->myPositions(), this).exec();
  });
  connect(m_ui->names, &QPushButton::clicked, this, [this] { NamesDialog(&m_runner, m_own, this).exec(); });
  connect(m_ui->showFile, &QPushButton::clicked, this, &LibraryPage::showFile);
  connect(m_ui->exportButton, &QPushButton::clicked, this, &LibraryPage::exportChosen);
  connect(m_ui->review, &QPushButton::clicked, this, &LibraryPage::review);
  connect(m_ui->remove, &QPushButton::clicked, this, &LibraryPage::remove);
  connect(m_ui->goOn, &QPushButton::clicked, this, &LibraryPage::continueUnfinished);
  connect(m_ui->lookAt, &QPushButton::clicked, this,
          [this] { showsUnfinished() ? lookAtUnfinished() : lookAt(-1); });
  connect(m_ui->stop, &QPushButton::clicked, this, [this] { m_runner.cancelImports(); });
  connect(m_ui->refused, &QPushButton::clicked, this, &LibraryPage::showRefused);
}

void LibraryPage::connectRunner() {
  connect(&m_runner, &LibraryRunner::progressed, this, [this](int done, int files) {
    m_ui->progress->setRange(0, files);
    m_ui->progress->setValue(done);
    m_ui->progressText->setText(importProgress(done, files));
    m_ui->progressRow->show();
    m_ui->infoRow->hide();
  });
  connect(&m_runner, &LibraryRunner::exportProgressed, this, [this](int done, int games) {
    m_ui->progress->setRange(0, games);
    m_ui->progress->setValue(done);
    m_ui->progressText->setText(exportProgress(done, games));
  });
  connect(&m_runner, &LibraryRunner::exported, this, &LibraryPage::takeExport);
  connect(&m_runner, &LibraryRunner::imported, this, &LibraryPage::takeReport);
  connect(&m_runner, &LibraryRunner::removed, this, [this](const std::vector<NotRemoved> &kept) {
    if (!kept.empty())
      Q_EMIT failed(notRemovedSentence(kept.front().path, kept.front().reason));
    m_model->refresh();
    Q_EMIT unfinishedChanged();
  });
  connect(&m_runner, &LibraryRunner::failed, this, [this](const QString &reason) {
    showStatus(libraryProblem(reason));
    fillTexts();
    Q_EMIT settled();
  });
  connect(&m_folder, &QFileSystemWatcher::directoryChanged, this, [this] {
    if (!isVisible())
      return;
    m_runner.importLocal();
    Q_EMIT unfinishedChanged();
  });
  connect(&m_runner, &LibraryRunner::personsRead, this, [this](const std::vector<Person> &persons) {
    m_others.clear();
    for (const Person &person : persons)
      m_others += person.me ? person.names : QStringList();
    useMyNames();
    Q_EMIT settled();
  });
  connect(&m_runner, &LibraryRunner::rebuilt, this, [this] { Q_EMIT failed(libraryRebuilt()); });
}

// --- From the window ---

void LibraryPage::open() {
  const QString folder = m_model->query().ownFolder;
  if (!folder.isEmpty() && m_folder.directories().isEmpty())
    m_folder.addPath(folder);
  m_runner.importLocal();
  m_runner.readPersons();
  m_model->refresh();
  takeKeys();
}

void LibraryPage::takeKeys() {
  if (showsUnfinished())
    m_ui->panel->setFocus();
  else if (m_model->rowCount() > 0)
    m_ui->list->setFocus();
  else
    m_ui->importButton->setFocus();
}

void LibraryPage::setMyNames(const QStringList &names) {
  m_own = names;
  useMyNames();
}

void LibraryPage::setNaming(YakuNaming naming) {
  m_ui->details->setNaming(naming);
}

void LibraryPage::setUnfinished(const std::vector<UnfinishedMatch> &matches) {
  const UnfinishedMatch *chosen = m_ui->panel->current();
  m_ui->panel->setMatches(matches, chosen != nullptr ? QString(chosen->summary.path) : QString());
  fillTexts();
  if (matches.empty() && showsUnfinished())
    showSection(false);
}

bool LibraryPage::isBusy() const {
  return m_runner.isImporting() || m_runner.isExporting() || m_runner.isChanging() || m_model->isWaiting() ||
         m_ui->details->isBusy() || m_ui->details->notesPanel()->isBusy();
}

QString LibraryPage::statusText() const {
  return m_ui->status->text();
}

// --- The list ---

// The matches that were chosen stay so, where they are still there.
void LibraryPage::takeRows() {
  if (!m_ui->list->currentIndex().isValid() && m_model->rowCount() > 0) {
    const int row = m_shown ? std::max(0, m_model->rowOf(*m_shown)) : 0;
    const std::optional<qint64> byHand = m_shown;
    m_ui->list->setCurrentIndex(m_model->index(row, 0));
    m_shown = byHand;
    m_ui->list->scrollTo(m_model->index(row, 0));
  }
  for (const qint64 game : std::exchange(m_chosen, {})) {
    if (const int row = m_shown ? m_model->rowOf(game) : -1; row >= 0)
      m_ui->list->selectionModel()->select(m_model->index(row, 0),
                                           QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
  if (m_model->rowCount() == 0)
    showCurrent();
  const bool first = m_ui->stack->currentWidget() == m_ui->emptyPage && m_model->rowCount() > 0;
  fitColumns();
  fillTexts();
  showSection(showsUnfinished());
  if (first && !m_ui->filter->hasFocus())
    takeKeys();
  Q_EMIT settled();
}

std::optional<ListedGame> LibraryPage::current() const {
  const ListedGame *game = m_model->game(m_ui->list->currentIndex().row());
  return game != nullptr ? std::optional(*game) : std::nullopt;
}

void LibraryPage::showCurrent() {
  const std::optional<ListedGame> game = current();
  // While the rows are replaced there is none for a moment.
  if (!game && m_model->rowCount() > 0)
    return;
  m_wanted.reset();
  m_reviews = false;
  m_ui->details->show(game, m_model->query());
  updateButtons();
}

// In the order of the list.
std::vector<ListedGame> LibraryPage::chosen() const {
  std::vector<int> rows;
  for (const QModelIndex &index : m_ui->list->selectionModel()->selectedRows())
    rows.push_back(index.row());
  std::ranges::sort(rows);
  std::vector<ListedGame> games;
  for (const int row : rows) {
    if (const ListedGame *game = m_model->game(row))
      games.push_back(*game);
  }
  return games;
}

void LibraryPage::showNotes() {
  QStringList hashes;
  for (const ListedGame &game : chosen())
    hashes << game.hash;
  if (!hashes.isEmpty())
    m_ui->details->notesPanel()->show(LibraryFolder::matchesFile(m_runner.folder()), hashes);
}

QStringList LibraryPage::chosenPaths() const {
  QStringList paths;
  for (const ListedGame &game : chosen())
    paths << game.path;
  paths.removeDuplicates();
  return paths;
}

// --- Sections ---

bool LibraryPage::showsUnfinished() const {
  return m_ui->unfinished->isChecked();
}

void LibraryPage::showSection(bool unfinished) {
  (unfinished ? m_ui->unfinished : m_ui->matches)->setChecked(true);
  const bool empty = m_model->rowCount() == 0;
  m_ui->stack->setCurrentWidget(unfinished ? m_ui->unfinishedPage : empty ? m_ui->emptyPage : m_ui->listPage);
  m_ui->searchRow->setVisible(!unfinished);
  showSearchNote();
  m_ui->kind->setVisible(!unfinished);
  m_ui->goOn->setVisible(unfinished);
  fillTexts();
  updateButtons();
}

// --- Words ---

void LibraryPage::fillTexts() {
  const std::array kinds{tr("All matches"), tr("Played here"), tr("Imported"), tr("Four players"),
                         tr("Three players")};
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    m_ui->kind->setItemText(static_cast<int>(kind), kinds[kind]);
  m_import->actions()[0]->setText(tr("&Files…"));
  m_import->actions()[1]->setText(tr("F&older and its subfolders…"));
  //: The matches that were not played to their end, and how many they are
  m_ui->unfinished->setText(tr("&Unfinished (%L1)").arg(m_ui->panel->count()));
  m_ui->unfinished->setEnabled(m_ui->panel->count() > 0);
  const bool nothing = m_model->all() == 0;
  m_ui->emptyTitle->setText(m_model->isWaiting() ? QString()
                            : nothing            ? tr("No matches yet")
                                                 : tr("Nothing found"));
  m_ui->emptyText->setText(
      m_model->isWaiting() ? QString()
      : nothing ? tr("Every match you finish is added here automatically. To add recorded games from "
                     "elsewhere, use Import or drop files or folders onto this page.")
                : tr("No matches found. Try fewer words or conditions."));
  //: Button next to the result of an import
  m_ui->refused->setText(tr("%Ln file(s) s&kipped: why?", nullptr, static_cast<int>(m_refused.size())));
  m_ui->actions->setVisible(m_model->positions() > 0 && !showsUnfinished());
  if (!m_saidMore)
    m_ui->status->setText(nothing || showsUnfinished()
                              ? QString()
                              : librarySize(m_model->found(), m_model->all(), m_model->positions()));
}

void LibraryPage::showStatus(const QString &sentence) {
  m_saidMore = !sentence.isEmpty();
  m_ui->status->setText(sentence);
}

// --- Events ---

void LibraryPage::changeEvent(QEvent *event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fitParts();
  if (event->type() != QEvent::LanguageChange)
    return;
  m_ui->retranslateUi(this);
  m_ui->panel->retranslate();
  m_model->retranslate();
  showStatus({});
  fillTexts();
  updateButtons();
}

// Return and Delete in the list; from the filter down into it.
bool LibraryPage::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->list && event->type() == QEvent::Resize)
    fitColumns();
  if (event->type() != QEvent::KeyPress)
    return QFrame::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent *>(event)->key();
  if (watched == m_ui->list && isEnter(key)) {
    lookAt(-1);
    return true;
  }
  if (watched == m_ui->list && key == Qt::Key_Delete) {
    remove();
    return true;
  }
  if (watched == m_ui->filter && (isEnter(key) || key == Qt::Key_Down)) {
    if (m_typing.isActive())
      ask();
    m_ui->list->setFocus();
    return true;
  }
  if (watched == m_ui->filter && key == Qt::Key_Escape && !m_ui->filter->text().isEmpty()) {
    m_ui->filter->clear();
    return true;
  }
  return QFrame::eventFilter(watched, event);
}

void LibraryPage::resizeEvent(QResizeEvent *event) {
  QFrame::resizeEvent(event);
  fitParts();
}

void LibraryPage::keyPressEvent(QKeyEvent *event) {
  if (event->matches(QKeySequence::Find)) {
    showSection(false);
    m_ui->filter->setFocus(Qt::ShortcutFocusReason);
    m_ui->filter->selectAll();
  } else if (event->key() == Qt::Key_Escape) {
    Q_EMIT closeRequested();
  } else {
    QFrame::keyPressEvent(event);
  }
}

}  // namespace janso
