// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Worlds that a seat cannot tell from the true one: everything that it has not seen dealt anew.
//
// Every hidden tile lies at a place of the wall: dealt to another seat and still held, or not drawn yet.
// Tiles change places among these, so that all that was seen happens again; a seat in riichi gets a ready
// hand. A world is taken only where the recorded answers fit it: nobody who could win let it go, every riichi
// and call was legal, and the seat sees just what it saw. Among those all are equally likely: discards are
// not weighed by how likely they were.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "records/provedgame.h"
#include "review/verdict.h"
#include "review/worldkind.h"
#include "table/round.h"

namespace janso {

// splitmix64, so that a seed gives the same worlds on every machine.
class WorldRandom {
 public:
  explicit WorldRandom(std::uint64_t seed) : m_state(seed) {}
  std::uint64_t next();
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }

 private:
  std::uint64_t m_state;
};

// The table right before the answer that the verdict is of, in one such world; nothing when none of so many
// tries fitted. The verdict must be of this game, and the game have worlds of this kind.
std::optional<Round> sampleWorld(const ProvedGame &game, const ChoiceVerdict &verdict, std::uint64_t seed,
                                 WorldKind kind = WorldKind::InformationSet);

}  // namespace janso
