// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/rulerow.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/ruletexts.h"
#include "widgets/look/fonts.h"

namespace janso {

namespace {

constexpr int kElementsInLine = 4;
constexpr int kBetsInLine = 3;
constexpr int kResetSize = 28;

// What a search looks at: name, explanation, values, and the key that files carry.
QString searchedText(const RuleField &field) {
  QStringList parts{ruleName(field), ruleExplanation(field), ruleGroupName(field.group),
                    QString::fromLatin1(field.key.data(), static_cast<qsizetype>(field.key.size()))};
  for (int value = 0; value < static_cast<int>(field.choices.size()); ++value)
    parts << ruleChoiceName(field, value) << ruleChoiceExplanation(field, value);
  return parts.join(QLatin1Char('\n'));
}

}  // namespace

RuleRow::RuleRow(const RuleField &field, bool readOnly, QWidget *parent)
    : QFrame(parent), m_field(&field), m_searched(searchedText(field)) {
  setProperty("role", QStringLiteral("option"));
  setToolTip(ruleToolTip(field));
  build(readOnly);
}

void RuleRow::build(bool readOnly) {
  m_lines = new QVBoxLayout(this);
  m_lines->setContentsMargins(10, 6, 6, 6);
  m_lines->setSpacing(3);
  m_first = new QBoxLayout(QBoxLayout::LeftToRight);
  m_first->setSpacing(8);
  m_lines->addLayout(m_first);
  m_name = new QLabel(ruleName(*m_field), this);
  m_name->setWordWrap(true);
  m_first->addWidget(m_name, 1);
  m_side = new QHBoxLayout;
  m_side->setSpacing(8);
  m_first->addLayout(m_side);
  if (readOnly) {
    m_value = new QLabel(this);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_side->addWidget(m_value);
    return;
  }
  if (m_field->count == 1) {
    QWidget *editor = addEditor(0, this);
    m_name->setBuddy(editor);
    m_side->addWidget(editor, 0, Qt::AlignVCenter);
  } else {
    m_lines->addWidget(makeElements());
  }
  m_side->addSpacing(qRound(theme::textPixels(kResetSize)));
}

void RuleRow::fitTo(int width) {
  m_room = width;
  fit();
}

void RuleRow::fit() {
  if (m_room <= 0)
    return;
  const int before = m_lines->minimumSize().width();
  if (m_grid == nullptr) {
    standBelow(false);
    standBelow(leastWidth() > m_room);
  }
  for (int columns = mostColumns(); m_grid != nullptr && columns > 0; --columns) {
    layElements(columns);
    if (leastWidth() <= m_room)
      break;
  }
  if (leastWidth() != before)
    updateGeometry();
}

void RuleRow::standBelow(bool below) {
  m_first->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_first->setAlignment(m_side, below ? Qt::AlignLeft : Qt::Alignment());
}

int RuleRow::leastWidth() const {
  m_lines->invalidate();
  return m_lines->minimumSize().width();
}

QWidget *RuleRow::makeElements() {
  auto *box = new QWidget(this);
  auto *grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(6);
  for (int index = 0; index < m_field->count; ++index) {
    auto *element = new QWidget(box);
    auto *column = new QVBoxLayout(element);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *name = new QLabel(ruleElementName(*m_field, index), element);
    name->setProperty("role", QStringLiteral("dim"));
    QWidget *editor = addEditor(index, element);
    name->setBuddy(editor);
    column->addWidget(name);
    column->addWidget(editor);
    m_elements.push_back(element);
  }
  m_grid = grid;
  layElements(mostColumns());
  return box;
}

int RuleRow::mostColumns() const {
  return m_field->count > kElementsInLine ? kBetsInLine : kElementsInLine;
}

void RuleRow::layElements(int columns) {
  for (QWidget *element : m_elements)
    m_grid->removeWidget(element);
  for (int column = 0; column <= mostColumns(); ++column)
    m_grid->setColumnStretch(column, column == columns ? 1 : 0);
  for (int index = 0; index < m_field->count; ++index)
    m_grid->addWidget(m_elements[static_cast<std::size_t>(index)], index / columns, index % columns);
  m_grid->parentWidget()->updateGeometry();  // Qt remembers how large it was
}

QWidget *RuleRow::addEditor(int index, QWidget *parent) {
  const auto number = static_cast<std::size_t>(index);
  m_editors.push_back(makeRuleEditor(
      *m_field, parent, [this, index, number] { Q_EMIT edited(index, m_editors[number].value()); }));
  QWidget *widget = m_editors.back().widget;
  const QString element = ruleElementName(*m_field, index);
  //: An option with several values, and which of them: "Uma by place: 1st place"
  widget->setAccessibleName(element.isEmpty() ? ruleName(*m_field)
                                              : tr("%1: %2").arg(ruleName(*m_field), element));
  widget->setAccessibleDescription(ruleExplanation(*m_field));
  widget->installEventFilter(this);
  return widget;
}

void RuleRow::showRules(const RuleSet &rules, const RuleRowState &state) {
  if (m_value != nullptr)
    m_value->setText(ruleValueNames(*m_field, rules));
  for (std::size_t index = 0; index < m_editors.size(); ++index) {
    const std::int32_t value = m_field->get(rules, static_cast<int>(index));
    if (m_editors[index].value() != value)
      m_editors[index].show(value);
    if (index < m_elements.size())
      m_elements[index]->setEnabled(ruleElementExists(*m_field, static_cast<int>(index), rules));
  }
  const bool changed = !m_stateShown || !(m_state == state);
  if (changed) {
    m_state = state;
    m_stateShown = true;
    applyState();
  }
  if (changed || m_value != nullptr)
    fit();
}

void RuleRow::applyState() {
  const bool means = m_state.idle.isEmpty();
  const bool differs = !m_state.reference.isEmpty();
  for (const RuleEditor &editor : m_editors)
    editor.widget->setEnabled(means);
  m_name->setEnabled(means);
  if (m_value != nullptr)
    m_value->setEnabled(means);
  mark(m_badge, differs, tr("Changed"), m_state.reference, "badge");
  mark(m_unstated, m_state.unstated, tr("Not stated"), m_state.unstatedTip, "mark");
  if (differs && !m_editors.empty())
    offerReset();
  else if (m_reset != nullptr)
    m_reset->hide();
  QStringList lines;
  for (const QString &text : {m_state.idle, m_state.reference}) {
    if (!text.isEmpty())
      lines << text;
  }
  showText(m_line, lines.join(QLatin1Char('\n')), "dim");
  showText(m_conflict, m_state.conflict, m_state.grave ? "error" : "warning");
}

// A line below the name.
void RuleRow::showText(QLabel *&label, const QString &text, const char *role) {
  if (label == nullptr && text.isEmpty())
    return;
  if (label == nullptr) {
    label = new QLabel(this);
    label->setWordWrap(true);
    m_lines->addWidget(label);
  }
  setRole(label, role);
  label->setText(text);
  label->setVisible(!text.isEmpty());
}

// A pill behind the name.
void RuleRow::mark(QLabel *&label, bool shown, const QString &text, const QString &tip, const char *role) {
  if (label == nullptr && !shown)
    return;
  if (label == nullptr) {
    label = new QLabel(text, this);
    label->setProperty("role", QString::fromLatin1(role));
    m_side->insertWidget(0, label, 0, Qt::AlignVCenter);
  }
  label->setToolTip(tip);
  label->setVisible(shown);
}

void RuleRow::offerReset() {
  if (m_reset == nullptr) {
    delete m_side->takeAt(m_side->count() - 1);  // what kept its place
    m_reset = new QToolButton(this);
    setRole(m_reset, "small");
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    m_reset->installEventFilter(this);
    m_side->addWidget(m_reset);
    setTabOrder(m_editors.back().widget, m_reset);
    connect(m_reset, &QToolButton::clicked, this, &RuleRow::resetRequested);
  }
  const int side = qRound(theme::textPixels(kResetSize));
  m_reset->setFixedSize(side, side);
  m_reset->setIcon(QIcon(chromeColors().dark ? QStringLiteral(":/icons/undo.svg")
                                             : QStringLiteral(":/icons/undo-dark.svg")));
  //: %1: name and value of another ruleset: "Tenhou: No"
  m_reset->setToolTip(tr("Reset to %1").arg(m_state.reference));
  m_reset->setAccessibleName(tr("%1: reset to %2").arg(ruleName(*m_field), m_state.reference));
  m_reset->show();
}

bool RuleRow::matches(const QStringList &words) const {
  return std::all_of(words.begin(), words.end(),
                     [this](const QString &word) { return m_searched.contains(word, Qt::CaseInsensitive); });
}

void RuleRow::focusEditor() {
  if (!m_editors.empty())
    m_editors.front().widget->setFocus(Qt::OtherFocusReason);
}

bool RuleRow::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::FocusIn)
    Q_EMIT pointedAt();
  return QFrame::eventFilter(watched, event);
}

void RuleRow::enterEvent(QEnterEvent *event) {
  QFrame::enterEvent(event);
  Q_EMIT pointedAt();
}

}  // namespace janso
