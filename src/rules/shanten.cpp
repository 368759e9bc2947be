// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shanten and ukeire by table look-up.
#include "rules/shanten.h"

#include <algorithm>
#include <cassert>

#include "rules/shantentables.h"

namespace janso {
namespace {

using detail::ShantenTables;
using detail::shantenTables;
using detail::SuitClass;

constexpr std::size_t kSuits = 4;
constexpr int kNoForm = 14;  // shanten of chiitoitsu and kokushi with melds
constexpr std::uint64_t kAllKinds = (std::uint64_t{1} << kKinds) - 1;
constexpr std::uint64_t kYaochuuKinds = [] {
  std::uint64_t bits = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    bits |= isYaochuu(kind) ? std::uint64_t{1} << kind : 0;
  return bits;
}();

// What one more tile of a rank adds to the two codes of a suit.
constexpr std::array<std::uint32_t, kSuitKinds> kLowStep{1, 5, 25, 125, 625, 0, 0, 0, 0};
constexpr std::array<std::uint32_t, kSuitKinds> kHighStep{0, 0, 0, 0, 0, 1, 5, 25, 125};
constexpr std::array<std::uint32_t, 5> kHonourWeight{0, 1, 8, 64, 64};

constexpr std::uint64_t bit(std::size_t kind) {
  return std::uint64_t{1} << kind;
}

// The compiler makes one load of it.
std::uint64_t eightCounts(const std::uint8_t *at) {
  std::uint64_t bytes = 0;
  for (int i = 0; i < 8; ++i)
    bytes |= std::uint64_t{at[i]} << (8 * i);
  return bytes;
}

// Eight base 5 digits in bytes -> two numbers of four digits, in the low and the high half.
std::uint64_t twoCodes(std::uint64_t digits) {
  constexpr std::uint64_t kBytes = 0x00FF00FF00FF00FF;
  constexpr std::uint64_t kWords = 0x0000FFFF0000FFFF;
  const std::uint64_t pairs = (digits & kBytes) + 5 * (digits >> 8 & kBytes);
  return (pairs & kWords) + 25 * (pairs >> 16 & kWords);
}

struct SuitCode {
  std::uint32_t low = 0;
  std::uint32_t high = 0;
};

SuitCode suitCode(const TileCounts &counts, std::size_t suit) {
  const std::uint8_t *first = counts.n.data() + suit * kSuitKinds;
  const std::uint64_t codes = twoCodes(eightCounts(first + 1));
  return {static_cast<std::uint32_t>(first[0] + 5 * (codes & 0xFFFF)),
          static_cast<std::uint32_t>(codes >> 32)};
}

std::uint32_t honourCode(const ShantenTables &tables, const TileCounts &counts) {
  const std::uint64_t codes = twoCodes(eightCounts(counts.n.data() + kEast - 1) >> 8);
  return std::uint32_t{tables.honourSum[codes & 0xFFFF]} + tables.honourSum[codes >> 32];
}

SuitClass suitClass(const ShantenTables &tables, const TileCounts &counts, std::size_t suit) {
  const SuitCode code = suitCode(counts, suit);
  return tables.suitClass(code.low, code.high);
}

SuitClass handClass(const ShantenTables &tables, const TileCounts &counts) {
  const SuitClass manPin = tables.sum[suitClass(tables, counts, 0)][suitClass(tables, counts, 1)];
  const SuitClass souHonours =
      tables.sum[suitClass(tables, counts, 2)][tables.honour[honourCode(tables, counts)]];
  return tables.sum[manPin][souHonours];
}

// --- Chiitoitsu and kokushi: how many kinds are held at least once, at least twice ---
struct KindTally {
  int kinds = 0;
  int pairs = 0;
  int yaochuu = 0;
  int yaochuuPairs = 0;

