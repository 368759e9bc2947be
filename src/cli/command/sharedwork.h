// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Work shared among threads. The calls return when all of it is done.
#pragma once

#include <cstddef>
#include <functional>

namespace janso::cli {

// Calls `work` in this many threads at once; 0 = one per core.
void runOnThreads(int threads, const std::function<void()> &work);

// Calls `work` once for each index below `count`, started in ascending order, in any free thread. `work` must
// guard whatever it writes outside the share of its index.
void forEachOnThreads(int threads, std::size_t count, const std::function<void(std::size_t)> &work);

}  // namespace janso::cli
