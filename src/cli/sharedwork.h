// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Work that is shared out among threads. Whoever hands it over waits until all of it is done.
#pragma once

#include <cstddef>
#include <functional>

namespace janso::cli {

// Calls `work` in as many threads at once; 0 = one a core.
void runOnThreads(int threads, const std::function<void()> &work);

// Calls `work` once for each index below `count`, begun in rising order, in whichever thread is free. What it
// writes outside of its own index's share it guards itself.
void forEachOnThreads(int threads, std::size_t count, const std::function<void(std::size_t)> &work);

}  // namespace janso::cli
