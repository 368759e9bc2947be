// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drillstage.h"

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
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "rules/legal.h"
#include "widgets/chromestyle.h"
#include "widgets/drillwords.h"
#include "widgets/handtray.h"
#include "widgets/tablewidget.h"
#include "widgets/teachtext.h"
#include "widgets/tilebuttons.h"
#include "widgets/wintray.h"

namespace janso {

namespace {

constexpr double kTrayTile = 96;    // at most; smaller where the window is
constexpr double kTraySpan = 16.5;  // widths of a tile that a hand may take
constexpr int kNumberWidth = 170;
constexpr qreal kHandTile = 96;
constexpr qreal kPickTile = 56;

// All kinds, a suit to a row.
std::vector<std::vector<Tile>> everyKind() {
  std::vector<std::vector<Tile>> rows(4);
  for (int kind = 0; kind < kKinds; ++kind)
    rows[static_cast<std::size_t>(kind / 9)].push_back(Tile(static_cast<Kind>(kind)));
  return rows;
}

TrayGroup groupOf(const Meld &meld) {
  TrayGroup group;
  for (std::size_t i = 0; i < meld.tiles.size(); ++i) {
    TrayTile tile;
    tile.tile = meld.tiles[i];
    tile.sideways = meld.isOpen() && i == 0;
    tile.back = meld.type == MeldType::Ankan && (i == 0 || i == 3);
    group.tiles << tile;
  }
  return group;
}

}  // namespace

DrillStage::DrillStage(TilePainter &painter, const TableOptions &options, QWidget *parent)
    : QWidget(parent), m_painter(painter), m_options(options) {
  m_options.speed = 0;
  m_options.showAllHands = false;
  m_options.exercise = true;
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
}

void DrillStage::fitTray() {
  if (m_tray)
    m_tray->setTileWidth(std::clamp(std::floor(width() / kTraySpan), 24.0, kTrayTile));
}

void DrillStage::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  fitTray();
}

void DrillStage::clear() {
  delete m_content;
  m_content = nullptr;
  m_layout = nullptr;
  m_tray = nullptr;
  m_tiles = nullptr;
  m_choices = nullptr;
  m_numbers.clear();
  m_rightNumbers.clear();
  m_table = nullptr;
  m_action.reset();
  m_question.reset();
  m_revealed = false;
}

void DrillStage::translate() {
  if (!m_question)
    return;
  const auto question = m_question;
  const auto given = answer();
  const bool revealed = m_revealed;
  QList<int> numbers;
  for (const QSpinBox *box : std::as_const(m_numbers))
    numbers << box->value();
  showQuestion(question);
  for (qsizetype i = 0; i < numbers.size(); ++i)
    m_numbers[i]->setValue(numbers[i]);
  if (given)
    choose(*given);
  if (revealed)
    reveal();
  else
    focusAnswer();
}

void DrillStage::choose(const DrillAnswer &answer) {
  if (m_tiles) {
    for (const Kind kind : answer.kinds)
      m_tiles->choose(kind, true);
  } else if (m_table) {
    m_action = answer.action;
  } else if (m_choices) {
    m_choices->button(answer.number < 0 ? kNoRung : answer.number)->setChecked(true);
  }
}

void DrillStage::showQuestion(const std::shared_ptr<const DrillQuestion> &question) {
  clear();
  m_question = question;
  m_content = new QWidget(this);
  m_layout = new QVBoxLayout(m_content);
  m_layout->setContentsMargins({});
  m_layout->setSpacing(16);
  std::visit([this](const auto &task) { build(task); }, question->task);
  if (!m_table)
    m_layout->addStretch();
  layout()->addWidget(m_content);
  m_content->show();  // at once: it gets the focus
  Q_EMIT answerChanged();
}

// --- What is shown ---

