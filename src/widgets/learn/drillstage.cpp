// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/drillstage.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "rules/dora.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/learn/answerfields.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/handtray.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/pageparts/wintray.h"

namespace janso {

namespace {

constexpr double kTrayTile = 96;    // at most; smaller where the window is
constexpr double kTraySpan = 16.5;  // widths of a tile that a hand may take
constexpr qreal kHandTile = 96;
constexpr qreal kPickTile = 56;
constexpr int kWideWindow = 1000;  // of the window: more answers side by side

// An answer with the key that gives it.
QString numbered(int place, const QString &words) {
  return QStringLiteral("%1.  %2").arg(place).arg(words);
}

// All kinds, one or two suits to a row.
std::vector<std::vector<Tile>> everyKind(int suits) {
  std::vector<std::vector<Tile>> rows(static_cast<std::size_t>(4 / suits));
  for (int kind = 0; kind < kKinds; ++kind)
    rows[static_cast<std::size_t>(kind / (9 * suits))].push_back(Tile(static_cast<Kind>(kind)));
  return rows;
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
  m_field = nullptr;
  m_question.reset();
  m_revealed = false;
  m_spoken.clear();
}

void DrillStage::setOnFelt(bool onFelt) {
  m_onFelt = onFelt;
  for (TeachText *text : findChildren<TeachText *>()) {
    text->setLook(onFelt ? TeachText::Look::Table : TeachText::Look::Window);
    text->setAlignment(onFelt ? Qt::AlignHCenter : Qt::AlignLeft);
  }
}

bool DrillStage::isWide() const {
  return window()->width() >= kWideWindow && theme::textScale() <= 1;
}

void DrillStage::translate() {
  if (!m_question)
    return;
  const auto question = m_question;
  const auto given = m_field->entered();
  const bool revealed = m_revealed;
  showQuestion(question);
  if (given)
    m_field->enter(*given);
  if (revealed)
    reveal();
  else
    focusAnswer();
}

void DrillStage::showQuestion(const std::shared_ptr<const DrillQuestion> &question) {
  clear();
  m_question = question;
  m_content = new QWidget(this);
  m_layout = new QVBoxLayout(m_content);
  m_layout->setContentsMargins({});
  m_layout->setSpacing(16);
  std::visit([this](const auto &task) { build(task); }, question->task);
  connect(m_field, &AnswerField::changed, this, &DrillStage::answerChanged);
  connect(m_field, &AnswerField::submitted, this, &DrillStage::submitted);
  if (!m_field->isTall())
    m_layout->addStretch();
  setOnFelt(m_onFelt);
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
  for (const Tile tile : hand.tiles)
    concealed.tiles << TrayTile{tile};
  QList<TrayGroup> groups{concealed};
  for (std::size_t i = hand.melds.size(); i-- > 0;)
    groups << trayGroup(hand.melds[i], hand.owner);
  tray->setHand(groups);
  tray->setAccessibleName(tr("Hand"));
  tray->setAccessibleDescription(plainText(tilesMarkup({hand.tiles.data(), hand.tiles.size()})));
  m_spoken << tray->accessibleDescription();
  m_layout->addWidget(tray);
}

void DrillStage::addIndicators(const QString &label, const InlineVec<Tile, 5> &indicators, int players) {
  auto *line = new TeachText(m_content);
  line->setPainter(&m_painter);
  const InlineVec<Tile, 5> dora = doraTiles(indicators, players);
  //: Dora: its tiles (the indicator beside them)
  line->setMarkup(tr("%1: %2 (indicator %3)")
                      .arg(label, tilesMarkup({dora.data(), dora.size()}),
                           tilesMarkup({indicators.data(), indicators.size()})));
  m_spoken << line->plain();
  m_layout->addWidget(line);
}

void DrillStage::askAtTable(const SeatView &view, bool riichiToo) {
  m_field = new TableAnswer(*m_layout, {view, static_cast<std::uint32_t>(m_question->number), riichiToo},
                            m_options);
}

void DrillStage::addScores(const LastHandTask &task) {
  auto *frame = new QFrame(m_content);
  frame->setObjectName(QStringLiteral("card"));
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
    const QString wind = drillSeatName(seat, task.dealer);
    const QStringList cells{placeText(row + 1), own ? tr("You (%1)").arg(wind) : wind,
                            QLocale().toString(task.scores[static_cast<std::size_t>(seat)])};
    m_spoken << cells.join(QStringLiteral(", "));
    for (int column = 0; column < 3; ++column) {
      auto *label = new QLabel(cells[column], frame);
      setRole(label, own ? "accent" : "row");
      grid->addWidget(label, row, column, column == 2 ? Qt::AlignRight : Qt::AlignLeft);
    }
    ++row;
  }
  grid->setColumnStretch(3, 1);
  m_layout->addWidget(frame, 0, Qt::AlignHCenter);
}

// --- The exercises ---

void DrillStage::build(const WaitsTask &task) {
  addHand(task.hand);
  m_field = new TileAnswer(*m_layout, m_painter, everyKind(isWide() ? 2 : 1), true, kPickTile);
}

void DrillStage::build(const ShantenTask &task) {
  addHand(task.hand);
  QList<ChoiceAnswer::Choice> choices;
  for (int number = 0; number <= 6; ++number)
    choices.append({QString::number(number), number, {QString::number(number)}});
  m_field = new ChoiceAnswer(*m_layout, choices, 7);
}

void DrillStage::build(const EfficiencyTask &task) {
  if (m_question->saved) {
    askAtTable(task.view, false);
    return;
  }
  m_field = new TileAnswer(*m_layout, m_painter, {{task.hand.tiles.begin(), task.hand.tiles.end()}}, false,
                           kHandTile);
  m_spoken << plainText(tilesMarkup({task.hand.tiles.data(), task.hand.tiles.size()}));
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
  info.doraIndicators = task.input.doraIndicators;
  tray->setHand(info, task.rules.players);
  tray->setCaption(actionName(task.input.tsumo ? ActionType::Tsumo : ActionType::Ron), QString());
  m_layout->addWidget(tray);
  m_spoken << tray->accessibleDescription();
  addIndicators(tr("[[dora|Dora]]"), task.input.doraIndicators, task.rules.players);
  if (task.input.riichi && !task.input.uraIndicators.empty())
    addIndicators(tr("[[uradora|Ura dora]]"), task.input.uraIndicators, task.rules.players);
  askOfWin(task);
}

void DrillStage::askOfWin(const WinTask &task) {
  if (m_question->id == DrillId::Yaku) {
    const auto choice = [](int place, const QString &words, int number, const char *letter) {
      return ChoiceAnswer::Choice{
          numbered(place, words), number, {QString::number(place), QString::fromLatin1(letter)}};
    };
    m_field = new ChoiceAnswer(*m_layout,
                               {choice(1, tr("It can win"), 1, "Y"), choice(2, tr("No yaku"), 0, "N")}, 2);
  } else if (m_question->id == DrillId::Fu) {
    std::vector<int> values{20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110};
    if (std::ranges::find(values, task.result->fu) == values.end())
      values.push_back(task.result->fu);
    QList<ChoiceAnswer::Choice> choices;
    for (const int fu : values)
      choices.append({tr("%1 fu").arg(fu), fu});
    m_field = new ChoiceAnswer(*m_layout, choices, isWide() ? 6 : 4);
  } else {
    m_field = new NumberAnswer(*m_layout, task);
  }
}

void DrillStage::build(const SafetyTask &task) {
  askAtTable(task.view, false);
}

void DrillStage::build(const DiscardTask &task) {
  askAtTable(task.view, true);
}

void DrillStage::build(const LastHandTask &task) {
  addScores(task);
  QList<ChoiceAnswer::Choice> choices;
  for (int rung = 0; rung < static_cast<int>(task.rungs.size()); ++rung)
    choices.append({isWide() ? numbered(rung + 1, drillRungText(task, rung)) : drillRungText(task, rung),
                    rung,
                    {QString::number(rung + 1)}});
  choices.append({drillRungText(task, -1), -1, {QStringLiteral("0")}});
  m_field = new ChoiceAnswer(*m_layout, choices, isWide() ? 3 : 2);
}

QString DrillStage::spoken() const {
  return m_spoken.join(QStringLiteral(". "));
}

// --- The answer ---

bool DrillStage::isSingle() const {
  return m_field != nullptr && m_field->isSingle();
}

bool DrillStage::isTall() const {
  return m_field != nullptr && m_field->isTall();
}

std::optional<DrillAnswer> DrillStage::answer() const {
  return m_field && m_field->isComplete() ? m_field->entered() : std::nullopt;
}

void DrillStage::reveal() {
  m_revealed = true;
  DrillAnswer right = rightAnswer(*m_question);
  // All discards that are as good, where rightAnswer() names one.
  if (const auto *task = std::get_if<EfficiencyTask>(&m_question->task))
    right.kinds = task->right;
  m_field->reveal(right);
}

void DrillStage::focusAnswer() {
  m_field->takeFocus();
}

}  // namespace janso
