// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakuwatch.h"

namespace janso {

YakuWatch::YakuWatch(QObject *parent)
    : QObject(parent), m_situation(std::make_shared<const YakuSituation>()) {
  m_pool.setMaxThreadCount(1);
}

YakuWatch::~YakuWatch() {
  m_pool.waitForDone();  // a job refers to this
}

void YakuWatch::setView(const SeatView &view) {
  m_next = view;
  start();
}

void YakuWatch::setActive(bool active) {
  m_active = active;
  start();
}

void YakuWatch::start() {
  if (!m_active || m_running || !m_next)
    return;
  m_running = true;
  m_pool.start([this, view = std::move(*m_next)] {
    auto situation = std::make_shared<YakuSituation>();
    situation->answers = yakuAnswers(view);
    situation->melds = view.me().melds;
    QMetaObject::invokeMethod(
        this, [this, situation] { take(situation); }, Qt::QueuedConnection);
  });
  m_next.reset();
}

void YakuWatch::take(const std::shared_ptr<const YakuSituation> &situation) {
  m_running = false;
  m_situation = situation;
  if (!m_next || !m_active)
    Q_EMIT answered();
  start();
}

}  // namespace janso
