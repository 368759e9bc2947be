// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/rolloutdesk.h"

#include <utility>

#include "widgets/replay/replaypage.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/rolloutbar.h"
#include "widgets/review/rolloutrunner.h"
#include "widgets/review/rolloutview.h"

namespace janso {

RolloutDesk::RolloutDesk(ReviewPage *page, ReplayPage *replay, const QString &folder, QObject *parent)
    : QObject(parent),
      m_page(page),
      m_bar(new RolloutBar(replay)),
      m_runner(new RolloutRunner(folder, this)) {
  replay->addBeside(m_bar);
  m_bar->setNarrow();
  m_bar->hide();
  connect(m_page->rollouts()->bar(), &RolloutBar::rollOutRequested, this,
          [this](ReplayPlace place, WorldKind kind) { start(m_page->game(), place, kind); });
  connect(m_bar, &RolloutBar::rollOutRequested, this,
          [this](ReplayPlace place, WorldKind kind) { start(m_game, place, kind); });
  for (RolloutBar *bar : {m_page->rollouts()->bar(), m_bar})
    connect(bar, &RolloutBar::stopRequested, m_runner, &RolloutRunner::stop);
  connect(m_runner, &RolloutRunner::progressed, this, &RolloutDesk::showProgress);
  connect(m_runner, &RolloutRunner::finished, this, &RolloutDesk::rolledOut);
  connect(m_runner, &RolloutRunner::notKept, this, &RolloutDesk::notKept);
  connect(replay, &ReplayPage::factsShown, this, &RolloutDesk::showBeside);
}

void RolloutDesk::start(const std::shared_ptr<const ReviewedGame> &game, ReplayPlace place, WorldKind kind) {
  const ReviewedChoice *choice = game == nullptr ? nullptr : game->choiceAt(place);
  if (choice != nullptr && choice->canRollOut())
    m_runner->start(game, *choice, kind);
}

void RolloutDesk::showProgress() {
  for (RolloutBar *bar : {m_page->rollouts()->bar(), m_bar})
    bar->setRunning(m_runner->running());
}

void RolloutDesk::told(const std::shared_ptr<const ReviewedGame> &game, const ReviewedChoice *choice) {
  m_game = game;
  m_told = choice;
}

void RolloutDesk::showBeside() {
  const ReviewedChoice *choice = std::exchange(m_told, nullptr);
  m_bar->setChoice(m_game, choice);
  m_bar->setVisible(choice != nullptr && choice->canRollOut());
}

}  // namespace janso
