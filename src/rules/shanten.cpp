// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shanten and ukeire by table look-up.
#include "rules/shanten.h"

#include <algorithm>
#include <cassert>

#include "rules/shantencode.h"
#include "rules/shantentables.h"

namespace janso {
namespace {

using detail::classOf;
using detail::codeOf;
using detail::eightCounts;
using detail::HandCode;
using detail::kHighStep;
using detail::kHonorStep;
using detail::kHonorWeight;
using detail::kLowStep;
using detail::kOnes;
using detail::kSuits;
using detail::ShantenTables;
using detail::shantenTables;
using detail::SuitClass;
using detail::SuitCode;
using detail::sumOfBytes;
using detail::Tally;

constexpr int kNoForm = 14;  // shanten of chiitoitsu and kokushi with melds
constexpr std::uint64_t kAllKinds = (std::uint64_t{1} << kKinds) - 1;
constexpr std::uint64_t kYaochuuKinds = [] {
  std::uint64_t bits = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    bits |= isYaochuu(kind) ? std::uint64_t{1} << kind : 0;
  return bits;
}();

constexpr std::uint64_t bit(std::size_t kind) {
  return std::uint64_t{1} << kind;
}

// By the seven bits of a tally, from `unit` on, that tell of it.
constexpr auto distancesBy(std::uint32_t unit, int (*distance)(std::uint32_t tally)) {
  std::array<std::int8_t, 128> all{};
  for (std::uint32_t bits = 0; bits < all.size(); ++bits)
    all[bits] = static_cast<std::int8_t>(distance(bits * unit));
  return all;
}

int chiitoitsu(std::uint32_t tally) {
  static constexpr auto kDistances = distancesBy(Tally::kKind, [](std::uint32_t of) {
    return 6 - Tally::pairs(of) + std::max(0, 7 - Tally::kinds(of));
  });
  return kDistances[tally / Tally::kKind % kDistances.size()];
}

int kokushi(std::uint32_t tally) {
  static constexpr auto kDistances = distancesBy(Tally::kYaochuu, [](std::uint32_t of) {
    return 13 - Tally::yaochuu(of) - (Tally::yaochuuPairs(of) > 0 ? 1 : 0);
  });
  return kDistances[tally / Tally::kYaochuu % kDistances.size()];
}

ShantenParts partsOf(const ShantenTables &tables, const HandCode &hand, int melds) {
  const int standard = tables.withPair[static_cast<std::size_t>(4 - melds)][classOf(tables, hand)] - 1;
  if (melds > 0)
    return {standard, kNoForm, kNoForm};
  return {standard, chiitoitsu(hand.tally), kokushi(hand.tally)};
}

int best(const ShantenParts &parts) {
  return std::min({parts.standard, parts.chiitoitsu, parts.kokushi});
}

// --- Which tiles help ---

// The three low bits of 34 counts, each as a set of kinds.
struct BitPlanes {
  std::uint64_t ones = 0;
  std::uint64_t twos = 0;
  std::uint64_t fours = 0;

  explicit BitPlanes(const TileCounts &counts) {
    const std::uint8_t *n = counts.n.data();
    const std::array<std::uint64_t, 5> words{eightCounts(n), eightCounts(n + 8), eightCounts(n + 16),
                                             eightCounts(n + 24), eightCounts(n + 26) >> 48};
    for (std::size_t i = 0; i < words.size(); ++i) {
      ones |= gather(words[i]) << (8 * i);
      twos |= gather(words[i] >> 1) << (8 * i);
      fours |= gather(words[i] >> 2) << (8 * i);
    }
  }

 private:
  // The lowest bit of each byte, side by side.
  static std::uint64_t gather(std::uint64_t bytes) { return (bytes & kOnes) * 0x0102040810204080U >> 56; }
};

// Kinds by how often a hand holds them.
struct KindMasks {
  std::uint64_t none = 0;
  std::uint64_t one = 0;
  std::uint64_t four = 0;

