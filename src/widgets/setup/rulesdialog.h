// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules dialog: presets and the user's rulesets on the left, every option of the selected one on the
// right.
//
// While the dialog is open, each entry keeps its changes. Accepting saves the user's rulesets that were
// changed; a changed preset stays a preset, and its changes apply to this match only. Renaming, copying,
// importing and deleting take effect at once.
#pragma once

#include <QDialog>
#include <QList>
#include <QString>
#include <memory>

#include "records/rulesetstore.h"
#include "rules/presets/rulesetfields.h"
#include "rules/ruleset.h"

namespace Ui {
class RulesDialog;
}

namespace janso {

class RulesForm;

class RulesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RulesDialog(const RulesetStore &store, QWidget *parent = nullptr);
  // Read-only: shows the rules of a match in progress.
  RulesDialog(const RulesetStore &store, const RuleSet &rules, QWidget *parent);
  ~RulesDialog() override;

  // Selects the ruleset that these rules are based on and shows how they differ from it.
  void setRules(const RuleSet &rules);
  // The selected rules. A changed preset gets its own name.
  RuleSet rules() const;

  // These work without a file dialog. Both return whether they succeeded; otherwise the problem is shown.
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
    RuleSet now;  // including changes
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
  int detailHeight(const QString &text) const;
  void fitDetails();
  void updateTexts();
  QString entryText(const Entry &entry) const;
  Entry &current() { return m_entries[m_current]; }
  const Entry &current() const { return m_entries[m_current]; }
  int entryOf(const QString &id) const;
  QString askName(const QString &title, const QString &name);
  QString unusedName(const QString &name, const QString &except = {}) const;
  void addCustom(RuleSet rules);
  bool save(const QString &id, const RuleSet &rules);
  void showFileError(const QString &path, const Error &error);
  void duplicate();
  void rename();
  void removeCustom();
  void browseImport();
  void browseExport();

  std::unique_ptr<Ui::RulesDialog> m_ui;
  RulesetStore m_store;
  QList<Entry> m_entries;
  int m_current = 0;
  bool m_readOnly = false;
};

}  // namespace janso
