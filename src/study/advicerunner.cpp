// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/advicerunner.h"

namespace janso {

AdviceRunner::AdviceRunner(QObject *parent) : QObject(parent) {}

void AdviceRunner::ask(const SeatView &view, const Decision &decision) {
  m_job.ask([view, decision] { return advise(view, decision); },
            [this, id = decision.id](const Advice &advice) { Q_EMIT advised(id, advice); });
}

}  // namespace janso
