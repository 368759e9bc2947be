// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Asks the coach in another thread. The newest request wins: the answer to an older running request is
// dropped, and one that has not begun never begins. The object may be destroyed while the coach is thinking.
#pragma once

#include <QObject>

#include "coach/advice.h"
#include "study/latestjob.h"

namespace janso {

class AdviceRunner : public QObject {
  Q_OBJECT

 public:
  explicit AdviceRunner(QObject *parent = nullptr);

  void ask(const SeatView &view, const Decision &decision);
  // No further answer arrives after this.
  void cancel() { m_job.cancel(); }
  bool isBusy() const { return m_job.isBusy(); }
  int begun() const { return m_job.begun(); }  // requests that were worked on

 Q_SIGNALS:
  // The answer to the last ask().
  void advised(quint32 decisionId, const janso::Advice &advice);

 private:
  LatestJob m_job;
};

}  // namespace janso
