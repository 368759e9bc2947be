// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/reading.h"

#include <cassert>

namespace janso {

namespace {

constexpr std::uint64_t kNibbles = 0x111111111;  // the lowest bit of each rank

// A multiplication adds the nine counts up in the ninth nibble; fourteen tiles never carry.
constexpr int tilesIn(PackedSuit suit) {
  return static_cast<int>(suit * kNibbles >> 32 & 15U);
}

struct FacePlace {
  std::uint8_t suit;
  std::uint8_t shift;
  Kind kind;
  std::uint8_t red;
};

constexpr auto kFacePlaces = [] {
  std::array<FacePlace, 37> places{};
  for (int face = 0; face < 37; ++face) {
    const Tile tile = Tile::fromFace(face);
    places[static_cast<std::size_t>(face)] = {static_cast<std::uint8_t>(tile.kind() / 9),
                                              static_cast<std::uint8_t>(tile.kind() % 9 * 4), tile.kind(),
                                              static_cast<std::uint8_t>(tile.isRed())};
  }
  return places;
}();

constexpr const FacePlace &placeOf(Tile tile) {
  return kFacePlaces[static_cast<std::size_t>(tile.face())];
}

void split(PackedSuit tiles, SuitSplit made, SuitSplits &splits) {
  const auto take = [&made](unsigned code) { made.codes |= code << (8U * made.size++); };
  while (tiles != 0) {
    const unsigned shift = static_cast<unsigned>(std::countr_zero(tiles)) & ~3U;
    const unsigned rank = shift / 4;
    const unsigned count = static_cast<unsigned>(tiles >> shift & 15U);
    if (count >= 3) {
      const SuitSplit before = made;
      take(rank);
      split(tiles - (std::uint64_t{3} << shift), made, splits);
      made = before;
    }
    // Whatever is left of the lowest rank must start runs.
    const std::uint64_t run = std::uint64_t{0x111} * count;
    const auto atLeast = [&](unsigned ranksOn) { return (tiles >> (shift + 4 * ranksOn) & 15U) >= count; };
    if (rank > 6 || !atLeast(1) || !atLeast(2))
      return;
    for (unsigned i = 0; i < count; ++i)
      take(rank | kRunBit);
    tiles -= run << shift;
  }
  splits.push_back(made);
}

void splitSuit(std::size_t suit, PackedSuit tiles, SuitSplits &splits) {
  if (suit == 3)
    splitHonours(tiles, splits);
  else
    splitNumberSuit(tiles, splits);
}

// Joins the splits of each suit in every combination.
void combine(const std::array<SuitSplits, 4> &splits, std::size_t suit, Division made, Divisions &divisions) {
  for (; suit < 4; ++suit) {
    const SuitSplits &choices = splits[suit];
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const SuitSplit &choice = choices[i];
      // Adding the suit's first kind to every code at once: no code overflows its byte.
      constexpr std::array<std::uint32_t, 5> kOnes{0, 0x1, 0x101, 0x10101, 0x1010101};
      const std::uint32_t codes = choice.codes + kOnes[choice.size] * static_cast<std::uint32_t>(suit * 9);
      Division next = made;
      if (choice.size > 0)
        next.codes |= codes << (8U * made.size);
      next.size = static_cast<std::uint8_t>(made.size + choice.size);
      if (i + 1 < choices.size()) {
        combine(splits, suit + 1, next, divisions);
      } else {
        made = next;
      }
    }
  }
  divisions.push_back(made);
}

}  // namespace

