// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Kinds of actions that are mostly asked for together.
#pragma once

#include "rules/action.h"

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

}  // namespace janso
