// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Simulated deals that a seat cannot tell from the true one: every tile that it has not seen is redealt.
//
// Every hidden tile is at a position of the wall: dealt to another seat and still in its hand, or not drawn
// yet. Tiles are exchanged among these positions so that everything that was seen happens again; a seat in
// riichi gets a tenpai hand. A deal is accepted only if the recorded answers fit it: nobody skipped a win, no
// riichi waits for a tile of its own pond, every riichi and call was legal, and the seat sees exactly what it
// saw. Where hardly any deal fits, the weakest of these conditions is dropped, and relaxation() reports it.
// Among the deals that fit, those are likelier in which the players did what players with such hands do
// (handstory.h).
//
// The deals that a seed gives depend only on what the seat has seen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "records/provedgame.h"
#include "review/handstory.h"
#include "review/hiddentiles.h"
#include "review/simulateddealkind.h"
#include "review/simulateddealrandom.h"
#include "review/verdict.h"
#include "table/round.h"

namespace janso {

// How deals that fit are weighed: by the players' actions in them, or all equally, to measure the difference.
enum class Weighing : std::uint8_t { ByActions, None };

class SimulatedDealSampler {
 public:
  // The verdict must be of this game, and the game must have deals of this kind (canSimulateDeals()). Both
  // must outlive this object.
  SimulatedDealSampler(const ProvedGame &game, const ChoiceVerdict &verdict,
                       SimulatedDealKind kind = SimulatedDealKind::InformationSet,
                       Weighing weighing = Weighing::ByActions);

  // The table right before the answer of the verdict, in one simulated deal; nothing when no try gave one
  // that fits. Safe to call from several threads at once.
  std::optional<Round> sample(std::uint64_t seed) const;
  Relaxation relaxation() const { return m_relaxation; }

 private:
  void readActions();
  std::optional<Round> search(std::uint64_t seed, Relaxation relaxation, int tries) const;
  std::optional<Round> likelier(HiddenDeal &deal, Round round, WaitRule rule, int mayPass,
                                SimulatedDealRandom &random) const;
  std::optional<Round> fitting(const HiddenDeal &deal, int mayPass) const;
  std::optional<Round> playTo(const Wall &wall, int mayPass) const;
  bool answer(Round &round, std::size_t &answered, int mayPass) const;

  const ProvedGame &m_game;
  const ChoiceVerdict &m_verdict;
  SimulatedDealKind m_kind;
  std::vector<GivenAnswer> m_actions;  // in order
  std::optional<Round> m_real;
  SeatView m_seen;
  std::optional<HiddenTiles> m_hidden;
  std::vector<HandStory> m_stories;  // empty: deals are not weighed
  Relaxation m_relaxation = Relaxation::Nothing;
};

// A deal from a temporary sampler of this verdict.
std::optional<Round> sampleDeal(const ProvedGame &game, const ChoiceVerdict &verdict, std::uint64_t seed,
                                SimulatedDealKind kind = SimulatedDealKind::InformationSet);

}  // namespace janso
