// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Answers that a player has handed over for a while: "win as soon as I can", "no calls in this hand".
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/seatview.h"

namespace janso {

// What is answered without asking the player.
struct AutomaticPlay {
  bool win = false;
  bool noCalls = false;          // chi, pon and kan of others' tiles are declined
  bool discard = false;          // the drawn tile goes while nothing but a discard is possible
  bool kita = false;             // every North is set aside
  bool discardInRiichi = false;  // the drawn tile goes while it is all that riichi leaves
  bool operator==(const AutomaticPlay &) const = default;
};

// The answer to `decision`, one of its legal actions unchanged; nothing when the player must be asked. `view`
// is the asked seat's. No answer ever passes a win by. Thread-safe, never fails.
std::optional<Action> automaticAnswer(const SeatView &view, const Decision &decision,
                                      const AutomaticPlay &play);

}  // namespace janso
