// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Parts of the rules dialog for its tests.
#pragma once

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetfields.h"
#include "widgets/setup/ruleeditors.h"
#include "widgets/setup/rulerow.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/setup/rulesform.h"

namespace janso::test {

template <class W>
W *part(const QDialog &dialog, const char *name) {
  W *widget = dialog.findChild<W *>(QString::fromLatin1(name));
  Q_ASSERT(widget != nullptr);
  return widget;
}

template <class W>
W *editor(const RulesDialog &dialog, std::string_view key, int index = 0) {
  return dialog.form()->row(key)->findChildren<W *>()[index];
}

inline QPushButton *ok(const QDialog &dialog) {
  return part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
}

inline QStringList listed(const RulesDialog &dialog) {
  QStringList names;
  const auto *list = part<QListWidget>(dialog, "pages");
  for (int row = 0; row < list->count(); ++row)
    names << list->item(row)->text();
  return names;
}

inline bool chooseListed(const RulesDialog &dialog, const QString &name) {
  auto *list = part<QListWidget>(dialog, "pages");
  const auto found = list->findItems(name, Qt::MatchExactly);
  if (found.isEmpty())
    return false;
  list->setCurrentItem(found.first());
  return true;
}

inline QStringList shownRows(const RulesDialog &dialog) {
  QStringList keys;
  for (const RuleField &field : ruleFields()) {
    if (!dialog.form()->row(field.key)->isHidden())
      keys << QString::fromStdString(std::string(field.key));
  }
  return keys;
}

inline std::int32_t otherValue(const RuleField &field, std::int32_t value) {
  if (field.type != RuleFieldType::Number)
    return field.accepts(value + 1) ? value + 1 : 0;
  if (field.none && value == *field.none)
    return field.least;
  return value == field.most ? field.least : value + field.step;
}

inline void chooseValue(RuleRow &row, const RuleField &field, int index, std::int32_t value) {
  if (field.type == RuleFieldType::Number) {
    row.findChildren<RuleSpin *>()[index]->setRuleValue(value);
  } else if (field.type == RuleFieldType::Choice) {
    auto *combo = row.findChild<RuleCombo *>();
    combo->setCurrentIndex(value);
    Q_EMIT combo->activated(value);
  } else {
    auto *box = row.findChild<RuleCheck *>();
    box->setEnabled(true);
    box->click();
  }
}

inline RuleSet preset(const char *id) {
  return findPreset(id)->make();
}

}  // namespace janso::test
