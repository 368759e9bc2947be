// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a discard stands against the opponents: how likely it deals in to each, and why.
//
// The figures are those that the strongest bot plays by (bots/tableread.h), the reasons those that a person
// can check (safety.h). Everything follows from what the seat of the view itself sees; opened hands of others
// are not looked at. Seats are absolute, red fives count as plain fives. Pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "coach/safety.h"
#include "rules/seatview.h"

namespace janso {

struct DangerRead;

// How one discard stands against one opponent.
struct DangerTo {
  float dealIn = 0;  // probability that this discard deals in to them
  TileSafety safety;
  bool operator==(const DangerTo &) const = default;
};

// How one discard stands against all of them.
struct DiscardDanger {
  float dealIn = 0;  // probability that it deals in, to whomever
  float loss = 0;    // mean points of that
  // By absolute seat. The own seat's and an empty one's is as made.
  std::array<DangerTo, 4> against;
};

// `read` is readDanger() of the same view.
DiscardDanger discardDanger(const SeatView &view, const DangerRead &read, Kind kind);

// Whether one would speak of `seat` as a threat: in riichi, or likely to wait.
bool isThreat(const DangerRead &read, int seat);

// Safest first. `Safe` is a reason, the others are probabilities of dealing in to somebody who threatens.
enum class DangerLevel : std::uint8_t {
  Safe,    // cannot be won on by any of them, unless one has let a win go
  Slight,  // less than one speaks of
  Marked,
  Grave,  // twice as much and more
};

// Probability of dealing in to one opponent from which one speaks of a danger.
inline constexpr float kDangerous = 0.035F;

struct HeldDanger {
  Kind kind = 0;
  DangerLevel level{};
  DiscardDanger danger;
};

struct HandDanger {
  std::uint8_t threats = 0;      // bit s: absolute seat s threatens
  std::vector<HeldDanger> held;  // one for each kind of the own concealed tiles, ascending

  bool threatens(int seat) const { return (threats >> seat & 1U) != 0; }
  const HeldDanger *of(Kind kind) const;
};

// Of the own concealed tiles, a drawn one included. Nothing is held when the view does not know the hand.
HandDanger dangerInHand(const SeatView &view);

}  // namespace janso
