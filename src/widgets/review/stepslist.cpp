// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/stepslist.h"

#include <QEvent>
#include <QHeaderView>

#include "widgets/lexicon/words.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/sentences/reviewsummarytexts.h"

namespace janso {

StepsList::StepsList(QWidget *parent) : QTreeWidget(parent) {
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setColumnCount(kColumns);
  header()->setStretchLastSection(true);
  header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  nameColumns();
  connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
    const StepAway &step = m_game->steps()[static_cast<std::size_t>(indexOfTopLevelItem(item))];
    Q_EMIT placeChosen({static_cast<int>(step.hand), static_cast<int>(step.event)});
  });
}

void StepsList::nameColumns() {
  setAccessibleName(tr("Discards that took the hand further from a win"));
  setHeaderLabels({tr("Turn"), tr("Played"), tr("Better"), tr("Why")});
}

void StepsList::setGame(const std::shared_ptr<const ReviewedGame> &game) {
  // The steps of a game stay; so does the selection.
  const bool same = m_game != nullptr && game != nullptr && m_game->steps() == game->steps() &&
                    m_game->hash() == game->hash();
  m_game = game;
  if (!same)
    fill();
}

void StepsList::fill() {
  clear();
  if (m_game == nullptr)
    return;
  for (const StepAway &step : m_game->steps()) {
    const ReplayPlace place{static_cast<int>(step.hand), static_cast<int>(step.event)};
    const Board board = m_game->replay().view(place, m_game->seat(), ReplayHands::Own).board;
    auto *row = new QTreeWidgetItem(this);
    row->setText(Turn, replayTurnText(board));
    row->setText(Played, tileName(step.played));
    row->setText(Better, tileName(step.better));
    row->setText(Reason, sentencesText({reviewStepReason(step), reviewStepTiles(step)}));
    row->setToolTip(Reason, row->text(Reason));
  }
  setCurrentItem(topLevelItem(0));
}

void StepsList::changeEvent(QEvent *event) {
  QTreeWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    nameColumns();
    fill();
  }
}

}  // namespace janso
