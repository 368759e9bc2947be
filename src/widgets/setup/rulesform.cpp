// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/rulesform.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetconflicts.h"
#include "widgets/controls/scrolltofocus.h"
#include "widgets/lexicon/ruleconflicttexts.h"
#include "widgets/lexicon/ruledependencies.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/ruletexts.h"
#include "widgets/setup/rulerow.h"

namespace janso {

namespace {

bool sameValues(const RuleField &field, const RuleSet &a, const RuleSet &b) {
  for (int index = 0; index < field.count; ++index) {
    if (field.get(a, index) != field.get(b, index))
      return false;
  }
  return true;
}

// Another number of players takes along what could not be played with it and is then out of reach.
void followPlayers(RuleSet &rules) {
  if (rules.players == 3) {
    rules.chi = false;
    rules.redFives[0] = 0;
    // The three places share as first, second and last of four did.
    rules.uma = {rules.uma[0], 0, -rules.uma[0], 0};
  } else {
    rules.kita = false;
    rules.chi = true;
    rules.uma = {rules.uma[0], 0, 0, -rules.uma[0]};
  }
  rules.oka = std::max(0, rules.players * (rules.returnPoints - rules.startingPoints));
}

}  // namespace

RulesForm::RulesForm(QWidget *parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  setFocusPolicy(Qt::NoFocus);
}

void RulesForm::setReadOnly(bool readOnly) {
  Q_ASSERT(m_rows.empty());
  m_readOnly = readOnly;
  // Without editors the keys scroll.
  setFocusPolicy(readOnly ? Qt::StrongFocus : Qt::NoFocus);
}

void RulesForm::build() {
  auto *contents = new QWidget;
  auto *column = new QVBoxLayout(contents);
  column->setContentsMargins(0, 0, 6, 0);
  column->setSpacing(0);
  m_nothing = new QLabel(tr("No matching rules."), contents);
  m_nothing->setProperty("role", QStringLiteral("second"));
  m_nothing->setAlignment(Qt::AlignCenter);
  m_nothing->setMinimumHeight(80);
  column->addWidget(m_nothing);
  for (const RuleField &field : ruleFields()) {
    if (m_headings.empty() || m_headings.back().group != field.group) {
      auto *heading = new QLabel(ruleGroupName(field.group), contents);
      heading->setProperty("role", QStringLiteral("group"));
      column->addWidget(heading);
      m_headings.push_back({field.group, heading});
    }
    auto *row = new RuleRow(field, m_readOnly, contents);
    column->addWidget(row);
    m_rows.push_back(row);
    connect(row, &RuleRow::pointedAt, this, [this, &field] { Q_EMIT pointedAt(&field); });
    connect(row, &RuleRow::resetRequested, this, [this, &field] { reset(field); });
    connect(row, &RuleRow::edited, this, [this, &field](int index, int value) {
      field.set(m_rules, index, value);
      if (field.key == "players")
        followPlayers(m_rules);
      showRules();
      Q_EMIT edited();
      QMetaObject::invokeMethod(this, &RulesForm::keepInSight, Qt::QueuedConnection);
    });
  }
  column->addStretch(1);
  setWidget(contents);
  fitRows();
}

void RulesForm::setRules(const RuleSet &rules) {
  m_rules = rules;
  showRules();
  filter();
}

void RulesForm::setReference(const RuleSet &rules, const QString &name) {
  m_reference = rules;
  m_referenceName = name;
  showRules();
  filter();
}

bool RulesForm::differs(const RuleField &field) const {
  return !sameValues(field, m_rules, m_reference);
}

void RulesForm::reset(const RuleField &field) {
  for (int index = 0; index < field.count; ++index)
    field.set(m_rules, index, field.get(m_reference, index));
  showRules();
  if (RuleRow *back = row(field.key))
    back->focusEditor();
  Q_EMIT edited();
}

void RulesForm::resetAll() {
  for (const RuleField &field : ruleFields()) {
    for (int index = 0; index < field.count; ++index)
      field.set(m_rules, index, field.get(m_reference, index));
  }
  showRules();
  filter();
  Q_EMIT edited();
}

void RulesForm::showRules() {
  if (m_rows.empty())
    build();
  const Preset *preset = findPreset(m_rules.id);
  const QString id = QString::fromStdString(m_rules.id);
  const std::optional<RuleSet> base = preset == nullptr ? std::nullopt : std::optional(preset->make());
  const std::vector<RuleConflict> conflicts = ruleConflicts(m_rules);
  m_differenceCount = 0;
  m_errors.clear();
  for (const RuleConflict &conflict : conflicts) {
    if (conflict.level == ConflictLevel::Error)
      m_errors << ruleConflictSentence(conflict);
  }
  for (RuleRow *row : m_rows) {
    const RuleField &field = row->field();
    RuleRowState state = conflictState(field, conflicts);
    if (differs(field)) {
      ++m_differenceCount;
      //: Another ruleset and its value of an option: "Tenhou: No"
      state.reference = tr("%1: %2").arg(m_referenceName, ruleValueNames(field, m_reference));
    }
    state.unstated = base && !presetStates(m_rules.id, field.key) && sameValues(field, m_rules, *base);
    if (state.unstated)
      state.unstatedTip = tr("The %1 documents don't cover this option, or they disagree. The value shown is "
                             "common practice.")
                              .arg(rulesetName(id, id));
    row->showRules(m_rules, state);
  }
}

void RulesForm::fitRows() {
  if (m_rows.empty())
    return;
  const QMargins around = widget()->layout()->contentsMargins();
  const int width = viewport()->width() - around.left() - around.right();
  for (RuleRow *row : m_rows)
    row->fitTo(width);
}

// Lines that an edit adds, here and beside the form, may push away what is being edited.
void RulesForm::keepInSight() {
  QWidget *edited = focusWidget();
  if (edited == nullptr || !edited->hasFocus() || !widget()->isAncestorOf(edited))
    return;
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
  scrollInSight(edited);
}

void RulesForm::resizeEvent(QResizeEvent *event) {
  QScrollArea::resizeEvent(event);
  if (event->size().width() != event->oldSize().width())
    fitRows();
}

// An option that means nothing says so once; one that makes the ruleset unplayable can always be changed.
RuleRowState RulesForm::conflictState(const RuleField &field,
                                      const std::vector<RuleConflict> &conflicts) const {
  RuleRowState state;
  state.idle = ruleIdleReason(field, m_rules);
  QStringList sentences;
  for (const RuleConflict &conflict : conflicts) {
    const bool error = conflict.level == ConflictLevel::Error;
    const RuleField *other = findRuleField(conflict.first == field.key ? conflict.second : conflict.first);
    if (conflict.first != field.key && conflict.second != field.key)
      continue;
    const bool said =
        !state.idle.isEmpty() || (other != nullptr && !ruleIdleReason(*other, m_rules).isEmpty());
    if (!error && said)
      continue;
    state.grave = state.grave || error;
    sentences << ruleConflictSentence(conflict);
  }
  if (state.grave)
    state.idle.clear();
  state.conflict = sentences.join(QLatin1Char('\n'));
  return state;
}

void RulesForm::setFilter(const QString &search, int group, bool onlyDifferences) {
  m_search = search;
  m_group = group;
  m_onlyDifferences = onlyDifferences;
  filter();
  verticalScrollBar()->setValue(0);
}

void RulesForm::filter() {
  if (m_rows.empty())
    return;
  const QStringList words = m_search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  std::vector<int> inGroup(m_headings.size(), 0);
  m_shown = 0;
  widget()->setUpdatesEnabled(false);
  for (RuleRow *row : m_rows) {
    const RuleField &field = row->field();
    const bool shown = (m_group < 0 || static_cast<int>(field.group) == m_group) &&
                       (!m_onlyDifferences || differs(field)) && row->matches(words);
    row->setVisible(shown);
    m_shown += shown ? 1 : 0;
    if (shown)
      ++inGroup[static_cast<std::size_t>(field.group)];
  }
  for (const Heading &heading : m_headings)
    heading.label->setVisible(inGroup[static_cast<std::size_t>(heading.group)] > 0);
  m_nothing->setVisible(m_shown == 0);
  m_nothing->setText(m_onlyDifferences && words.isEmpty() && m_group < 0
                         ? tr("No differences from %1.").arg(m_referenceName)
                         : tr("No matching rules."));
  widget()->setUpdatesEnabled(true);
}

RuleRow *RulesForm::row(std::string_view key) const {
  const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                  [key](const RuleRow *row) { return row->field().key == key; });
  return found == m_rows.end() ? nullptr : *found;
}

void RulesForm::focusFirst() {
  const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                  [](const RuleRow *row) { return !row->isHidden() && row->canBeChanged(); });
  if (found != m_rows.end())
    (*found)->focusEditor();
}

}  // namespace janso
