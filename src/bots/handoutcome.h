// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The end of a hand, as far as places depend on it.
#pragma once

#include <array>
#include <cstdint>

#include "rules/nexthand.h"

namespace janso {

// What the dealer does when the hand is over. A dealer in tenpai at the end may stop the match in cases where
// one who repeats by a draw (abortive or by rule) may not.
enum class DealerThen : std::uint8_t { Passes, StaysByWin, StaysByTenpai, StaysByDraw };

struct HandOutcome {
  std::array<double, 4> deltas{};  // in points, by absolute seat
  DealerThen dealer = DealerThen::Passes;
};

inline HandOutcome handOutcome(const Scores &before, const RoundOutcome &outcome) {
  HandOutcome end;
  for (std::size_t seat = 0; seat < end.deltas.size(); ++seat)
    end.deltas[seat] = outcome.scores[seat] - before[seat];
  if (outcome.dealerStays)
    end.dealer = outcome.dealerWon      ? DealerThen::StaysByWin
                 : outcome.dealerTenpai ? DealerThen::StaysByTenpai
                                        : DealerThen::StaysByDraw;
  return end;
}

}  // namespace janso
