// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of matches on the page of the library: which are chosen, and which columns have room.
#pragma once

#include <QStringList>
#include <QTreeView>
#include <optional>
#include <vector>

#include "widgets/library/libraryquery.h"

namespace janso {

class LibraryModel;

class MatchList : public QTreeView {
  Q_OBJECT

 public:
  explicit MatchList(QWidget *parent = nullptr);

  // The model must outlive the list.
  void setMatches(LibraryModel *model);
  // The match with the focus; nothing while the rows are replaced.
  std::optional<ListedGame> current() const;
  // All selected ones, in the order of the list.
  std::vector<ListedGame> chosen() const;
  // Their files, each once.
  QStringList chosenPaths() const;
  // After the rows were replaced: what the user selected is selected again if it is still there; otherwise
  // the first match becomes current.
  void chooseAgain();
  // Fits the columns to the width, as after a resize.
  void fit();

 Q_SIGNALS:
  // Another match is current.
  void gameShown();
  void choiceChanged();
  void openRequested();
  void removeRequested();

 protected:
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void connectSelection();
  int roomForNames() const;

  LibraryModel *m_matches = nullptr;
  std::optional<qint64> m_shown;  // the match that the user selected; otherwise the first is shown
  std::vector<qint64> m_chosen;   // all selected matches while rows are being replaced
  int m_scrolled = 0;             // where the list was then
};

}  // namespace janso
