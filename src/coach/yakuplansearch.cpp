// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Searches for two kinds of hands that no shape describes: all groups called, and ranks that add up to at
// least 100.
#include <algorithm>
#include <vector>

#include "coach/yakuplan.h"

namespace janso {

namespace {

// A group to be called: the tile that is claimed, and the two that must be in hand for it.
struct Seed {
  TargetCode group;
  Kind called = 0;
  std::array<Kind, 2> held{};
};

std::vector<Seed> allSeeds(const HandSupply &supply, bool chi) {
  std::vector<Seed> seeds;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (supply.most[kind] >= 3 && supply.unseen[kind] > 0)
      seeds.push_back({plan::triplet(kind), kind, {kind, kind}});
  }
  for (Kind low = 0; low < kEast && chi; ++low) {
    if ((kAllRuns >> low & 1U) == 0)
      continue;
    for (Kind called = low; called < low + 3; ++called) {
      const auto other = [&](int i) { return static_cast<Kind>(low + (i + (low + i >= called ? 1 : 0))); };
      if (supply.unseen[called] > 0)
        seeds.push_back({plan::run(low), called, {other(0), other(1)}});
    }
  }
  // What is in hand already comes first: then a near hand bounds the search early.
  const auto held = [&supply](const Seed &seed) {
    const int n = supply.held[seed.held[0]];
    return seed.held[0] == seed.held[1] ? std::min(n, 2)
                                        : std::min(n, 1) + std::min<int>(supply.held[seed.held[1]], 1);
  };
  std::stable_sort(seeds.begin(), seeds.end(),
                   [&held](const Seed &a, const Seed &b) { return held(a) > held(b); });
  return seeds;
}

class CalledSearch {
 public:
  CalledSearch(const HandSupply &supply, int win, bool chi, FoundHand &best)
      : m_supply(supply), m_seeds(allSeeds(supply, chi)), m_win(win), m_best(best) {
    if (win >= 0 && supply.held[static_cast<Kind>(win)] == 0)
      m_pairCost = 2;
    std::uint64_t last = 0;
    for (Kind kind = 0; kind < kKinds; ++kind)
      last |= supply.held[kind] > 0 ? bitOf(kind) : 0;
    m_levels.fill(win >= 0 ? bitOf(static_cast<Kind>(win)) : last);
    for (const Seed &seed : m_seeds)
      m_levels[static_cast<std::size_t>(heldOf(seed))] |= kindsOf(seed);
  }

  void run() { choose(0, m_supply.groups); }

 private:
  // Tiles of that kind that must come by draws, for the tiles kept so far.
  int lacking(Kind kind) const { return std::max(0, m_kept[kind] - m_supply.held[kind]); }
  int arriving(Kind kind) const { return lacking(kind) + m_claimed[kind]; }
  bool fits(Kind kind) const {
    return m_kept[kind] + m_claimed[kind] <= m_supply.most[kind] && arriving(kind) <= m_supply.unseen[kind];
  }

  // Whether a hand of that cost may still be of use: it is nearer, or as near and wants further tiles, which
  // are among `kinds`.
  bool mayServe(int cost, std::uint64_t kinds) const {
    return cost < m_best.cost || (cost == m_best.cost && (kinds & ~m_best.wanted) != 0);
  }
  // What must come for it, as long as no other group takes the same tiles.
  std::uint64_t kindsOf(const Seed &seed) const {
    const bool twice = seed.held[0] == seed.held[1];
    std::uint64_t kinds = bitOf(seed.called);
    for (const Kind kind : seed.held)
      kinds |= m_supply.held[kind] < (twice ? 2 : 1) ? bitOf(kind) : 0;
    return kinds;
  }
  int heldOf(const Seed &seed) const {
    const int n = m_supply.held[seed.held[0]];
    return seed.held[0] == seed.held[1] ? std::min(n, 2)
                                        : std::min(n, 1) + std::min<int>(m_supply.held[seed.held[1]], 1);
  }

  void choose(std::size_t from, int groups) {
    if (groups == 0) {
      closePair();
      return;
    }
    for (std::size_t i = from; i < m_seeds.size(); ++i) {
      const Seed &seed = m_seeds[i];
      // None of the seeds that follow has more in hand; each costs its claim too, and then the last tile. A
      // hand of just that cost takes seeds of this kind only.
      const std::uint64_t level = m_levels[static_cast<std::size_t>(heldOf(seed))];
      if (!mayServe(m_cost + groups * (3 - heldOf(seed)) + m_pairCost, m_path | level))
        return;
      const int before = m_cost;
      const std::uint64_t path = m_path;
      m_path |= kindsOf(seed);
      for (const Kind kind : seed.held) {
        ++m_kept[kind];
        m_cost += m_kept[kind] > m_supply.held[kind] ? 1 : 0;
      }
      ++m_cost;
      ++m_claimed[seed.called];
      m_groups.push_back(seed.group);
      if (fits(seed.called) && fits(seed.held[0]) && fits(seed.held[1]))
        choose(i, groups - 1);
      m_groups.pop_back();
      --m_claimed[seed.called];
      for (const Kind kind : seed.held)
        --m_kept[kind];
      m_cost = before;
      m_path = path;
    }
  }

  void closePair() {
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if ((m_win >= 0 && kind != m_win) || m_supply.unseen[kind] <= 0)
        continue;
      ++m_kept[kind];
      ++m_claimed[kind];
      const int cost = m_cost + 1 + (m_kept[kind] > m_supply.held[kind] ? 1 : 0);
      if (cost <= m_best.cost && fits(kind))
        take(cost, kind);
      --m_claimed[kind];
      --m_kept[kind];
    }
  }