  int chiitoitsu() const { return 6 - pairs + std::max(0, 7 - kinds); }
  int kokushi() const { return 13 - yaochuu - (yaochuuPairs > 0 ? 1 : 0); }
};

// Bytes set to 1 where kind 8 x word + byte is a terminal or an honour.
constexpr std::array<std::uint64_t, 5> kYaochuuBytes = [] {
  std::array<std::uint64_t, 5> words{};
  for (Kind kind = 0; kind < kKinds; ++kind)
    words[kind / 8] |= isYaochuu(kind) ? std::uint64_t{1} << (kind % 8 * 8) : 0;
  return words;
}();

constexpr std::uint64_t kOnes = 0x0101010101010101;

int sumOfBytes(std::uint64_t bytes) {
  return static_cast<int>(bytes * kOnes >> 56);
}

// Without a branch: eight kinds at a time.
KindTally tally(const TileCounts &counts) {
  const std::uint8_t *n = counts.n.data();
  const std::array<std::uint64_t, 5> words{eightCounts(n), eightCounts(n + 8), eightCounts(n + 16),
                                           eightCounts(n + 24), eightCounts(n + 26) >> 48};
  std::uint64_t kinds = 0;
  std::uint64_t pairs = 0;
  std::uint64_t yaochuu = 0;
  std::uint64_t yaochuuPairs = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::uint64_t once = (words[i] + 0x7F * kOnes) >> 7 & kOnes;
    const std::uint64_t twice = (words[i] + 0x7E * kOnes) >> 7 & kOnes;
    kinds += once;
    pairs += twice;
    yaochuu += once & kYaochuuBytes[i];
    yaochuuPairs += twice & kYaochuuBytes[i];
  }
  return {sumOfBytes(kinds), sumOfBytes(pairs), sumOfBytes(yaochuu), sumOfBytes(yaochuuPairs)};
}

// --- Which tiles help ---

// Kinds by how often a hand holds them.
struct KindMasks {
  std::uint64_t none = 0;
  std::uint64_t one = 0;
  std::uint64_t four = 0;
};

KindMasks masksOf(const TileCounts &counts) {
  KindMasks masks;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const std::uint64_t n = counts.n[kind];
    masks.none |= std::uint64_t{n == 0} << kind;
    masks.one |= std::uint64_t{n == 1} << kind;
    masks.four |= (n >> 2) << kind;
  }
  return masks;
}

// Chiitoitsu: a second tile of any single, or a new kind while there are fewer than seven.
std::uint64_t chiitoitsuHelp(const KindTally &kinds, const KindMasks &masks) {
  return masks.one | (kinds.kinds < 7 ? masks.none : 0);
}

// Kokushi: the missing kinds, and any of the thirteen while there is no pair.
std::uint64_t kokushiHelp(const KindTally &kinds, const KindMasks &masks) {
  return kYaochuuKinds & (kinds.yaochuuPairs > 0 ? masks.none : kAllKinds);
}

// The kinds of one suit that bring it into the same new class.
struct Step {
  SuitClass to = 0;
  std::uint64_t kinds = 0;
};
using Steps = InlineVec<Step, kSuitKinds>;

void addStep(Steps &steps, SuitClass to, std::uint64_t kind) {
  for (Step &step : steps) {
    if (step.to == to) {
      step.kinds |= kind;
      return;
    }
  }
  steps.push_back({to, kind});
}

// A hand taken apart by suit, ready for one tile more or less.
class SuitView {
 public:
  SuitView(const ShantenTables &tables, const TileCounts &counts, std::size_t suit)
      : m_tables(tables), m_counts(counts.n.data() + suit * kSuitKinds), m_suit(suit) {
    if (suit < 3) {
      m_code = suitCode(counts, suit);
      m_class = m_tables.suitClass(m_code.low, m_code.high);
    } else {
      m_code.low = honourCode(tables, counts);
      m_class = m_tables.honour[m_code.low];
    }
  }

  SuitClass suitClass() const { return m_class; }
  std::size_t size() const { return m_suit < 3 ? 9 : 7; }
  std::uint64_t kindBit(std::size_t rank) const { return bit(m_suit * kSuitKinds + rank); }
  int count(std::size_t rank) const { return m_counts[rank]; }

