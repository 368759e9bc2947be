// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Builds the shanten tables.
//
// A hand of a suit that is part of a finished set of groups lacks exactly the rest of that set. Any other
// hand is as far as its best part: the minimum over the hands with one tile less. So two passes over all
// hands in code order, one downward (is it a part?) and one upward (the minimum), give all distances without
// a search.
#include "rules/shantentables.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <span>
#include <vector>

namespace janso::detail {
namespace {

constexpr int kLowDigits = 5;
constexpr int kHighDigits = 4;
constexpr int kRanks = 9;
constexpr std::array<std::uint32_t, 5> kPow5{1, 5, 25, 125, 625};

// Tiles lacking, index = groups + 5 x pair. Sixteen bytes, so that a minimum is one vector instruction.
using Lacks = std::array<std::uint8_t, 16>;
constexpr std::size_t kLackValues = 10;
constexpr std::uint8_t kFar = 255;

constexpr int sizeOfSet(std::size_t i) {
  return static_cast<int>(i % 5) * 3 + static_cast<int>(i / 5) * 2;
}

Lacks nothingPossible() {
  Lacks lacks{};
  std::fill_n(lacks.begin(), kLackValues, kFar);
  return lacks;
}

void keepMinimum(Lacks &into, const Lacks &other) {
  for (std::size_t i = 0; i < into.size(); ++i)
    into[i] = std::min(into[i], other[i]);
}

// Lacks of two suits taken together: the best way to share the groups and the pair.
Lacks minPlus(const Lacks &a, const Lacks &b) {
  Lacks both = nothingPossible();
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::size_t k = 0; i + k < 5; ++k) {
      const int none = a[i] + b[k];
      const int pair = std::min(a[5 + i] + b[k], a[i] + b[5 + k]);
      both[i + k] = static_cast<std::uint8_t>(std::min<int>(both[i + k], none));
      both[5 + i + k] = static_cast<std::uint8_t>(std::min<int>(both[5 + i + k], pair));
    }
  }
  return both;
}

// Numbers the distinct vectors.
class ClassBook {
 public:
  struct Entry {
    Lacks lacks{};
    int fewestTiles = kMostTiles + 1;  // of any hand in this class
  };

  SuitClass classOf(const Lacks &lacks, int tiles) {
    std::uint64_t head = 0;
    std::uint64_t tail = 0;
    std::memcpy(&head, lacks.data(), 8);
    std::memcpy(&tail, lacks.data() + 8, 8);
    std::uint64_t hash = (head ^ (tail << 29)) * 0x9E3779B97F4A7C15U;
    for (std::size_t slot = hash >> 54;; slot = (slot + 1) % m_slots.size()) {
      if (m_slots[slot] == 0) {
        assert(m_entries.size() < 192);
        m_entries.push_back({lacks, tiles});
        m_slots[slot] = static_cast<std::uint8_t>(m_entries.size());
        return static_cast<SuitClass>(m_entries.size() - 1);
      }
      Entry &entry = m_entries[m_slots[slot] - 1U];
      if (std::memcmp(entry.lacks.data(), lacks.data(), 8) == 0 &&
          std::memcmp(entry.lacks.data() + 8, lacks.data() + 8, 8) == 0) {
        entry.fewestTiles = std::min(entry.fewestTiles, tiles);
        return static_cast<SuitClass>(m_slots[slot] - 1);
      }
    }
  }
  const Entry &operator[](std::size_t i) const { return m_entries[i]; }
  std::size_t size() const { return m_entries.size(); }

 private:
  std::vector<Entry> m_entries;
  std::array<std::uint8_t, 1024> m_slots{};  // class + 1; 0 = free
};

struct Code {
  std::array<std::uint8_t, kLowDigits> digits{};
  int tiles = 0;
};

Code decode(std::uint32_t code) {
  Code result;
  for (std::size_t i = 0; i < kLowDigits; ++i, code /= 5) {
    result.digits[i] = static_cast<std::uint8_t>(code % 5);
    result.tiles += result.digits[i];
  }
  return result;
}

class Builder {
 public:
  explicit Builder(ShantenTables &tables) : m_tables(tables) {}

