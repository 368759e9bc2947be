// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Kinds of actions that are mostly asked for together, and what a call lays down.
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/meld.h"

namespace janso {

constexpr bool isRiichi(ActionType type) {
  return type == ActionType::Riichi || type == ActionType::OpenRiichi;
}

// A tile of the own hand goes to the river, with a declaration or without.
constexpr bool isDiscard(ActionType type) {
  return type == ActionType::Dahai || isRiichi(type);
}

// Another's discard is taken, for a run or a triplet.
constexpr bool isCall(ActionType type) {
  return type == ActionType::Chi || type == ActionType::Pon;
}

constexpr bool isKan(ActionType type) {
  return type == ActionType::Daiminkan || type == ActionType::Ankan || type == ActionType::Kakan;
}

// The meld that a chi, pon, daiminkan or ankan becomes; `from`: whose tile is claimed (an ankan has
// nobody's).
constexpr Meld meldOf(const Action &action, int from) {
  Meld meld;
  meld.tiles = action.consumed;
  if (action.type == ActionType::Ankan) {
    meld.type = MeldType::Ankan;
    return meld;
  }
  meld.type = action.type == ActionType::Chi   ? MeldType::Chi
              : action.type == ActionType::Pon ? MeldType::Pon
                                               : MeldType::Daiminkan;
  meld.called = action.tile;
  meld.from = static_cast<std::int8_t>(from);
  insertSorted(meld.tiles, action.tile);
  return meld;
}

}  // namespace janso
