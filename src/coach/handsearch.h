// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The complete hands of a given shape that lie nearest to the tiles in hand.
//
// Each suit is solved by itself: rank by rank, over how many runs reach into the next two ranks, how many
// groups and whether the pair is taken. A target asks of every kind a number of tiles; what the hand lacks
// must come in, so the cost of a hand is the sum over its kinds, and the suits add up. Ties keep the union of
// the tiles that must come, and of the hands the one whose missing tiles have the most copies left.
//
// A hand that would need more copies than are unseen is found too, at a cost of kGoneCost for each: where no
// better one exists its tiles say what is gone.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>

#include "rules/inlinevec.h"
#include "rules/reading.h"
#include "rules/tile.h"

namespace janso {

inline constexpr std::uint64_t kAllKinds = (std::uint64_t{1} << kKinds) - 1;
// Lowest kinds of runs.
inline constexpr std::uint64_t kAllRuns = 0x7FULL | 0x7FULL << 9 | 0x7FULL << 18;

// Man, pin, sou, winds, dragons.
inline constexpr int kParts = 5;
inline constexpr std::array<Kind, kParts + 1> kPartStart{0, 9, 18, kEast, kHaku, kKinds};
constexpr int partOf(Kind kind) {
  return kind < kEast ? kind / 9 : kind < kHaku ? 3 : 4;
}

struct HandSupply {
  TileCounts held;                           // concealed tiles
  std::array<std::int8_t, kKinds> unseen{};  // that may still come
  std::array<std::uint8_t, kKinds> most{};   // that the concealed part may hold: four, less those in melds
  int groups = 4;                            // to be found beside the pair
};

enum class TargetType : std::uint8_t { Triplet, Run, Pair, Kan, Single };
struct TargetCode {
  TargetType type{};
  Kind kind = 0;  // lowest
  bool operator==(const TargetCode &) const = default;
};

// What the concealed groups and the pair of a hand may be.
struct HandShape {
  InlineVec<TargetCode, 4> required;  // runs and triplets that must be there
  std::uint64_t runs = kAllRuns;      // the other groups and the pair
  std::uint64_t triplets = kAllKinds;
  std::uint64_t pairs = kAllKinds;
  std::array<std::uint8_t, kParts> least{};  // groups or pairs beside the required ones in that part
  std::array<std::uint8_t, kParts> mostParts{5, 5, 5, 5, 5};  // likewise
  std::int8_t win = -1;      // this kind comes last; it must lie in a required group or be the only pair
  std::int8_t kans = -1;     // so many of the groups are kans; -1 = none is
  InlineVec<Kind, 4> added;  // a further tile of each, which makes a kan of a pon
};

inline constexpr int kGoneCost = 64;

struct FoundHand {
  static constexpr std::uint16_t kNothing = 0xFFFF;

  std::uint16_t cost = kNothing;  // tiles that must come in, and kGoneCost for each that cannot
  std::uint16_t scarce = 0;       // copies of those already seen
  std::int8_t win = -1;
  std::uint64_t wanted = 0;  // kinds that come in for some hand of this cost
  InlineVec<TargetCode, 13> groups;

  bool found() const { return cost < kGoneCost; }
  bool imaginable() const { return cost != kNothing; }
  int distance() const { return found() ? cost : -1; }
  // The better of both; of equal ones what either wants.
  void take(const FoundHand &other);
};

// How many of each kind the hand has.
TileCounts tilesOf(const FoundHand &hand);

class HandSearch {
 public:
  explicit HandSearch(const HandSupply &supply) : m_supply(supply) {}

  const HandSupply &supply() const { return m_supply; }
  // Four groups (less the melds) and a pair.
  void search(const HandShape &shape, FoundHand &best);
  // Seven pairs of `kinds`, one of them at least of `needed`. `win` as in HandShape.
  void searchPairs(std::uint64_t kinds, std::uint64_t needed, int win, FoundHand &best) const;
  // These fourteen tiles.
  void searchExact(const TileCounts &tiles, int win, FoundHand &best) const;

  // What `n` tiles of a kind cost. `win`: one of them comes last, which is not counted.
  struct Price {
    std::uint16_t cost = 0;
    std::uint16_t scarce = 0;
    bool comes = false;
  };
  Price priceOf(Kind kind, int n, bool win) const;

 private:
  // Up to five groups of one part, each with its type and its lowest rank.
  class PackedGroups {
   public:
    void add(TargetType type, int rank);
    bool empty() const { return m_bits == 0; }
    TargetCode takeLast(Kind start);  // `start`: lowest kind of the part

   private:
    static constexpr int kRanks = 9;
    static constexpr unsigned kBits = 6;  // a group
    std::uint32_t m_bits = 0;
  };
  struct Cell {
    std::uint16_t cost = FoundHand::kNothing;
    std::uint16_t scarce = 0;
    std::uint16_t wanted = 0;  // ranks
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
    int groups = 0;                       // free ones at most
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