  void take(int cost, Kind pair) {
    FoundHand hand;
    hand.cost = static_cast<std::uint16_t>(cost);
    hand.win = static_cast<std::int8_t>(pair);
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const int comes = arriving(kind);
      hand.wanted |= comes > 0 ? bitOf(kind) : 0;
      hand.scarce = static_cast<std::uint16_t>(hand.scarce + comes * (4 - m_supply.unseen[kind]));
    }
    hand.groups = m_groups;
    hand.groups.push_back({TargetType::Pair, pair});
    m_best.take(hand);
  }

  const HandSupply &m_supply;
  std::vector<Seed> m_seeds;
  int m_win;
  FoundHand &m_best;
  std::array<std::uint64_t, 3> m_levels{};  // what seeds of which so many tiles are held may want
  int m_pairCost = 1;                       // at least
  std::uint64_t m_path = 0;                 // what the groups chosen so far want
  TileCounts m_kept;
  TileCounts m_claimed;
  InlineVec<TargetCode, 13> m_groups;
  int m_cost = 0;
};

constexpr int kHundred = 100;

class HundredSearch {
 public:
  HundredSearch(const HandSearch &search, int kansLeft, FoundHand &best)
      : m_search(search), m_kansLeft(kansLeft), m_best(best) {}

  void run(int sum, const InlineVec<Kind, 4> &added) {
    m_sum = sum;
    m_added = added;
    for (const Kind kind : added)
      add(kind, 1, 1);
    for (Kind pair = 0; pair < kSuitKinds; ++pair) {
      add(pair, 2, 1);
      m_groups.push_back({TargetType::Pair, pair});
      choose(kGroups - 1, m_search.supply().groups, m_kansLeft - static_cast<int>(added.size()));
      m_groups.pop_back();
      add(pair, 2, -1);
    }
    for (const Kind kind : added)
      add(kind, 1, -1);
  }

 private:
  static constexpr int kGroups = 25;  // runs, triplets, kans

  void add(Kind kind, int tiles, int sign) {
    m_tiles[kind] = static_cast<std::uint8_t>(m_tiles[kind] + sign * tiles);
    m_sum += sign * tiles * rankOf(kind);
  }
  void addGroup(const TargetCode &group, int sign) {
    const int tiles = group.type == TargetType::Run ? 1 : group.type == TargetType::Kan ? 4 : 3;
    for (int i = 0; i < (group.type == TargetType::Run ? 3 : 1); ++i)
      add(static_cast<Kind>(group.kind + i), tiles, sign);
  }
  static TargetCode groupAt(int index) {
    if (index < 7)
      return plan::run(index);
    if (index < 16)
      return plan::triplet(index - 7);
    return {TargetType::Kan, static_cast<Kind>(index - 16)};
  }
  bool fits() const {
    for (Kind kind = 0; kind < kSuitKinds; ++kind) {
      if (m_tiles[kind] > m_search.supply().most[kind])
        return false;
    }
    return true;
  }

  void choose(int from, int groups, int kans) {
    constexpr int kMostInGroup = 36;
    if (m_sum + kMostInGroup * groups < kHundred || !fits() || price().cost > m_best.cost)
      return;
    if (groups == 0) {
      take();
      return;
    }
    for (int i = from; i >= 0; --i) {
      const TargetCode group = groupAt(i);
      const int left = kans - (group.type == TargetType::Kan ? 1 : 0);
      if (left < 0)
        continue;
      addGroup(group, 1);
      m_groups.push_back(group);
      choose(i, groups - 1, left);
      m_groups.pop_back();
      addGroup(group, -1);
    }
  }

  FoundHand price() const {
    FoundHand hand;
    hand.cost = 0;
    for (Kind kind = 0; kind < kSuitKinds; ++kind) {
      const HandSearch::Price price = m_search.priceOf(kind, m_tiles[kind], false);
      hand.cost = static_cast<std::uint16_t>(hand.cost + price.cost);
      hand.scarce = static_cast<std::uint16_t>(hand.scarce + price.scarce);
      hand.wanted |= price.comes ? bitOf(kind) : 0;
    }
    return hand;
  }

  void take() {
    FoundHand hand = price();
    hand.groups = m_groups;
    for (const Kind kind : m_added)
      hand.groups.push_back({TargetType::Single, kind});
    m_best.take(hand);
  }

  const HandSearch &m_search;
  int m_kansLeft;
  FoundHand &m_best;
  TileCounts m_tiles;
  int m_sum = 0;
  InlineVec<Kind, 4> m_added;
  InlineVec<TargetCode, 13> m_groups;
};

}  // namespace

void searchCalledHand(const HandSupply &supply, int win, bool chi, FoundHand &best) {
  CalledSearch(supply, win, chi, best).run();
}

void searchHundred(const HandSearch &search, const HandFrame &frame, FoundHand &best) {
  int sum = 0;
  InlineVec<Kind, 4> pons;
  for (const Meld &meld : frame.melds) {
    for (const Tile tile : meld.tiles) {
      if (tile.kind() >= kSuitKinds)
        return;
      sum += rankOf(tile.kind());
    }
    if (meld.type == MeldType::Pon)
      pons.push_back(meld.kind());
  }
  for (unsigned chosen = 0; chosen < 1U << pons.size(); ++chosen) {
    InlineVec<Kind, 4> added;
    for (std::size_t i = 0; i < pons.size(); ++i) {
      if ((chosen >> i & 1U) != 0)
        added.push_back(pons[i]);
    }
    if (static_cast<int>(added.size()) <= frame.kansLeft)
      HundredSearch(search, frame.kansLeft, best).run(sum, added);
  }
}

}  // namespace janso
