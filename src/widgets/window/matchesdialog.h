// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches that were not played to their end, to choose one; those that cannot go on say why.
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
  // `path`: the one that is chosen at first; empty = the first of the list.
  MatchesDialog(std::vector<UnfinishedMatch> matches, const QString &path, QWidget *parent = nullptr);
  ~MatchesDialog() override;

  // What is said of the chosen match.
  QString sentence() const;

 Q_SIGNALS:
  // `before`: from before what is wrong with it.
  void chosen(const QString &path, bool before);
  // What is over of it is to be looked at.
  void lookedAt(const QString &path);
  // Another program plays it: it is to be looked on.
  void watched(const QString &path);
  // Another file than those of the list.
  void fileChosen(const QString &path);

 private:
  void showChosen();
  void choose();
  void lookAt();
  void openFile();

  std::unique_ptr<Ui::MatchesDialog> m_ui;
};

}  // namespace janso
