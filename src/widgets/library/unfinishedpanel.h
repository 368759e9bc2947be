// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches that were not played to their end, to choose one, and what is to be said of the chosen one. The
// buttons are those of the dialog or page around it.
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

  // `path`: the one that is chosen then; where it is not there, the first.
  void setMatches(std::vector<UnfinishedMatch> matches, const QString &path = {});
  int count() const;
  const UnfinishedMatch *current() const;  // nullptr = there is none
  QString sentence() const;
  bool canGoOn() const;      // the chosen one, from where it stood or from before the damage
  bool canLookAt() const;    // the chosen one
  QString goOnText() const;  // for a button
  // For the button that looks at it, or on while another program plays it.
  QString lookAtText() const;
  QString lookAtTip() const;
  void retranslate();

 Q_SIGNALS:
  void currentChanged();
  // Return or a double click on one that can go on, or is played by another program.
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
