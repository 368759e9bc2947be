// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How tiles look wherever they appear, as the user wants them.
#pragma once

#include <memory>

#include "widgets/paint/theme.h"

namespace janso {

struct TileFaces;

struct TileLook {
  TileSet set = TileSet::Ivory;
  BackColour back = BackColour::Amber;
  bool marks = false;                                // index in the corner (tilemark.h)
  bool redDots = false;                              // red fives are told by dots too
  std::shared_ptr<const TileFaces> faces = nullptr;  // in place of ours, where it has some
  bool operator==(const TileLook &) const = default;
};

}  // namespace janso
