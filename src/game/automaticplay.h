// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Automatic answers that a player has switched on for a while: "win as soon as I can", "no calls in this
// hand".
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/legal/seatview.h"

namespace janso {

// The kinds of decisions that are answered without asking the player.
struct AutomaticPlay {
  bool win = false;
  bool noCalls = false;          // declines chi, pon and kan on other players' discards
  bool discard = false;          // discards the drawn tile while nothing but a discard is possible
  bool kita = false;             // sets every North aside
  bool discardInRiichi = false;  // discards the drawn tile in riichi while no other action is possible
  bool operator==(const AutomaticPlay &) const = default;
};

// Returns the answer to `decision`, which is one of its legal actions unchanged, or nothing when the player
// must be asked. `view` is the view of the asked seat. An automatic answer never skips a win. Thread-safe,
// never fails.
std::optional<Action> automaticAnswer(const SeatView &view, const Decision &decision,
                                      const AutomaticPlay &play);

}  // namespace janso
