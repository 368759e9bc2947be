// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/answerfields.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "rules/legal/legal.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/verdictmark.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/tilebuttons.h"
#include "widgets/table/tablewidget.h"

namespace janso {

namespace {

constexpr int kNumberWidth = 170;
// Of the buttons of an answer.
constexpr int kLeastNumber = 48;
constexpr int kLeastChoice = 150;
constexpr int kMarkRoom = 26;      // for the mark beside the words
constexpr int kWideEnough = 1000;  // a window that has it

// The mark of the right answer.
QString marked(const QString &text) {
  return ChoiceAnswer::tr("✓ %1", "the right answer").arg(text);
}

// A mark in the corner of an answer, which stays as large as it is.
void mark(QAbstractButton *button, bool right) {
  constexpr int kCorner = 3;
  auto *verdict = new VerdictMark(button);
  verdict->setRight(right);
  verdict->move(button->width() - verdict->width() - kCorner, kCorner);
}

// What may be answered at the table, of all that is legal there.
Decision askedOf(const TableAnswer::Question &question) {
  Decision asked;
  Decision decision;
  if (decisionOf(question.view, decision)) {
    asked = decision;
    asked.legal = {};
    for (const Action &action : decision.legal) {
      if (action.type == ActionType::Dahai || (question.riichiToo && action.type == ActionType::Riichi))
        asked.legal.push_back(action);
    }
  }
  asked.id = question.number;
  asked.seat = question.view.seat;
  return asked;
}

}  // namespace

AnswerField::AnswerField(const QVBoxLayout &layout) : QObject(layout.parentWidget()) {}

// --- TileAnswer ---

TileAnswer::TileAnswer(QVBoxLayout &layout, TilePainter &painter, const std::vector<std::vector<Tile>> &rows,
                       bool several, qreal tileWidth)
    : AnswerField(layout), m_tiles(new TileButtons(painter, layout.parentWidget())), m_several(several) {
  m_tiles->setTiles(rows, several, tileWidth);
  connect(m_tiles, &TileButtons::changed, this, [this] {
    Q_EMIT changed();
    if (!m_several && !m_entering && !m_tiles->chosen().empty())
      Q_EMIT submitted();
  });
  layout.addWidget(m_tiles);
}

std::optional<DrillAnswer> TileAnswer::entered() const {
  DrillAnswer answer;
  answer.kinds = m_tiles->chosen();
  return answer.kinds.empty() ? std::nullopt : std::optional(answer);
}

void TileAnswer::enter(const DrillAnswer &answer) {
  m_entering = true;
  for (const Kind kind : answer.kinds)
    m_tiles->choose(kind, true);
  m_entering = false;
}

void TileAnswer::reveal(const DrillAnswer &right) {
  m_tiles->reveal(right.kinds);
}

void TileAnswer::takeFocus() {
  m_tiles->button(0)->setFocus(Qt::OtherFocusReason);
}

// --- ChoiceAnswer ---

ChoiceAnswer::ChoiceAnswer(QVBoxLayout &layout, const QList<Choice> &choices, int columns)
    : AnswerField(layout) {
  QWidget *content = layout.parentWidget();
  columns = std::max(1, static_cast<int>(columns / theme::textScale()));
  m_choices = new QButtonGroup(content);
  auto *grid = new QGridLayout;
  grid->setSpacing(8);
  const int least = columns > 3 ? kLeastNumber : kLeastChoice;
  for (qsizetype i = 0; i < choices.size(); ++i) {
    const Choice &choice = choices[i];
    auto *button = new QPushButton(choice.text, content);
    button->setCheckable(true);
    button->setAutoDefault(false);
    setRole(button, "answer");
    button->ensurePolished();
    const int room = columns > 2 && content->window()->width() >= kWideEnough ? kMarkRoom : 0;
    button->setMinimumWidth(
        std::max(button->sizeHint().width() + room, qRound(least * std::min(theme::textScale(), 1.5))));
    // At once: the button's own shortcut would wait for its animation, and Enter may follow quickly.
    for (const QString &key : choice.keys)
      connect(new QShortcut(QKeySequence(key), content), &QShortcut::activated, button,
              &QAbstractButton::click);
    m_choices->addButton(button, idOf(choice.number));
    const int row = static_cast<int>(i) / columns;
    if (choice.number < 0)
      grid->addWidget(button, row + 1, 0, 1, columns);
    else
      grid->addWidget(button, row, static_cast<int>(i) % columns);
  }
  connect(m_choices, &QButtonGroup::idToggled, this, &AnswerField::changed);
  connect(m_choices, &QButtonGroup::idClicked, this, &AnswerField::submitted);
  auto *row = new QHBoxLayout;
  row->setSpacing(0);
  row->addStretch(1);
  row->addLayout(grid);
  row->addStretch(1);
  layout.addLayout(row);
}

std::optional<DrillAnswer> ChoiceAnswer::entered() const {
  if (m_choices->checkedButton() == nullptr)
    return std::nullopt;
  DrillAnswer answer;
  const int chosen = m_choices->checkedId();
  answer.number = chosen == kNone ? -1 : chosen;
  return answer;
}

void ChoiceAnswer::enter(const DrillAnswer &answer) {
  m_choices->button(idOf(answer.number))->setChecked(true);
}

void ChoiceAnswer::reveal(const DrillAnswer &right) {
  for (QAbstractButton *button : m_choices->buttons()) {
    button->setEnabled(false);
    if (m_choices->id(button) == idOf(right.number)) {
      mark(button, true);
      button->setAccessibleName(marked(button->text()));
      setRole(button, "answerRight");
    } else if (button->isChecked()) {
      mark(button, false);
      button->setAccessibleName(tr("✗ %1", "what was answered wrongly").arg(button->text()));
    }
  }
}

void ChoiceAnswer::takeFocus() {
  m_choices->buttons().first()->setFocus(Qt::OtherFocusReason);
}

// --- NumberAnswer ---

NumberAnswer::NumberAnswer(QVBoxLayout &layout, const WinTask &task) : AnswerField(layout) {
  QWidget *content = layout.parentWidget();
  auto *frame = new QFrame(content);
  frame->setObjectName(QStringLiteral("card"));
  auto *form = new QFormLayout(frame);
  form->setContentsMargins(18, 12, 18, 12);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  for (const ScoreKey &key : scoreKeys(task)) {
    auto *box = new QSpinBox(frame);
    const bool points = key.field != ScoreField::Han && key.field != ScoreField::Fu;
    box->setRange(0, points ? 48000 : key.field == ScoreField::Fu ? 130 : 30);
    box->setSingleStep(points ? 100 : key.field == ScoreField::Fu ? 10 : 1);
    box->setGroupSeparatorShown(points);
    box->setAccessibleName(drillFieldName(key.field));
    box->setFixedWidth(kNumberWidth);
    auto *right = new QLabel(frame);
    setRole(right, "gain");
    right->ensurePolished();
    right->setMinimumWidth(right->fontMetrics().horizontalAdvance(marked(QStringLiteral("000,000"))));
    auto *row = new QHBoxLayout;
    row->addWidget(box);
    row->addWidget(right, 1);
    connect(box, &QSpinBox::valueChanged, this, &AnswerField::changed);
    auto *label = new QLabel(drillFieldName(key.field), frame);
    label->setBuddy(box);
    form->addRow(label, row);
    m_numbers << box;
    m_right << right;
  }
  layout.addWidget(frame, 0, Qt::AlignHCenter);
}

std::optional<DrillAnswer> NumberAnswer::entered() const {
  DrillAnswer answer;
  for (const QSpinBox *box : m_numbers)
    answer.numbers.push_back(box->value());
  return answer;
}

// A nought is a number that is still to be entered.
bool NumberAnswer::isComplete() const {
  return std::none_of(m_numbers.begin(), m_numbers.end(),
                      [](const QSpinBox *box) { return box->value() == 0; });
}

void NumberAnswer::enter(const DrillAnswer &answer) {
  for (qsizetype i = 0; i < m_numbers.size(); ++i)
    m_numbers[i]->setValue(answer.numbers[static_cast<std::size_t>(i)]);
}

void NumberAnswer::reveal(const DrillAnswer &right) {
  for (qsizetype i = 0; i < m_numbers.size(); ++i) {
    const int wanted = right.numbers[static_cast<std::size_t>(i)];
    m_numbers[i]->setEnabled(false);
    m_right[i]->setText(marked(QLocale().toString(wanted)));
  }
}

void NumberAnswer::takeFocus() {
  m_numbers.first()->setFocus(Qt::TabFocusReason);  // selects the nought: one types over it
}

// --- TableAnswer ---

TableAnswer::TableAnswer(QVBoxLayout &layout, const Question &question, const TableOptions &options)
    : AnswerField(layout), m_table(new TableWidget(layout.parentWidget())) {
  const SeatView &view = question.view;
  m_table->setMinimumSize(420, 340);
  m_table->setOptions(options);
  std::array<QString, 4> names;
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    const QString wind = drillSeatName(seat, view.board.dealer, view.board.seats());
    names[static_cast<std::size_t>(seat)] = seat == view.seat ? tr("You") : wind;
  }
  m_table->setSeatNames(names, {});
  m_table->setView(view);
  connect(m_table, &TableWidget::actionChosen, this, [this](quint32, const Action &action) {
    m_action = action;
    Q_EMIT submitted();
  });
  m_table->setDecision(askedOf(question), view);
  layout.addWidget(m_table, 1);
}

std::optional<DrillAnswer> TableAnswer::entered() const {
  if (!m_action)
    return std::nullopt;
  DrillAnswer answer;
  answer.action = *m_action;
  answer.kinds.add(m_action->tile.kind());
  return answer;
}

void TableAnswer::enter(const DrillAnswer &answer) {
  m_action = answer.action;
}

void TableAnswer::reveal(const DrillAnswer &) {
  m_table->clearDecision();
}

void TableAnswer::takeFocus() {
  m_table->setFocus(Qt::OtherFocusReason);
}

}  // namespace janso
