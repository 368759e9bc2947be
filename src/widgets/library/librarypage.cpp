// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/librarypage.h"

#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "library/libraryfolder.h"
#include "replay/replaylink.h"
#include "ui_librarypage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/library/actionsdialog.h"
#include "widgets/library/conditionsdialog.h"
#include "widgets/library/librarytransfers.h"
#include "widgets/library/namesdialog.h"
#include "widgets/library/notespanel.h"
#include "widgets/library/savedsearchmenu.h"
#include "widgets/look/fonts.h"
#include "widgets/sentences/librarytexts.h"
#include "widgets/sentences/searchtexts.h"

namespace janso {

namespace {

constexpr int kLeastRow = 820;
constexpr int kTypingMs = 120;
// Of the page, in pixels for texts as large as designed: in a narrower one, what is told of a match stands
// below the list, which is at least so high.
constexpr int kSideBySideFrom = 850;
constexpr int kLeastList = 140;

QStringList localPaths(const QMimeData *data) {
  QStringList paths;
  for (const QUrl &url : data->urls()) {
    if (url.isLocalFile())
      paths << url.toLocalFile();
  }
  return paths;
}

}  // namespace

LibraryPage::LibraryPage(const QString &folder, const QString &matches, QWidget *parent)
    : QFrame(parent),
      m_ui(std::make_unique<Ui::LibraryPage>()),
      m_runner(folder, matches),
      m_model(new LibraryModel(&m_runner, this)),
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
  m_ui->list->setMatches(m_model);
  m_ui->split->setStretchFactor(0, 3);
  m_ui->split->setStretchFactor(1, 2);
  m_ui->split->setSizes({600, 400});
  m_ui->filter->installEventFilter(this);
  m_transfers = new LibraryTransfers(
      {*m_ui->progressRow, *m_ui->infoRow, *m_ui->progress, *m_ui->progressText, *m_ui->refused}, m_runner,
      this);
  m_ui->importButton->setMenu(m_transfers->importMenu());
  m_ui->saved->setMenu(m_saved);
  m_ui->searchNote->hide();
  for (int kind = 0; kind <= static_cast<int>(LibraryKind::ThreePlayers); ++kind)
    m_ui->kind->addItem(QString());
  m_typing.setSingleShot(true);
  m_typing.setInterval(kTypingMs);
}

void LibraryPage::connectList() {
  connect(m_model, &LibraryModel::answered, this, &LibraryPage::takeRows);
  connect(m_ui->list, &MatchList::gameShown, this, &LibraryPage::showCurrent);
  connect(m_ui->list, &MatchList::choiceChanged, this, [this] {
    updateButtons();
    showNotes();
  });
  connect(m_ui->list, &MatchList::openRequested, this, [this] { lookAt(-1); });
  connect(m_ui->list, &MatchList::removeRequested, this, &LibraryPage::remove);
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
  connect(m_ui->exportButton, &QPushButton::clicked, this,
          [this] { m_transfers->exportGames(m_ui->list->chosen()); });
  connect(m_ui->review, &QPushButton::clicked, this, &LibraryPage::review);
  connect(m_ui->remove, &QPushButton::clicked, this, &LibraryPage::remove);
  connect(m_ui->goOn, &QPushButton::clicked, this, &LibraryPage::continueUnfinished);
  connect(m_ui->lookAt, &QPushButton::clicked, this,
          [this] { showsUnfinished() ? lookAtUnfinished() : lookAt(-1); });
  connect(m_ui->stop, &QPushButton::clicked, this, [this] { m_runner.cancelImports(); });
}

