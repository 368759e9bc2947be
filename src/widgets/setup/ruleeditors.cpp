// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/ruleeditors.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

#include "widgets/controls/keygroups.h"
#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr int kChoiceWidth = 216;
constexpr int kWidestChoice = 330;

QString onOffText(bool on) {
  return ruleValueName(*findRuleField("dora"), on ? 1 : 0);
}

}  // namespace

RuleCheck::RuleCheck(QWidget *parent) : QCheckBox(parent) {
  setText(onOffText(false));
}

void RuleCheck::nextCheckState() {
  QCheckBox::nextCheckState();
  setText(onOffText(isChecked()));
}

RuleCombo::RuleCombo(const RuleField &field, QWidget *parent) : WrapCombo(parent) {
  for (int value = 0; value < static_cast<int>(field.choices.size()); ++value) {
    addItem(ruleChoiceName(field, value));
    setItemData(value, ruleChoiceExplanation(field, value), Qt::ToolTipRole);
  }
  setSizeAdjustPolicy(AdjustToContents);
  QSizePolicy policy(QSizePolicy::Fixed, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

QSize RuleCombo::sizeHint() const {
  const QSize wanted = WrapCombo::sizeHint();
  return {std::clamp(wanted.width(), kChoiceWidth, kWidestChoice), wanted.height()};
}

QSize RuleCombo::minimumSizeHint() const {
  return sizeHint();
}

RuleSpin::RuleSpin(const RuleField &field, QWidget *parent) : QSpinBox(parent), m_field(&field) {
  setRange(0, (field.most - field.least) / field.step + (field.none ? 1 : 0));
  setKeyboardTracking(false);
  setAlignment(Qt::AlignRight);
}

std::int32_t RuleSpin::valueAt(int step) const {
  if (m_field->none && step == 0)
    return *m_field->none;
  return m_field->least + (m_field->none ? step - 1 : step) * m_field->step;
}

int RuleSpin::stepOf(std::int32_t value) const {
  if (m_field->none && value == *m_field->none)
    return 0;
  const std::int32_t inside = std::clamp(value, m_field->least, m_field->most);
  return (inside - m_field->least + m_field->step / 2) / m_field->step + (m_field->none ? 1 : 0);
}

void RuleSpin::setRuleValue(std::int32_t value) {
  setValue(stepOf(value));
}

QSize RuleSpin::sizeHint() const {
  ensurePolished();  // the font is that of the style sheet
  const int digits = fontMetrics().horizontalAdvance(textFromValue(maximum()));
  const int none = m_field->none ? fontMetrics().horizontalAdvance(textFromValue(0)) : 0;
  return {std::max({digits, none, 40}) + 54, QSpinBox::sizeHint().height()};
}

QString RuleSpin::textFromValue(int step) const {
  return ruleValueName(*m_field, valueAt(step));
}

// The digits alone count: units and separators may stay or go.
int RuleSpin::valueFromText(const QString &text) const {
  if (m_field->none && text == textFromValue(0))
    return 0;
  QString digits;
  for (const QChar c : text) {
    if (c.isDigit())
      digits += c;
  }
  const bool negative = text.contains(QLatin1Char('-')) || text.contains(QChar(0x2212));
  const std::int32_t number = digits.left(7).toInt();
  return stepOf(negative ? -number : number);
}

QValidator::State RuleSpin::validate(QString &text, int &) const {
  if (m_field->none && text == textFromValue(0))
    return QValidator::Acceptable;
  const bool any = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
  return any ? QValidator::Acceptable : QValidator::Intermediate;
}

// Return ends the input and does not press the button of the dialog.
void RuleSpin::keyPressEvent(QKeyEvent *event) {
  QSpinBox::keyPressEvent(event);
  if (isEnter(event->key()))
    event->accept();
}

RuleEditor makeRuleEditor(const RuleField &field, QWidget *parent, const std::function<void()> &edited) {
  switch (field.type) {
    case RuleFieldType::Toggle: {
      auto *box = new RuleCheck(parent);
      QObject::connect(box, &QCheckBox::clicked, box, edited);
      return {box, [box] { return box->isChecked() ? 1 : 0; },
              [box](std::int32_t value) {
                box->setChecked(value != 0);
                box->setText(onOffText(value != 0));
              }};
    }
    case RuleFieldType::Choice: {
      auto *combo = new RuleCombo(field, parent);
      QObject::connect(combo, &QComboBox::activated, combo, edited);
      return {combo, [combo] { return combo->currentIndex(); },
              [combo](std::int32_t value) { combo->setCurrentIndex(value); }};
    }
    case RuleFieldType::Number:
      break;
  }
  auto *spin = new RuleSpin(field, parent);
  QObject::connect(spin, &QSpinBox::valueChanged, spin, edited);
  return {spin, [spin] { return spin->ruleValue(); },
          [spin](std::int32_t value) {
            const QSignalBlocker quiet(spin);
            spin->setRuleValue(value);
          }};
}

}  // namespace janso
