// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/revealclock.h"

#include <algorithm>

namespace janso {

RevealClock::RevealClock(QObject *parent) : QObject(parent) {
  connect(&m_clock, &QVariantAnimation::valueChanged, this,
          [this](const QVariant &value) { move(value.toDouble()); });
  connect(&m_clock, &QVariantAnimation::finished, this, &RevealClock::finished);
}

void RevealClock::start(const RevealTimeline &timeline, int yaku, double speed) {
  m_timeline = timeline;
  m_yaku = yaku;
  m_emitted = 0;
  m_clock.setStartValue(0.0);
  m_clock.setEndValue(static_cast<double>(timeline.total()));
  m_clock.setDuration(std::max(1, qRound(timeline.total() / speed)));
  m_clock.start();
}

void RevealClock::move(double milliseconds) {
  Q_EMIT moved(milliseconds);
  if (!isRunning())
    return;
  while (m_emitted < std::min(m_timeline.yakuAt(milliseconds), m_yaku))
    Q_EMIT yakuRevealed(m_emitted++);
  if (m_timeline.counts() && m_timeline.limitAt(milliseconds) > 0 && m_emitted <= m_yaku) {
    m_emitted = m_yaku + 1;
    Q_EMIT limitStamped();
  }
}

}  // namespace janso
