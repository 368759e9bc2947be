// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A deal of hidden tiles changed step by step, until hands are as likely as what their players did makes
// them.
//
// Hidden tiles change places, and what a seat showed may have lain at another of its places (Metropolis). All
// that was seen stays as it was.
#pragma once

#include <cstddef>
#include <vector>

#include "review/handstory.h"
#include "review/hiddentiles.h"
#include "review/readyhands.h"
#include "review/worldrandom.h"

namespace janso {

class WorldChain {
 public:
  // The deal, which it changes, and the stories must outlive it. `ready` and `rule` as of the deal's own.
  WorldChain(HiddenDeal &deal, const std::vector<HandStory> &stories, const std::vector<ReadyHand> &ready,
             WaitRule rule, WorldRandom &random);

  void go(int steps);
  // The sum over all seats, as in HandStory.
  double likelihood() const;

  // Where it stands, to come back to.
  struct Place {
    std::vector<Tile> tiles;
    std::vector<std::size_t> shown;
  };
  Place place() const;
  void goBack(const Place &place);

 private:
  void step();
  void changeHidden(Stay &one, Stay &two);
  void changeWithin(Stay &one, Stay &two);
  bool accept(const Stay &one, const Stay &two);
  void tell();
  double changed(std::size_t story, const Stay &one, const Stay &two, double least);
  bool waitsFit(int seat) const;

  HiddenDeal &m_deal;
  const std::vector<HandStory> &m_stories;
  const std::vector<ReadyHand> &m_ready;
  WaitRule m_rule;
  WorldRandom &m_random;
  std::size_t m_taken = 0;                  // so many stays belong to seats
  std::vector<HandStory::Likely> m_likely;  // by story
  std::vector<double> m_sums;               // of each
  std::vector<HandStory::Likely> m_tried;   // of what was changed and may be changed back
  std::vector<double> m_triedSums;
};

}  // namespace janso
