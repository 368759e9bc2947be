// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/handsearch.h"

#include <algorithm>
#include <utility>

namespace janso {

// What one rank may hold beside runs: nothing, a triplet, the pair or a kan.
struct RankChoice {
  TargetType type;
  int tiles;
  int groups;
  int pair;
  int kans;
};

namespace {

// Groups so far, runs that began one rank before and two ranks before.
struct Pending {
  std::uint8_t groups = 0;
  std::uint8_t one = 0;
  std::uint8_t two = 0;
};
constexpr int kPendings = 35;
constexpr auto kPending = [] {
  std::array<Pending, kPendings> all{};
  std::size_t size = 0;
  for (unsigned groups = 0; groups <= 4; ++groups) {
    for (unsigned one = 0; one <= groups; ++one) {
      for (unsigned two = 0; one + two <= groups; ++two)
        all[size++] = {static_cast<std::uint8_t>(groups), static_cast<std::uint8_t>(one),
                       static_cast<std::uint8_t>(two)};
    }
  }
  return all;
}();
constexpr auto kPendingIndex = [] {
  std::array<std::uint8_t, 125> index{};
  for (std::size_t i = 0; i < kPending.size(); ++i) {
    const Pending &p = kPending[i];
    index[static_cast<std::size_t>(p.groups * 25 + p.one * 5 + p.two)] = static_cast<std::uint8_t>(i);
  }
  return index;
}();
constexpr int pendingIndex(int groups, int one, int two) {
  return kPendingIndex[static_cast<std::size_t>(groups * 25 + one * 5 + two)];
}

constexpr std::array<RankChoice, 4> kChoices{{{TargetType::Single, 0, 0, 0, 0},
                                              {TargetType::Triplet, 3, 1, 0, 0},
                                              {TargetType::Pair, 2, 0, 1, 0},
                                              {TargetType::Kan, 4, 1, 0, 1}}};

int tilesIn(TargetType type) {
  switch (type) {
    case TargetType::Single:
      return 1;
    case TargetType::Pair:
      return 2;
    case TargetType::Kan:
      return 4;
    default:
      return 3;
  }
}

}  // namespace

void FoundHand::take(const FoundHand &other) {
  if (other.cost > cost || !other.imaginable())
    return;
  const std::uint64_t both = other.cost == cost ? wanted | other.wanted : other.wanted;
  if (other.cost < cost || other.scarce < scarce)
    *this = other;
  wanted = both;
}

TileCounts tilesOf(const FoundHand &hand) {
  TileCounts counts;
  for (const TargetCode &group : hand.groups) {
    for (int i = 0; i < tilesIn(group.type); ++i)
      ++counts[static_cast<Kind>(group.kind + (group.type == TargetType::Run ? i : 0))];
  }
  return counts;
}

void HandSearch::PackedGroups::add(TargetType type, int rank) {
  const int code = 1 + kRanks * static_cast<int>(type) + rank;
  m_bits = m_bits << kBits | static_cast<std::uint32_t>(code);
}

TargetCode HandSearch::PackedGroups::takeLast(Kind start) {
  const int code = static_cast<int>(m_bits & ((1U << kBits) - 1)) - 1;
  m_bits >>= kBits;
  return {static_cast<TargetType>(code / kRanks), static_cast<Kind>(start + code % kRanks)};
}

void HandSearch::Cell::take(const Cell &other) {
  if (other.cost > cost)
    return;
  const std::uint16_t both =
      other.cost == cost ? static_cast<std::uint16_t>(wanted | other.wanted) : other.wanted;
  if (other.cost < cost || other.scarce < scarce)
    *this = other;
  wanted = both;
}

std::uint64_t HandSearch::PartAsk::key() const {
  std::uint64_t bits = static_cast<std::uint64_t>(part);
  for (const std::uint8_t n : fixed)
    bits = bits << 3U | n;
  bits = bits << 7U | runs;
  bits = bits << 9U | triplets;
  bits = bits << 9U | pairs;
  bits = bits << 4U | static_cast<unsigned>(win + 1);
  return bits << 3U | static_cast<unsigned>(groups);
}

HandSearch::Price HandSearch::priceOf(Kind kind, int n, bool win) const {
  // The last tile may count as held: then one less is there to come.
  const int last = win ? 1 : 0;
  const int comes = std::max(0, n - m_supply.held[kind] - last);
  const int missing = std::max(0, comes + last - m_supply.unseen[kind]);
  const int seen = 4 - std::max<int>(0, m_supply.unseen[kind]);
  return {static_cast<std::uint16_t>(comes + last + kGoneCost * missing),
          static_cast<std::uint16_t>((comes + last) * seen), comes + last > 0};
}

// Solves one part, rank by rank from the lowest: from each state in which the ranks below may have been left
// to those that a rank may lead to. There the runs that began one and two ranks below take their tiles,
// beside one of the choices and any number of runs that begin.
template <int kKans>
class HandSearch::PartSolver {
 public:
  PartSolver(const HandSearch &search, const PartAsk &ask)
      : m_search(search), m_ask(ask), m_start(kPartStart[static_cast<std::size_t>(ask.part)]) {}
  PartSolver(const PartSolver &) = delete;
  PartSolver &operator=(const PartSolver &) = delete;