void DrillStage::addHand(const DrillHand &hand) {
  auto *tray = new HandTray(m_content);
  tray->setPainter(&m_painter);
  tray->setFelt(m_options.felt);
  m_tray = tray;
  fitTray();
  TrayGroup concealed;
  QStringList names;
  for (const Tile tile : hand.tiles)
    concealed.tiles << TrayTile{tile};
  QList<TrayGroup> groups{concealed};
  for (std::size_t i = hand.melds.size(); i-- > 0;)
    groups << groupOf(hand.melds[i]);
  tray->setHand(groups);
  tray->setAccessibleName(tr("Hand"));
  tray->setAccessibleDescription(plainText(tilesMarkup({hand.tiles.data(), hand.tiles.size()})));
  m_layout->addWidget(tray);
}

void DrillStage::addIndicators(const QString &label, const InlineVec<Tile, 5> &indicators, int players) {
  auto *line = new TeachText(m_content);
  line->setPainter(&m_painter);
  QStringList names;
  InlineVec<Tile, 5> dora;
  for (const Tile tile : indicators)
    dora.push_back(Tile(doraOf(tile.kind(), players)));
  //: Dora: its tiles (the indicator beside them)
  line->setMarkup(tr("%1: %2 (indicator %3)")
                      .arg(label, tilesMarkup({dora.data(), dora.size()}),
                           tilesMarkup({indicators.data(), indicators.size()})));
  m_layout->addWidget(line);
}

void DrillStage::addTable(const SeatView &view, bool riichiToo) {
  m_table = new TableWidget(m_content);
  m_table->setMinimumSize(420, 340);
  m_table->setOptions(m_options);
  std::array<QString, 4> names;
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    const QString wind = drillwords::seatName(seat, view.board.dealer, view.board.seats());
    names[static_cast<std::size_t>(seat)] = seat == view.seat ? tr("You") : wind;
  }
  m_table->setSeatNames(names, {});
  m_table->setView(view);
  Decision decision;
  Decision asked;
  if (decisionOf(view, decision)) {
    asked = decision;
    asked.legal = {};
    for (const Action &action : decision.legal) {
      if (action.type == ActionType::Dahai || (riichiToo && action.type == ActionType::Riichi))
        asked.legal.push_back(action);
    }
  }
  asked.id = static_cast<std::uint32_t>(m_question->number);
  asked.seat = view.seat;
  connect(m_table, &TableWidget::actionChosen, this, [this](quint32, const Action &action) {
    m_action = action;
    Q_EMIT submitted();
  });
  m_table->setDecision(asked, view);
  m_layout->addWidget(m_table, 1);
}

void DrillStage::addChoices(const QStringList &texts, const QList<int> &values, int columns, bool digits) {
  m_choices = new QButtonGroup(m_content);
  auto *grid = new QGridLayout;
  grid->setSpacing(8);
  for (qsizetype i = 0; i < texts.size(); ++i) {
    auto *button = new QPushButton(texts[i], m_content);
    button->setCheckable(true);
    button->setAutoDefault(false);
    setRole(button, "answer");
    // At once: the button's own shortcut would wait for its animation, and Enter may follow quickly.
    if (digits)
      connect(new QShortcut(QKeySequence(QString::number(values[i])), m_content), &QShortcut::activated,
              button, &QAbstractButton::click);
    m_choices->addButton(button, values[i]);
    // What is none of the others has a row of its own.
    const int row = static_cast<int>(i) / columns;
    if (values[i] == kNoRung)
      grid->addWidget(button, row + 1, 0, 1, columns);
    else
      grid->addWidget(button, row, static_cast<int>(i) % columns);
  }
  connect(m_choices, &QButtonGroup::idToggled, this, [this] { Q_EMIT answerChanged(); });
  m_layout->addLayout(grid);
}

