// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "support/handovers.h"

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <QMetaObject>
#include <QThreadPool>
#include <cstdio>
#include <cstdlib>

namespace {

char g_gate = 0;  // its address stands for all hand-overs

template <typename Function>
Function ofQt(const char *symbol) {
  void *found = dlsym(RTLD_NEXT, symbol);
  if (found == nullptr) {
    std::fprintf(stderr, "This Qt has no %s: tests/support/handovers.cpp must learn its name.\n", symbol);
    std::abort();
  }
  return reinterpret_cast<Function>(found);
}

}  // namespace

void janso::test::takeOver() {
  __tsan_acquire(&g_gate);
}

// Our calls of these two come here, since a program's own symbols go before those of a library; then they go
// on to Qt's.
bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                                   void *result) {
  using Call = bool (*)(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *);
  static const auto call = ofQt<Call>(
      "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
  __tsan_release(&g_gate);
  return call(object, slot, type, result);
}

void QThreadPool::start(std::function<void()> job, int priority) {
  using Start = void (*)(QThreadPool *, std::function<void()>, int);
  static const auto start = ofQt<Start>("_ZN11QThreadPool5startESt8functionIFvvEEi");
  std::function<void()> seen = [job = std::move(job)]() mutable {
    __tsan_acquire(&g_gate);
    job();
    job = nullptr;  // what it holds goes before the pool is told
    __tsan_release(&g_gate);
  };
  __tsan_release(&g_gate);
  start(this, std::move(seen), priority);
}
