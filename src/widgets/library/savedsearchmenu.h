// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The searches of the library that are kept under a name: the menu keeps what is asked, chooses, removes.
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
  // `folder`: of the library. `asked`: what the list shows when the menu is opened.
  SavedSearchMenu(const QString &folder, std::function<LibraryQuery()> asked, QWidget *parent = nullptr);

 Q_SIGNALS:
  void chosen(const QString &search, janso::LibraryKind kind);
  // What the user must not miss, in a sentence.
  void problem(const QString &sentence);

 private:
  void fill();
  void save();
  void change(const std::function<void(SavedSearches &)> &what);

  QString m_folder;
  std::function<LibraryQuery()> m_asked;
};

}  // namespace janso