  explicit KindMasks(const TileCounts &counts) {
    const BitPlanes planes(counts);
    none = kAllKinds & ~(planes.ones | planes.twos | planes.fours);
    one = planes.ones & ~planes.twos;
    four = planes.fours;
  }
};

// Chiitoitsu: a second tile of any single, or a new kind while there are fewer than seven.
std::uint64_t chiitoitsuHelp(std::uint32_t tally, const KindMasks &masks) {
  return masks.one | (Tally::kinds(tally) < 7 ? masks.none : 0);
}

// Kokushi: the missing kinds, and any of the thirteen while there is no pair.
std::uint64_t kokushiHelp(std::uint32_t tally, const KindMasks &masks) {
  return kYaochuuKinds & (Tally::yaochuuPairs(tally) > 0 ? masks.none : kAllKinds);
}

// The class that one tile more of each rank leads to; its own class where there can be no more, and for the
// two ranks that honors lack.
using Steps = std::array<SuitClass, kSuitKinds>;

// A suit, ready for one tile more or less.
class SuitView {
 public:
  SuitView(const ShantenTables &tables, const TileCounts &counts, const HandCode &hand, std::size_t suit)
      : m_tables(&tables), m_suit(suit) {
    for (std::size_t rank = 0; rank < size(); ++rank)
      m_counts[rank] = counts.n[suit * kSuitKinds + rank];
    m_code = suit < 3 ? hand.suits[suit] : SuitCode{hand.honors, 0};
    m_class = hand.classes[suit];
  }

  SuitClass suitClass() const { return m_class; }
  std::size_t size() const { return m_suit < 3 ? 9 : 7; }
  int count(std::size_t rank) const { return m_counts[rank]; }

  void remove(std::size_t rank) {
    const std::size_t n = m_counts[rank]--;
    if (m_suit < 3) {
      m_code.low -= kLowStep[rank];
      m_code.high -= kHighStep[rank];
      m_class = m_tables->suitClass(m_code.low, m_code.high);
    } else {
      m_code.low -= kHonorWeight[n] - kHonorWeight[n - 1];
      m_class = m_tables->honor[m_code.low];
    }
  }

  Steps stepsUp() const {
    Steps steps;
    if (m_suit < 3) {
      for (std::size_t rank = 0; rank < kSuitKinds; ++rank) {
        const std::uint32_t more = m_counts[rank] < 4 ? 1 : 0;
        steps[rank] =
            m_tables->suitClass(m_code.low + more * kLowStep[rank], m_code.high + more * kHighStep[rank]);
      }
    } else {
      for (std::size_t rank = 0; rank < kSuitKinds; ++rank)
        steps[rank] = m_tables->honor[m_code.low + kHonorStep[m_counts[rank]]];
    }
    return steps;
  }

 private:
  const ShantenTables *m_tables;
  std::array<std::uint8_t, kSuitKinds> m_counts{4, 4, 4, 4, 4, 4, 4, 4, 4};  // what is no rank has no step
  std::size_t m_suit;
  SuitCode m_code;  // honors: `low` alone, the index of their table
  SuitClass m_class = 0;
};

// The four suits and what the others add up to.
class HandView {
 public:
  HandView(const ShantenTables &tables, const TileCounts &counts, const HandCode &hand)
      : m_tables(tables),
        m_suits{SuitView(tables, counts, hand, 0), SuitView(tables, counts, hand, 1),
                SuitView(tables, counts, hand, 2), SuitView(tables, counts, hand, 3)} {
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
    return m_tables.sum[m_pair[suit ^ 2U][suit ^ 3U]][m_suits[suit ^ 1U].suitClass()];
  }
  SuitClass without(std::size_t suit, std::size_t other) const {
    // Two suits and the two that are left differ by the same bits.
    const std::size_t delta = suit ^ other;
    const std::size_t a = suit ^ (delta == 1U ? 2U : 1U);
    return m_pair[a][a ^ delta];
  }

