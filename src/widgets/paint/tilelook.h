// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The user's settings for how tiles look everywhere.
#pragma once

#include <memory>

#include "widgets/look/theme.h"

namespace janso {

struct TileFaces;

struct TileLook {
  TileSet set = TileSet::Ivory;
  BackColor back = BackColor::Amber;
  bool marks = false;                                // index in the corner (tilemark.h)
  bool redDots = false;                              // red fives are also marked by dots
  std::shared_ptr<const TileFaces> faces = nullptr;  // replace Janso's own faces, as far as the set has them
  bool operator==(const TileLook &) const = default;
};

}  // namespace janso
