// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays a hand of riichi with four simple players up to a moment that is worth a question.
#pragma once

#include <functional>
#include <optional>

#include "coach/drillrandom.h"
#include "rules/legal/seatview.h"

namespace janso {

// Called before each discard with the view of the seat on turn; returns true to stop there.
using ScenePredicate = std::function<bool(const SeatView &view)>;

// Returns that view, under the Basic Ari-Ari rules, or nothing when the hand ended first.
std::optional<SeatView> playScene(DrillRandom &random, const ScenePredicate &wanted);

}  // namespace janso