WinFacts::WinFacts(const WinInput &in, const RuleSet &ruleSet) : input(in), rules(ruleSet) {
  const auto add = [this](Tile tile, PackedTiles &to) {
    const FacePlace &place = placeOf(tile);
    to[place.suit] += std::uint64_t{1} << place.shift;
    kinds |= bitOf(place.kind);
    reds = static_cast<std::uint8_t>(reds + place.red);
  };
  for (const Tile &tile : in.concealed)
    add(tile, concealed);
  add(in.winTile, concealed);
  all = concealed;
  for (const Meld &meld : in.melds) {
    for (const Tile &tile : meld.tiles)
      add(tile, all);
    (meld.type == MeldType::Chi ? meldRuns : meldTriplets) |= bitOf(meld.kind());
    kans = static_cast<std::uint8_t>(kans + (meld.isKan() ? 1 : 0));
    ankans = static_cast<std::uint8_t>(ankans + (meld.type == MeldType::Ankan ? 1 : 0));
    closed = closed && !meld.isOpen();
  }
  win = in.winTile.kind();
  seatWind = static_cast<Kind>(kEast + in.seatWind());
  roundWind = static_cast<Kind>(kEast + in.roundWind);
  assert(in.concealed.size() + 3 * in.melds.size() == 13);
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

void splitNumberSuit(PackedSuit tiles, SuitSplits &splits) {
  split(tiles, SuitSplit{}, splits);
}

void splitHonours(PackedSuit tiles, SuitSplits &splits) {
  const std::uint64_t low = tiles & kNibbles;
  const std::uint64_t second = tiles >> 1 & kNibbles;
  if (low != second || (tiles & ~(kNibbles * 3)) != 0)
    return;  // something else than three of a kind
  SuitSplit made;
  for (std::uint64_t left = low; left != 0; left &= left - 1) {
    const unsigned rank = static_cast<unsigned>(std::countr_zero(left)) / 4;
    made.codes |= rank << (8U * made.size++);
  }
  splits.push_back(made);
}

void findDivisions(const PackedTiles &concealed, Divisions &divisions) {
  // Exactly one suit has two tiles more than full groups: the pair is there.
  std::size_t pairSuit = 4;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const int rest = tilesIn(concealed[suit]) % 3;
    if (rest == 1 || (rest == 2 && pairSuit < 4))
      return;
    if (rest == 2)
      pairSuit = suit;
  }
  if (pairSuit == 4)
    return;
  std::array<SuitSplits, 4> splits;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (suit == pairSuit)
      continue;
    splitSuit(suit, concealed[suit], splits[suit]);
    if (splits[suit].empty())
      return;
  }
  const PackedSuit tiles = concealed[pairSuit];
  std::uint64_t pairs = (tiles >> 1 | tiles >> 2) & kNibbles;
  if (pairSuit < 3) {
    // Runs and triplets add up to a multiple of three in ranks, so the pair's rank is known modulo three.
    constexpr std::uint64_t kEveryThird = 0x00F00F00F;
    const int rest = tilesIn(tiles & kEveryThird << 4) + 2 * tilesIn(tiles & kEveryThird << 8);
    pairs &= kEveryThird << (4 * (2 * rest % 3));
  }
  for (std::uint64_t left = pairs; left != 0; left &= left - 1) {
    const unsigned shift = static_cast<unsigned>(std::countr_zero(left));
    splits[pairSuit].clear();
    splitSuit(pairSuit, tiles - (std::uint64_t{2} << shift), splits[pairSuit]);
    if (splits[pairSuit].empty())
      continue;
    Division made;
    made.pair = static_cast<Kind>(pairSuit * 9 + shift / 4);
    combine(splits, 0, made, divisions);
  }
}

bool isChiitoitsu(const PackedTiles &concealed) {
  constexpr std::uint64_t kNotTwo = ~(kNibbles * 2);
  return ((concealed[0] | concealed[1] | concealed[2] | concealed[3]) & kNotTwo) == 0;
}

bool isKokushi(const PackedTiles &concealed) {
  constexpr std::uint64_t kEnds = 0xF0000000F;
  constexpr std::uint64_t kHonours = 0x1111111;
  const auto each = [](PackedSuit suit, std::uint64_t wanted) {
    return ((suit | suit >> 1) & wanted) == wanted;  // one or two of each
  };
  return ((concealed[0] | concealed[1] | concealed[2]) & ~kEnds) == 0 && each(concealed[0], 0x100000001) &&
         each(concealed[1], 0x100000001) && each(concealed[2], 0x100000001) && each(concealed[3], kHonours);
}

}  // namespace janso
