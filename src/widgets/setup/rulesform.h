// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All options of a ruleset in groups, with editors, a search, and marks for differences from another ruleset.
#pragma once

#include <QScrollArea>
#include <QString>
#include <QStringList>
#include <vector>

#include "rules/presets/rulesetconflicts.h"
#include "rules/presets/rulesetfields.h"
#include "rules/ruleset.h"
#include "widgets/setup/rulerow.h"

class QLabel;

namespace janso {

class RulesForm : public QScrollArea {
  Q_OBJECT

 public:
  explicit RulesForm(QWidget *parent = nullptr);

  // Shows values in place of editors. Call it before anything is shown.
  void setReadOnly(bool readOnly);

  void setRules(const RuleSet &rules);
  const RuleSet &rules() const { return m_rules; }
  // Options that differ from `rules` are marked as different from `name`.
  void setReference(const RuleSet &rules, const QString &name);
  int differenceCount() const { return m_differenceCount; }
  // Sets all options to the reference; id and name stay.
  void resetAll();

  // Shows only the options that pass all three filters. `group` is a RuleGroup, -1 = all groups.
  void setFilter(const QString &search, int group, bool onlyDifferences);
  int shownOptions() const { return m_shown; }
  // Contradictions that make the ruleset unplayable; one sentence each.
  const QStringList &errors() const { return m_errors; }
  RuleRow *row(std::string_view key) const;
  // Focuses the first visible option that can be changed.
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
  bool differs(const RuleField &field) const;
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
  bool m_onlyDifferences = false;
  int m_differenceCount = 0;
  int m_shown = 0;
  QStringList m_errors;
  QLabel *m_nothing = nullptr;
  std::vector<Heading> m_headings;
  std::vector<RuleRow *> m_rows;
};

}  // namespace janso