 private:
  const ShantenTables &m_tables;
  std::array<SuitView, kSuits> m_suits;
  std::array<std::array<SuitClass, kSuits>, kSuits> m_pair{};
};

// Which steps of `suit` bring the standard form below `distance`, as kinds. `rest`: the sums of the other
// suits with each class.
std::uint64_t helpOf(const Steps &steps, std::size_t suit, const std::array<SuitClass, 256> &rest,
                     const std::array<std::uint8_t, 192> &lacks, std::uint8_t distance) {
  std::uint64_t help = 0;
  for (std::size_t rank = 0; rank < kSuitKinds; ++rank)
    help |= std::uint64_t{lacks[rest[steps[rank]]] < distance} << rank;
  return help << (suit * kSuitKinds);
}

// Kinds that bring the standard form of a hand nearer.
std::uint64_t standardHelp(const ShantenTables &tables, const TileCounts &counts, const HandCode &code,
                           std::size_t groups) {
  const HandView hand(tables, counts, code);
  const auto &lacks = tables.withPair[groups];
  const std::uint8_t distance = lacks[hand.whole()];
  std::uint64_t help = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit)
    help |= helpOf(hand.suit(suit).stepsUp(), suit, tables.sum[hand.without(suit)], lacks, distance);
  return help;
}

// Whether a fifth tile of a kind would complete the hand, could it exist: five are a triplet and a pair, or
// a triplet and two runs, or a pair and three runs.
bool completeWithFifth(const ShantenTables &tables, TileCounts counts, Kind kind, std::size_t groups) {
  counts[kind] = 3;
  if (tables.groupsOnly[groups][classOf(tables, codeOf(tables, counts))] == 0)
    return true;
  counts[kind] = 2;
  return groups > 0 && tables.withPair[groups - 1][classOf(tables, codeOf(tables, counts))] == 0;
}

// How many tiles of a set of kinds are unseen.
class Unseen {
 public:
  explicit Unseen(const TileCounts &visible) {
    // 4 - n, bit by bit; nothing is left of a kind seen four times.
    const BitPlanes seen(visible);
    m_ones = seen.ones & ~seen.fours;
    m_twos = (seen.ones ^ seen.twos) & ~seen.fours;
    m_fours = kAllKinds & ~(seen.ones | seen.twos | seen.fours);
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

// What is left of a tally when one of a kind that is held so many times goes.
std::uint32_t tallyWithout(std::uint32_t tally, Kind kind, int held) {
  const std::uint32_t yaochuu = isYaochuu(kind) ? 1 : 0;
  if (held == 1)
    return tally - (Tally::kKind + yaochuu * Tally::kYaochuu);
  return held == 2 ? tally - (Tally::kPair + yaochuu * Tally::kYaochuuPair) : tally;
}

// What every discard of one hand has in common.
class DiscardSearch {
 public:
  DiscardSearch(const ShantenTables &tables, const TileCounts &concealed, int melds,
                const TileCounts &visible)
      : m_tables(tables),
        m_lacks(tables.withPair[static_cast<std::size_t>(4 - melds)]),
        m_melds(melds),
        m_code(codeOf(tables, concealed)),
        m_hand(tables, concealed, m_code),
        m_masks(concealed),
        m_unseen(visible),
        m_steps{m_hand.suit(0).stepsUp(), m_hand.suit(1).stepsUp(), m_hand.suit(2).stepsUp(),
                m_hand.suit(3).stepsUp()} {}

  DiscardOptions run() {
    DiscardOptions options;
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      m_known.clear();
      for (std::size_t rank = 0; rank < m_hand.suit(suit).size(); ++rank) {
        if (m_hand.suit(suit).count(rank) > 0)
          options.push_back(discard(suit, rank));
      }
    }
    return options;
  }

 private:
  DiscardOption discard(std::size_t s, std::size_t rank) {
    SuitView suit = m_hand.suit(s);
    const auto kind = static_cast<Kind>(s * kSuitKinds + rank);
    const int held = suit.count(rank);
    suit.remove(rank);
    const auto &rest = m_tables.sum[m_hand.without(s)];
    const std::uint8_t distance = m_lacks[rest[suit.suitClass()]];

    // The other two forms follow from taking the tile off the tally.
    const std::uint32_t tally = tallyWithout(m_code.tally, kind, held);
    KindMasks masks = m_masks;
    if (held == 1) {
      masks.one &= ~bit(kind);
      masks.none |= bit(kind);
    } else if (held == 2) {
      masks.one |= bit(kind);
    }
    const ShantenParts parts{distance - 1, m_melds == 0 ? chiitoitsu(tally) : kNoForm,
                             m_melds == 0 ? kokushi(tally) : kNoForm};
    const int now = best(parts);

    std::uint64_t help = 0;
    if (parts.standard == now) {
      help = helpOf(suit.stepsUp(), s, rest, m_lacks, distance) | helpOfOthers(s, suit.suitClass(), distance);
    }
    if (parts.chiitoitsu == now)
      help |= chiitoitsuHelp(tally, masks);
    if (parts.kokushi == now)
      help |= kokushiHelp(tally, masks);
    help &= ~m_masks.four | bit(kind);
    return {kind, static_cast<std::int8_t>(now), KindSet(help),
            static_cast<std::int8_t>(m_unseen.count(help))};
  }

  // Kinds outside suit `s`; all discards that leave the suit in the same class have them in common.
  std::uint64_t helpOfOthers(std::size_t s, SuitClass left, std::uint8_t distance) {
    for (const Known &known : m_known) {
      if (known.left == left)
        return known.help;
    }
    std::uint64_t help = 0;
    for (std::size_t other = 0; other < kSuits; ++other) {
      if (other != s) {
        const SuitClass rest = m_tables.sum[m_hand.without(s, other)][left];
        help |= helpOf(m_steps[other], other, m_tables.sum[rest], m_lacks, distance);
      }
    }
    m_known.push_back({left, help});
    return help;
  }

  struct Known {
    SuitClass left = 0;
    std::uint64_t help = 0;
  };

  const ShantenTables &m_tables;
  const std::array<std::uint8_t, 192> &m_lacks;
  int m_melds;
  HandCode m_code;
  HandView m_hand;
  KindMasks m_masks;
  Unseen m_unseen;
  std::array<Steps, kSuits> m_steps;
  InlineVec<Known, kSuitKinds> m_known;
};

}  // namespace

ShantenParts shantenParts(const TileCounts &concealed, int melds) {
  assert(melds >= 0 && melds <= 4 && concealed.total() <= 14 - 3 * melds);
  const ShantenTables &tables = shantenTables();
  return partsOf(tables, codeOf(tables, concealed), melds);
}

int shanten(const TileCounts &concealed, int melds) {
  return best(shantenParts(concealed, melds));
}

KindSet acceptedKinds(const TileCounts &concealed, int melds) {
  assert(melds >= 0 && melds <= 4 && concealed.total() <= (melds == 0 ? 13 : 14 - 3 * melds));
  const ShantenTables &tables = shantenTables();
  const HandCode code = codeOf(tables, concealed);
  const ShantenParts parts = partsOf(tables, code, melds);
  const int now = best(parts);
  const KindMasks masks(concealed);
  std::uint64_t help = 0;
  if (parts.standard == now)
    help |= standardHelp(tables, concealed, code, static_cast<std::size_t>(4 - melds));
  if (parts.chiitoitsu == now)
    help |= chiitoitsuHelp(code.tally, masks);
  if (parts.kokushi == now)
    help |= kokushiHelp(code.tally, masks);
  return KindSet(help & ~masks.four);
}

KindSet waits(const TileCounts &concealed, int melds) {
  assert(melds >= 0 && melds <= 4 && concealed.total() <= 13 - 3 * melds);
  const ShantenTables &tables = shantenTables();
  const HandCode code = codeOf(tables, concealed);
  const ShantenParts parts = partsOf(tables, code, melds);
  const auto groups = static_cast<std::size_t>(4 - melds);
  std::uint64_t found = 0;
  if (parts.standard == 0)
    found |= standardHelp(tables, concealed, code, groups);
  if (parts.chiitoitsu == 0)
    found |= chiitoitsuHelp(code.tally, KindMasks(concealed));
  if (parts.kokushi == 0)
    found |= kokushiHelp(code.tally, KindMasks(concealed));
  if (parts.standard <= 1) {
    for (Kind kind : KindSet(KindMasks(concealed).four)) {
      if (completeWithFifth(tables, concealed, kind, groups))
        found |= bit(kind);
    }
  }
  return KindSet(found);
}

DiscardOptions discardOptions(const TileCounts &concealed, int melds, const TileCounts &visible) {
  assert(melds >= 0 && melds <= 4 && concealed.total() == 14 - 3 * melds);
  return DiscardSearch(shantenTables(), concealed, melds, visible).run();
}

KindSet discardsWithin(const TileCounts &concealed, int melds, int most) {
  assert(melds >= 0 && melds <= 4 && concealed.total() <= (melds == 0 ? 14 : 15 - 3 * melds));
  const ShantenTables &tables = shantenTables();
  const HandCode code = codeOf(tables, concealed);
  if (best(partsOf(tables, code, melds)) > most)
    return {};  // with a tile less it is no nearer
  const HandView hand(tables, concealed, code);
  const auto &lacks = tables.withPair[static_cast<std::size_t>(4 - melds)];
  KindSet found;
  for (Kind kind : KindSet(kAllKinds & ~KindMasks(concealed).none)) {
    SuitView suit = hand.suit(kind / kSuitKinds);
    suit.remove(kind % kSuitKinds);
    const std::uint32_t tally = tallyWithout(code.tally, kind, concealed[kind]);
    if (lacks[tables.sum[hand.without(kind / kSuitKinds)][suit.suitClass()]] - 1 <= most ||
        (melds == 0 && std::min(chiitoitsu(tally), kokushi(tally)) <= most))
      found.add(kind);
  }
  return found;
}

}  // namespace janso
