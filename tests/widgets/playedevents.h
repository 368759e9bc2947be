// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The open events of a whole match in which everybody is eager to win.
#pragma once

#include <vector>

#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "table/match.h"

namespace janso::test {

inline std::vector<Event> eventsOf(const char *seed) {
  Match match(tenhou(), {"A", "B", "C", "D"}, wallSeedFromText(seed));
  Random random(5);
  std::vector<Event> events;
  while (!match.isOver()) {
    match.advance(events);
    while (!match.pending().empty()) {
      const Decision &decision = match.pending().front();
      match.answer(decision.seat, decision.id, Action(eager(decision, random)));
    }
  }
  return events;
}

}  // namespace janso::test
