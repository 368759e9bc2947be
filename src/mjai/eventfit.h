// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Checks whether an event from outside can follow what a seat has seen.
#pragma once

#include <optional>

#include "rules/event.h"
#include "rules/legal/seatview.h"
#include "rules/result.h"

namespace janso {

// Why SeatView::apply() must not be called with `event`; nothing when it may. Not a referee: it checks only
// what would break the view, not the rules of the game. The view must have a match (Board::info).
std::optional<Error> whyNotFit(const SeatView &view, const Event &event);

}  // namespace janso
