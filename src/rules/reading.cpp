// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/reading.h"

#include <cassert>
#include <optional>

namespace janso {

namespace {

constexpr std::uint64_t kNibbles = 0x111111111;  // the lowest bit of each rank

// A multiplication adds the nine counts up in the ninth nibble; fourteen tiles never carry.
constexpr int tilesIn(PackedSuit suit) {
  return static_cast<int>(suit * kNibbles >> 32 & 15U);
}

// What one tile adds to the counts: summing whole rows keeps the four suits in registers. The red fives are
// counted above the honors, which leave that space.
constexpr unsigned kRedShift = 32;
constexpr std::uint64_t kHonorMask = (std::uint64_t{1} << kRedShift) - 1;
struct FaceRow {
  PackedTiles one{};
  std::uint64_t kindBit = 0;
};

constexpr auto kFaceRows = [] {
  std::array<FaceRow, kFaces> rows{};
  for (int face = 0; face < kFaces; ++face) {
    const Kind kind = Tile::fromFace(face).kind();
    FaceRow &row = rows[static_cast<std::size_t>(face)];
    row.one[kind / 9U] = std::uint64_t{1} << (kind % 9U * 4U);
    row.one[3] |= std::uint64_t{Tile::fromFace(face).isRed()} << kRedShift;
    row.kindBit = bitOf(kind);
  }
  return rows;
}();

constexpr const FaceRow &rowOf(Tile tile) {
  return kFaceRows[static_cast<std::size_t>(tile.face())];
}

// Honors make triplets only: the codes, or nothing when something is left over.
std::optional<std::uint32_t> splitHonors(PackedSuit tiles) {
  const std::uint64_t low = tiles & kNibbles;
  if (tiles != low * 3)
    return std::nullopt;  // something else than three of a kind
  std::uint32_t codes = 0;
  unsigned at = 0;
  for (std::uint64_t left = low; left != 0; left &= left - 1, at += 8)
    codes |= (kEast + static_cast<unsigned>(std::countr_zero(left)) / 4) << at;
  return codes;
}

int splitSuit(std::size_t suit, PackedSuit tiles, SuitSplits &splits) {
  if (suit < 3)
    return splitNumberSuit(tiles, static_cast<Kind>(suit * 9), splits);
  const std::optional<std::uint32_t> codes = splitHonors(tiles);
  splits[0] = codes.value_or(0);
  return codes ? 1 : 0;
}

// The splits of every suit, joined in each combination.
struct AllSplits {
  std::array<SuitSplits, 4> codes;
  std::array<int, 4> splits;      // of the suit
  std::array<unsigned, 4> shift;  // bits of the groups in the suits before

  void combine(Kind pair, std::uint8_t size, Divisions &divisions) const {
    for (int man = 0; man < splits[0]; ++man) {
      for (int pin = 0; pin < splits[1]; ++pin) {
        for (int sou = 0; sou < splits[2]; ++sou) {
          const std::uint32_t joined = at(0, man) | at(1, pin) | at(2, sou) | at(3, 0);
          divisions.push_back({joined, size, pair});
        }
      }
    }
  }

