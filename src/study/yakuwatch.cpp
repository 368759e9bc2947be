// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/yakuwatch.h"

#include <utility>

namespace janso {

YakuWatch::YakuWatch(QObject *parent)
    : QObject(parent), m_situation(std::make_shared<const YakuSituation>()) {}

void YakuWatch::setView(const SeatView &view) {
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
  m_job.ask(
      [view = *std::exchange(m_next, std::nullopt)] {
        return std::make_shared<const YakuSituation>(YakuSituation{yakuAnswers(view), view.me().melds});
      },
      [this](const std::shared_ptr<const YakuSituation> &situation) { take(situation); });
}

void YakuWatch::take(const std::shared_ptr<const YakuSituation> &situation) {
  m_situation = situation;
  Q_EMIT answered();
}

}  // namespace janso
