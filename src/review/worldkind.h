// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is dealt anew in the worlds of a roll-out.
#pragma once

#include <cstddef>
#include <cstdint>

namespace janso {

struct ProvedGame;

// Changes whenever a seed gives other worlds, or what is played in one is another.
inline constexpr int kWorldsVersion = 4;

enum class WorldKind : std::uint8_t {
  InformationSet,  // all that the seat had not seen: only this judges its choice
  TrueHands,       // only what was not drawn yet: the others keep their hands, which the seat could not know
  TrueWall,        // nothing: what would have happened
};
inline constexpr int kWorldKinds = 3;

// What was given up of how hidden worlds must fit, where hardly any fitted; each gives up what those before
// it do. Worlds of the other kinds give up nothing.
enum class Loosened : std::uint8_t {
  Nothing,        // who could win did, and nobody declared riichi on a tile of the own pond
  FuritenRiichi,  // a riichi may wait for a tile of the own pond
  PassedWins,     // anybody may have let a win go
};
inline constexpr int kLoosened = 3;

// Whether the record shows enough: all hands for the second, the wall too for the third.
bool hasWorlds(const ProvedGame &game, std::size_t hand, WorldKind kind);

}  // namespace janso
