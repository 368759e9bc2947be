// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A dialog to choose an unfinished match; those that cannot be continued say why.
#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "records/journalindex.h"

namespace Ui {
class MatchesDialog;
}

namespace janso {

class MatchesDialog : public QDialog {
  Q_OBJECT

 public:
  // `path`: the match that is selected at first; empty = the first of the list.
  MatchesDialog(std::vector<UnfinishedMatch> matches, const QString &path, QWidget *parent = nullptr);
  ~MatchesDialog() override;

  // The sentence about the selected match.
  QString sentence() const;

 Q_SIGNALS:
  // `before`: continue from before the fault in its journal.
  void chosen(const QString &path, bool before);
  // Requests to view the finished part of the match.
  void lookedAt(const QString &path);
  // Requests to watch the match, which another program plays.
  void watched(const QString &path);
  // The user chose a file that is not in the list.
  void fileChosen(const QString &path);

 private:
  void showChosen();
  void choose();
  void lookAt();
  void openFile();

  std::unique_ptr<Ui::MatchesDialog> m_ui;
};

}  // namespace janso
