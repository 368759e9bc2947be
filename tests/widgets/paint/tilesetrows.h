// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All sets of tiles, for tests that look at each.
#pragma once

#include <QTest>
#include <array>
#include <utility>

#include "widgets/look/theme.h"

namespace janso::test {

inline constexpr std::array<std::pair<const char *, TileSet>, 3> tileSets() {
  return {{{"ivory", TileSet::Ivory}, {"black", TileSet::Black}, {"contrast", TileSet::Contrast}}};
}

// A row for each, with the column "set".
inline void addTileSets() {
  QTest::addColumn<TileSet>("set");
  for (const auto &[name, set] : tileSets())
    QTest::newRow(name) << set;
}

}  // namespace janso::test
