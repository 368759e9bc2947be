// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/rolloutview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <algorithm>
#include <optional>
#include <utility>

#include "ui_rolloutview.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso {

namespace {

// Losses first, the biggest first, then what is not judged: steps back first, each in the order of the game.
std::vector<const ReviewedChoice *> worthARollout(const ReviewedGame &game) {
  std::vector<const ReviewedChoice *> rows;
  for (const ReviewedChoice &choice : game.choices()) {
    if (choice.isLoss() || !choice.rollouts.empty() || (!choice.verdict->isJudged() && choice.canRollOut()))
      rows.push_back(&choice);
  }
  std::ranges::stable_sort(rows, [](const ReviewedChoice *a, const ReviewedChoice *b) {
    if (a->verdict->isJudged() != b->verdict->isJudged())
      return a->verdict->isJudged();
    return a->verdict->isJudged() ? a->verdict->lossPlace > b->verdict->lossPlace
                                  : a->stepsBack() > b->stepsBack();
  });
  return rows;
}

// Of the rollout that judges, otherwise of the one with the most.
int dealsPlayed(const ReviewedChoice &choice) {
  int most = 0;
  for (const Rollout &rollout : choice.rollouts) {
    if (rollout.judges())
      return rollout.reported().pairs;
    most = std::max(most, rollout.reported().pairs);
  }
  return most;
}

}  // namespace

RolloutView::RolloutView(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RolloutView>()) {
  m_ui->setupUi(this);
  QHeaderView *header = m_ui->choices->header();
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setStretchLastSection(false);
  header->setSectionResizeMode(0, QHeaderView::Stretch);
  m_ui->choices->headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
  connect(m_ui->choices, &QTreeWidget::currentItemChanged, this, &RolloutView::showChosen);
  connect(m_ui->choices, &QTreeWidget::itemActivated, this, [this] {
    if (chosen() != nullptr)
      Q_EMIT placeChosen(chosen()->place());
  });
}

RolloutView::~RolloutView() = default;

void RolloutView::setPainter(TilePainter *painter) {
  m_ui->told->setPainter(painter);
}

RolloutBar *RolloutView::bar() const {
  return m_ui->bar;
}

const ReviewedChoice *RolloutView::chosen() const {
  const int row = m_ui->choices->indexOfTopLevelItem(m_ui->choices->currentItem());
  return row < 0 ? nullptr : m_rows[static_cast<std::size_t>(row)];
}

void RolloutView::setGame(std::shared_ptr<const ReviewedGame> game, const SeatNames &names) {
  std::optional<ReplayPlace> before;
  if (m_game != nullptr && game != nullptr && m_game->hash() == game->hash() &&
      m_game->seat() == game->seat() && chosen() != nullptr)
    before = chosen()->place();
  m_game = std::move(game);
  m_names = names;
  fill();
  const auto row = std::ranges::find_if(
      m_rows, [&](const ReviewedChoice *choice) { return before && choice->place() == *before; });
  const auto index = row == m_rows.end() ? 0 : static_cast<int>(row - m_rows.begin());
  if (!m_rows.empty())
    m_ui->choices->setCurrentItem(m_ui->choices->topLevelItem(index));
  showChosen();
}

void RolloutView::fill() {
  const QSignalBlocker quiet(m_ui->choices);
  m_ui->choices->clear();
  m_rows = m_game == nullptr ? std::vector<const ReviewedChoice *>() : worthARollout(*m_game);
  for (const ReviewedChoice *choice : m_rows) {
    const Board board = m_game->replay().view(choice->place(), m_game->seat(), ReplayHands::Own).board;
    auto *row = new QTreeWidgetItem(m_ui->choices);
    //: %1: "East 2 · turn 7", %2: what was played
    row->setText(
        0, tr("%1: %2").arg(replayTurnText(board), plainText(coachActionText(choice->verdict->action))));
    row->setToolTip(0, row->text(0));
    row->setText(1, reviewVerdictName(*choice->verdict));
    const int deals = dealsPlayed(*choice);
    row->setText(2, deals == 0 ? QStringLiteral("\u2013") : QLocale().toString(deals));
    row->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
  }
}

void RolloutView::showChosen() {
  const ReviewedChoice *choice = chosen();
  m_ui->told->setMarkup(
      choice == nullptr
          ? tr("Nothing to roll out: there are no mistakes, and every decision has been judged.")
          : reviewMarkup(*choice->verdict, choice->facts, m_names, choice->rollouts));
  m_ui->bar->setChoice(m_game, choice);
}

void RolloutView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    if (m_game != nullptr)
      setGame(m_game, m_names);
  }
}

}  // namespace janso
