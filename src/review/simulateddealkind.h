// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which tiles the simulated deals of a rollout redeal.
#pragma once

#include <cstddef>
#include <cstdint>

namespace janso {

struct ProvedGame;

// Changes whenever a seed gives other deals, or a deal is played differently.
inline constexpr int kSimulatedDealsVersion = 4;

enum class SimulatedDealKind : std::uint8_t {
  InformationSet,  // everything that the seat had not seen; only this kind judges its decision
  TrueHands,       // only the undrawn tiles; the others keep their hands, which the seat could not know
  TrueWall,        // nothing: what would have happened
};
inline constexpr int kSimulatedDealKinds = 3;

// Which conditions on simulated deals were dropped because hardly any deal met them. Each value includes the
// ones before it. Only InformationSet deals drop any.
enum class Relaxation : std::uint8_t {
  Nothing,  // everyone who could win did, and nobody declared riichi while waiting for a tile of their own
            // pond
  FuritenRiichi,  // a riichi may wait for a tile of its own pond
  SkippedWins,    // any player may have skipped a win
};
inline constexpr int kRelaxations = 3;

// Whether the record shows enough: all hands for TrueHands, the wall too for TrueWall.
bool canSimulateDeals(const ProvedGame &game, std::size_t hand, SimulatedDealKind kind);

}  // namespace janso
