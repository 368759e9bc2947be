// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shanten from 34 counts, ukeire of all discards, and the making of the tables.
#include <benchmark/benchmark.h>

#include <array>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "bench/benchdata.h"
#include "rules/mpsz.h"
#include "rules/shanten.h"
#include "rules/shantentables.h"

namespace janso {
namespace {

// The four sets of the outside data; without it, random hands stand for "normal" and the others are empty.
const std::vector<TileCounts> &handsOf(const std::string &set) {
  static const std::map<std::string, std::vector<TileCounts>> sets = [] {
    std::map<std::string, std::vector<TileCounts>> read;
    std::ifstream file(bench::dataPath("shanten/shanten.txt"));
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line);
      std::string tiles;
      std::string name;
      int ignored = 0;
      words >> tiles >> ignored >> ignored >> ignored >> name;
      if (const auto parsed = parseTiles(tiles); parsed.ok() && parsed->size() == 14)
        read[name].push_back(countsOf(*parsed));
    }
    std::mt19937 random(1);
    for (int i = 0; read["normal"].size() < 5000 && i < 5000; ++i) {
      TileCounts hand;
      while (hand.total() < 14) {
        std::uint8_t &n = hand.n[random() % kKinds];
        n = static_cast<std::uint8_t>(n + (n < 4 ? 1 : 0));
      }
      read["normal"].push_back(hand);
    }
    return read;
  }();
  static const std::vector<TileCounts> none;
  const auto found = sets.find(set);
  return found == sets.end() ? none : found->second;
}

void shantenOf(benchmark::State &state, const std::string &set) {
  const std::vector<TileCounts> &hands = handsOf(set);
  if (hands.empty()) {
    state.SkipWithError("no outside data");
    return;
  }
  int sum = shanten(hands[0], 0);
  for (auto _ : state) {
    for (const TileCounts &hand : hands)
      sum += shanten(hand, 0);
  }
  benchmark::DoNotOptimize(sum);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

void ukeireOf(benchmark::State &state, const std::string &set) {
  std::vector<TileCounts> hands = handsOf(set);
  if (hands.empty()) {
    state.SkipWithError("no outside data");
    return;
  }
  hands.resize(std::min<std::size_t>(hands.size(), 2000));
  int sum = shanten(hands[0], 0);
  for (auto _ : state) {
    for (const TileCounts &hand : hands) {
      for (const DiscardOption &option : discardOptions(hand, 0, hand))
        sum += option.tiles;
    }
  }
  benchmark::DoNotOptimize(sum);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

void waitsOf(benchmark::State &state) {
  std::vector<TileCounts> hands = handsOf("normal");
  for (TileCounts &hand : hands) {
    Kind kind = 0;
    while (hand[kind] == 0)
      ++kind;
    --hand[kind];
  }
  std::uint64_t sum = waits(hands[0], 0).bits();
  for (auto _ : state) {
    for (const TileCounts &hand : hands)
      sum += waits(hand, 0).bits();
  }
  benchmark::DoNotOptimize(sum);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

void tablesBuilt(benchmark::State &state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(detail::buildShantenTables());
  state.counters["bytes"] = static_cast<double>(sizeof(detail::ShantenTables));
}

const bool kRegistered = [] {
  for (const char *set : {"normal", "hon", "tin", "koku"}) {
    benchmark::RegisterBenchmark((std::string("shanten/") + set + " [hand]").c_str(), shantenOf, set);
    benchmark::RegisterBenchmark((std::string("ukeire/") + set + " [hand]").c_str(), ukeireOf, set);
  }
  benchmark::RegisterBenchmark("waits/normal [hand]", waitsOf);
  benchmark::RegisterBenchmark("shanten/tables [build]", tablesBuilt)->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
}  // namespace janso