  // The class with one tile of `rank` less.
  SuitClass without(std::size_t rank) const {
    if (m_suit < 3)
      return m_tables.suitClass(m_code.low - kLowStep[rank], m_code.high - kHighStep[rank]);
    const std::size_t n = m_counts[rank];
    return m_tables.honour[m_code.low - kHonourWeight[n] + kHonourWeight[n - 1]];
  }

  // Classes that one tile more leads to, its own class left out.
  Steps stepsUp() const {
    Steps steps;
    for (std::size_t rank = 0; rank < size(); ++rank) {
      if (m_counts[rank] == 4)
        continue;
      const SuitClass to =
          m_suit < 3 ? m_tables.suitClass(m_code.low + kLowStep[rank], m_code.high + kHighStep[rank])
                     : honourStep(m_code.low, m_counts[rank]);
      if (to != m_class)
        addStep(steps, to, kindBit(rank));
    }
    return steps;
  }

  // Kinds of this suit that, once `discard` is gone, lower the distance (`lacks` of class `rest` + suit).
  std::uint64_t helpAfter(std::size_t discard, const std::array<SuitClass, 192> &rest,
                          const std::array<std::uint8_t, 192> &lacks, std::uint8_t distance) const {
    std::uint64_t help = 0;
    if (m_suit < 3) {
      const std::uint32_t low = m_code.low - kLowStep[discard];
      const std::uint32_t high = m_code.high - kHighStep[discard];
      for (std::size_t rank = 0; rank < kSuitKinds; ++rank) {
        if (m_counts[rank] == 4 && rank != discard)
          continue;
        const SuitClass to = m_tables.suitClass(low + kLowStep[rank], high + kHighStep[rank]);
        help |= std::uint64_t{lacks[rest[to]] < distance} << rank;
      }
    } else {
      const std::uint32_t code =
          m_code.low - kHonourWeight[m_counts[discard]] + kHonourWeight[m_counts[discard] - 1U];
      for (std::size_t rank = 0; rank < 7; ++rank) {
        const std::size_t n = m_counts[rank] - (rank == discard ? 1U : 0U);
        if (n < 4)
          help |= std::uint64_t{lacks[rest[honourStep(code, n)]] < distance} << rank;
      }
    }
    return help << (m_suit * kSuitKinds);
  }

 private:
  SuitClass honourStep(std::uint32_t code, std::size_t n) const {
    return m_tables.honour[code - kHonourWeight[n] + kHonourWeight[n + 1]];
  }

  const ShantenTables &m_tables;
  const std::uint8_t *m_counts;
  std::size_t m_suit;
  SuitCode m_code;  // honours: `low` alone, the index of their table
  SuitClass m_class = 0;
};

// The four suits and what the others add up to.
class HandView {
 public:
  HandView(const ShantenTables &tables, const TileCounts &counts)
      : m_tables(tables),
        m_suits{SuitView(tables, counts, 0), SuitView(tables, counts, 1), SuitView(tables, counts, 2),
                SuitView(tables, counts, 3)} {
    for (std::size_t a = 0; a < kSuits; ++a) {
      for (std::size_t b = a + 1; b < kSuits; ++b) {
        m_pair[a][b] = tables.sum[m_suits[a].suitClass()][m_suits[b].suitClass()];
        m_pair[b][a] = m_pair[a][b];
      }
    }
  }

  const SuitView &suit(std::size_t i) const { return m_suits[i]; }
  SuitClass whole() const { return m_tables.sum[m_pair[0][1]][m_pair[2][3]]; }
  // All suits but one, and but two.
  SuitClass without(std::size_t suit) const {
    const std::size_t a = suit ^ 1U;
    return m_tables.sum[m_pair[suit ^ 2U][suit ^ 3U]][m_suits[a].suitClass()];
  }
  SuitClass without(std::size_t suit, std::size_t other) const {
    // Of 0..3 the two that are neither: the pair is its own complement under xor.
    const std::size_t delta = suit ^ other;
    const std::size_t a = suit ^ (delta == 1U ? 2U : 1U);
    return m_pair[a][a ^ delta];
  }

