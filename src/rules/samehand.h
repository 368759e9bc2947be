// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tells which hand of a match a board belongs to.
#pragma once

#include "rules/board.h"

namespace janso {

// Whether two boards of one match show the same hand: no two hands share round wind, kyoku and honba (except
// one that is replayed after a chombo).
inline bool isSameHand(const Board &a, const Board &b) {
  return a.bakaze == b.bakaze && a.kyoku == b.kyoku && a.honba == b.honba;
}

}  // namespace janso
