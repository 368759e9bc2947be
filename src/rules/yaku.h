// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All standard yaku as one table of data, and the loop that evaluates it.
//
// Values and conditions are those that every modern ruleset shares (Basic Ari-Ari, EMA, WRC, Tenhou); what
// rulesets differ in is a field of RuleSet that the predicate reads.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "rules/reading.h"
#include "rules/ruleset.h"
#include "rules/yakuid.h"

namespace janso {

// A set of standard yaku: bit i is the yaku with number i.
using YakuSet = std::uint64_t;
static_assert(kStandardYakuCount <= 64);

constexpr YakuSet yakuBit(YakuId id) {
  return YakuSet{1} << static_cast<unsigned>(id);
}
constexpr YakuSet yakuSet(std::initializer_list<YakuId> ids) {
  YakuSet set = 0;
  for (const YakuId id : ids)
    set |= yakuBit(id);
  return set;
}

// Where a yaku is decided: by the whole hand however it is read, by the division, or by the wait as well.
enum class YakuScope : std::uint8_t { Hand, Division, Wait };

struct YakuRule {
  YakuId id{};
  YakuScope scope{};
  std::uint8_t hanClosed = 0;        // 0 for a yakuman
  std::uint8_t hanOpen = 0;          // 0 with hanClosed > 0: closed hands only
  std::uint8_t yakuman = 0;          // 1 for a yakuman
  bool RuleSet::*doubled = nullptr;  // this option makes it a double yakuman
  YakuSet replaces = 0;              // yaku that it stands in place of
  bool (*holds)(const Reading &) = nullptr;
};

// In the order of YakuId, up to the bonus han. Renhou stands here as a yakuman; as a mangan it is an extra
// yaku (optionalyaku.h), and what only few rulesets change (double riichi of three han, tenhou off, nine
// gates of manzu alone, a North that is robbed) is left to specialYaku(). What a yakuman replaces beside
// other yakuman matters to RuleSet::aotenjou only.
std::span<const YakuRule> yakuTable();
// Not for dora.
const YakuRule &yakuRule(YakuId id);

// The yaku of one scope that hold, before replacement. For YakuScope::Hand any reading of the right form will
// do.
YakuSet yakuHolding(YakuScope scope, const Reading &reading);

// Takes replaced yaku out; where there is a yakuman, everything else too.
YakuSet withoutReplaced(YakuSet yaku);
// What the yaku of a set stand in place of.
YakuSet replacedBy(YakuSet yaku);

// Yaku that depend on how and when the winning tile comes: nobody can be sure of them.
inline constexpr YakuSet kLuckSet = yakuSet(
    {YakuId::Ippatsu, YakuId::MenzenTsumo, YakuId::Haitei, YakuId::Houtei, YakuId::Rinshan, YakuId::Chankan});

inline constexpr YakuSet kYakumanSet = ((YakuSet{1} << static_cast<unsigned>(YakuId::Dora)) - 1) &
                                       ~((YakuSet{1} << static_cast<unsigned>(YakuId::Renhou)) - 1);

// Sum of han / of yakuman (doubles counted as `rules` say) of a set that withoutReplaced() gave. A double
// riichi of three han is a special hand's (optionalyaku.h).
int hanOf(YakuSet yaku, bool closed);
int yakumanOf(YakuId id, const RuleSet &rules);
int yakumanOf(YakuSet yaku, const RuleSet &rules);

}  // namespace janso
