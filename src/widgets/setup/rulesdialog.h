// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules dialog: presets and own rulesets on the left, every option of the chosen one on the right.
//
// Each entry keeps what was changed in it while the dialog is open. Accepting saves the own rulesets that
// were changed; a changed preset stays a preset and its departures belong to the match alone. Names, copies,
// imports and deletions are done at once.
#pragma once

#include <QDialog>
#include <QList>
#include <QString>
#include <memory>

#include "records/rulesetstore.h"
#include "rules/ruleset.h"
#include "rules/rulesetfields.h"

namespace Ui {
class RulesDialog;
}

namespace janso {

class RulesForm;

class RulesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RulesDialog(const RulesetStore &store, QWidget *parent = nullptr);
  // To read only: the rules of a match that is being played.
  RulesDialog(const RulesetStore &store, const RuleSet &rules, QWidget *parent);
  ~RulesDialog() override;

  // Shows the ruleset that these rules came from, with their departures.
  void setRules(const RuleSet &rules);
  // The chosen rules. A changed preset has a name of its own.
  RuleSet rules() const;

  // Without a file dialog. Both return whether it went well; else the problem is shown.
  bool importFrom(const QString &path);
  bool exportTo(const QString &path);

  RulesForm *form() const;

 public Q_SLOTS:
  void accept() override;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  struct Entry {
    QString id;
    RuleSet stored;
    RuleSet now;  // with what was changed
    bool changed() const { return now != stored; }
  };

  void connectAll();
  void fillEntries(const QString &chosen);
  void fillList();
  void fillCompare();
  void setUp();
  void fillGroups();
  void choose(int entry);
  void rowChosen(int row);
  void compareChosen();
  void filter();
  void edited();
  void explain(const RuleField *field);
  void updateTexts();
  QString entryText(const Entry &entry) const;
  Entry &current() { return m_entries[m_current]; }
  const Entry &current() const { return m_entries[m_current]; }
  int entryOf(const QString &id) const;
  QString askName(const QString &title, const QString &name);
  QString freeName(const QString &name, const QString &except = {}) const;
  void addOwn(RuleSet rules);
  bool save(const QString &id, const RuleSet &rules);
  void complainOf(const QString &path, const Error &error);
  void duplicate();
  void rename();
  void removeOwn();
  void browseImport();
  void browseExport();

  std::unique_ptr<Ui::RulesDialog> m_ui;
  RulesetStore m_store;
  QList<Entry> m_entries;
  int m_current = 0;
  bool m_readOnly = false;
};

}  // namespace janso
