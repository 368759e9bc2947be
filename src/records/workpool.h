// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Threads for work beside the window: disks, advice, exercises.
//
// Not those of QThreadPool::globalInstance(): Qt paints large areas on them and waits there, so whatever
// takes long on them holds up the window.
#pragma once

class QThreadPool;

namespace janso {

// One for the program. What was started is waited for when the application object goes.
QThreadPool *workPool();

}  // namespace janso
