// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Work in another thread of which only the newest answer is wanted.
//
// One job runs at a time. A request that comes meanwhile begins when the job is done, unless a newer one
// takes its place; the answer to a request that was overtaken is dropped. It may be destroyed at any time and
// never waits: the job that runs is done to its end, and its answer dropped. Lives in one thread, which needs
// an event loop.
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

  // `work` runs in another thread, perhaps after this is gone, so it refers to nothing but what it holds.
  // `take` gets its answer in this thread, never from within this call, and never after this is gone.
  template <class Work, class Take>
  void ask(Work work, Take take) {
    request([work = std::move(work), take = std::move(take)]() -> Delivery {
      return [take, answer = work()] { take(answer); };
    });
  }
  // No answer to what was asked until now comes any more.
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

  QObject m_here;  // takes the answers in this thread
  std::shared_ptr<Receiver> m_receiver;
  std::optional<Job> m_next;  // while another runs
  quint64 m_number = 0;       // of the newest request
  int m_begun = 0;
  bool m_running = false;
};

}  // namespace janso
