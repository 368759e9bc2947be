// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drillmaker.h"

#include "widgets/drillpool.h"

namespace janso {

DrillMaker::DrillMaker(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder) {
  m_threads.setMaxThreadCount(1);
}

DrillMaker::~DrillMaker() {
  m_threads.waitForDone();
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
        this, [this, order, ready] { finished(order, m_pool, ready); }, Qt::QueuedConnection);
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

void DrillMaker::start(const Order &order) {
  m_running = order;
  m_threads.start([this, order, folder = m_folder, pool = m_pool] {
    std::shared_ptr<const DrillPool> used = pool;
    if (order.saved && !used)
      used = std::make_shared<const DrillPool>(folder.isEmpty() ? DrillPool() : poolOfFolder(folder));
    DrillRequest request = order.request;
    request.pool = order.saved ? used.get() : nullptr;
    auto question = std::make_shared<const DrillQuestion>(makeQuestion(request));
    QMetaObject::invokeMethod(
        this,
        [this, order, used, question] {
          m_running.reset();
          finished(order, used, question);
        },
        Qt::QueuedConnection);
  });
}

void DrillMaker::finished(const Order &order, const std::shared_ptr<const DrillPool> &pool,
                          const std::shared_ptr<const DrillQuestion> &question) {
  if (order.saved)
    m_pool = pool;
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
