// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A random selection that depends only on the seed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

namespace janso::cli {

// Keeps `most` random items, or all of them if there are fewer, in random order.
template <class Item>
void keepRandom(std::vector<Item> &items, std::size_t most, std::mt19937_64 &random) {
  most = std::min(most, items.size());
  for (std::size_t i = 0; i < most; ++i)
    std::swap(items[i], items[i + random() % (items.size() - i)]);
  items.resize(most);
}

}  // namespace janso::cli
