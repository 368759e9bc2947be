// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The menu of the library's named searches: saves the current search, and applies or removes saved ones.
#pragma once

#include <QMenu>
#include <QString>
#include <functional>

#include "library/savedsearches.h"
#include "widgets/library/libraryquery.h"

namespace janso {

class SavedSearchMenu : public QMenu {
  Q_OBJECT

 public:
  // `folder`: of the library. `asked`: returns the query of the list, called when the menu opens.
  SavedSearchMenu(const QString &folder, std::function<LibraryQuery()> asked, QWidget *parent = nullptr);

 Q_SIGNALS:
  void chosen(const QString &search, janso::LibraryKind kind);
  // A sentence that the user must not miss.
  void failed(const QString &sentence);

 private:
  void fill();
  void save();
  void change(const std::function<void(SavedSearches &)> &what);

  QString m_folder;
  std::function<LibraryQuery()> m_asked;
};

}  // namespace janso
