// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The branches of a game as a tree next to the replay: the main line at the top, below it the branches that
// start from its positions, and branches of branches.
//
// Enter opens a branch, Delete removes it.
#pragma once

#include <QWidget>
#include <memory>

#include "replay/branchtree.h"

class QLineEdit;
class QTreeWidget;

namespace Ui {
class ReplayBranches;
}

namespace janso {

class ReplayBranches : public QWidget {
  Q_OBJECT

 public:
  explicit ReplayBranches(QWidget *parent = nullptr);
  ~ReplayBranches() override;

  void setTree(const BranchTree &tree, const BranchNotes &notes);
  const BranchTree &tree() const { return m_tree; }
  // During guessing: hides whether there are any branches.
  void setSecret(bool secret);
  // Index of the selected branch; -1 = the main line, or none.
  int chosen() const;
  void choose(int node);
  QTreeWidget *list() const;
  QLineEdit *noteField() const;
  void focusList();

 Q_SIGNALS:
  // -1 = the main line.
  void openRequested(int node);
  void removeRequested(int node);
  void noted(const QString &id, const QString &text);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void showTree();
  void showChosen();
  QString textOf(int node) const;
  void writeNote(const QString &text);

  std::unique_ptr<Ui::ReplayBranches> m_ui;
  BranchTree m_tree;
  BranchNotes m_notes;
  bool m_secret = false;
};

}  // namespace janso
