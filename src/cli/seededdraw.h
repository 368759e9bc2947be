// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Some of many, in an order that a seed alone decides.
#pragma once

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

namespace janso::cli {

// Leaves so many of them, or all where there are fewer.
template <class Item>
void keepDrawn(std::vector<Item> &items, std::size_t most, std::mt19937_64 &random) {
  most = std::min(most, items.size());
  for (std::size_t i = 0; i < most; ++i)
    std::swap(items[i], items[i + random() % (items.size() - i)]);
  items.resize(most);
}

}  // namespace janso::cli
