// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/latestjob.h"
#include "records/workpool.h"

#include <QMetaObject>
#include <QMutex>
#include <QThreadPool>

namespace janso {

// The address that a job reports to, which outlives the job's owner.
struct LatestJob::Receiver {
  QMutex mutex;
  LatestJob *owner = nullptr;
};

LatestJob::LatestJob() : m_receiver(std::make_shared<Receiver>()) {
  m_receiver->owner = this;
}

LatestJob::~LatestJob() {
  const QMutexLocker lock(&m_receiver->mutex);
  m_receiver->owner = nullptr;
}

void LatestJob::request(const Job &job) {
  ++m_number;
  if (m_running)
    m_next = job;
  else
    begin(job);
}

void LatestJob::cancel() {
  ++m_number;
  m_next.reset();
}

void LatestJob::begin(const Job &job) {
  m_running = true;
  ++m_begun;
  workPool()->start([receiver = m_receiver, number = m_number, job] {
    const Delivery deliver = job();
    const QMutexLocker lock(&receiver->mutex);
    if (LatestJob *owner = receiver->owner)
      QMetaObject::invokeMethod(
          &owner->m_here, [owner, number, deliver] { owner->arrived(number, deliver); },
          Qt::QueuedConnection);
  });
}

void LatestJob::arrived(quint64 number, const Delivery &deliver) {
  m_running = false;
  if (m_next)
    begin(*std::exchange(m_next, std::nullopt));
  if (number == m_number)
    deliver();  // last: whoever takes it may destroy this
}

}  // namespace janso
