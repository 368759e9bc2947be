// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How tiles look wherever they appear, as the user wants them.
#pragma once

#include "widgets/paint/theme.h"

namespace janso {

struct TileLook {
  TileSet set = TileSet::Ivory;
  BackColour back = BackColour::Amber;
  bool marks = false;    // index in the corner (tilemark.h)
  bool redDots = false;  // red fives are told by dots too
  bool operator==(const TileLook &) const = default;
};

}  // namespace janso
