// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Work in another thread of which only the newest answer is needed.
//
// One job runs at a time. A request made meanwhile begins when the job is done, unless a newer one replaces
// it; the answer to a replaced request is dropped. The object can be destroyed at any time and never waits:
// the running job finishes, and its answer is dropped. Lives in one thread, which needs an event loop.
#pragma once

#include <QObject>
#include <QtGlobal>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace janso {

class LatestJob {
 public:
  LatestJob();
  ~LatestJob();
  Q_DISABLE_COPY_MOVE(LatestJob)

  // `work` runs in another thread, possibly after this object is destroyed, so it must refer only to what it
  // owns. `take` gets the answer in this thread, never from within this call, and never after this object is
  // destroyed.
  template <class Work, class Take>
  void ask(Work work, Take take) {
    request([work = std::move(work), take = std::move(take)]() -> Delivery {
      return [take, answer = work()] { take(answer); };
    });
  }
  // Drops the answers to all requests made so far.
  void cancel();
  bool isBusy() const { return m_running; }
  int begun() const { return m_begun; }  // requests that were worked on

 private:
  using Delivery = std::function<void()>;
  using Job = std::function<Delivery()>;
  struct Receiver;
  void request(const Job &job);
  void begin(const Job &job);
  void arrived(quint64 number, const Delivery &deliver);

  QObject m_here;  // receives the answers in this thread
  std::shared_ptr<Receiver> m_receiver;
  std::optional<Job> m_next;  // waiting while another runs
  quint64 m_number = 0;       // number of the newest request
  int m_begun = 0;
  bool m_running = false;
};

}  // namespace janso
