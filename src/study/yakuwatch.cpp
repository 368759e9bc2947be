// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/yakuwatch.h"

#include <algorithm>
#include <utility>

namespace janso {

namespace {

YakuSituation situationOf(const SeatView &view) {
  YakuSituation situation{.answers = yakuAnswers(view), .melds = view.me().melds};
  if (!situation.answers.known)
    return situation;
  situation.suggestion = yakuSuggestion(view);
  situation.drawsLeft = ownDrawsLeft(view);
  situation.hand.assign(view.hand.begin(), view.hand.end());
  if (view.drawn.isKnown())
    situation.hand.push_back(view.drawn);
  return situation;
}

}  // namespace

YakuWatch::YakuWatch(QObject *parent)
    : QObject(parent), m_situation(std::make_shared<const YakuSituation>()) {}

void YakuWatch::setView(const SeatView &view) {
  if (std::ranges::any_of(view.hand, [](Tile tile) { return !tile.isKnown(); })) {
    m_next.reset();
    m_job.cancel();
    take(std::make_shared<const YakuSituation>(situationOf(view)));
    return;
  }
  m_next = view;
  start();
}

void YakuWatch::setActive(bool active) {
  m_active = active;
  start();
}

void YakuWatch::start() {
  if (!m_active || !m_next)
    return;
  m_job.ask([view = *std::exchange(
                 m_next, std::nullopt)] { return std::make_shared<const YakuSituation>(situationOf(view)); },
            [this](const std::shared_ptr<const YakuSituation> &situation) { take(situation); });
}

void YakuWatch::take(const std::shared_ptr<const YakuSituation> &situation) {
  m_situation = situation;
  Q_EMIT answered();
}

}  // namespace janso
