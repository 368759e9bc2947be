// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A finished hand from the scorer's point of view: the facts of the win, and one way to read its tiles.
//
// A reading is a division of the concealed tiles into groups, together with the group that the winning tile
// completed. A hand has from one to a few readings; they differ in yaku, fu and wait. Nothing here allocates;
// everything is on the stack of one scoreHand() or whyNoWin().
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/score.h"
#include "rules/tile.h"

namespace janso {

// Counts of one suit, four bits per rank: bits 4r .. 4r+3 hold the number of tiles of rank r + 1.
using PackedSuit = std::uint64_t;
// Indexed by Suit.
using PackedTiles = std::array<PackedSuit, 4>;

constexpr int countIn(const PackedTiles &tiles, Kind kind) {
  return static_cast<int>(tiles[kind / 9U] >> (kind % 9U * 4U) & 15U);
}
constexpr std::uint64_t bitOf(Kind kind) {
  return std::uint64_t{1} << kind;
}

// Sets of kinds, one bit each.
inline constexpr std::uint64_t kManBits = 0x1FF;
inline constexpr std::uint64_t kPinBits = kManBits << 9;
inline constexpr std::uint64_t kSouBits = kManBits << 18;
inline constexpr std::uint64_t kTerminalBits = 0x101ULL | 0x101ULL << 9 | 0x101ULL << 18;
inline constexpr std::uint64_t kWindBits = 0xFULL << kEast;
inline constexpr std::uint64_t kDragonBits = 0x7ULL << kHaku;
inline constexpr std::uint64_t kHonorBits = kWindBits | kDragonBits;
inline constexpr std::uint64_t kYaochuuBits = kTerminalBits | kHonorBits;

// The facts of the win that are the same for every reading.
struct WinFacts {
  WinFacts(const WinInput &in, const RuleSet &ruleSet);

  const WinInput &input;
  const RuleSet &rules;
  PackedTiles concealed{};         // including the winning tile
  PackedTiles all{};               // including melds
  std::uint64_t kinds = 0;         // kinds that are anywhere in the hand
  std::uint64_t meldRuns = 0;      // bit = lowest kind of a chi
  std::uint64_t meldTriplets = 0;  // pons and kans
  Kind win = 0;
  Kind seatWind = 0;
  Kind roundWind = 0;
  std::uint8_t reds = 0;  // red fives, including melds
  std::uint8_t kans = 0;
  std::uint8_t ankans = 0;
  bool closed = true;  // menzen: no melds except closed kans

  bool isYakuhai(Kind kind) const {
    return kind >= kHaku || kind == seatWind || kind == roundWind || (kind == kNorth && northIsYaku());
  }
  // A triplet of North is a yaku for everyone.
  bool northIsYaku() const { return rules.northYaku == NorthYaku::Yakuhai && rules.players == 3; }
};

// A group of the concealed part in one byte: its lowest kind, plus kRunBit if it is a run.
using GroupCode = std::uint8_t;
inline constexpr GroupCode kRunBit = 0x40;

// The concealed part, split into groups and a pair.
struct Division {
  std::uint32_t codes = 0;  // group i in bits 8i .. 8i+7, ordered by suit and kind
  std::uint8_t size = 0;    // number of groups: 4 - melds
  Kind pair = 0;

  constexpr GroupCode group(int i) const { return static_cast<GroupCode>(codes >> (8 * i)); }
  constexpr bool operator==(const Division &) const = default;
};

// Puutaa: unconnected tiles (optionalyaku.h); forEachReading() never gives it.
enum class HandForm : std::uint8_t { Standard, Chiitoitsu, Kokushi, Puutaa };

struct Reading {
  explicit Reading(const WinFacts &facts) : win(&facts) {}
  // Combines the division with the melds; the wait is still open.
  void setDivision(const Division &division);
  // Sets the group that the winning tile completed: group `index` of the division, or the pair (-1).
  void setWait(int index);

  const WinFacts *win;
  HandForm form = HandForm::Standard;
  Division division;
  std::uint64_t runs = 0;              // bit = lowest kind; melds included
  std::uint64_t triplets = 0;          // kans and melds included
  std::uint8_t twinRuns = 0;           // pairs of equal runs in the concealed part
  std::uint8_t divisionTriplets = 0;   // triplets in the concealed part
  std::uint8_t concealedTriplets = 0;  // includes closed kans, not a triplet completed by ron
  std::int8_t winGroup = -1;
  WaitShape wait = WaitShape::Tanki;

  bool ronnedTriplet() const { return wait == WaitShape::Shanpon && !win->input.tsumo; }
};

// Finds the splits of one number suit into runs and triplets with nothing left over and returns how many
// there are. Each split is written as codes as in Division; `firstKind` is the kind of the suit's 1. No suit
// of a legal hand has more than kMaxSplits (tests check all of them).
inline constexpr int kMaxSplits = 4;
using SuitSplits = std::array<std::uint32_t, kMaxSplits>;
int splitNumberSuit(PackedSuit tiles, Kind firstKind, SuitSplits &splits);

// Finds all divisions of the concealed tiles; five of a kind have none. No legal hand has more than
// kMaxDivisions (tests check all hands of one suit, which have the most).
inline constexpr int kMaxDivisions = 8;
using Divisions = InlineVec<Division, kMaxDivisions>;
void findDivisions(const PackedTiles &concealed, Divisions &divisions);

// Only for closed hands without melds.
bool isChiitoitsu(const PackedTiles &concealed);
bool isKokushi(const PackedTiles &concealed);

// Whether the hand has any reading.
bool isComplete(const WinFacts &facts);

// Calls `use(reading)` for each reading until it returns false; returns whether the hand is complete. Calls
// `atDivision(reading)` once per division, with the wait still open, before the readings of that division.
template <class AtDivision, class Use>
bool forEachReading(const WinFacts &facts, AtDivision &&atDivision, Use &&use) {
  Divisions divisions;
  findDivisions(facts.concealed, divisions);
  for (const Division &division : divisions) {
    Reading reading(facts);
    reading.setDivision(division);
    atDivision(reading);
    if (division.pair == facts.win) {
      reading.setWait(-1);
      if (!use(reading))
        return true;
    }
    GroupCode previous = 0xFF;
    for (int i = 0; i < division.size; ++i) {
      const GroupCode code = division.group(i);
      const unsigned offset = static_cast<unsigned>(facts.win) - (code & (kRunBit - 1U));
      const bool holdsWin = offset < ((code & kRunBit) != 0 ? 3U : 1U);
      if (!holdsWin || code == previous)
        continue;
      previous = code;
      reading.setWait(i);
      if (!use(reading))
        return true;
    }
  }
  if (!facts.input.melds.empty())
    return !divisions.empty();
  for (const HandForm form : {HandForm::Chiitoitsu, HandForm::Kokushi}) {
    const bool fits =
        form == HandForm::Chiitoitsu ? isChiitoitsu(facts.concealed) : isKokushi(facts.concealed);
    if (!fits)
      continue;
    Reading reading(facts);
    reading.form = form;
    if (form == HandForm::Chiitoitsu)
      reading.wait = WaitShape::Chiitoitsu;
    else
      reading.wait = countIn(facts.concealed, facts.win) == 2 ? WaitShape::Kokushi13 : WaitShape::Tanki;
    atDivision(reading);
    use(reading);
    return true;
  }
  return !divisions.empty();
}

}  // namespace janso
