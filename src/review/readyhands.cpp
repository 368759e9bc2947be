// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/readyhands.h"

#include <algorithm>
#include <array>
#include <utility>

namespace janso {
namespace {

constexpr int kFirstSteps = 3000;  // for each hand, until the deal that it began with is forgotten
constexpr int kStepsBetween = 100;
constexpr int kMostLooks = 3000;

// By shanten: about as many times rarer as such hands are commoner, so that the way to another ready hand
// through hands that are not is open.
constexpr std::array<std::size_t, 8> kShantenWeights{60000, 800, 60, 10, 3, 1, 1, 1};
constexpr std::size_t kForbiddenWait = 3000;

bool waitsFit(KindSet waits, const ReadyHand &hand, WaitRule rule) {
  const bool furiten = (waits.bits() & hand.discarded.bits()) != 0;
  const bool passed = (waits.bits() & hand.passed.bits()) != 0;
  switch (rule) {
    case WaitRule::NoneSeen:
      return !furiten && !passed;
    case WaitRule::FuritenToo:
      return furiten || !passed;
    case WaitRule::Any:
      break;
  }
  return true;
}

}  // namespace

bool isReady(const ReadyHand &hand, const TileCounts &tiles, WaitRule rule) {
  return shanten(tiles, hand.melds) == 0 && waitsFit(waits(tiles, hand.melds), hand, rule);
}

ReadyHands::ReadyHands(std::vector<Tile> tiles, std::vector<ReadyHand> hands, WaitRule rule,
                       SimulatedDealRandom &random)
    : m_tiles(std::move(tiles)), m_hands(std::move(hands)), m_rule(rule), m_random(random) {
  for (std::size_t i = m_tiles.size(); i > 1; --i)
    std::swap(m_tiles[i - 1], m_tiles[m_random.below(i)]);
  for (std::size_t i = 0; i < m_hands.size(); ++i) {
    const ReadyHand &hand = m_hands[i];
    m_counts.push_back(hand.shown);
    for (std::size_t place = hand.first; place < hand.first + hand.count; ++place) {
      m_places.push_back(place);
      m_counts.back().add(m_tiles[place]);
    }
    m_weights.push_back(weightOf(i));
  }
}

bool ReadyHands::mix() {
  if (!m_places.empty()) {
    go(std::exchange(m_mixed, true) ? kStepsBetween : kFirstSteps);
    for (int look = 0; !fits(); ++look) {
      if (look == kMostLooks)
        return false;
      go(kStepsBetween);
    }
  }
  shuffle();
  return true;
}

// Within each ready hand, and all others among themselves: no order is likelier than another.
void ReadyHands::shuffle() {
  for (const ReadyHand &hand : m_hands) {
    for (std::size_t i = hand.count; i > 1; --i)
      std::swap(m_tiles[hand.first + i - 1], m_tiles[hand.first + m_random.below(i)]);
  }
  std::vector<std::size_t> others;
  for (std::size_t place = 0; place < m_tiles.size(); ++place) {
    if (handAt(place) == m_hands.size())
      others.push_back(place);
  }
  for (std::size_t i = others.size(); i > 1; --i)
    std::swap(m_tiles[others[i - 1]], m_tiles[others[m_random.below(i)]]);
}

void ReadyHands::go(int stepsOfEach) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(stepsOfEach) * m_hands.size(); ++i)
    step();
}

void ReadyHands::step() {
  const std::size_t from = m_places[m_random.below(m_places.size())];
  const std::size_t to = m_random.below(m_tiles.size());
  const std::size_t giver = handAt(from);
  const std::size_t taker = handAt(to);
  if (giver == taker || m_tiles[from].kind() == m_tiles[to].kind()) {
    std::swap(m_tiles[from], m_tiles[to]);
    return;
  }
  const auto exchange = [&] {
    m_counts[giver].remove(m_tiles[from]);
    m_counts[giver].add(m_tiles[to]);
    if (taker < m_hands.size()) {
      m_counts[taker].remove(m_tiles[to]);
      m_counts[taker].add(m_tiles[from]);
    }
    std::swap(m_tiles[from], m_tiles[to]);
  };
  exchange();
  const std::size_t given = weightOf(giver);
  const std::size_t taken = taker < m_hands.size() ? weightOf(taker) : 1;
  const std::size_t before = m_weights[giver] * (taker < m_hands.size() ? m_weights[taker] : 1);
  if (m_random.below(before) >= given * taken) {
    exchange();
    return;
  }
  m_weights[giver] = given;
  if (taker < m_hands.size())
    m_weights[taker] = taken;
}

std::size_t ReadyHands::handAt(std::size_t place) const {
  return static_cast<std::size_t>(std::ranges::find_if(m_hands,
                                                       [&](const ReadyHand &hand) {
                                                         return place >= hand.first &&
                                                                place < hand.first + hand.count;
                                                       }) -
                                  m_hands.begin());
}

std::size_t ReadyHands::weightOf(std::size_t hand) const {
  const ReadyHand &ready = m_hands[hand];
  const TileCounts &counts = m_counts[hand];
  const auto away = static_cast<std::size_t>(std::max(0, shanten(counts, ready.melds)));
  if (away == 0 && !waitsFit(waits(counts, ready.melds), ready, m_rule))
    return kForbiddenWait;
  return kShantenWeights[std::min(away, kShantenWeights.size() - 1)];
}

bool ReadyHands::fits() const {
  return std::ranges::all_of(m_weights, [](std::size_t weight) { return weight == kShantenWeights[0]; });
}

}  // namespace janso
