// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Threads for background work: disks, advice, exercises.
//
// They are not those of QThreadPool::globalInstance(): Qt paints large areas in that pool and waits for it,
// so long tasks in it would block the window.
#pragma once

class QThreadPool;

namespace janso {

// The pool of the program. The end of the application object waits for tasks that have started.
QThreadPool *workPool();

}  // namespace janso
