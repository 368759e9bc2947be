// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The search of the page: what is typed, what is said of it, what is kept under a name.
#include <QInputDialog>
#include <QMenu>
#include <array>
#include <cstddef>
#include <utility>

#include "library/libraryfolder.h"
#include "ui_librarypage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/library/conditionsdialog.h"
#include "widgets/library/librarypage.h"
#include "widgets/sentences/librarytexts.h"
#include "widgets/sentences/searchtexts.h"

namespace janso {

namespace {

// SavedSearch::kind, in the order of LibraryKind.
constexpr std::array<const char *, 5> kSavedKinds{"all", "here", "elsewhere", "four", "three"};

int savedKindOf(const QString &word) {
  for (std::size_t kind = 0; kind < kSavedKinds.size(); ++kind) {
    if (word == QLatin1String(kSavedKinds[kind]))
      return static_cast<int>(kind);
  }
  return 0;
}

QString inMenu(QString name) {
  return name.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

}  // namespace

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

// --- Kept under a name ---

void LibraryPage::fillSaved() {
  m_saved->clear();
  QAction *save = m_saved->addAction(tr("&Save this search..."), this, &LibraryPage::saveSearch);
  const LibraryQuery &query = m_model->query();
  save->setEnabled(!query.text.trimmed().isEmpty() || query.kind != LibraryKind::All);
  const Result<SavedSearches> searches = SavedSearches::read(LibraryFolder::searchesFile(m_runner.folder()));
  if (!searches) {
    Q_EMIT problem(libraryProblem(QString::fromStdString(searches.error().text)));
    return;
  }
  if (searches->all().empty())
    return;
  m_saved->addSeparator();
  for (const SavedSearch &search : searches->all()) {
    QAction *run = m_saved->addAction(inMenu(search.name), this, [this, search] { runSearch(search); });
    run->setToolTip(search.search);
  }
  m_saved->addSeparator();
  QMenu *remove = m_saved->addMenu(tr("&Remove"));
  for (const SavedSearch &search : searches->all()) {
    remove->addAction(inMenu(search.name), this, [this, name = search.name] {
      changeSaved([&name](SavedSearches &all) { all.remove(name); });
    });
  }
}

void LibraryPage::saveSearch() {
  QInputDialog dialog(this);
  applyChrome(&dialog);
  dialog.setWindowTitle(tr("Save the search"));
  dialog.setLabelText(tr("Name of the search:"));
  dialog.setTextValue(m_model->query().text.simplified());
  if (dialog.exec() != QDialog::Accepted || dialog.textValue().trimmed().isEmpty())
    return;
  const auto kind = static_cast<std::size_t>(m_model->query().kind);
  const SavedSearch search{
      dialog.textValue().simplified(), m_model->query().text.trimmed(), QLatin1String(kSavedKinds[kind]), {}};
  changeSaved([&search](SavedSearches &all) { all.save(search); });
}

void LibraryPage::runSearch(const SavedSearch &search) {
  m_ui->kind->setCurrentIndex(savedKindOf(search.kind));
  m_ui->filter->setText(search.search);
  ask();
}

void LibraryPage::changeSaved(const std::function<void(SavedSearches &)> &change) {
  Result<SavedSearches> read = SavedSearches::read(LibraryFolder::searchesFile(m_runner.folder()));
  std::optional<Error> error;
  if (read) {
    SavedSearches searches = std::move(read).value();
    change(searches);
    error = searches.write();
  } else {
    error = read.error();
  }
  if (error)
    Q_EMIT problem(libraryProblem(QString::fromStdString(error->text)));
}

}  // namespace janso
