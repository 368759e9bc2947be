// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A Markov chain over simulated deals, which makes hands as likely as their players' recorded actions
// suggest.
//
// Method. The chain samples the hidden tiles in proportion to the likelihood of what every other seat visibly
// did (HandStory), by the Metropolis algorithm. A step picks a random tile that a redealt seat has taken. If
// that tile has been shown since, and otherwise one time in four, the step proposes to exchange the tile with
// another one of the same seat together with the moments at which they were shown; else it proposes to swap
// two hidden tiles, the second from any such hand or from the undrawn tiles. Proposals that would contradict
// what was seen are dropped: a tile shown before it was drawn, a tile shown from the hand that was the fresh
// draw, or a tile that was shown as it was drawn. A proposal is accepted when the log likelihood of the seats
// concerned falls by no more than -log(u), u uniform in (0, 1]. A seat in riichi must stay tenpai with waits
// that `rule` allows.
//
// Cost. Only the moments that the exchange can affect are evaluated, for one or two seats, and the
// calculation stops as soon as the proposal is sure to fail. The sampler (simulateddeals.cpp) makes 80 × 60
// steps per deal. Approximations: the seats are taken as independent, no probability counts as less than 1e-4
// (handstory.cpp), and the chain does not replay the rules. The sampler replays the hand after every 60 steps
// and goes back to the last deal that fits.
#pragma once

#include <cstddef>
#include <vector>

#include "review/handstory.h"
#include "review/hiddentiles.h"
#include "review/readyhands.h"
#include "review/simulateddealrandom.h"

namespace janso {

class SimulatedDealChain {
 public:
  // The deal, which the chain changes, and the stories, ready hands and random numbers must outlive the
  // chain. `ready` and `rule` are those that the deal was made with.
  SimulatedDealChain(HiddenDeal &deal, const std::vector<HandStory> &stories,
                     const std::vector<ReadyHand> &ready, WaitRule rule, SimulatedDealRandom &random);

  void go(int steps);
  // The log likelihood, summed over all seats as in HandStory.
  double likelihood() const;

  // A state of the chain, to which it can return.
  struct Place {
    std::vector<Tile> tiles;
    std::vector<std::size_t> shown;
  };
  Place place() const;
  void restore(const Place &place);

 private:
  void step();
  void changeHidden(TilePath &one, TilePath &two);
  void changeWithin(TilePath &one, TilePath &two);
  bool accept(const TilePath &one, const TilePath &two);
  void computeLikelihoods();
  double changed(std::size_t story, const TilePath &one, const TilePath &two, double least);
  bool waitsFit(int seat) const;

  HiddenDeal &m_deal;
  const std::vector<HandStory> &m_stories;
  const std::vector<ReadyHand> &m_ready;
  WaitRule m_rule;
  SimulatedDealRandom &m_random;
  std::size_t m_taken = 0;                  // number of paths that belong to seats
  std::vector<HandStory::Likely> m_likely;  // by story
  std::vector<double> m_sums;               // the sum of each
  std::vector<HandStory::Likely> m_tried;   // scratch copies for a proposal, which may be rejected
  std::vector<double> m_triedSums;
};

}  // namespace janso
