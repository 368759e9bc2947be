// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/pacer.h"

#include <algorithm>

namespace janso {

Pacer::Pacer(QObject *parent) : QObject(parent) {
  m_gate.setSingleShot(true);
  m_gate.setTimerType(Qt::PreciseTimer);
  connect(&m_gate, &QTimer::timeout, this, &Pacer::due);
}

void Pacer::setPacing(const Pacing &pacing) {
  m_pacing = pacing;
  endPause();
}

void Pacer::setPaused(bool paused) {
  m_paused = paused;
  if (!paused)
    endPause();
}

void Pacer::endPause() {
  clear();
  Q_EMIT due();
}

void Pacer::holdAfter(const Event &event, bool watched) {
  holdFor(timeFor(event, watched));
}

void Pacer::holdForThought() {
  holdFor(m_pacing.draw + m_pacing.botThought);
}

// The longer of two pauses counts.
void Pacer::holdFor(int milliseconds) {
  if (milliseconds > std::max(0, m_gate.isActive() ? m_gate.remainingTime() : 0))
    m_gate.start(milliseconds);
}

int Pacer::timeFor(const Event &event, bool watched) const {
  const Pacing &pace = m_pacing;
  return std::visit(Overloaded{
                        [](const MatchStarted &) { return 0; },
                        [&](const KyokuStarted &) { return pace.deal; },
                        [&](const Tsumo &) { return pace.draw; },
                        [&](const Dahai &) { return pace.discard + pace.afterDiscard; },
                        [&](const Call &) { return pace.call; },
                        [&](const Kita &) { return pace.call; },
                        [&](const Riichi &) { return pace.call; },
                        [](const RiichiAccepted &) { return 0; },
                        [&](const DoraRevealed &) { return pace.draw; },
                        [&](const Hora &) { return pace.call; },
                        [&](const Ryukyoku &) { return pace.call; },
                        [&](const KyokuEnded &) { return watched ? pace.handEnd : 0; },
                        [](const MatchEnded &) { return 0; },
                    },
                    event);
}

}  // namespace janso
