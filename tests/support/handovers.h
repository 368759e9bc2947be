// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tells the thread sanitizer what it cannot see: Qt is not built with it, so that a job given to a thread
// pool, and a call queued for another thread, look to it like two threads at the same memory without a lock.
//
// Everything that was done before a hand-over is taken to be seen by everything after any later one, a little
// more than is true. A race between two hand-overs is still a race.
//
// Part of the test programs that are built with that sanitizer, and of no others.
#pragma once

namespace janso::test {

// To be called before the application works on an event.
void takeOver();

// An application that does.
template <typename Base>
class SeenApplication : public Base {
 public:
  using Base::Base;
  bool notify(QObject *receiver, QEvent *event) override {
    takeOver();
    return Base::notify(receiver, event);
  }
};

}  // namespace janso::test
