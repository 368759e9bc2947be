// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The events and timers of a thread in a time of its own, in which nothing is waited for: when there is
// nothing else to do, the timer that is due next is due at once. So a test can tell a thread that rests, with
// no timer set, from one that is only between two looks at the clock.
//
// For a thread that has no loop yet: QThread::setEventDispatcher() makes it the owner.
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QTimerEvent>
#include <algorithm>
#include <atomic>
#include <vector>

namespace janso::test {

class LeapingLoop : public QAbstractEventDispatcher {
 public:
  // False when there is nothing to do, now or ever, before another thread has something to say.
  bool processEvents(QEventLoop::ProcessEventsFlags) override {
    if (m_woken.exchange(false)) {
      QCoreApplication::sendPostedEvents();
      return true;
    }
    const auto next = std::ranges::min_element(m_timers, {}, &Timer::due);
    if (next == m_timers.end())
      return false;
    m_now = std::max(m_now, next->due);
    next->due = m_now + next->interval;
    ++m_fired;
    QTimerEvent event(next->id);
    QCoreApplication::sendEvent(next->object, &event);  // it may end the timer
    return true;
  }
  // Milliseconds of this loop's time.
  qint64 now() const { return m_now; }
  // How many timers have come to their end.
  int fired() const { return m_fired; }

  void registerTimer(int id, qint64 interval, Qt::TimerType type, QObject *object) override {
    m_timers.push_back({id, interval, m_now + interval, type, object});
  }
  bool unregisterTimer(int id) override {
    return std::erase_if(m_timers, [id](const Timer &timer) { return timer.id == id; }) > 0;
  }
  bool unregisterTimers(QObject *object) override {
    return std::erase_if(m_timers, [object](const Timer &timer) { return timer.object == object; }) > 0;
  }
  QList<TimerInfo> registeredTimers(QObject *object) const override {
    QList<TimerInfo> found;
    for (const Timer &timer : m_timers) {
      if (timer.object == object)
        found << TimerInfo(timer.id, static_cast<int>(timer.interval), timer.type);
    }
    return found;
  }
  int remainingTime(int id) override {
    const auto found = std::ranges::find(m_timers, id, &Timer::id);
    return found == m_timers.end() ? -1 : static_cast<int>(found->due - m_now);
  }
  void wakeUp() override { m_woken = true; }
  void interrupt() override {}
  void registerSocketNotifier(QSocketNotifier *) override {}
  void unregisterSocketNotifier(QSocketNotifier *) override {}

 private:
  struct Timer {
    int id = 0;
    qint64 interval = 0;
    qint64 due = 0;  // milliseconds of this loop's time
    Qt::TimerType type{};
    QObject *object = nullptr;
  };

  std::vector<Timer> m_timers;  // in the order in which they were started
  qint64 m_now = 0;
  int m_fired = 0;
  std::atomic<bool> m_woken = false;  // there are posted events
};

}  // namespace janso::test