 private:
  const ShantenTables &m_tables;
  std::array<SuitView, kSuits> m_suits;
  std::array<std::array<SuitClass, kSuits>, kSuits> m_pair{};
};

std::uint64_t helpOfSteps(const Steps &steps, const std::array<SuitClass, 192> &rest,
                          const std::array<std::uint8_t, 192> &lacks, std::uint8_t distance) {
  std::uint64_t help = 0;
  for (const Step &step : steps)
    help |= lacks[rest[step.to]] < distance ? step.kinds : 0;
  return help;
}

// Kinds that bring the standard form of a hand nearer.
std::uint64_t standardHelp(const ShantenTables &tables, const TileCounts &counts, std::size_t groups) {
  const HandView hand(tables, counts);
  const auto &lacks = tables.withPair[groups];
  const std::uint8_t distance = lacks[hand.whole()];
  std::uint64_t help = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit)
    help |= helpOfSteps(hand.suit(suit).stepsUp(), tables.sum[hand.without(suit)], lacks, distance);
  return help;
}

// Whether a fifth tile of a kind would complete the hand, could it exist: five are a triplet and a pair, or
// a triplet and two runs, or a pair and three runs.
bool completeWithFifth(const ShantenTables &tables, TileCounts counts, Kind kind, std::size_t groups) {
  counts[kind] = 3;
  if (tables.groupsOnly[groups][handClass(tables, counts)] == 0)
    return true;
  counts[kind] = 2;
  return groups > 0 && tables.withPair[groups - 1][handClass(tables, counts)] == 0;
}

// Weighted popcount: how many tiles of the kinds in `set` are unseen.
class Unseen {
 public:
  explicit Unseen(const TileCounts &visible) {
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      const std::uint64_t left = visible.n[kind] < 4 ? 4U - visible.n[kind] : 0U;
      m_ones |= (left & 1U) << kind;
      m_twos |= (left >> 1 & 1U) << kind;
      m_fours |= (left >> 2) << kind;
    }
  }
  int count(std::uint64_t set) const {
    return sumOfBytes(bytesOf(set & m_ones) + 2 * bytesOf(set & m_twos) + 4 * bytesOf(set & m_fours));
  }

 private:
  // Number of bits of each byte (std::popcount is a library call on a plain x86-64).
  static std::uint64_t bytesOf(std::uint64_t bits) {
    bits -= bits >> 1 & 0x55 * kOnes;
    bits = (bits & 0x33 * kOnes) + (bits >> 2 & 0x33 * kOnes);
    return (bits + (bits >> 4)) & 0x0F * kOnes;
  }

  std::uint64_t m_ones = 0;
  std::uint64_t m_twos = 0;
  std::uint64_t m_fours = 0;
};

}  // namespace

ShantenParts shantenParts(const TileCounts &concealed, int melds) {
  assert(melds >= 0 && melds <= 4 && concealed.total() <= 14 - 3 * melds);
  const ShantenTables &tables = shantenTables();
  ShantenParts parts;
  parts.standard = tables.withPair[static_cast<std::size_t>(4 - melds)][handClass(tables, concealed)] - 1;
  parts.chiitoitsu = kNoForm;
  parts.kokushi = kNoForm;
  if (melds == 0) {
    const KindTally kinds = tally(concealed);
    parts.chiitoitsu = kinds.chiitoitsu();
    parts.kokushi = kinds.kokushi();
  }
  return parts;
}

int shanten(const TileCounts &concealed, int melds) {
  const ShantenParts parts = shantenParts(concealed, melds);
  return std::min({parts.standard, parts.chiitoitsu, parts.kokushi});
}

KindSet acceptedKinds(const TileCounts &concealed, int melds) {
  const ShantenParts parts = shantenParts(concealed, melds);
  const int best = std::min({parts.standard, parts.chiitoitsu, parts.kokushi});
  const KindMasks masks = masksOf(concealed);
  std::uint64_t help = 0;
  if (parts.standard == best)
    help |= standardHelp(shantenTables(), concealed, static_cast<std::size_t>(4 - melds));
  if (parts.chiitoitsu == best)
    help |= chiitoitsuHelp(tally(concealed), masks);
  if (parts.kokushi == best)
    help |= kokushiHelp(tally(concealed), masks);
  return KindSet(help & ~masks.four);
}

