// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A finished hand as the scorer looks at it: the facts of the win, and one way of reading its tiles.
//
// A reading is a division of the concealed tiles into groups together with the group that the winning tile
// completed. A hand has one to a handful of them; they differ in yaku, fu and wait.
// Nothing here allocates; everything lives on the stack of one scoreHand() or whyNoWin().
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

// Counts of one suit, four bits a rank: bits 4r .. 4r+3 hold the number of tiles of rank r + 1.
using PackedSuit = std::uint64_t;
// By Suit.
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
inline constexpr std::uint64_t kHonourBits = kWindBits | kDragonBits;
inline constexpr std::uint64_t kYaochuuBits = kTerminalBits | kHonourBits;

// What holds for the hand however it is read.
struct WinFacts {
  WinFacts(const WinInput &in, const RuleSet &ruleSet);

  const WinInput &input;
  const RuleSet &rules;
  PackedTiles concealed{};         // the winning tile included
  PackedTiles all{};               // melds too
  std::uint64_t kinds = 0;         // that occur anywhere in the hand
  std::uint64_t meldRuns = 0;      // bit = lowest kind of a chi
  std::uint64_t meldTriplets = 0;  // pons and kans
  Kind win = 0;
  Kind seatWind = 0;
  Kind roundWind = 0;
  std::uint8_t reds = 0;  // red fives, melds included
  std::uint8_t kans = 0;
  std::uint8_t ankans = 0;
  bool closed = true;  // menzen: no meld but closed kans

  bool isYakuhai(Kind kind) const {
    return kind >= kHaku || kind == seatWind || kind == roundWind || (kind == kNorth && northIsYaku());
  }
  // A triplet of North is a yaku to everybody.
  bool northIsYaku() const { return rules.northYaku == NorthYaku::Yakuhai && rules.players == 3; }
};

// A group of the concealed part in one byte: its lowest kind, and kRunBit when it is a run.
using GroupCode = std::uint8_t;
inline constexpr GroupCode kRunBit = 0x40;

// The concealed part split into groups and a pair.
struct Division {
  std::uint32_t codes = 0;  // group i in bits 8i .. 8i+7, by suit and kind
  std::uint8_t size = 0;    // groups: 4 - melds
  Kind pair = 0;

  constexpr GroupCode group(int i) const { return static_cast<GroupCode>(codes >> (8 * i)); }
  constexpr bool operator==(const Division &) const = default;
};

// Puutaa: tiles that have nothing to do with each other (optionalyaku.h); no reading of forEachReading().
enum class HandForm : std::uint8_t { Standard, Chiitoitsu, Kokushi, Puutaa };

struct Reading {
  explicit Reading(const WinFacts &facts) : win(&facts) {}
  // Takes the division with the melds into account; the wait is still open.
  void setDivision(const Division &division);
  // The winning tile completed group `index` of the division, or the pair (-1).
  void setWait(int index);

  const WinFacts *win;
  HandForm form = HandForm::Standard;
  Division division;
  std::uint64_t runs = 0;              // bit = lowest kind; melds included
  std::uint64_t triplets = 0;          // kans and melds included
  std::uint8_t twinRuns = 0;           // pairs of equal runs in the concealed part
  std::uint8_t divisionTriplets = 0;   // triplets in the concealed part
  std::uint8_t concealedTriplets = 0;  // with closed kans, without one that was completed by ron
  std::int8_t winGroup = -1;
  WaitShape wait = WaitShape::Tanki;

  bool ronnedTriplet() const { return wait == WaitShape::Shanpon && !win->input.tsumo; }
};

// The splits of one number suit into runs and triplets with nothing left over: the codes of each as in
// Division, `firstKind` the kind of the suit's 1. Gives how many there are. No suit of a legal hand has more
// than kMaxSplits (tested over all).
inline constexpr int kMaxSplits = 4;
using SuitSplits = std::array<std::uint32_t, kMaxSplits>;
int splitNumberSuit(PackedSuit tiles, Kind firstKind, SuitSplits &splits);

// All divisions of the concealed tiles; five of a kind have none. No legal hand has more than kMaxDivisions
// of them (tested over all hands of one suit, which have the most).
inline constexpr int kMaxDivisions = 8;
using Divisions = InlineVec<Division, kMaxDivisions>;
void findDivisions(const PackedTiles &concealed, Divisions &divisions);

// Closed hands without melds only.
bool isChiitoitsu(const PackedTiles &concealed);
bool isKokushi(const PackedTiles &concealed);

// Whether there is any reading at all.
bool isComplete(const WinFacts &facts);

// Calls `use(reading)` for each reading until it gives false; gives whether the hand is complete at all.
// `atDivision(reading)` is called before the waits of each division, with the wait still open.
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