void DrillStage::addNumbers(const WinTask &task) {
  auto *form = new QFormLayout;
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  for (const ScoreKey &key : scoreKeys(task)) {
    auto *box = new QSpinBox(m_content);
    const bool points = key.field != ScoreField::Han && key.field != ScoreField::Fu;
    box->setRange(0, points ? 48000 : key.field == ScoreField::Fu ? 130 : 30);
    box->setSingleStep(points ? 100 : key.field == ScoreField::Fu ? 10 : 1);
    box->setGroupSeparatorShown(points);
    box->setAccessibleName(drillwords::fieldName(key.field));
    box->setFixedWidth(kNumberWidth);
    auto *right = new QLabel(m_content);
    setRole(right, "gain");
    auto *row = new QHBoxLayout;
    row->addWidget(box);
    row->addWidget(right, 1);
    connect(box, &QSpinBox::valueChanged, this, [this] { Q_EMIT answerChanged(); });
    auto *label = new QLabel(drillwords::fieldName(key.field), m_content);
    label->setBuddy(box);
    form->addRow(label, row);
    m_numbers << box;
    m_rightNumbers << right;
  }
  m_layout->addLayout(form);
}

void DrillStage::addScores(const LastHandTask &task) {
  auto *frame = new QFrame(m_content);
  frame->setObjectName(QStringLiteral("panel"));
  auto *grid = new QGridLayout(frame);
  grid->setContentsMargins(18, 14, 18, 14);
  grid->setHorizontalSpacing(28);
  std::vector<int> seats{0, 1, 2, 3};
  std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) {
    return task.scores[static_cast<std::size_t>(a)] > task.scores[static_cast<std::size_t>(b)];
  });
  int row = 0;
  for (const int seat : seats) {
    const bool own = seat == task.seat;
    const QString wind = drillwords::seatName(seat, task.dealer);
    const QStringList cells{drillwords::placeName(row + 1), own ? tr("You (%1)").arg(wind) : wind,
                            QLocale().toString(task.scores[static_cast<std::size_t>(seat)])};
    for (int column = 0; column < 3; ++column) {
      auto *label = new QLabel(cells[column], frame);
      setRole(label, own ? "accent" : "row");
      grid->addWidget(label, row, column, column == 2 ? Qt::AlignRight : Qt::AlignLeft);
    }
    ++row;
  }
  grid->setColumnStretch(3, 1);
  m_layout->addWidget(frame);
}

// --- The exercises ---

void DrillStage::build(const WaitsTask &task) {
  addHand(task.hand);
  m_tiles = new TileButtons(m_painter, m_content);
  m_tiles->setTiles(everyKind(), true, kPickTile);
  connect(m_tiles, &TileButtons::changed, this, &DrillStage::answerChanged);
  m_layout->addWidget(m_tiles);
}

void DrillStage::build(const ShantenTask &task) {
  addHand(task.hand);
  QStringList texts;
  QList<int> values;
  for (int number = 0; number <= 6; ++number) {
    texts << QString::number(number);
    values << number;
  }
  addChoices(texts, values, 7, true);
}

void DrillStage::build(const EfficiencyTask &task) {
  if (m_question->saved) {
    addTable(task.view, false);
    return;
  }
  m_tiles = new TileButtons(m_painter, m_content);
  m_tiles->setTiles({{task.hand.tiles.begin(), task.hand.tiles.end()}}, false, kHandTile);
  connect(m_tiles, &TileButtons::changed, this, &DrillStage::answerChanged);
  m_layout->addWidget(m_tiles);
  addIndicators(tr("[[dora|Dora]]"), task.view.board.doraIndicators, task.view.board.seats());
}

void DrillStage::build(const WinTask &task) {
  auto *tray = new WinTray(m_content);
  tray->setPainter(&m_painter);
  tray->setFelt(m_options.felt);
  HoraInfo info;
  info.winner = task.input.winner;
  info.from = task.input.from;
  for (const Tile tile : task.input.concealed)
    info.hand.push_back(tile);
  info.melds = task.input.melds;
  info.winTile = task.input.winTile;
  QList<Kind> dora;
  for (const Tile tile : task.input.doraIndicators)
    dora << doraOf(tile.kind(), task.rules.players);
  tray->setHand(info, dora);
  tray->setCaption(task.input.tsumo ? tr("Tsumo") : tr("Ron"), QString());
  m_layout->addWidget(tray);
  addIndicators(tr("[[dora|Dora]]"), task.input.doraIndicators, task.rules.players);
  if (task.input.riichi && !task.input.uraIndicators.empty())
    addIndicators(tr("[[uradora|Ura dora]]"), task.input.uraIndicators, task.rules.players);
  if (m_question->id == DrillId::Yaku) {
    addChoices({tr("It may win"), tr("No yaku")}, {1, 0}, 2, true);
  } else if (m_question->id == DrillId::Fu) {
    QStringList texts;
    QList<int> values;
    for (const int fu : {20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110}) {
      texts << tr("%1 fu").arg(fu);
      values << fu;
    }
    if (!values.contains(task.result->fu)) {
      texts << tr("%1 fu").arg(task.result->fu);
      values << task.result->fu;
    }
    addChoices(texts, values, 4, false);
  } else {
    addNumbers(task);
  }
}

