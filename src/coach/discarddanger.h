// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The danger of a discard against each opponent: how likely it deals in, and why.
//
// The figures are those that the strongest bot plays by (bots/reading/tableread.h); the reasons are those
// that a person can check (safety.h). Everything follows from what the seat of the view sees; opened hands of
// other players are ignored. Seats are absolute, red fives count as plain fives. Pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "coach/safety.h"
#include "rules/legal/seatview.h"

namespace janso {

struct DangerRead;

// The danger of one discard against one opponent.
struct DangerTo {
  float dealIn = 0;  // probability that this discard deals in to them
  TileSafety safety;
  bool operator==(const DangerTo &) const = default;
};

// The danger of one discard against all opponents.
struct DiscardDanger {
  float dealIn = 0;  // probability that it deals in to anyone
  float loss = 0;    // mean points of that
  // By absolute seat. Left at its defaults for the viewer's seat and for an empty seat.
  std::array<DangerTo, 4> against;
};

// `read` must be readDanger() of the same view.
DiscardDanger discardDanger(const SeatView &view, const DangerRead &read, Kind kind);

// Whether `seat` is worth mentioning as a threat: in riichi, or likely to be tenpai.
bool isThreat(const DangerRead &read, int seat);

// Safest first. `Safe` follows from the table; the others follow from the probability of dealing in to a
// threat.
enum class DangerLevel : std::uint8_t {
  Safe,    // no threat can win on it, unless they skipped a win
  Slight,  // too small to mention
  Marked,
  Grave,  // at least twice as much
};

// The probability of dealing in to one opponent above which a danger is mentioned.
inline constexpr float kDangerous = 0.035F;

struct HeldDanger {
  Kind kind = 0;
  DangerLevel level{};
  DiscardDanger danger;
};

struct HandDanger {
  std::uint8_t threats = 0;      // bit s = absolute seat s is a threat
  std::vector<HeldDanger> held;  // one for each kind of the viewer's concealed tiles, ascending

  bool threatens(int seat) const { return (threats >> seat & 1U) != 0; }
  const HeldDanger *of(Kind kind) const;
};

// Covers the viewer's concealed tiles, including a drawn one. `held` is empty when the view does not know the
// hand.
HandDanger dangerInHand(const SeatView &view);

}  // namespace janso
