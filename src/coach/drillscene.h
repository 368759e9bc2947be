// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hand of riichi played by four simple players until a moment that is worth a question.
#pragma once

#include <functional>
#include <optional>

#include "coach/drillrandom.h"
#include "rules/seatview.h"

namespace janso {

// Called before each discard with the view of the seat on turn; true = stop here.
using SceneWanted = std::function<bool(const SeatView &view)>;

// That view, by Basic Ari-Ari, or nothing when the hand came to its end before.
std::optional<SeatView> playScene(DrillRandom &random, const SceneWanted &wanted);

}  // namespace janso