void LibraryPage::connectRunner() {
  connect(m_transfers, &LibraryTransfers::imported, m_model, &LibraryModel::refresh);
  connect(m_transfers, &LibraryTransfers::finished, this, [this](const QString &sentence) {
    fillTexts();
    if (!sentence.isEmpty())
      showStatus(sentence);
    Q_EMIT settled();
  });
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

void LibraryPage::import(const QStringList &paths) {
  m_transfers->import(paths);
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

// --- The search ---

// What cannot be understood is not asked: the list stays that of the search before.
void LibraryPage::ask() {
  m_typing.stop();
  m_saidMore = false;
  showSearchNote();
  LibraryQuery query = m_model->query();
  if (noteOnSearch(m_ui->filter->text()).sentence.isEmpty())
    query.text = m_ui->filter->text();
  query.kind = static_cast<LibraryKind>(m_ui->kind->currentIndex());
  m_model->setQuery(query);
}

void LibraryPage::useMyNames() {
  LibraryQuery query = m_model->query();
  const QStringList mine = m_own + m_others;
  if (query.me == mine)
    return;
  query.me = mine;
  m_model->useQuery(query);
  // Before the first look nothing has been asked.
  if (m_model->all() == 0)
    return;
  m_model->refresh();
  showCurrent();
}

void LibraryPage::showSearchNote() {
  const SearchNote note = noteOnSearch(m_ui->filter->text());
  m_ui->searchNote->setText(note.sentence);
  setRole(m_ui->searchNote, note.unfinished ? "note" : "error");
  m_ui->searchNote->setVisible(!note.sentence.isEmpty() && !showsUnfinished());
}

void LibraryPage::chooseCondition() {
  ConditionsDialog dialog(this);
  if (dialog.exec() == QDialog::Accepted)
    m_ui->filter->addCondition(dialog.chosen());
}

void LibraryPage::runSearch(const QString &search, LibraryKind kind) {
  m_ui->kind->setCurrentIndex(static_cast<int>(kind));
  m_ui->filter->setText(search);
  ask();
}

// --- The list ---

void LibraryPage::takeRows() {
  m_ui->list->chooseAgain();
  if (m_model->rowCount() == 0)
    showCurrent();
  const bool first = m_ui->stack->currentWidget() == m_ui->emptyPage && m_model->rowCount() > 0;
  m_ui->list->fit();
  fillTexts();
  showSection(showsUnfinished());
  if (first && !m_ui->filter->hasFocus())
    takeKeys();
  Q_EMIT settled();
}

void LibraryPage::showCurrent() {
  const std::optional<ListedGame> game = m_ui->list->current();
  // While the rows are replaced there is none for a moment.
  if (!game && m_model->rowCount() > 0)
    return;
  m_wanted.reset();
  m_reviews = false;
  m_ui->details->show(game, m_model->query());
  updateButtons();
}

void LibraryPage::showNotes() {
  QStringList hashes;
  for (const ListedGame &game : m_ui->list->chosen())
    hashes << game.hash;
  if (!hashes.isEmpty())
    m_ui->details->notesPanel()->show(LibraryFolder::matchesFile(m_runner.folder()), hashes);
}

// --- The chosen match ---

// Which match of its file it is only the details know, which may still be on their way.
void LibraryPage::lookAt(int hand) {
  if (!m_ui->list->current())
    return;
  m_wanted = hand;
  if (!m_ui->details->isBusy())
    openPending();
}

void LibraryPage::openPending() {
  const std::optional<int> hand = std::exchange(m_wanted, std::nullopt);
  const bool reviews = std::exchange(m_reviews, false);
  if (!hand && !reviews)
    return;
  const MatchDetails *details = m_ui->details->details();
  if (details == nullptr) {
    Q_EMIT failed(m_ui->details->problem());
    return;
  }
  if (reviews) {
    Q_EMIT reviewRequested(details->path, details->game, std::max(0, m_ui->details->mySeatShown()));
    return;
  }
  ReplayLink link{details->path, details->game, std::nullopt, m_ui->details->mySeatShown()};
  const std::optional<ListedGame> game = m_ui->list->current();
  const std::optional<FoundPosition> found = game ? m_model->positionIn(game->id) : std::nullopt;
  if (*hand >= 0) {
    link.place = ReplayPlace{*hand, 1};
  } else if (found) {
    link.place = ReplayPlace{found->hand, found->event};
    link.seat = found->seat;
  }
  Q_EMIT replayRequested(toText(link));
}

// Of my seat; where none is mine, of the first: the page of the review offers the others.
void LibraryPage::review() {
  if (!m_ui->list->current())
    return;
  m_reviews = true;
  if (!m_ui->details->isBusy())
    openPending();
}

void LibraryPage::showFile() {
  const UnfinishedMatch *left = m_ui->panel->current();
  const std::optional<ListedGame> game = m_ui->list->current();
  const QString path = showsUnfinished() ? (left != nullptr ? left->summary.path : QString())
                                         : (game ? game->path : QString());
  if (!path.isEmpty())
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).path()));
}

