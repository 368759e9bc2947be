// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One option in the rules dialog: its name, its remarks, its editors, and the button that resets it.
#pragma once

#include <QFrame>
#include <QList>
#include <QString>
#include <vector>

#include "rules/presets/rulesetfields.h"
#include "rules/ruleset.h"
#include "widgets/setup/ruleeditors.h"

class QBoxLayout;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace janso {

// What a row shows next to the value.
struct RuleRowState {
  QString idle;           // why the option has no effect here; empty = it has one
  QString conflict;       // what the option contradicts
  bool grave = false;     // the conflict makes the ruleset unplayable
  QString reference;      // the value that it differs from, with its source: "Tenhou: No"; empty = none
  bool unstated = false;  // the documents of the preset do not specify it
  QString unstatedTip;
  bool operator==(const RuleRowState &) const = default;
};

class RuleRow : public QFrame {
  Q_OBJECT

 public:
  RuleRow(const RuleField &field, bool readOnly, QWidget *parent);

  const RuleField &field() const { return *m_field; }
  void showRules(const RuleSet &rules, const RuleRowState &state);
  const RuleRowState &state() const { return m_state; }
  // Whether all words of a search occur in its texts.
  bool matches(const QStringList &words) const;
  // Puts the value next to its name, or below it if a line of `width` pixels is too short for both; applies
  // until the next call.
  void fitTo(int width);
  bool canBeChanged() const { return !m_editors.empty() && m_state.idle.isEmpty(); }
  void focusEditor();

 Q_SIGNALS:
  void edited(int index, int value);
  void resetRequested();
  void pointedAt();  // the pointer or the focus has reached the row

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void enterEvent(QEnterEvent *event) override;

 private:
  void build(bool readOnly);
  QWidget *makeElements();
  void fit();
  void standBelow(bool below);
  int leastWidth() const;
  int mostColumns() const;
  void layElements(int columns);
  QWidget *addEditor(int index, QWidget *parent);
  void applyState();
  void showText(QLabel *&label, const QString &text, const char *role);
  void mark(QLabel *&label, bool shown, const QString &text, const QString &tip, const char *role);
  void offerReset();

  const RuleField *m_field;
  RuleRowState m_state;
  bool m_stateShown = false;
  int m_room = 0;  // from fitTo(); 0 = not known yet
  QString m_searched;
  QVBoxLayout *m_lines = nullptr;
  QBoxLayout *m_first = nullptr;  // the name and m_side
  QHBoxLayout *m_side = nullptr;  // marks, editor, reset button
  QLabel *m_name = nullptr;
  // Made when there is something to show, because most rows never need them.
  QLabel *m_badge = nullptr;
  QLabel *m_unstated = nullptr;
  QLabel *m_line = nullptr;
  QLabel *m_conflict = nullptr;
  QToolButton *m_reset = nullptr;
  QLabel *m_value = nullptr;  // replaces the editors when the row is read-only
  std::vector<RuleEditor> m_editors;
  std::vector<QWidget *> m_elements;  // one around each of several editors
  QGridLayout *m_grid = nullptr;      // holds m_elements
};

}  // namespace janso