void DrillStage::build(const SafetyTask &task) {
  addTable(task.view, false);
}

void DrillStage::build(const DiscardTask &task) {
  addTable(task.view, true);
}

void DrillStage::build(const LastHandTask &task) {
  addScores(task);
  QStringList texts;
  QList<int> values;
  for (int rung = 0; rung < static_cast<int>(task.rungs.size()); ++rung) {
    texts << drillwords::rungText(task, rung);
    values << rung;
  }
  texts << drillwords::rungText(task, -1);
  values << kNoRung;
  addChoices(texts, values, 2, false);
}

// --- The answer ---

std::optional<DrillAnswer> DrillStage::answer() const {
  if (!m_question)
    return std::nullopt;
  DrillAnswer answer;
  if (m_tiles) {
    answer.kinds = m_tiles->chosen();
    return answer.kinds.empty() ? std::nullopt : std::optional(answer);
  }
  if (m_table) {
    if (!m_action)
      return std::nullopt;
    answer.action = *m_action;
    answer.kinds.add(m_action->tile.kind());
    return answer;
  }
  if (m_choices) {
    if (!m_choices->checkedButton())
      return std::nullopt;
    const int chosen = m_choices->checkedId();
    answer.number = chosen == kNoRung ? -1 : chosen;
    return answer;
  }
  for (const QSpinBox *box : m_numbers) {
    if (box->value() == 0)
      return std::nullopt;
    answer.numbers.push_back(box->value());
  }
  return answer.numbers.empty() ? std::nullopt : std::optional(answer);
}

void DrillStage::reveal() {
  m_revealed = true;
  const DrillAnswer right = rightAnswer(*m_question);
  if (m_tiles) {
    const auto *task = std::get_if<EfficiencyTask>(&m_question->task);
    m_tiles->reveal(task ? task->right : right.kinds);
  }
  if (m_choices) {
    const int wanted = right.number < 0 ? kNoRung : right.number;
    for (QAbstractButton *button : m_choices->buttons()) {
      button->setEnabled(false);
      if (m_choices->id(button) == wanted) {
        button->setText(tr("✓ %1", "the right answer").arg(button->text()));
        setRole(button, "answerRight");
      } else if (button->isChecked()) {
        button->setText(tr("✗ %1", "what was answered wrongly").arg(button->text()));
      }
    }
  }
  for (qsizetype i = 0; i < m_numbers.size(); ++i) {
    const int wanted = right.numbers[static_cast<std::size_t>(i)];
    m_numbers[i]->setEnabled(false);
    m_rightNumbers[i]->setText(tr("✓ %1", "the right answer").arg(QLocale().toString(wanted)));
  }
  if (m_table)
    m_table->clearDecision();
}

void DrillStage::focusAnswer() {
  if (m_tiles)
    m_tiles->button(0)->setFocus(Qt::OtherFocusReason);
  else if (m_table)
    m_table->setFocus(Qt::OtherFocusReason);
  else if (m_choices)
    m_choices->buttons().first()->setFocus(Qt::OtherFocusReason);
  else if (!m_numbers.isEmpty())
    m_numbers.first()->setFocus(Qt::TabFocusReason);  // selects the nought: one types over it
}

}  // namespace janso