  void build() {
    orderHands();
    std::array<std::uint8_t, kRanks> counts{};
    markSets(counts, 0, 0);
    markParts();
    prepareParts();
    measureHands();
    measureHonors();
    addClasses();
  }

 private:
  std::uint32_t suitBase(std::uint32_t high) const { return static_cast<std::uint32_t>(m_tables.high[high]); }

  void orderHands() {
    for (std::uint32_t low = 0; low < kLowCodes; ++low)
      m_low[low] = decode(low);
    for (int tiles = 0; tiles <= kMostTiles; ++tiles) {
      for (std::uint32_t low = 0; low < kLowCodes; ++low) {
        if (m_low[low].tiles == tiles) {
          m_rank[low] = static_cast<std::uint16_t>(m_lowInOrder.size());
          m_tables.low[low] = m_rank[low] | std::uint64_t{tallyOf(m_low[low], 0)} << 32;
          m_lowInOrder.push_back(low);
        }
      }
      m_lowUpTo[static_cast<std::size_t>(tiles)] = m_lowInOrder.size();
    }
    for (std::uint32_t low = 1; low < kLowCodes; ++low) {
      std::array<std::uint16_t, kLowDigits> &fewer = m_fewerLow[low];
      for (std::size_t d = 0; d < kLowDigits; ++d) {
        if (m_low[low].digits[d] > 0)
          fewer.fill(m_rank[low - kPow5[d]]);
      }
      for (std::size_t d = 0; d < kLowDigits; ++d) {
        if (m_low[low].digits[d] > 0)
          fewer[d] = m_rank[low - kPow5[d]];
      }
    }
    std::size_t base = 0;
    for (std::uint32_t high = 0; high < kHighCodes; ++high) {
      m_high[high] = decode(high);
      m_tables.high[high] = base | std::uint64_t{tallyOf(m_high[high], kHighDigits - 1)} << 32;
      base += lowsBeside(high);
    }
    assert(base == kSuitHands);
  }

  // `terminal`: which digit stands for a terminal; -1 = all (honors).
  static std::uint32_t tallyOf(const Code &code, int terminal) {
    std::uint32_t tally = 0;
    for (std::size_t i = 0; i < kLowDigits; ++i) {
      const bool yaochuu = terminal < 0 || static_cast<int>(i) == terminal;
      if (code.digits[i] >= 1)
        tally += Tally::kKind + (yaochuu ? Tally::kYaochuu : 0);
      if (code.digits[i] >= 2)
        tally += Tally::kPair + (yaochuu ? Tally::kYaochuuPair : 0);
    }
    return tally;
  }

  // How many low codes, in order of rank, fit beside this high code.
  std::size_t lowsBeside(std::uint32_t high) const {
    const int left = kMostTiles - m_high[high].tiles;
    return left < 0 ? 0 : m_lowUpTo[static_cast<std::size_t>(left)];
  }

  void mark(const std::array<std::uint8_t, kRanks> &counts, int groups, int pair) {
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    for (std::size_t i = 0; i < kLowDigits; ++i)
      low += counts[i] * kPow5[i];
    for (std::size_t i = kLowDigits; i < kRanks; ++i)
      high += counts[i] * kPow5[i - kLowDigits];
    std::uint16_t &set = m_partOf[suitBase(high) + m_rank[low]];
    set = static_cast<std::uint16_t>(set | 1U << (groups + 5 * pair));
  }

  // Marks every set of up to four groups, alone and with each pair. Shapes 0-8 are triplets, 9-15 runs.
  void markSets(std::array<std::uint8_t, kRanks> &counts, std::size_t fromShape, int groups) {
    mark(counts, groups, 0);
    for (std::uint8_t &count : counts) {
      if (count <= 2) {
        count = static_cast<std::uint8_t>(count + 2);
        mark(counts, groups, 1);
        count = static_cast<std::uint8_t>(count - 2);
      }
    }
    if (groups == 4)
      return;
    for (std::size_t shape = fromShape; shape < 16; ++shape) {
      std::array<std::uint8_t, kRanks> more = counts;
      if (shape < kRanks) {
        more[shape] = static_cast<std::uint8_t>(more[shape] + 3);
      } else {
        for (std::size_t i = shape - kRanks; i < shape - kRanks + 3; ++i)
          ++more[i];
      }
      if (std::all_of(more.begin(), more.end(), [](std::uint8_t n) { return n <= 4; }))
        markSets(more, shape, groups + 1);
    }
  }

