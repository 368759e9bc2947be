// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All standard yaku as one table of data, and the loop that evaluates it.
//
// Values and conditions are those shared by all modern rulesets (Basic Ari-Ari, EMA, WRC, Tenhou); where
// rulesets differ, the predicate reads a field of RuleSet.
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

// What decides a yaku: the whole hand however it is read, the division, or the division and the wait.
enum class YakuScope : std::uint8_t { Hand, Division, Wait };

struct YakuRule {
  YakuId id{};
  YakuScope scope{};
  std::uint8_t hanClosed = 0;        // 0 for a yakuman
  std::uint8_t hanOpen = 0;          // 0 with hanClosed > 0: closed hands only
  std::uint8_t yakuman = 0;          // 1 for a yakuman
  bool RuleSet::*doubled = nullptr;  // option that makes it a double yakuman
  YakuSet replaces = 0;              // yaku that it replaces
  bool (*holds)(const Reading &) = nullptr;
};

// In the order of YakuId, up to the bonus han. Renhou is in it as a yakuman; as a mangan it is an extra yaku
// (optionalyaku.h). specialYaku() handles what only a few rulesets change (double riichi of three han, tenhou
// off, chuuren poutou only in man, a robbed North). Which other yakuman a yakuman replaces matters only with
// RuleSet::aotenjou.
std::span<const YakuRule> yakuTable();
// Not for dora.
const YakuRule &yakuRule(YakuId id);

// The yaku of one scope that hold, before replacement. For YakuScope::Hand any reading of the right form
// works.
YakuSet yakuHolding(YakuScope scope, const Reading &reading);

// Removes replaced yaku, and everything but yakuman if there is a yakuman.
YakuSet withoutReplaced(YakuSet yaku);
// The yaku that the yaku of this set replace.
YakuSet replacedBy(YakuSet yaku);

// Yaku that depend on how and when the winning tile comes, so that no player can count on them.
inline constexpr YakuSet kLuckSet = yakuSet(
    {YakuId::Ippatsu, YakuId::MenzenTsumo, YakuId::Haitei, YakuId::Houtei, YakuId::Rinshan, YakuId::Chankan});

inline constexpr YakuSet kYakumanSet = ((YakuSet{1} << static_cast<unsigned>(YakuId::Dora)) - 1) &
                                       ~((YakuSet{1} << static_cast<unsigned>(YakuId::Renhou)) - 1);

// The sum of han, or of yakuman (doubles counted according to `rules`), of a set that withoutReplaced()
// returned. specialYaku() (optionalyaku.h) handles a double riichi of three han.
int hanOf(YakuSet yaku, bool closed);
int yakumanOf(YakuId id, const RuleSet &rules);
int yakumanOf(YakuSet yaku, const RuleSet &rules);

}  // namespace janso
