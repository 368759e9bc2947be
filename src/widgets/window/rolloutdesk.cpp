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

RolloutDesk::RolloutDesk(const QString &folder, QObject *parent)
    : QObject(parent), m_runner(new RolloutRunner(folder, this)) {
  connect(m_runner, &RolloutRunner::progressed, this, &RolloutDesk::showProgress);
  connect(m_runner, &RolloutRunner::finished, this, &RolloutDesk::rolledOut);
  connect(m_runner, &RolloutRunner::notKept, this, &RolloutDesk::notKept);
}

void RolloutDesk::serve(ReviewPage *page) {
  RolloutBar *bar = page->rollouts()->bar();
  connect(bar, &RolloutBar::rollOutRequested, this,
          [this, page](ReplayPlace place, WorldKind kind) { start(page->game(), place, kind); });
  serve(bar);
}

void RolloutDesk::serve(ReplayPage *replay) {
  m_bar = new RolloutBar(replay);
  replay->addBeside(m_bar);
  m_bar->setNarrow();
  m_bar->hide();
  connect(m_bar, &RolloutBar::rollOutRequested, this,
          [this](ReplayPlace place, WorldKind kind) { start(m_game, place, kind); });
  connect(replay, &ReplayPage::factsShown, this, &RolloutDesk::showBeside);
  serve(m_bar);
}

void RolloutDesk::serve(RolloutBar *bar) {
  m_bars.push_back(bar);
  connect(bar, &RolloutBar::stopRequested, m_runner, &RolloutRunner::stop);
  bar->setRunning(m_runner->running());
}

void RolloutDesk::start(const std::shared_ptr<const ReviewedGame> &game, ReplayPlace place, WorldKind kind) {
  const ReviewedChoice *choice = game == nullptr ? nullptr : game->choiceAt(place);
  if (choice != nullptr && choice->canRollOut())
    m_runner->start(game, *choice, kind);
}

void RolloutDesk::showProgress() {
  for (RolloutBar *bar : std::as_const(m_bars))
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
