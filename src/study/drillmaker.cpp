// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/drillmaker.h"

#include <QMetaObject>

#include "study/drillpool.h"

namespace janso {

DrillMaker::DrillMaker(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder) {}

void DrillMaker::clearMatches() {
  m_pool.reset();
  ++m_reading;
}

void DrillMaker::ask(DrillRequest request, bool saved) {
  const Order order{request, saved};
  m_wanted = order;
  m_next.reset();
  if (m_running == order)
    return;
  if (m_ready && m_ready->first == order) {
    const auto ready = m_ready->second;
    QMetaObject::invokeMethod(
        this, [this, order, ready] { finished(order, ready); }, Qt::QueuedConnection);
    return;
  }
  if (!m_running)
    start(order);
}

void DrillMaker::prepare(DrillRequest request, bool saved) {
  const Order order{request, saved};
  m_next = order;
  if (!m_running && !m_wanted)
    start(order);
}

DrillMaker::Done DrillMaker::work(const Order &order, const QString &folder,
                                  const std::shared_ptr<const DrillPool> &pool) {
  Done done;
  if (order.saved && pool)
    done.pool = pool;
  else if (order.saved)
    done.pool = std::make_shared<const DrillPool>(folder.isEmpty() ? DrillPool() : poolOfFolder(folder));
  DrillRequest request = order.request;
  request.pool = done.pool.get();
  done.question = std::make_shared<const DrillQuestion>(makeQuestion(request));
  return done;
}

// Called only while no other runs: what was asked for in vain is kept, since it may be asked for again.
void DrillMaker::start(const Order &order) {
  m_running = order;
  m_job.ask([order, folder = m_folder, pool = m_pool] { return work(order, folder, pool); },
            [this, order, reading = m_reading](const Done &done) { jobDone(order, reading, done); });
}

void DrillMaker::jobDone(const Order &order, int reading, const Done &done) {
  m_running.reset();
  // Matches that were forgotten meanwhile stay so.
  if (order.saved && reading == m_reading)
    m_pool = done.pool;
  finished(order, done.question);
}

void DrillMaker::finished(const Order &order, const std::shared_ptr<const DrillQuestion> &question) {
  if (m_wanted == order) {
    m_wanted.reset();
    m_ready.reset();
    Q_EMIT made(question);
  } else {
    m_ready.emplace(order, question);
  }
  if (m_running)
    return;
  if (m_wanted) {
    start(*m_wanted);
  } else if (m_next && !(m_ready && m_ready->first == *m_next)) {
    const Order next = *m_next;
    m_next.reset();
    start(next);
  }
}

}  // namespace janso
