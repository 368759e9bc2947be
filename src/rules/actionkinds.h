// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Groups of action types that callers often test together, and the meld that a call makes.
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/meld.h"

namespace janso {

constexpr bool isRiichi(ActionType type) {
  return type == ActionType::Riichi || type == ActionType::OpenRiichi;
}

// A discard, with or without a riichi declaration.
constexpr bool isDiscard(ActionType type) {
  return type == ActionType::Dahai || isRiichi(type);
}

// A call of another player's discard for a run or a triplet.
constexpr bool isCall(ActionType type) {
  return type == ActionType::Chi || type == ActionType::Pon;
}

constexpr bool isKan(ActionType type) {
  return type == ActionType::Daiminkan || type == ActionType::Ankan || type == ActionType::Kakan;
}

// The meld that a chi, pon, daiminkan or ankan makes. `from`: the seat whose tile is claimed; ignored for an
// ankan.
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