void LibraryPage::remove() {
  QStringList paths = m_ui->list->chosenPaths();
  int matches = m_ui->details->details() != nullptr ? m_ui->details->details()->games : 1;
  if (showsUnfinished()) {
    const UnfinishedMatch *left = m_ui->panel->current();
    paths = left != nullptr ? QStringList{left->summary.path} : QStringList{};
    matches = 1;
  }
  if (paths.isEmpty())
    return;
  QMessageBox box(QMessageBox::Question, tr("Remove"),
                  removeQuestion(static_cast<int>(paths.size()), paths.front(), matches), QMessageBox::Cancel,
                  this);
  box.setTextFormat(Qt::PlainText);
  const QPushButton *yes = box.addButton(tr("&Move to trash"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  applyChrome(&box);
  box.exec();
  if (box.clickedButton() == yes)
    m_runner.remove(paths);
}

// --- Unfinished matches ---

void LibraryPage::continueUnfinished() {
  const UnfinishedMatch *match = m_ui->panel->current();
  if (match != nullptr && m_ui->panel->canContinue())
    Q_EMIT continueRequested(QString(match->summary.path), match->canContinueBefore());
  else
    lookAtUnfinished();
}

void LibraryPage::lookAtUnfinished() {
  const UnfinishedMatch *match = m_ui->panel->current();
  if (match == nullptr)
    return;
  const QString path = match->summary.path;
  if (match->inUse)
    Q_EMIT watchRequested(path);
  else
    Q_EMIT replayRequested(path);
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

void LibraryPage::updateButtons() {
  const bool unfinished = showsUnfinished();
  const UnfinishedMatch *left = m_ui->panel->current();
  const int chosen = static_cast<int>(m_ui->list->selectionModel()->selectedRows().size());
  const bool one = m_ui->list->current().has_value();
  m_ui->goOn->setText(m_ui->panel->continueLabel());
  m_ui->goOn->setEnabled(m_ui->panel->canContinue());
  m_ui->lookAt->setEnabled(unfinished ? m_ui->panel->canLookAt() : one && m_ui->details->problem().isEmpty());
  m_ui->lookAt->setText(unfinished ? m_ui->panel->lookAtText() : tr("Rep&lay"));
  m_ui->lookAt->setToolTip(unfinished ? m_ui->panel->lookAtTip()
                                      : tr("View the match at the table, move by move"));
  m_ui->showFile->setEnabled(unfinished ? left != nullptr : one);
  m_ui->remove->setEnabled(unfinished ? left != nullptr && !left->inUse : chosen > 0);
  m_ui->review->setVisible(!unfinished);
  m_ui->review->setEnabled(chosen == 1 && m_ui->details->problem().isEmpty());
  m_ui->exportButton->setVisible(!unfinished);
  m_ui->exportButton->setEnabled(chosen > 0);
  setRole(m_ui->lookAt, unfinished ? "plain" : "primary");
  setRole(m_ui->goOn, "primary");
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
  m_transfers->retranslate();
  showStatus({});
  fillTexts();
  updateButtons();
}

// From the search down into the list.
bool LibraryPage::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() != QEvent::KeyPress)
    return QFrame::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent *>(event)->key();
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

void LibraryPage::fitParts() {
  const bool below = areFieldsStacked() && width() < theme::textPixels(kSideBySideFrom);
  m_ui->split->setOrientation(below ? Qt::Vertical : Qt::Horizontal);
  m_ui->list->setMinimumHeight(below ? qRound(theme::textPixels(kLeastList)) : 0);
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

void LibraryPage::dragEnterEvent(QDragEnterEvent *event) {
  if (!localPaths(event->mimeData()).isEmpty())
    event->acceptProposedAction();
}

void LibraryPage::dropEvent(QDropEvent *event) {
  event->acceptProposedAction();
  showSection(false);
  import(localPaths(event->mimeData()));
}

}  // namespace janso
