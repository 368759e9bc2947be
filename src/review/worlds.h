// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Worlds that a seat cannot tell from the true one: everything that it has not seen dealt anew.
//
// Every hidden tile lies at a place of the wall: dealt to another seat and still held, or not drawn yet.
// Tiles change places among these, so that all that was seen happens again; a seat in riichi gets a ready
// hand. A world is taken only where the recorded answers fit it: nobody who could win let it go, no riichi
// waits for what lies in its own pond, every riichi and call was legal, and the seat sees just what it saw.
// Where hardly any world fits, the softest of these is given up, and the sampler tells which. Among the
// worlds that are left those are likelier in which players did what players with such hands do
// (handstory.h).
//
// Which worlds a seed gives follows from what the seat has seen alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "records/provedgame.h"
#include "review/handstory.h"
#include "review/hiddentiles.h"
#include "review/verdict.h"
#include "review/worldkind.h"
#include "review/worldrandom.h"
#include "table/round.h"

namespace janso {

// Hidden worlds that fit: likelier by what was done in them, or all equally likely, to measure the
// difference.
enum class Weighing : std::uint8_t { ByDeeds, None };

class WorldSampler {
 public:
  // The verdict must be of this game, and the game have worlds of this kind; both must outlive it.
  WorldSampler(const ProvedGame &game, const ChoiceVerdict &verdict,
               WorldKind kind = WorldKind::InformationSet, Weighing weighing = Weighing::ByDeeds);

  // The table right before the answer that the verdict is of, in one such world; nothing when none of so many
  // tries fitted. Safe to call from several threads at once.
  std::optional<Round> sample(std::uint64_t seed) const;
  Loosened loosened() const { return m_loosened; }

 private:
  void readDeeds();
  std::optional<Round> search(std::uint64_t seed, Loosened loosened, int tries) const;
  std::optional<Round> likelier(HiddenDeal &deal, Round round, WaitRule rule, int mayPass,
                                WorldRandom &random) const;
  std::optional<Round> fitting(const HiddenDeal &deal, int mayPass) const;
  std::optional<Round> playTo(const Wall &wall, int mayPass) const;
  bool answer(Round &round, std::size_t &deed, int mayPass) const;

  const ProvedGame &m_game;
  const ChoiceVerdict &m_verdict;
  WorldKind m_kind;
  std::vector<GivenAnswer> m_deeds;  // in their order
  std::optional<Round> m_real;
  SeatView m_seen;
  std::optional<HiddenTiles> m_hidden;
  std::vector<HandStory> m_stories;  // empty: not weighed
  Loosened m_loosened = Loosened::Nothing;
};

// One of the sampler of this verdict.
std::optional<Round> sampleWorld(const ProvedGame &game, const ChoiceVerdict &verdict, std::uint64_t seed,
                                 WorldKind kind = WorldKind::InformationSet);

}  // namespace janso
