// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds the complete hands of a given shape that are nearest to the tiles in hand.
//
// Method. A shape says which groups are required and which runs, triplets and pairs the rest may be. The cost
// of a complete hand is the number of its tiles that must still come in. That is a sum over kinds, so man,
// pin, sou, winds and dragons are solved separately. Each part is a dynamic program over its ranks, from the
// lowest: the state is the number of groups so far, the runs that began one and two ranks below, whether the
// pair is taken, and the number of kans. Each rank adds nothing, a triplet, the pair or a kan, and any number
// of new runs. The result is the best cell for each number of groups, with or without the pair (and by kans);
// the five tables are combined the same way, within the shape's limits for each part. Ties keep the union of
// the tiles that must come in, and the hand whose missing tiles have the most copies left. Seven pairs take
// the cheapest pairs; an exact hand is priced directly. Nothing is approximate.
//
// Tiles that a hand needs beyond the unseen copies cost kGoneCost each. Such a hand is found only where no
// better one exists; its tiles show what is gone.
//
// Cost. A part has at most 9 ranks of 70 states (350 with kans). The tables are cached by question, so shapes
// that differ in one suit share the others.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>

#include "rules/inlinevec.h"
#include "rules/reading.h"
#include "rules/tile.h"

namespace janso {

inline constexpr std::uint64_t kAllKinds = (std::uint64_t{1} << kKinds) - 1;
// By the lowest kind of each run.
inline constexpr std::uint64_t kAllRuns = 0x7FULL | 0x7FULL << 9 | 0x7FULL << 18;

// Man, pin, sou, winds, dragons.
inline constexpr int kParts = 5;
inline constexpr std::array<Kind, kParts + 1> kPartStart{0, 9, 18, kEast, kHaku, kKinds};
constexpr int partOf(Kind kind) {
  return kind < kEast ? kind / 9 : kind < kHaku ? 3 : 4;
}

struct HandSupply {
  TileCounts held;                           // concealed tiles
  std::array<std::int8_t, kKinds> unseen{};  // tiles that may still come
  // The most that the concealed part may hold: four minus those in melds.
  std::array<std::uint8_t, kKinds> most{};
  int groups = 4;  // groups to find, besides the pair
};

enum class TargetType : std::uint8_t { Triplet, Run, Pair, Kan, Single };
struct TargetCode {
  TargetType type{};
  Kind kind = 0;  // the lowest kind
  bool operator==(const TargetCode &) const = default;
};

// The allowed concealed groups and pair of a hand.
struct HandShape {
  InlineVec<TargetCode, 4> required;  // runs and triplets that must be present
  std::uint64_t runs = kAllRuns;      // for the other groups and the pair
  std::uint64_t triplets = kAllKinds;
  std::uint64_t pairs = kAllKinds;
  // Minimum of groups and pairs in that part, besides the required ones.
  std::array<std::uint8_t, kParts> least{};
  std::array<std::uint8_t, kParts> mostParts{5, 5, 5, 5, 5};  // likewise, the maximum
  std::int8_t win = -1;   // this kind comes last; it must be in a required group or be the only allowed pair
  std::int8_t kans = -1;  // number of groups that are kans; -1 = none
  InlineVec<Kind, 4> added;  // one more tile of each, which turns a pon into a kan
};

inline constexpr int kGoneCost = 64;

struct FoundHand {
  static constexpr std::uint16_t kNothing = 0xFFFF;

  std::uint16_t cost = kNothing;  // tiles that must come in, plus kGoneCost for each that cannot
  std::uint16_t scarce = 0;       // sum over these tiles of the copies already seen
  std::int8_t win = -1;
  std::uint64_t wanted = 0;  // kinds that come in for some hand of this cost
  InlineVec<TargetCode, 13> groups;

  bool found() const { return cost < kGoneCost; }
  bool imaginable() const { return cost != kNothing; }
  int distance() const { return found() ? cost : -1; }
  // Keeps the better of the two; when they cost the same, merges `wanted`.
  void take(const FoundHand &other);
};

// The number of tiles of each kind in the hand.
TileCounts tilesOf(const FoundHand &hand);

class HandSearch {
 public:
  explicit HandSearch(const HandSupply &supply) : m_supply(supply) {}

  const HandSupply &supply() const { return m_supply; }
  // Four groups (minus the melds) and a pair.
  void search(const HandShape &shape, FoundHand &best);
  // Seven pairs of `kinds`, at least one of them from `needed`. `win` as in HandShape.
  void searchPairs(std::uint64_t kinds, std::uint64_t needed, int win, FoundHand &best) const;
  // Exactly these fourteen tiles.
  void searchExact(const TileCounts &tiles, int win, FoundHand &best) const;

  // The cost of `n` tiles of a kind. `win`: one of them must come last, even when all are held.
  struct Price {
    std::uint16_t cost = 0;
    std::uint16_t scarce = 0;
    bool comes = false;
  };
  Price priceOf(Kind kind, int n, bool win) const;

 private:
  // Up to five groups of one part, each with its type and lowest rank.
  class PackedGroups {
   public:
    void add(TargetType type, int rank);
    bool empty() const { return m_bits == 0; }
    TargetCode takeLast(Kind start);  // `start`: the lowest kind of the part

   private:
    static constexpr int kRanks = 9;
    static constexpr unsigned kBits = 6;  // per group
    std::uint32_t m_bits = 0;
  };
  struct Cell {
    std::uint16_t cost = FoundHand::kNothing;
    std::uint16_t scarce = 0;
    std::uint16_t wanted = 0;  // bits by rank
    PackedGroups groups;
    void take(const Cell &other);
  };
  // By kans, groups and pair.
  template <int kKans>
  struct PartTable {
    std::array<Cell, static_cast<std::size_t>(kKans * 10)> cells;
    static std::size_t index(int kans, int groups, int pair) {
      return static_cast<std::size_t>(kans * 10 + groups * 2 + pair);
    }
  };
  // The question for one part.
  struct PartAsk {
    int part = 0;
    int groups = 0;                       // maximum of groups besides the required ones
    std::array<std::uint8_t, 9> fixed{};  // tiles of the required groups
    unsigned runs = 0;
    unsigned triplets = 0;
    unsigned pairs = 0;
    int win = -1;  // rank
    std::uint64_t key() const;
  };
  struct Sum;

  template <int kKans>
  const PartTable<kKans> &table(const PartAsk &ask);
  template <int kKans>
  class PartSolver;
  template <int kKans>
  using Sums = std::array<Sum, static_cast<std::size_t>(kKans * 10)>;
  template <int kKans>
  void addPart(const PartTable<kKans> &here, const HandShape &shape, int part, Sums<kKans> &sums) const;
  template <int kKans>
  void searchAs(const HandShape &shape, FoundHand &best);
  PartAsk askOf(const HandShape &shape, int part, int free) const;

  HandSupply m_supply;
  std::unordered_map<std::uint64_t, PartTable<1>> m_tables;
  std::unordered_map<std::uint64_t, PartTable<5>> m_kanTables;
};

}  // namespace janso
