// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog of the actions taken in the positions that a search found: how often each was taken and what
// came of it, the user's next to everybody's.
#pragma once

#include <QDialog>
#include <vector>

#include "library/positionactions.h"
#include "widgets/library/libraryrunner.h"

class QLabel;
class QTreeWidget;

namespace janso {

class ActionsDialog : public QDialog {
  Q_OBJECT

 public:
  // The runner must outlive it.
  ActionsDialog(LibraryRunner *runner, const LibraryRunner::Positions &all,
                const LibraryRunner::Positions &mine, QWidget *parent = nullptr);

 private:
  void build();
  void fill(const std::vector<PositionAction> &all, const std::vector<PositionAction> &mine);

  QLabel *m_about;
  QTreeWidget *m_list;
};

}  // namespace janso
