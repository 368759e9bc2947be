// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs the benchmarks. The unit of work stands in every name: "shanten/normal [hand]" is one hand an item.
#include <benchmark/benchmark.h>

BENCHMARK_MAIN();
