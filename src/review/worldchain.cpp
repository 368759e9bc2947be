// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/worldchain.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace janso {
namespace {

constexpr double kCannotBe = -1e9;

// A number from 0 (not in it) to 1.
double unit(SimulatedDealRandom &random) {
  return (static_cast<double>(random.next() >> 11) + 1) * 0x1p-53;
}

// Whether what lies at this place can have been shown so: not before it came, and not as a tile from the hand
// when it was the fresh draw.
bool mayBeShown(const TilePath &path, std::size_t shown) {
  return path.taken < shown && (shown == TilePath::kNever || shown != path.discarded);
}

}  // namespace

SimulatedDealChain::SimulatedDealChain(HiddenDeal &deal, const std::vector<HandStory> &stories,
                                       const std::vector<ReadyHand> &ready, WaitRule rule,
                                       SimulatedDealRandom &random)
    : m_deal(deal), m_stories(stories), m_ready(ready), m_rule(rule), m_random(random) {
  // By seat, in the order in which a seat took them.
  const auto order = [](const TilePath &path) {
    return std::pair(path.seat < 0 ? 4 : path.seat, path.seat < 0 ? 0 : path.taken);
  };
  std::ranges::stable_sort(m_deal.paths, {}, order);
  m_taken = static_cast<std::size_t>(
      std::ranges::count_if(m_deal.paths, [](const TilePath &path) { return path.seat >= 0; }));
  computeLikelihoods();
}

void SimulatedDealChain::computeLikelihoods() {
  m_likely.clear();
  m_sums.clear();
  for (const HandStory &story : m_stories) {
    m_likely.push_back(story.likelihood(m_deal.paths));
    m_sums.push_back(std::reduce(m_likely.back().begin(), m_likely.back().end()));
  }
  m_tried = m_likely;
  m_triedSums = m_sums;
}

double SimulatedDealChain::likelihood() const {
  return std::reduce(m_sums.begin(), m_sums.end());
}

SimulatedDealChain::Place SimulatedDealChain::place() const {
  Place place;
  for (const TilePath &path : m_deal.paths) {
    place.tiles.push_back(*path.place);
    place.shown.push_back(path.shown);
  }
  return place;
}

void SimulatedDealChain::restore(const Place &place) {
  for (std::size_t i = 0; i < m_deal.paths.size(); ++i) {
    *m_deal.paths[i].place = place.tiles[i];
    m_deal.paths[i].shown = place.shown[i];
  }
  computeLikelihoods();
}

void SimulatedDealChain::go(int steps) {
  for (int i = 0; m_taken > 0 && i < steps; ++i)
    step();
}

void SimulatedDealChain::step() {
  TilePath &one = m_deal.paths[m_random.below(m_taken)];
  // What was shown can only have lain at another place of the same seat.
  if (!one.isHidden() || m_random.below(4) == 0) {
    const auto end = m_deal.paths.begin() + static_cast<std::ptrdiff_t>(m_taken);
    const auto first = std::ranges::lower_bound(m_deal.paths.begin(), end, one.seat, {}, &TilePath::seat);
    const auto last = std::ranges::upper_bound(first, end, one.seat, {}, &TilePath::seat);
    changeWithin(
        one, *(first + static_cast<std::ptrdiff_t>(m_random.below(static_cast<std::size_t>(last - first)))));
    return;
  }
  changeHidden(one, m_deal.paths[m_random.below(m_deal.paths.size())]);
}

void SimulatedDealChain::changeHidden(TilePath &one, TilePath &two) {
  if (!one.isHidden() || !two.isHidden() || *one.place == *two.place)
    return;
  std::swap(*one.place, *two.place);
  if (!accept(one, two))
    std::swap(*one.place, *two.place);
}

void SimulatedDealChain::changeWithin(TilePath &one, TilePath &two) {
  if (one.fixed || two.fixed || !mayBeShown(one, two.shown) || !mayBeShown(two, one.shown) ||
      *one.place == *two.place)
    return;
  const auto exchange = [&] {
    std::swap(*one.place, *two.place);
    std::swap(one.shown, two.shown);
  };
  exchange();
  if (!accept(one, two))
    exchange();
}

// Whether the change of these two, which was made, stands. It is reckoned no further than it may.
bool SimulatedDealChain::accept(const TilePath &one, const TilePath &two) {
  const auto concerns = [&](std::size_t story) {
    return m_stories[story].seat() == one.seat || m_stories[story].seat() == two.seat;
  };
  double least = std::log(unit(m_random));
  for (std::size_t i = 0; i < m_stories.size(); ++i)
    least += concerns(i) ? m_sums[i] : 0;
  for (std::size_t i = 0; i < m_stories.size(); ++i) {
    if (!concerns(i))
      continue;
    m_triedSums[i] = changed(i, one, two, least);
    if (m_triedSums[i] < least)
      return false;
    least -= m_triedSums[i];
  }
  for (std::size_t i = 0; i < m_stories.size(); ++i) {
    if (!concerns(i))
      continue;
    std::swap(m_likely[i], m_tried[i]);
    m_sums[i] = m_triedSums[i];
  }
  return true;
}

// From when the first of the two came; where both are of the seat, until the other one did.
double SimulatedDealChain::changed(std::size_t story, const TilePath &one, const TilePath &two,
                                   double least) {
  const HandStory &told = m_stories[story];
  if (!waitsFit(told.seat()))
    return kCannotBe;
  const bool within = one.seat == two.seat;
  const std::size_t first = within                    ? std::min(one.taken, two.taken)
                            : one.seat == told.seat() ? one.taken
                                                      : two.taken;
  m_tried[story] = m_likely[story];
  return told.change(m_tried[story], m_deal.paths, first,
                     within ? std::max(one.taken, two.taken) : TilePath::kNever, least);
}

bool SimulatedDealChain::waitsFit(int seat) const {
  const auto ready = std::ranges::find(m_ready, seat, &ReadyHand::seat);
  if (ready == m_ready.end())
    return true;
  TileCounts counts = ready->shown;
  for (const TilePath &path : m_deal.paths) {
    if (path.seat == seat && path.isHidden())
      counts.add(*path.place);
  }
  return isReady(*ready, counts, m_rule);
}

}  // namespace janso
