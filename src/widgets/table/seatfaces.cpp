// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/seatfaces.h"

namespace janso {

SeatFaces::SeatFaces(TableState &state, QObject *parent) : QObject(parent), m_state(state) {
  m_calming.setSingleShot(true);
  m_calming.setInterval(kFaceMs);
  connect(&m_calming, &QTimer::timeout, this, [this] {
    calm();
    Q_EMIT calmed();
  });
}

void SeatFaces::follow(const Event &event) {
  const Faces now = facesAfter(m_state.faces, event);
  if (now == m_state.faces)
    return;
  m_state.faces = now;
  if (now == Faces())
    m_calming.stop();
  else
    m_calming.start();
}

void SeatFaces::calm() {
  m_state.faces = {};
  m_calming.stop();
}

}  // namespace janso
