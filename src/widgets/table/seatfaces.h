// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The expressions of the faces at the name plates: they change after an event and become calm a while later.
// No timer runs while all are calm.
#pragma once

#include <QObject>
#include <QTimer>

#include "rules/event.h"
#include "widgets/decision/tablestate.h"

namespace janso {

class SeatFaces : public QObject {
  Q_OBJECT

 public:
  // `state` must outlive it. Only this object changes TableState::faces.
  explicit SeatFaces(TableState &state, QObject *parent = nullptr);

  void follow(const Event &event);
  void calm();

 Q_SIGNALS:
  void calmed();  // automatically

 private:
  TableState &m_state;
  QTimer m_calming;
};

}  // namespace janso
