// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A list of the unfinished matches to choose from, with a description of the selected one. The buttons belong
// to the dialog or page around it.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "records/journalindex.h"

namespace Ui {
class UnfinishedPanel;
}

namespace janso {

class UnfinishedModel;

class UnfinishedPanel : public QWidget {
  Q_OBJECT

 public:
  explicit UnfinishedPanel(QWidget *parent = nullptr);
  ~UnfinishedPanel() override;

  // `path`: the match to select; if it is missing, the first one is selected.
  void setMatches(std::vector<UnfinishedMatch> matches, const QString &path = {});
  int count() const;
  const UnfinishedMatch *current() const;  // nullptr = there is none
  QString sentence() const;
  bool canContinue() const;       // the selected one, from its end or from before the damage
  bool canLookAt() const;         // the selected one
  QString continueLabel() const;  // for a button
  // For the button that views the match, or watches it while another program plays it.
  QString lookAtText() const;
  QString lookAtTip() const;
  void retranslate();

 Q_SIGNALS:
  void currentChanged();
  // Enter or a double click on a match that can be continued or that another program plays.
  void activated();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void showChosen();
  void activate();

  std::unique_ptr<Ui::UnfinishedPanel> m_ui;
  UnfinishedModel *m_model;
};

}  // namespace janso