KindSet waits(const TileCounts &concealed, int melds) {
  const ShantenParts parts = shantenParts(concealed, melds);
  const ShantenTables &tables = shantenTables();
  const auto groups = static_cast<std::size_t>(4 - melds);
  std::uint64_t found = 0;
  if (parts.standard == 0)
    found |= standardHelp(tables, concealed, groups);
  if (parts.chiitoitsu == 0)
    found |= chiitoitsuHelp(tally(concealed), masksOf(concealed));
  if (parts.kokushi == 0)
    found |= kokushiHelp(tally(concealed), masksOf(concealed));
  for (Kind kind = 0; parts.standard <= 1 && kind < kKinds; ++kind) {
    if (concealed[kind] == 4 && completeWithFifth(tables, concealed, kind, groups))
      found |= bit(kind);
  }
  return KindSet(found);
}

DiscardOptions discardOptions(const TileCounts &concealed, int melds, const TileCounts &visible) {
  assert(melds >= 0 && melds <= 4 && concealed.total() == 14 - 3 * melds);
  const ShantenTables &tables = shantenTables();
  const auto &lacks = tables.withPair[static_cast<std::size_t>(4 - melds)];
  const HandView hand(tables, concealed);
  const std::array<Steps, kSuits> steps{hand.suit(0).stepsUp(), hand.suit(1).stepsUp(),
                                        hand.suit(2).stepsUp(), hand.suit(3).stepsUp()};
  const KindTally kinds = tally(concealed);
  const KindMasks masks = masksOf(concealed);
  const Unseen unseen(visible);

  DiscardOptions options;
  for (std::size_t s = 0; s < kSuits; ++s) {
    const SuitView &suit = hand.suit(s);
    const auto &rest = tables.sum[hand.without(s)];
    for (std::size_t rank = 0; rank < suit.size(); ++rank) {
      const int n = suit.count(rank);
      if (n == 0)
        continue;
      const std::uint64_t discard = suit.kindBit(rank);
      const SuitClass left = suit.without(rank);
      const std::uint8_t distance = lacks[rest[left]];

      // The other two forms, by taking the tile off the tally.
      KindTally tallied = kinds;
      KindMasks held = masks;
      const int yaochuu = (discard & kYaochuuKinds) != 0 ? 1 : 0;
      tallied.kinds -= n == 1 ? 1 : 0;
      tallied.pairs -= n == 2 ? 1 : 0;
      tallied.yaochuu -= n == 1 ? yaochuu : 0;
      tallied.yaochuuPairs -= n == 2 ? yaochuu : 0;
      held.one = (held.one & ~discard) | (n == 2 ? discard : 0);
      held.none |= n == 1 ? discard : 0;
      held.four &= ~discard;
      const int standard = distance - 1;
      const int chiitoitsu = melds == 0 ? tallied.chiitoitsu() : kNoForm;
      const int kokushi = melds == 0 ? tallied.kokushi() : kNoForm;
      const int best = std::min({standard, chiitoitsu, kokushi});

      std::uint64_t help = 0;
      if (standard == best) {
        help = suit.helpAfter(rank, rest, lacks, distance);
        for (std::size_t other = 0; other < kSuits; ++other) {
          if (other != s)
            help |= helpOfSteps(steps[other], tables.sum[tables.sum[hand.without(s, other)][left]], lacks,
                                distance);
        }
      }
      if (chiitoitsu == best)
        help |= chiitoitsuHelp(tallied, held);
      if (kokushi == best)
        help |= kokushiHelp(tallied, held);
      help &= ~held.four;
      options.push_back({static_cast<Kind>(s * kSuitKinds + rank), static_cast<std::int8_t>(best),
                         KindSet(help), static_cast<std::int8_t>(unseen.count(help))});
    }
  }
  return options;
}

}  // namespace janso
