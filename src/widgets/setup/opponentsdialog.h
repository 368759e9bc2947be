// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog of the opponents (built-in bots, bots of plugins, and programs that speak mjai): add, copy,
// change, test, remove, import and export.
//
// Changes are saved to the list as soon as another opponent is selected or the dialog is left.
#pragma once

#include <QDialog>
#include <QList>
#include <memory>

#include "game/setup/botchoice.h"
#include "game/setup/opponentstore.h"

class QTreeWidgetItem;

namespace Ui {
class OpponentsDialog;
}

namespace janso {

class OpponentTrialPanel;

class OpponentsDialog : public QDialog {
  Q_OBJECT

 public:
  OpponentsDialog(const OpponentStore &store, const BotChoices &bots, QWidget *parent = nullptr);
  ~OpponentsDialog() override;

  // The id of the opponent that is selected in the list.
  QString currentId() const;
  void choose(const QString &id);

  // These work without a file dialog. They return whether they succeeded; otherwise the problem is shown.
  bool addProgram(const QString &file);
  bool addPlugin(const QString &file);
  bool importFrom(const QString &path);
  bool exportTo(const QString &path);

  OpponentTrialPanel *trialPanel() const;

 public Q_SLOTS:
  void done(int result) override;

 private:
  void connectAll();
  void fillList(const QString &chosen);
  void fitList();
  void addRow(const Opponent &opponent);
  void updateRow(QTreeWidgetItem *item, const Opponent &opponent);
  const Opponent *find(const QString &id) const;
  QList<Opponent> chosenCustom() const;
  void currentChanged();
  void edited();
  void showTexts(const Opponent &opponent);
  void updateButtons();
  bool commit();
  bool addCustom(const Opponent &opponent);
  void clone();
  void removeChosen();
  void browseProgram();
  void browsePlugin();
  void browseImport();
  void browseExport();
  void test();
  void showTrial();

  std::unique_ptr<Ui::OpponentsDialog> m_ui;
  OpponentStore m_store;
  BotChoices m_bots;
  QList<Opponent> m_opponents;  // as saved
  QString m_currentId;
};

}  // namespace janso