  PartTable<kKans> solve() {
    const int ranks = kPartStart[static_cast<std::size_t>(m_ask.part) + 1] - m_start;
    m_cells[0][0].cost = 0;
    for (int rank = 0; rank < ranks; ++rank) {
      lookAt(rank);
      passRank();
      std::swap(m_now, m_next);
    }
    return endedRuns();
  }

 private:
  struct State {
    int kans = 0;
    int pair = 0;
    int pending = 0;  // index in kPending
  };
  using Cells = std::array<Cell, static_cast<std::size_t>(kKans * 2 * kPendings)>;
  static std::size_t at(const State &state) {
    return static_cast<std::size_t>((state.kans * 2 + state.pair) * kPendings + state.pending);
  }

  // What is the same for all states at this rank.
  void lookAt(int rank) {
    const Kind kind = static_cast<Kind>(m_start + rank);
    const auto allows = [rank](unsigned ranks) { return (ranks >> rank & 1U) != 0; };
    m_rank = rank;
    m_fixed = m_ask.fixed[static_cast<std::size_t>(rank)];
    m_most = m_search.m_supply.most[kind];
    m_runs = allows(m_ask.runs);
    for (int tiles = 0; tiles <= 4; ++tiles)
      m_prices[static_cast<std::size_t>(tiles)] = m_search.priceOf(kind, tiles, m_ask.win == rank);
    m_choices.clear();
    for (const RankChoice &choice : kChoices) {
      if (choice.tiles == 0 || allows(choice.pair > 0 ? m_ask.pairs : m_ask.triplets))
        m_choices.push_back(choice);
    }
  }

  void passRank() {
    m_next->fill(Cell());
    for (int kans = 0; kans < kKans; ++kans) {
      for (int pair = 0; pair < 2; ++pair) {
        for (int pending = 0; pending < kPendings; ++pending)
          leave({kans, pair, pending});
      }
    }
  }

  void leave(const State &state) {
    if ((*m_now)[at(state)].cost == FoundHand::kNothing)
      return;
    for (const RankChoice &choice : m_choices) {
      if (state.pair + choice.pair <= 1 && state.kans + choice.kans < kKans)
        take(choice, state);
    }
  }

  // The choice, with each number of runs for which groups and tiles are left.
  void take(const RankChoice &choice, const State &state) {
    const Pending &pending = kPending[static_cast<std::size_t>(state.pending)];
    const int groups = pending.groups + choice.groups;
    const int tiles = m_fixed + pending.one + pending.two + choice.tiles;
    const int room = std::min(m_ask.groups - groups, m_most - tiles);
    const int mostRuns = m_runs ? room : std::min(room, 0);
    Cell way = (*m_now)[at(state)];
    if (choice.tiles > 0)
      way.groups.add(choice.type, m_rank);
    for (int begun = 0; begun <= mostRuns; ++begun) {
      if (begun > 0)
        way.groups.add(TargetType::Run, m_rank);
      reach({state.kans + choice.kans, state.pair + choice.pair,
             pendingIndex(groups + begun, begun, pending.one)},
            way, m_prices[static_cast<std::size_t>(tiles + begun)]);
    }
  }

  void reach(const State &state, Cell way, const Price &price) {
    way.cost = static_cast<std::uint16_t>(way.cost + price.cost);
    way.scarce = static_cast<std::uint16_t>(way.scarce + price.scarce);
    way.wanted = static_cast<std::uint16_t>(way.wanted | unsigned{price.comes} << m_rank);
    (*m_next)[at(state)].take(way);
  }

  // The states in which no run lacks a tile.
  PartTable<kKans> endedRuns() const {
    PartTable<kKans> table;
    for (int kans = 0; kans < kKans; ++kans) {
      for (int groups = 0; groups <= 4; ++groups) {
        for (int pair = 0; pair < 2; ++pair)
          table.cells[PartTable<kKans>::index(kans, groups, pair)] =
              (*m_now)[at({kans, pair, pendingIndex(groups, 0, 0)})];
      }
    }
    return table;
  }

