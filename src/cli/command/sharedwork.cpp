// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/sharedwork.h"

#include <QThreadPool>
#include <atomic>

namespace janso::cli {

void runOnThreads(int threads, const std::function<void()> &work) {
  QThreadPool pool;
  if (threads > 0)
    pool.setMaxThreadCount(threads);
  for (int i = 0; i < pool.maxThreadCount(); ++i)
    pool.start(work);
  pool.waitForDone();
}

void forEachOnThreads(int threads, std::size_t count, const std::function<void(std::size_t)> &work) {
  std::atomic<std::size_t> next{0};
  runOnThreads(threads, [&] {
    for (std::size_t at = next++; at < count; at = next++)
      work(at);
  });
}

}  // namespace janso::cli
