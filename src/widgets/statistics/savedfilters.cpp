// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/savedfilters.h"

#include <QDir>
#include <QEvent>
#include <QInputDialog>
#include <QMenu>
#include <optional>
#include <utility>

#include "library/jsonlines.h"
#include "library/libraryfolder.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/sentences/faulttexts.h"
#include "widgets/statistics/statisticsfilters.h"

namespace janso {

namespace {

QString asMenuText(QString name) {
  return name.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QString readFault(const QString &reason) {
  //: %1 says why
  return SavedFilters::tr("The saved filters are not available: %1.").arg(reason);
}

}  // namespace

SavedFilters::SavedFilters(StatisticsFilters &filters, QWidget *parent)
    : QPushButton(parent), m_filters(filters), m_menu(new QMenu(this)) {
  setObjectName(QStringLiteral("saved"));
  setAutoDefault(false);
  setRole(this, "smallMenu");
  setMenu(m_menu);
  connect(m_menu, &QMenu::aboutToShow, this, &SavedFilters::fill);
  retranslate();
  hide();
}

void SavedFilters::setLibrary(const QString &folder) {
  m_folder = folder;
  setVisible(!folder.isEmpty());
}

QString SavedFilters::problem() const {
  if (m_folder.isEmpty())
    return {};
  const Result<SavedSearches> saved = SavedSearches::read(LibraryFolder::filtersFile(m_folder));
  if (!saved)
    return readFault(faultText(saved.error()));
  if (saved->problems().empty())
    return {};
  //: %1 says where and why, in English
  return tr("Could not read %Ln saved filters: %1.", nullptr, static_cast<int>(saved->problems().size()))
      .arg(QString::fromStdString(saved->problems().front()));
}

void SavedFilters::fill() {
  m_menu->clear();
  QAction *keep = m_menu->addAction(tr("&Save these filters…"), this, &SavedFilters::save);
  keep->setEnabled(m_filters.isNarrowed());
  Q_EMIT message({});
  const Result<SavedSearches> saved = SavedSearches::read(LibraryFolder::filtersFile(m_folder));
  if (!saved || saved->all().empty())
    return;
  m_menu->addSeparator();
  for (const SavedSearch &filter : saved->all())
    m_menu->addAction(asMenuText(filter.name), this, [this, filter] { choose(filter); });
  m_menu->addSeparator();
  QMenu *remove = m_menu->addMenu(tr("&Remove"));
  for (const SavedSearch &filter : saved->all()) {
    remove->addAction(asMenuText(filter.name), this, [this, name = filter.name] {
      change([&name](SavedSearches &all) { all.remove(name); });
    });
  }
}

void SavedFilters::save() {
  QInputDialog dialog(this);
  applyChrome(&dialog);
  dialog.setWindowTitle(tr("Save filters"));
  dialog.setLabelText(tr("Name for these filters (filters with the same name are overwritten):"));
  if (dialog.exec() != QDialog::Accepted || dialog.textValue().trimmed().isEmpty())
    return;
  const SavedSearch filter{dialog.textValue().simplified(), m_filters.text(), {}, {}};
  change([&filter](SavedSearches &all) { all.save(filter); });
}

void SavedFilters::choose(const SavedSearch &filter) {
  const QStringList left = m_filters.choose(filter.search);
  //: %1 is the name of saved filters, %2 are conditions
  Q_EMIT message(
      left.isEmpty()
          ? QString()
          : tr("These conditions in “%1” were left out because none of your matches meet them: %2.")
                .arg(filter.name, left.join(QStringLiteral(", "))));
}

// A library that nothing was put into has no folder yet.
void SavedFilters::change(const std::function<void(SavedSearches &)> &what) {
  QDir().mkpath(m_folder);
  const QString path = LibraryFolder::filtersFile(m_folder);
  const std::optional<Error> error = whileLocked(path, [&path, &what]() -> std::optional<Error> {
    Result<SavedSearches> read = SavedSearches::read(path);
    if (!read)
      return read.error();
    SavedSearches saved = std::move(read).value();
    what(saved);
    return saved.write();
  });
  //: %1 says why
  Q_EMIT message(error ? tr("Could not change the saved filters: %1.").arg(faultText(*error)) : QString());
}

void SavedFilters::retranslate() {
  setText(tr("Save&d filters"));
  setToolTip(tr("Save these filters under a name, or use saved ones"));
}

void SavedFilters::changeEvent(QEvent *event) {
  QPushButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

}  // namespace janso