  // A hand is part of a set when it is one, or when it is with one tile more.
  void markParts() {
    for (std::uint32_t high = kHighCodes; high-- > 0;) {
      const std::size_t lows = lowsBeside(high);
      if (lows == 0)
        continue;
      std::uint16_t *here = &m_partOf[suitBase(high)];
      for (std::size_t d = 0; d < kHighDigits; ++d) {
        if (m_high[high].digits[d] == 4)
          continue;
        const std::size_t more = lowsBeside(high + kPow5[d]);
        const std::uint16_t *next = m_partOf.data() + suitBase(high + kPow5[d]);
        for (std::size_t i = 0; i < more; ++i)
          here[i] |= next[i];
      }
      for (std::size_t i = m_lowUpTo[static_cast<std::size_t>(kMostTiles - m_high[high].tiles)]; i-- > 0;) {
        const std::uint32_t low = m_lowInOrder[i];
        if (m_low[low].tiles + m_high[high].tiles == kMostTiles)
          continue;
        std::uint16_t parts = here[i];
        for (std::size_t d = 0; d < kLowDigits; ++d) {
          if (m_low[low].digits[d] < 4)
            parts |= here[m_rank[low + kPow5[d]]];
        }
        here[i] = parts;
      }
    }
  }

  void measureHands() {
    for (std::uint32_t high = 0; high < kHighCodes; ++high) {
      const std::size_t lows = lowsBeside(high);
      SuitClass *here = m_tables.suit.data() + suitBase(high);
      std::array<const SuitClass *, kHighDigits> fewer{};
      std::size_t fewerCount = 0;
      for (std::size_t d = 0; d < kHighDigits; ++d) {
        if (m_high[high].digits[d] > 0)
          fewer[fewerCount++] = m_tables.suit.data() + suitBase(high - kPow5[d]);
      }
      for (std::size_t i = 0; i < lows; ++i) {
        const std::uint32_t low = m_lowInOrder[i];
        const int tiles = m_low[low].tiles + m_high[high].tiles;
        Lacks lacks = lacksOfPart(m_partOf[suitBase(high) + i], tiles);
        for (std::size_t k = 0; k < fewerCount; ++k)
          keepMinimum(lacks, m_book[fewer[k][i]].lacks);
        if (low > 0) {
          for (std::uint16_t rank : m_fewerLow[low])
            keepMinimum(lacks, m_book[here[rank]].lacks);
        }
        here[i] = m_book.classOf(lacks, tiles);
      }
    }
  }

  // What a part of finished sets lacks of each; far for the others. By two small tables, because a loop over
  // the bits would be mispredicted for every other hand.
  Lacks lacksOfPart(std::uint16_t partOf, int tiles) const {
    Lacks lacks = m_restOf[static_cast<std::size_t>(tiles)];
    for (std::size_t i = 0; i < lacks.size(); ++i)
      lacks[i] = static_cast<std::uint8_t>(lacks[i] | m_farUnless[partOf][i]);
    return lacks;
  }

  void prepareParts() {
    for (std::size_t i = 0; i < kLackValues; ++i) {
      for (std::size_t tiles = 0; tiles < m_restOf.size(); ++tiles)
        m_restOf[tiles][i] = static_cast<std::uint8_t>(sizeOfSet(i) - static_cast<int>(tiles));
      for (std::size_t bits = 0; bits < m_farUnless.size(); ++bits)
        m_farUnless[bits][i] = (bits >> i & 1U) != 0 ? 0 : kFar;
    }
  }

