// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All options of a ruleset in their groups, with editors, a search, and marks where they depart from another
// ruleset.
#pragma once

#include <QScrollArea>
#include <QString>
#include <QStringList>
#include <vector>

#include "rules/ruleset.h"
#include "rules/rulesetconflicts.h"
#include "rules/rulesetfields.h"
#include "widgets/setup/rulerow.h"

class QLabel;

namespace janso {

class RulesForm : public QScrollArea {
  Q_OBJECT

 public:
  explicit RulesForm(QWidget *parent = nullptr);

  // Before anything is shown: values in place of editors.
  void setReadOnly(bool readOnly);

  void setRules(const RuleSet &rules);
  const RuleSet &rules() const { return m_rules; }
  // Options that differ from `rules` are marked as departures from `name`.
  void setReference(const RuleSet &rules, const QString &name);
  int departures() const { return m_departures; }
  // Sets all options as they are in the reference; id and name stay.
  void resetAll();

  // Shows the options that pass all three. `group` is a RuleGroup, -1 = all groups.
  void setFilter(const QString &search, int group, bool onlyDepartures);
  int shownOptions() const { return m_shown; }
  // Contradictions that make the ruleset unplayable; one sentence each.
  const QStringList &errors() const { return m_errors; }
  RuleRow *row(std::string_view key) const;
  // The first option that is shown and can be changed gets the focus.
  void focusFirst();

 Q_SIGNALS:
  void edited();
  void pointedAt(const janso::RuleField *field);

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void build();
  void showRules();
  void fitRows();
  void filter();
  void keepInSight();
  RuleRowState conflictState(const RuleField &field, const std::vector<RuleConflict> &conflicts) const;
  bool departs(const RuleField &field) const;
  void reset(const RuleField &field);

  struct Heading {
    RuleGroup group{};
    QLabel *label = nullptr;
  };

  RuleSet m_rules;
  RuleSet m_reference;
  QString m_referenceName;
  bool m_readOnly = false;
  QString m_search;
  int m_group = -1;
  bool m_onlyDepartures = false;
  int m_departures = 0;
  int m_shown = 0;
  QStringList m_errors;
  QLabel *m_nothing = nullptr;
  std::vector<Heading> m_headings;
  std::vector<RuleRow *> m_rows;
};

}  // namespace janso
