// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Editors for one value of an option: a check box, a list or a spin box, depending on the type of the field.
//
// The mouse wheel never changes them (controls/wheelguard.h), so that a list of options can be scrolled.
#pragma once

#include <QCheckBox>
#include <QSpinBox>
#include <functional>

#include "rules/presets/rulesetfields.h"
#include "widgets/controls/wrapcombo.h"

namespace janso {

class RuleCheck : public QCheckBox {
  Q_OBJECT

 public:
  explicit RuleCheck(QWidget *parent);

 protected:
  void nextCheckState() override;
};

class RuleCombo : public WrapCombo {
  Q_OBJECT

 public:
  RuleCombo(const RuleField &field, QWidget *parent);

  // As wide as its texts, within bounds that keep the editors in a column.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
};

// Steps through the values that the field accepts, starting with its `none`.
class RuleSpin : public QSpinBox {
  Q_OBJECT

 public:
  RuleSpin(const RuleField &field, QWidget *parent);

  void setRuleValue(std::int32_t value);
  std::int32_t ruleValue() const { return valueAt(value()); }

  QSize sizeHint() const override;

 protected:
  QString textFromValue(int step) const override;
  int valueFromText(const QString &text) const override;
  QValidator::State validate(QString &text, int &position) const override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  std::int32_t valueAt(int step) const;
  int stepOf(std::int32_t value) const;

  const RuleField *m_field;
};

// An editor for one value, with functions that read and show the value.
struct RuleEditor {
  QWidget *widget = nullptr;
  std::function<std::int32_t()> value;
  std::function<void(std::int32_t)> show;  // without calling `edited`
};

// `edited` is called when the user has chosen another value.
RuleEditor makeRuleEditor(const RuleField &field, QWidget *parent, const std::function<void()> &edited);

}  // namespace janso
