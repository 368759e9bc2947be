// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the faces at the name plates show: something after an event, calm a while later. Nothing runs while
// all are calm.
#pragma once

#include <QObject>
#include <QTimer>

#include "rules/event.h"
#include "widgets/table/tablestate.h"

namespace janso {

class SeatFaces : public QObject {
  Q_OBJECT

 public:
  // `state` must outlive it; it alone changes TableState::faces.
  explicit SeatFaces(TableState &state, QObject *parent = nullptr);

  void follow(const Event &event);
  void calm();

 Q_SIGNALS:
  void calmed();  // by themselves

 private:
  TableState &m_state;
  QTimer m_calming;
};

}  // namespace janso