  const HandSearch &m_search;
  const PartAsk &m_ask;
  Kind m_start;
  int m_rank = 0;
  int m_fixed = 0;  // tiles of the required groups
  int m_most = 0;   // tiles that the rank may hold
  bool m_runs = false;
  std::array<Price, 5> m_prices;  // by number of tiles
  InlineVec<RankChoice, 4> m_choices;
  std::array<Cells, 2> m_cells{};
  Cells *m_now = &m_cells[0];   // before the rank
  Cells *m_next = &m_cells[1];  // after it
};

template <int kKans>
const HandSearch::PartTable<kKans> &HandSearch::table(const PartAsk &ask) {
  auto &tables = [this]() -> auto & {
    if constexpr (kKans == 1)
      return m_tables;
    else
      return m_kanTables;
  }
  ();
  const std::uint64_t key = ask.key();
  const auto known = tables.find(key);
  if (known != tables.end())
    return known->second;
  return tables.emplace(key, PartSolver<kKans>(*this, ask).solve()).first->second;
}

HandSearch::PartAsk HandSearch::askOf(const HandShape &shape, int part, int free) const {
  const Kind start = kPartStart[static_cast<std::size_t>(part)];
  const Kind end = kPartStart[static_cast<std::size_t>(part) + 1];
  const unsigned ranks = (1U << (end - start)) - 1;
  PartAsk ask;
  ask.part = part;
  ask.groups = free;
  const auto fix = [&](Kind kind, int n) {
    if (kind >= start && kind < end)
      ask.fixed[static_cast<std::size_t>(kind - start)] =
          static_cast<std::uint8_t>(ask.fixed[static_cast<std::size_t>(kind - start)] + n);
  };
  for (const TargetCode &group : shape.required) {
    if (group.type == TargetType::Triplet)
      fix(group.kind, 3);
    for (Kind i = 0; i < 3 && group.type == TargetType::Run; ++i)
      fix(static_cast<Kind>(group.kind + i), 1);
  }
  for (const Kind kind : shape.added)
    fix(kind, 1);
  // With no group left to choose, what may be chosen makes no other question.
  ask.runs = free > 0 ? static_cast<unsigned>(shape.runs >> start) & ranks & 0x7FU : 0;
  ask.triplets = free > 0 ? static_cast<unsigned>(shape.triplets >> start) & ranks : 0;
  if (start >= kEast)
    ask.runs = 0;
  ask.pairs = static_cast<unsigned>(shape.pairs >> start) & ranks;
  if (shape.win >= start && shape.win < end)
    ask.win = shape.win - start;
  return ask;
}

// Of some parts together.
struct HandSearch::Sum {
  std::uint16_t cost = FoundHand::kNothing;
  std::uint16_t scarce = 0;
  std::uint64_t wanted = 0;
  std::array<PackedGroups, kParts> groups{};

