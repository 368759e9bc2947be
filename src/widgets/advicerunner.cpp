// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/advicerunner.h"

#include <memory>
#include <utility>

namespace janso {

AdviceRunner::AdviceRunner(QObject *parent) : QObject(parent) {
  m_thoughts.setMaxThreadCount(1);
}

AdviceRunner::~AdviceRunner() {
  m_thoughts.waitForDone();
}

void AdviceRunner::ask(const SeatView &view, const Decision &decision) {
  const Request request{++m_number, view, decision};
  if (m_running)
    m_next = request;
  else
    begin(request);
}

void AdviceRunner::cancel() {
  ++m_number;
  m_next.reset();
}

void AdviceRunner::begin(const Request &request) {
  m_running = true;
  ++m_begun;
  m_thoughts.start([this, asked = std::make_shared<const Request>(request)] {
    auto advice = std::make_shared<const Advice>(advise(asked->view, asked->decision));
    QMetaObject::invokeMethod(
        this, [this, asked, advice] { finished(asked->number, asked->decision.id, *advice); },
        Qt::QueuedConnection);
  });
}

void AdviceRunner::finished(quint64 number, quint32 decisionId, const Advice &advice) {
  m_running = false;
  if (m_next)
    begin(*std::exchange(m_next, std::nullopt));
  if (number == m_number)
    Q_EMIT advised(decisionId, advice);
}

}  // namespace janso
