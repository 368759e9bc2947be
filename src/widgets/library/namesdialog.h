// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog for the user's names and for other names that belong to one player. Changes take effect at once.
#pragma once

#include <QDialog>
#include <QStringList>
#include <vector>

#include "library/persons.h"
#include "library/playernames.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace janso {

class LibraryRunner;

class NamesDialog : public QDialog {
  Q_OBJECT

 public:
  // `own`: names under which the user plays here; they cannot be unassigned. The runner must outlive it.
  NamesDialog(LibraryRunner *runner, const QStringList &own, QWidget *parent = nullptr);

 private:
  void build();
  void fill();
  void updateButtons();
  void markMine(QTreeWidgetItem *row);
  void join();
  void separate();
  const Person *personOf(const QString &name) const;
  bool isMine(const QString &name) const { return m_own.contains(name, Qt::CaseInsensitive); }
  QStringList chosen() const;

  LibraryRunner *m_runner;
  QStringList m_own;
  std::vector<PlayerName> m_names;
  std::vector<Person> m_persons;
  QLineEdit *m_filter;
  QTreeWidget *m_list;
  QLabel *m_more;
  QPushButton *m_join;
  QPushButton *m_separate;
  bool m_filling = false;
};

}  // namespace janso