  // `from` with that cell beside it, if that is better; of equal ones what either wants.
  void take(const Sum &from, const Cell &cell, int part);
};

void HandSearch::Sum::take(const Sum &from, const Cell &cell, int part) {
  const std::size_t p = static_cast<std::size_t>(part);
  const auto itsCost = static_cast<std::uint16_t>(from.cost + cell.cost);
  const auto itsScarce = static_cast<std::uint16_t>(from.scarce + cell.scarce);
  if (itsCost > cost)
    return;
  const std::uint64_t itsWanted = from.wanted | std::uint64_t{cell.wanted} << kPartStart[p];
  if (itsCost == cost && itsScarce >= scarce) {
    wanted |= itsWanted;
    return;
  }
  const std::uint64_t tied = itsCost == cost ? wanted : 0;
  *this = from;
  cost = itsCost;
  scarce = itsScarce;
  wanted = itsWanted | tied;
  groups[p] = cell.groups;
}

// Adds what one part may be to every way in which the parts before it were filled.
template <int kKans>
void HandSearch::addPart(const PartTable<kKans> &here, const HandShape &shape, int part,
                         Sums<kKans> &sums) const {
  using Table = PartTable<kKans>;
  const std::size_t p = static_cast<std::size_t>(part);
  const int free = m_supply.groups - static_cast<int>(shape.required.size());
  Sums<kKans> next;
  for (int i = 0; i < kKans * (free * 2 + 2); ++i) {
    const int kans = i / (free * 2 + 2);
    const int groups = i % (free * 2 + 2) / 2;
    const int pair = i % 2;
    const Sum &from = sums[Table::index(kans, groups, pair)];
    if (from.cost == FoundHand::kNothing)
      continue;
    for (int k = 0; kans + k < kKans; ++k) {
      for (int g = 0; groups + g <= free; ++g) {
        for (int q = 0; pair + q <= 1; ++q) {
          const Cell &cell = here.cells[Table::index(k, g, q)];
          if (cell.cost == FoundHand::kNothing || g + q < shape.least[p] || g + q > shape.mostParts[p])
            continue;
          next[Table::index(kans + k, groups + g, pair + q)].take(from, cell, part);
        }
      }
    }
  }
  sums = next;
}

template <int kKans>
void HandSearch::searchAs(const HandShape &shape, FoundHand &best) {
  const int free = m_supply.groups - static_cast<int>(shape.required.size());
  if (free < 0)
    return;
  using Table = PartTable<kKans>;
  Sums<kKans> sums;
  sums[0].cost = 0;
  for (int part = 0; part < kParts; ++part) {
    const PartAsk ask = askOf(shape, part, free);
    if (*std::max_element(ask.fixed.begin(), ask.fixed.end()) > 4)
      return;
    addPart<kKans>(table<kKans>(ask), shape, part, sums);
  }
  const Sum &sum = sums[Table::index(std::max<int>(0, shape.kans), free, 1)];
  if (sum.cost == FoundHand::kNothing)
    return;
  FoundHand hand;
  hand.cost = sum.cost;
  hand.scarce = sum.scarce;
  hand.wanted = sum.wanted;
  hand.win = shape.win;
  if (hand.cost > best.cost)
    return;
  for (const TargetCode &group : shape.required)
    hand.groups.push_back(group);
  for (std::size_t part = 0; part < sum.groups.size(); ++part) {
    for (PackedGroups groups = sum.groups[part]; !groups.empty();)
      hand.groups.push_back(groups.takeLast(kPartStart[part]));
  }
  for (const Kind kind : shape.added)
    hand.groups.push_back({TargetType::Single, kind});
  best.take(hand);
}

void HandSearch::search(const HandShape &shape, FoundHand &best) {
  if (shape.kans >= 0)
    searchAs<5>(shape, best);
  else
    searchAs<1>(shape, best);
}

void HandSearch::searchExact(const TileCounts &tiles, int win, FoundHand &best) const {
  FoundHand hand;
  hand.cost = 0;
  hand.win = static_cast<std::int8_t>(win);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int n = tiles[kind];
    if (n == 0)
      continue;
    if (n > m_supply.most[kind])
      return;
    const Price price = priceOf(kind, n, kind == win);
    hand.cost = static_cast<std::uint16_t>(hand.cost + price.cost);
    hand.scarce = static_cast<std::uint16_t>(hand.scarce + price.scarce);
    hand.wanted |= price.comes ? bitOf(kind) : 0;
    constexpr std::array<TargetType, 4> kTypes{TargetType::Single, TargetType::Pair, TargetType::Triplet,
                                               TargetType::Kan};
    hand.groups.push_back({kTypes[static_cast<std::size_t>(n - 1)], kind});
  }
  best.take(hand);
}

void HandSearch::searchPairs(std::uint64_t kinds, std::uint64_t needed, int win, FoundHand &best) const {
  struct Pair {
    Kind kind = 0;
    Price price;
  };
  InlineVec<Pair, kKinds> pairs;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if ((kinds & bitOf(kind)) != 0 && m_supply.most[kind] >= 2)
      pairs.push_back({kind, priceOf(kind, 2, kind == win)});
  }
  std::stable_sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) {
    return a.price.cost != b.price.cost ? a.price.cost < b.price.cost : a.price.scarce < b.price.scarce;
  });
  if (pairs.size() < 7)
    return;
  // With one pair given, the cheapest six others.
  const auto completed = [&](const Pair *given) {
    FoundHand hand;
    hand.cost = 0;
    hand.win = static_cast<std::int8_t>(win);
    std::uint16_t margin = 0;
    const auto add = [&](const Pair &pair) {
      hand.cost = static_cast<std::uint16_t>(hand.cost + pair.price.cost);
      hand.scarce = static_cast<std::uint16_t>(hand.scarce + pair.price.scarce);
      hand.wanted |= pair.price.comes ? bitOf(pair.kind) : 0;
      hand.groups.push_back({TargetType::Pair, pair.kind});
    };
    if (given != nullptr)
      add(*given);
    for (const Pair &pair : pairs) {
      if (&pair == given)
        continue;
      if (hand.groups.size() < 7) {
        add(pair);
        margin = pair.price.cost;
      } else if (pair.price.cost == margin && pair.price.comes) {
        hand.wanted |= bitOf(pair.kind);  // as good as the last that was taken
      }
    }
    return hand;
  };
  if (needed == 0 && win < 0) {
    best.take(completed(nullptr));
    return;
  }
  for (const Pair &pair : pairs) {
    const bool fits = win >= 0 ? pair.kind == win : (needed & bitOf(pair.kind)) != 0;
    if (fits)
      best.take(completed(&pair));
  }
}

}  // namespace janso
