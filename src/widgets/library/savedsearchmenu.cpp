// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/savedsearchmenu.h"

#include <QDir>
#include <QInputDialog>
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "library/jsonlines.h"
#include "library/libraryfolder.h"
#include "records/nameorder.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/sentences/faulttexts.h"
#include "widgets/sentences/librarytexts.h"

namespace janso {

namespace {

// SavedSearch::kind, in the order of LibraryKind.
constexpr std::array<const char *, 5> kSavedKinds{"all", "here", "elsewhere", "four", "three"};

LibraryKind savedKindOf(const QString &word) {
  for (std::size_t kind = 0; kind < kSavedKinds.size(); ++kind) {
    if (word == QLatin1String(kSavedKinds[kind]))
      return static_cast<LibraryKind>(kind);
  }
  return LibraryKind::All;
}

QString inMenu(QString name) {
  return name.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

}  // namespace

SavedSearchMenu::SavedSearchMenu(const QString &folder, std::function<LibraryQuery()> asked, QWidget *parent)
    : QMenu(parent), m_folder(folder), m_asked(std::move(asked)) {
  setToolTipsVisible(true);
  connect(this, &QMenu::aboutToShow, this, &SavedSearchMenu::fill);
}

void SavedSearchMenu::fill() {
  clear();
  QAction *save = addAction(tr("&Save this search…"), this, &SavedSearchMenu::save);
  const LibraryQuery query = m_asked();
  save->setEnabled(!query.text.trimmed().isEmpty() || query.kind != LibraryKind::All);
  const Result<SavedSearches> searches = SavedSearches::read(LibraryFolder::searchesFile(m_folder));
  if (!searches) {
    Q_EMIT failed(libraryProblem(faultText(searches.error())));
    return;
  }
  if (!searches->problems().empty()) {
    addSeparator();
    const QString reason = QString::fromStdString(searches->problems().front());
    QAction *told = addAction(
        tr("%Ln saved search(es) could not be read", nullptr, static_cast<int>(searches->problems().size())),
        this, [this, reason] { Q_EMIT failed(libraryProblem(reason)); });
    told->setObjectName(QStringLiteral("unreadable"));
    told->setToolTip(reason);
  }
  if (searches->all().empty())
    return;
  std::vector<SavedSearch> sorted = searches->all();
  std::stable_sort(sorted.begin(), sorted.end(),
                   [order = NameOrder()](const SavedSearch &one, const SavedSearch &other) {
                     return order(one.name, other.name);
                   });
  addSeparator();
  for (const SavedSearch &search : sorted) {
    QAction *run = addAction(inMenu(search.name), this,
                             [this, search] { Q_EMIT chosen(search.search, savedKindOf(search.kind)); });
    run->setToolTip(search.search);
  }
  addSeparator();
  QMenu *remove = addMenu(tr("&Remove"));
  for (const SavedSearch &search : sorted) {
    remove->addAction(inMenu(search.name), this, [this, name = search.name] {
      change([&name](SavedSearches &all) { all.remove(name); });
    });
  }
}

void SavedSearchMenu::save() {
  QInputDialog dialog(parentWidget());
  applyChrome(&dialog);
  dialog.setWindowTitle(tr("Save search"));
  dialog.setLabelText(tr("Search name:"));
  const LibraryQuery query = m_asked();
  dialog.setTextValue(query.text.simplified());
  if (dialog.exec() != QDialog::Accepted || dialog.textValue().trimmed().isEmpty())
    return;
  const auto kind = static_cast<std::size_t>(query.kind);
  const SavedSearch search{
      dialog.textValue().simplified(), query.text.trimmed(), QLatin1String(kSavedKinds[kind]), {}};
  change([&search](SavedSearches &all) { all.save(search); });
}

// Another window may do the same; a library that nothing was put into has no folder yet.
void SavedSearchMenu::change(const std::function<void(SavedSearches &)> &what) {
  QDir().mkpath(m_folder);
  const QString path = LibraryFolder::searchesFile(m_folder);
  const std::optional<Error> error = whileLocked(path, [&path, &what]() -> std::optional<Error> {
    Result<SavedSearches> read = SavedSearches::read(path);
    if (!read)
      return read.error();
    SavedSearches searches = std::move(read).value();
    what(searches);
    return searches.write();
  });
  if (error)
    Q_EMIT failed(libraryProblem(faultText(*error)));
}

}  // namespace janso
