// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// LibraryPage: its actions (search, view, continue, import, remove).
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "replay/replaylink.h"
#include "ui_librarypage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/library/conditionsdialog.h"
#include "widgets/library/exportdialog.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/refuseddialog.h"
#include "widgets/sentences/librarytexts.h"
#include "widgets/sentences/searchtexts.h"

namespace janso {

namespace {

QStringList localPaths(const QMimeData *data) {
  QStringList paths;
  for (const QUrl &url : data->urls()) {
    if (url.isLocalFile())
      paths << url.toLocalFile();
  }
  return paths;
}

}  // namespace

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

// --- The chosen match ---

// Which match of its file it is only the details know, which may still be on their way.
void LibraryPage::lookAt(int hand) {
  if (!current())
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
  const std::optional<ListedGame> game = current();
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
  if (!current())
    return;
  m_reviews = true;
  if (!m_ui->details->isBusy())
    openPending();
}

void LibraryPage::exportChosen() {
  const std::vector<ListedGame> games = chosen();
  ExportDialog dialog(static_cast<int>(games.size()), this);
  if (games.empty() || dialog.exec() != QDialog::Accepted)
    return;
  const ExportChoice choice = dialog.choice();
  const QString target = choice.form == ExportForm::Csv
                             ? QFileDialog::getSaveFileName(this, tr("Export the table"),
                                                            QStringLiteral("janso.csv"), tr("Tables (*.csv)"))
                             : QFileDialog::getExistingDirectory(this, tr("Export to a folder"));
  if (target.isEmpty())
    return;
  m_refused.clear();
  m_ui->refused->hide();
  m_ui->progress->setRange(0, 0);
  m_ui->progressText->setText(exportProgress(0, static_cast<int>(games.size())));
  m_ui->progressRow->show();
  m_ui->infoRow->hide();
  m_runner.exportGames(games, target, choice);
}

void LibraryPage::takeExport(const ExportReport &report) {
  m_ui->progressRow->setVisible(m_runner.isImporting() || m_runner.isExporting());
  m_ui->infoRow->setVisible(!m_ui->progressRow->isVisibleTo(this));
  m_refused.insert(m_refused.end(), report.refused.begin(), report.refused.end());
  m_ui->refused->setVisible(!m_refused.empty());
  fillTexts();
  if (report.written > 0 || report.canceled || !report.refused.empty())
    showStatus(exportSentence(report.written, report.canceled));
  Q_EMIT settled();
}

void LibraryPage::showFile() {
  const UnfinishedMatch *left = m_ui->panel->current();
  const std::optional<ListedGame> game = current();
  const QString path = showsUnfinished() ? (left != nullptr ? left->summary.path : QString())
                                         : (game ? game->path : QString());
  if (!path.isEmpty())
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).path()));
}

void LibraryPage::remove() {
  QStringList paths = chosenPaths();
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

// --- Imports ---

void LibraryPage::chooseFiles() {
  import(QFileDialog::getOpenFileNames(this, tr("Import recorded games")));
}

void LibraryPage::chooseFolder() {
  if (const QString folder = QFileDialog::getExistingDirectory(this, tr("Import a folder of recorded games"));
      !folder.isEmpty())
    import({folder});
}

void LibraryPage::import(const QStringList &paths) {
  if (paths.isEmpty())
    return;
  m_refused.clear();
  m_ui->refused->hide();
  m_ui->progress->setRange(0, 0);
  m_ui->progressText->setText(tr("Looking for files"));
  m_ui->progressRow->show();
  m_ui->infoRow->hide();
  m_runner.import(paths);
}

void LibraryPage::takeReport(const ImportReport &report, bool own) {
  if (report.added + report.lengthened + report.twins > 0)
    m_model->refresh();
  m_ui->progressRow->setVisible(m_runner.isImporting() || m_runner.isExporting());
  m_ui->infoRow->setVisible(!m_ui->progressRow->isVisibleTo(this));
  if (own)
    return;
  m_refused.insert(m_refused.end(), report.refused.begin(), report.refused.end());
  m_ui->refused->setVisible(!m_refused.empty());
  fillTexts();
  showStatus(importSentence(
      {report.files, report.added, report.twins + report.unchanged, report.lengthened, report.canceled}));
  Q_EMIT settled();
}

void LibraryPage::showRefused() {
  RefusedDialog(m_refused, this).exec();
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

void LibraryPage::updateButtons() {
  const bool unfinished = showsUnfinished();
  const UnfinishedMatch *left = m_ui->panel->current();
  const int chosen = static_cast<int>(m_ui->list->selectionModel()->selectedRows().size());
  const bool one = current().has_value();
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

}  // namespace janso