 private:
  // A suit after four groups has none, and its shift would be too far.
  std::uint32_t at(std::size_t suit, int split) const {
    return static_cast<std::uint32_t>(std::uint64_t{codes[suit][static_cast<std::size_t>(split)]}
                                      << shift[suit]);
  }
};

}  // namespace

WinFacts::WinFacts(const WinInput &in, const RuleSet &ruleSet) : input(in), rules(ruleSet) {
  assert(in.concealed.size() + 3 * in.melds.size() == 13 && in.winTile.isKnown());
  const auto addTo = [](PackedTiles &tiles, const PackedTiles &more) {
    for (std::size_t suit = 0; suit < 4; ++suit)
      tiles[suit] += more[suit];
  };
  const FaceRow &last = rowOf(in.winTile);
  PackedTiles sum = last.one;
  std::uint64_t bits = last.kindBit;
  for (const Tile &tile : in.concealed) {
    const FaceRow &row = rowOf(tile);
    addTo(sum, row.one);
    bits |= row.kindBit;
  }
  concealed = sum;
  concealed[3] &= kHonorMask;
  for (const Meld &meld : in.melds) {
    for (const Tile &tile : meld.tiles) {
      const FaceRow &row = rowOf(tile);
      addTo(sum, row.one);
      bits |= row.kindBit;
    }
    (meld.type == MeldType::Chi ? meldRuns : meldTriplets) |= bitOf(meld.kind());
    kans = static_cast<std::uint8_t>(kans + (meld.isKan() ? 1 : 0));
    ankans = static_cast<std::uint8_t>(ankans + (meld.type == MeldType::Ankan ? 1 : 0));
    closed = closed && !meld.isOpen();
  }
  reds = static_cast<std::uint8_t>(sum[3] >> kRedShift);
  sum[3] &= kHonorMask;
  all = sum;
  kinds = bits;
  win = in.winTile.kind();
  seatWind = static_cast<Kind>(kEast + in.seatWind(rules.players));
  roundWind = static_cast<Kind>(kEast + in.roundWind);
}

void Reading::setDivision(const Division &newDivision) {
  division = newDivision;
  runs = win->meldRuns;
  triplets = win->meldTriplets;
  std::uint64_t unpaired = 0;
  for (int i = 0; i < division.size; ++i) {
    const GroupCode code = division.group(i);
    const std::uint64_t bit = bitOf(static_cast<Kind>(code & (kRunBit - 1)));
    if ((code & kRunBit) != 0) {
      runs |= bit;
      unpaired ^= bit;
      if ((unpaired & bit) == 0)
        ++twinRuns;
    } else {
      triplets |= bit;
      ++divisionTriplets;
    }
  }
}

void Reading::setWait(int index) {
  winGroup = static_cast<std::int8_t>(index);
  if (index < 0) {
    wait = WaitShape::Tanki;
  } else {
    const GroupCode code = division.group(index);
    const Kind lowest = code & (kRunBit - 1);
    if ((code & kRunBit) == 0)
      wait = WaitShape::Shanpon;
    else if (win->win == lowest + 1)
      wait = WaitShape::Kanchan;
    else if (rankOf(lowest) == (win->win == lowest ? 7 : 1))
      wait = WaitShape::Penchan;
    else
      wait = WaitShape::Ryanmen;
  }
  concealedTriplets = static_cast<std::uint8_t>(divisionTriplets + win->ankans - (ronnedTriplet() ? 1 : 0));
}

int splitNumberSuit(PackedSuit tiles, Kind firstKind, SuitSplits &splits) {
  struct Step {
    PackedSuit tiles;
    std::uint32_t codes;
    unsigned at;  // bits used in `codes`
  };
  std::array<Step, kMaxSplits> later;  // where a triplet was taken, the same without it
  int laterSize = 0;
  int found = 0;
  Step step{tiles, 0, 0};
  while (true) {
    bool stuck = step.tiles == 0;
    if (stuck) {
      splits[static_cast<std::size_t>(found++)] = step.codes;
    } else {
      const unsigned shift = static_cast<unsigned>(std::countr_zero(step.tiles)) & ~3U;
      const PackedSuit lowest = step.tiles >> shift;
      const unsigned code = firstKind + shift / 4;
      const unsigned count = lowest & 15U;
      // Whatever is left of the lowest rank must start runs.
      const bool runs = (lowest >> 4 & 15U) >= count && (lowest >> 8 & 15U) >= count;
      // As many codes as there are runs, in one multiplication.
      constexpr std::array<std::uint32_t, 5> kOnes{0, 0x1, 0x101, 0x10101, 0x1010101};
      const Step withRuns{step.tiles - (std::uint64_t{0x111} * count << shift),
                          step.codes | kOnes[count] * (code | kRunBit) << step.at, step.at + 8 * count};
      if (count >= 3) {
        if (runs)
          later[static_cast<std::size_t>(laterSize++)] = withRuns;
        step = {step.tiles - (std::uint64_t{3} << shift), step.codes | code << step.at, step.at + 8};
      } else if (runs) {
        step = withRuns;
      } else {
        stuck = true;
      }
    }
    if (!stuck)
      continue;
    if (laterSize == 0)
      return found;
    step = later[static_cast<std::size_t>(--laterSize)];
  }
}

void findDivisions(const PackedTiles &concealed, Divisions &divisions) {
  // Exactly one suit has two tiles more than full groups: the pair is there.
  AllSplits all;
  std::size_t pairSuit = 4;
  unsigned groups = 0;
  PackedSuit fives = 0;
  for (const PackedSuit suit : concealed)
    fives |= suit >> 2 & (suit | suit >> 1);
  if ((fives & kNibbles) != 0)
    return;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const unsigned tiles = static_cast<unsigned>(tilesIn(concealed[suit]));
    all.shift[suit] = 8 * groups;
    groups += tiles / 3;
    const unsigned rest = tiles % 3;
    if (rest == 1 || (rest == 2 && pairSuit < 4))
      return;
    if (rest == 2) {
      pairSuit = suit;
      continue;
    }
    all.splits[suit] = splitSuit(suit, concealed[suit], all.codes[suit]);
    if (all.splits[suit] == 0)
      return;
  }
  if (pairSuit == 4)
    return;
  const PackedSuit tiles = concealed[pairSuit];
  std::uint64_t pairs = (tiles >> 1 | tiles >> 2) & kNibbles;
  if (pairSuit < 3) {
    // Runs and triplets add up to a multiple of three in ranks, so the pair's rank is known modulo three.
    constexpr std::uint64_t kEveryThird = 0x00F00F00F;
    const int rest = tilesIn(tiles & kEveryThird << 4) + 2 * tilesIn(tiles & kEveryThird << 8);
    pairs &= kEveryThird << (4 * (2 * rest % 3));
  }
  for (; pairs != 0; pairs &= pairs - 1) {
    const unsigned shift = static_cast<unsigned>(std::countr_zero(pairs));
    const PackedSuit rest = tiles - (std::uint64_t{2} << shift);
    all.splits[pairSuit] = splitSuit(pairSuit, rest, all.codes[pairSuit]);
    if (all.splits[pairSuit] > 0)
      all.combine(static_cast<Kind>(pairSuit * 9 + shift / 4), static_cast<std::uint8_t>(groups), divisions);
  }
}

bool isChiitoitsu(const PackedTiles &concealed) {
  constexpr std::uint64_t kNotTwo = ~(kNibbles * 2);
  return ((concealed[0] | concealed[1] | concealed[2] | concealed[3]) & kNotTwo) == 0;
}

bool isKokushi(const PackedTiles &concealed) {
  constexpr std::uint64_t kEnds = 0xF0000000F;
  constexpr std::uint64_t kHonors = 0x1111111;
  const auto each = [](PackedSuit suit, std::uint64_t wanted) {
    return ((suit | suit >> 1) & wanted) == wanted;  // one or two of each
  };
  return ((concealed[0] | concealed[1] | concealed[2]) & ~kEnds) == 0 && each(concealed[0], 0x100000001) &&
         each(concealed[1], 0x100000001) && each(concealed[2], 0x100000001) && each(concealed[3], kHonors);
}

bool isComplete(const WinFacts &facts) {
  Divisions divisions;
  findDivisions(facts.concealed, divisions);
  return !divisions.empty() ||
         (facts.input.melds.empty() && (isChiitoitsu(facts.concealed) || isKokushi(facts.concealed)));
}

}  // namespace janso
