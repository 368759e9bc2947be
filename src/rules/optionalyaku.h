// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku that a ruleset can add to the standard ones, as a second table of data: the optional yaku of the
// glossaries, and those with their own options (open riichi, paa renchan, North as yakuhai, renhou as a
// mangan).
//
// They are evaluated only for a hand with isSpecial(), so they cost the standard rules nothing.
//
// Some are worth a mangan by themselves: the hand is paid at least a mangan, and if its other yaku and dora
// are worth more, those count instead (kinkei dokuritsu; by option renhou, puutaa and the wins on 5p, 1p and
// 2s).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "rules/reading.h"
#include "rules/yaku.h"

namespace janso {

// Bit i is row i of extraTable(); for the optional yaku it is the bit of RuleSet::optionalYaku.
using ExtraSet = std::uint64_t;

inline constexpr int kExtraCount =
    static_cast<int>(YakuId::PaaRenchan) - static_cast<int>(YakuId::SanRenkou) + 2;
static_assert(kExtraCount <= 64);

// Accepts SanRenkou .. PaaRenchan, and Renhou (as a mangan), which is the last bit.
constexpr ExtraSet extraBit(YakuId id) {
  return id == YakuId::Renhou ? ExtraSet{1} << (kExtraCount - 1) : optionalYakuBit(id);
}
constexpr ExtraSet extraSet(std::initializer_list<YakuId> ids) {
  ExtraSet set = 0;
  for (const YakuId id : ids)
    set |= extraBit(id);
  return set;
}

struct ExtraRule {
  YakuId id{};
  std::uint8_t hanClosed = 0;  // 0 for a yakuman
  std::uint8_t hanOpen = 0;    // 0 with hanClosed > 0: closed hands only
  std::uint8_t yakuman = 0;
  YakuSet replaces = 0;        // standard yaku that it replaces
  ExtraSet replacesExtra = 0;  // yaku of this table that it replaces
  YakuSet replacedBy = 0;      // standard yaku that replace it
  bool (*holds)(const Reading &) = nullptr;
};
std::span<const ExtraRule> extraTable();
// Accepts SanRenkou .. PaaRenchan, and Renhou.
const ExtraRule &extraRule(YakuId id);

inline constexpr ExtraSet kExtraYakumanSet =
    ((extraBit(YakuId::FuukaSetsugetsu) << 1) - 1) & ~(extraBit(YakuId::UumensaiYakuman) - 1);
inline constexpr ExtraSet kExtraYakuman =
    kExtraYakumanSet | extraSet({YakuId::OpenRiichiDealIn, YakuId::PaaRenchan});
// Luck yaku, as kLuckSet (yaku.h).
inline constexpr ExtraSet kExtraLuckSet =
    extraSet({YakuId::Kanburi, YakuId::TsubameGaeshi, YakuId::UupinKaihou, YakuId::IipinRaoyue,
              YakuId::RyansouChankan});

// The yaku of one reading.
struct HandYaku {
  YakuSet standard = 0;
  ExtraSet extra = 0;

  constexpr bool any() const { return (standard | extra) != 0; }
  constexpr bool yakuman() const { return ((standard & kYakumanSet) | (extra & kExtraYakuman)) != 0; }
};

// Whether yaku other than the standard ones can count.
inline bool isSpecial(const WinInput &input, const RuleSet &rules) {
  // Without branches, because this runs for every hand.
  const bool byRules = (rules.optionalYaku != 0) | rules.aotenjou | (rules.paaRenchan != 0) |
                       (rules.doubleRiichiHan != 2) | rules.chuurenManOnly |
                       (rules.northYaku != NorthYaku::NoYaku);
  const bool byInput = input.renhou | input.openRiichi | input.kitaRon |
                       ((input.tenhou | input.chiihou) & !rules.tenhouChiihou);
  return byRules | byInput;
}

// Adds the extra yaku to `standard` (all that yakuHolding() returns, before replacement), removes replaced
// yaku, and if there is a yakuman removes everything else (with RuleSet::aotenjou all yaku count).
HandYaku specialYaku(const Reading &reading, YakuSet standard);

// Yaku that hold and are worth a mangan by themselves; usually none.
ExtraSet manganYaku(const Reading &reading);

// Han of a standard yaku in a special hand; han or yakuman of an extra yaku.
int specialHan(YakuId id, const WinFacts &facts);
int extraHan(YakuId id, const WinFacts &facts);
int extraYakuman(YakuId id, const WinFacts &facts);

// Whether the hand is complete under the rules on the first draw because its tiles are unconnected: a reading
// of the form Puutaa.
bool isPuutaa(const WinFacts &facts);

}  // namespace janso