  // Honors only make triplets: from a kind held n times (n <= 3) each lacks 3 - n, and at most one kind is
  // the pair.
  void measureHonors() {
    constexpr std::array<std::uint32_t, 5> kWeight{0, 1, 8, 64, 64};
    for (std::uint32_t code = 0; code < kHighCodes; ++code) {
      m_tables.honorSum[code] = tallyOf(m_high[code], -1);
      for (std::uint8_t digit : m_high[code].digits)
        m_tables.honorSum[code] += kWeight[digit];
    }
    for (int ones = 0; ones <= 7; ++ones) {
      for (int twos = 0; ones + twos <= 7; ++twos) {
        for (int threes = 0; ones + twos + threes <= 7; ++threes) {
          const int tiles = ones + 2 * twos + 3 * threes;
          if (tiles > kMostTiles)
            continue;
          const std::array<int, 4> held{7 - ones - twos - threes, ones, twos, threes};
          m_tables.honor[static_cast<std::size_t>(ones + 8 * twos + 64 * threes)] =
              m_book.classOf(lacksOfHonors(held), tiles);
        }
      }
    }
  }

  static Lacks lacksOfHonors(const std::array<int, 4> &held) {
    Lacks lacks = nothingPossible();
    for (std::size_t groups = 0; groups < 5; ++groups) {
      lacks[groups] = tripletsLack(held, static_cast<int>(groups));
      for (std::size_t n = 0; n < held.size(); ++n) {
        if (held[n] == 0)
          continue;
        std::array<int, 4> rest = held;
        --rest[n];
        const int pair = n >= 2 ? 0 : 2 - static_cast<int>(n);
        const int all = pair + tripletsLack(rest, static_cast<int>(groups));
        lacks[5 + groups] = static_cast<std::uint8_t>(std::min<int>(lacks[5 + groups], all));
      }
    }
    return lacks;
  }

  static std::uint8_t tripletsLack(const std::array<int, 4> &held, int groups) {
    int lacks = 0;
    for (int n = 3; n >= 0; --n) {
      const int used = std::min(groups, held[static_cast<std::size_t>(n)]);
      lacks += used * (3 - n);
      groups -= used;
    }
    return static_cast<std::uint8_t>(lacks);
  }

  // Sums until no new class appears; only those that 14 tiles can reach.
  void addClasses() {
    for (std::size_t done = 0; done < m_book.size(); ++done) {
      for (std::size_t other = 0; other <= done; ++other) {
        const int tiles = m_book[done].fewestTiles + m_book[other].fewestTiles;
        if (tiles > kMostTiles)
          continue;
        const SuitClass both = m_book.classOf(minPlus(m_book[done].lacks, m_book[other].lacks), tiles);
        m_tables.sum[done][other] = both;
        m_tables.sum[other][done] = both;
      }
    }
    m_tables.classes = static_cast<int>(m_book.size());
    for (std::size_t i = 0; i < m_book.size(); ++i) {
      for (std::size_t groups = 0; groups < 5; ++groups) {
        m_tables.groupsOnly[groups][i] = m_book[i].lacks[groups];
        m_tables.withPair[groups][i] = m_book[i].lacks[5 + groups];
      }
    }
  }

  ShantenTables &m_tables;
  ClassBook m_book;
  std::array<Code, kLowCodes> m_low;
  std::array<Code, kHighCodes> m_high;
  std::array<std::uint16_t, kLowCodes> m_rank{};
  // Ranks with one tile less; a digit that is 0 repeats another one, so that no loop has to branch.
  std::array<std::array<std::uint16_t, kLowDigits>, kLowCodes> m_fewerLow{};
  std::vector<std::uint32_t> m_lowInOrder;
  std::array<std::size_t, kMostTiles + 1> m_lowUpTo{};
  std::array<Lacks, kMostTiles + 1> m_restOf{};
  std::array<Lacks, std::size_t{1} << kLackValues> m_farUnless{};
  std::vector<std::uint16_t> m_partOf = std::vector<std::uint16_t>(kSuitHands);  // bits as in Lacks
};

}  // namespace

std::unique_ptr<const ShantenTables> buildShantenTables() {
  auto made = std::make_unique<ShantenTables>();
  Builder(*made).build();
  return made;
}

}  // namespace janso::detail
