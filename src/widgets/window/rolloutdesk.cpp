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
#include "widgets/settings/settings.h"

namespace janso {

namespace {

constexpr std::size_t kMostMistakes = 5;

}  // namespace

RolloutDesk::RolloutDesk(const QString &folder, Settings *settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_runner(new RolloutRunner(folder, this)) {
  connect(m_runner, &RolloutRunner::progressed, this, &RolloutDesk::showProgress);
  connect(m_runner, &RolloutRunner::finished, this, [this](const std::shared_ptr<const ReviewedGame> &game) {
    Q_EMIT rolledOut(game);
    startNext(game);
  });
  connect(m_runner, &RolloutRunner::saveFailed, this, &RolloutDesk::saveFailed);
}

void RolloutDesk::serve(ReviewPage *page) {
  RolloutBar *bar = page->rollouts()->bar();
  connect(bar, &RolloutBar::rollOutRequested, this,
          [this, page](ReplayPlace place, SimulatedDealKind kind) { start(page->game(), place, kind); });
  connect(bar, &RolloutBar::allRequested, this, [this, page] { startAll(page->game()); });
  connect(bar, &RolloutBar::biggestToggled, this, [this, page](bool on) {
    m_settings->setValue(Setting::ReviewProves, on);
    if (!on && !m_asked)
      m_runner->stop();
    m_rollsOutBiggest = false;
    rollOutBiggest(page->game());
  });
  connect(m_runner, &RolloutRunner::progressed, page,
          [this, page] { page->setMeasuring(m_runner->running() != nullptr && !m_asked); });
  bar->offerAll(m_settings->on(Setting::ReviewProves));
  serve(bar);
}

void RolloutDesk::serve(ReplayPage *replay) {
  m_bar = new RolloutBar(replay);
  replay->side()->addWidget(m_bar);
  m_bar->setNarrow();
  m_bar->hide();
  connect(m_bar, &RolloutBar::rollOutRequested, this,
          [this](ReplayPlace place, SimulatedDealKind kind) { start(m_game, place, kind); });
  connect(replay, &ReplayPage::factsShown, this, &RolloutDesk::showAtReplay);
  serve(m_bar);
}

void RolloutDesk::serve(RolloutBar *bar) {
  m_bars.push_back(bar);
  connect(bar, &RolloutBar::stopRequested, this, [this] {
    m_queue.clear();
    m_rollsOutBiggest = false;
    m_runner->stop();
  });
  showOn(bar);
}

void RolloutDesk::start(const std::shared_ptr<const ReviewedGame> &game, ReplayPlace place,
                        SimulatedDealKind kind) {
  const ReviewedChoice *choice = game == nullptr ? nullptr : game->choiceAt(place);
  if (choice == nullptr || !choice->canRollOut())
    return;
  m_queue.clear();
  m_asked = true;
  m_runner->start(game, *choice, kind);
}

void RolloutDesk::startAll(const std::shared_ptr<const ReviewedGame> &game) {
  if (game == nullptr)
    return;
  const std::vector<ReplayPlace> losses = game->unproved();
  m_queue = QList<ReplayPlace>(losses.begin(), losses.end());
  startNext(game);
}

void RolloutDesk::rollOutBiggest(const std::shared_ptr<const ReviewedGame> &game) {
  if (game == nullptr || !m_settings->on(Setting::ReviewProves))
    return;
  m_rollsOutBiggest = true;
  if (m_runner->running() == nullptr)
    startNext(game);
}

// `game` has the rollouts that came before.
void RolloutDesk::startNext(const std::shared_ptr<const ReviewedGame> &game) {
  m_asked = !m_queue.isEmpty();
  // One at a time: after each, another decision may be the biggest loss.
  if (!m_asked && m_rollsOutBiggest) {
    if (const std::vector<ReplayPlace> places = game->unprovedOf(kMostMistakes); !places.empty())
      m_queue << places.front();
  }
  while (!m_queue.isEmpty()) {
    const ReviewedChoice *choice = game->choiceAt(m_queue.takeFirst());
    if (choice == nullptr || !choice->canRollOut() || choice->isProved())
      continue;
    m_runner->start(game, *choice, SimulatedDealKind::InformationSet);
    return;
  }
}

void RolloutDesk::cancel() {
  m_queue.clear();
  m_rollsOutBiggest = false;
  m_runner->cancel();
}

void RolloutDesk::showProgress() {
  for (RolloutBar *bar : std::as_const(m_bars))
    showOn(bar);
}

void RolloutDesk::showOn(RolloutBar *bar) const {
  bar->setRunning(m_runner->running(), static_cast<int>(m_queue.size()), !m_asked);
}

void RolloutDesk::updateBar(const std::shared_ptr<const ReviewedGame> &game, const ReviewedChoice *choice) {
  m_game = game;
  m_shownChoice = choice;
}

void RolloutDesk::showAtReplay() {
  const ReviewedChoice *choice = std::exchange(m_shownChoice, nullptr);
  m_bar->setChoice(m_game, choice);
  m_bar->setVisible(choice != nullptr && choice->canRollOut());
}

}  // namespace janso
