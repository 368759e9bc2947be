// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/workpool.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace janso {

QThreadPool *workPool() {
  static QThreadPool pool;
  [[maybe_unused]] static const bool kWaits = [] {
    qAddPostRoutine([] { workPool()->waitForDone(); });
    return true;
  }();
  return &pool;
}

}  // namespace janso
