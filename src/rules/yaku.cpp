// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/yaku.h"

#include <array>
#include <bit>
#include <utility>

namespace janso {

namespace {

using enum YakuId;
using enum YakuScope;

constexpr std::uint64_t kOuterRunBits = 0x41ULL | 0x41ULL << 9 | 0x41ULL << 18;  // 123 and 789
constexpr std::uint64_t kGreenBits =
    (bitOf(1) | bitOf(2) | bitOf(3) | bitOf(5) | bitOf(7)) << 18 | bitOf(kHatsu);

constexpr bool within(std::uint64_t some, std::uint64_t allowed) {
  return (some & ~allowed) == 0;
}

bool triplet(const Reading &r, Kind kind) {
  return (r.triplets & bitOf(kind)) != 0;
}

// How many of the triplets are of the (at most four) kinds from `first` on.
int triplets(const Reading &r, Kind first, int kinds) {
  constexpr std::array<std::uint8_t, 16> kBits{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
  return kBits[r.triplets >> first & ((1U << kinds) - 1)];
}
int dragonTriplets(const Reading &r) {
  return triplets(r, kHaku, 3);
}
int windTriplets(const Reading &r) {
  return triplets(r, kEast, 4);
}

int suitsUsed(std::uint64_t kinds) {
  return int((kinds & kManBits) != 0) + int((kinds & kPinBits) != 0) + int((kinds & kSouBits) != 0);
}

bool inAllSuits(std::uint64_t bits) {
  return (bits & bits >> 9 & bits >> 18 & kManBits) != 0;
}

bool standard(const Reading &r) {
  return r.form == HandForm::Standard;
}

// Every group and the pair hold one of `kinds` (terminals, or terminals and honors), and there is a run.
bool everyGroupHas(const Reading &r, std::uint64_t kinds) {
  const std::uint64_t inside = (r.runs & ~kOuterRunBits) | ((r.triplets | bitOf(r.division.pair)) & ~kinds);
  return (inside == 0) & (r.runs != 0);
}

// Three of each end and one of each between, and one more of any; `tiles` holds the counts.
bool hasNineGates(PackedSuit tiles) {
  const auto has = [tiles](unsigned rank, unsigned n) { return (tiles >> (4 * rank) & 15U) >= n; };
  bool all = has(0, 3) && has(8, 3);
  for (unsigned rank = 1; rank < 8; ++rank)
    all = all && has(rank, 1);
  return all;
}

bool chuuren(const Reading &r) {
  const WinFacts &w = *r.win;
  return w.input.melds.empty() && w.win < kEast && hasNineGates(w.concealed[w.win / 9U]);
}

bool suuankou(const Reading &r) {
  return r.concealedTriplets == 4;
}

constexpr std::array<YakuRule, static_cast<std::size_t>(YakuId::Dora)> kTable{{
    // id, scope, han closed, han open, yakuman, doubled by, replaces, holds
    {Riichi, Hand, 1, 0, 0, nullptr, 0, [](const Reading &r) { return r.win->input.riichi; }},
    {DoubleRiichi, Hand, 2, 0, 0, nullptr, yakuBit(Riichi),
     [](const Reading &r) { return r.win->input.doubleRiichi; }},
    {Ippatsu, Hand, 1, 0, 0, nullptr, 0,
     [](const Reading &r) {
       return r.win->input.ippatsu && r.win->input.riichi && r.win->rules.ippatsu;
     }},
    {MenzenTsumo, Hand, 1, 0, 0, nullptr, 0, [](const Reading &r) { return r.win->input.tsumo; }},
    {Pinfu, Wait, 1, 0, 0, nullptr, 0,
     [](const Reading &r) {
       return r.wait == WaitShape::Ryanmen && r.triplets == 0 && !r.win->isYakuhai(r.division.pair) &&
              (r.win->rules.pinfuTsumo || !r.win->input.tsumo);
     }},
    {Tanyao, Hand, 1, 1, 0, nullptr, 0,
     [](const Reading &r) {
       return (r.win->kinds & kYaochuuBits) == 0 && (r.win->closed || r.win->rules.kuitan);
     }},
    {Iipeikou, Division, 1, 0, 0, nullptr, 0, [](const Reading &r) { return r.twinRuns >= 1; }},
    {Haku, Division, 1, 1, 0, nullptr, 0, [](const Reading &r) { return triplet(r, kHaku); }},
    {Hatsu, Division, 1, 1, 0, nullptr, 0, [](const Reading &r) { return triplet(r, kHatsu); }},
    {Chun, Division, 1, 1, 0, nullptr, 0, [](const Reading &r) { return triplet(r, kChun); }},
    {SeatWind, Division, 1, 1, 0, nullptr, 0, [](const Reading &r) { return triplet(r, r.win->seatWind); }},
    {RoundWind, Division, 1, 1, 0, nullptr, 0, [](const Reading &r) { return triplet(r, r.win->roundWind); }},
    {Haitei, Hand, 1, 1, 0, nullptr, 0,
     [](const Reading &r) {
       const WinInput &in = r.win->input;
       return in.haitei && in.tsumo && (!in.rinshan || r.win->rules.haiteiWithRinshan);
     }},
    {Houtei, Hand, 1, 1, 0, nullptr, 0,
     [](const Reading &r) { return r.win->input.houtei && !r.win->input.tsumo; }},
    {Rinshan, Hand, 1, 1, 0, nullptr, 0,
     [](const Reading &r) { return r.win->input.rinshan && r.win->input.tsumo; }},
    {Chankan, Hand, 1, 1, 0, nullptr, 0,
     [](const Reading &r) { return r.win->input.chankan && !r.win->input.tsumo; }},
    {Chiitoitsu, Division, 2, 0, 0, nullptr, 0,
     [](const Reading &r) { return r.form == HandForm::Chiitoitsu; }},
    {SanshokuDoujun, Division, 2, 1, 0, nullptr, 0, [](const Reading &r) { return inAllSuits(r.runs); }},
    {SanshokuDoukou, Division, 2, 2, 0, nullptr, 0, [](const Reading &r) { return inAllSuits(r.triplets); }},
    {Ittsuu, Division, 2, 1, 0, nullptr, 0,
     [](const Reading &r) {
       constexpr std::uint64_t kRuns = 0x49;  // 123, 456, 789
       return within(kRuns, r.runs) || within(kRuns << 9, r.runs) || within(kRuns << 18, r.runs);
     }},
    {Chanta, Division, 2, 1, 0, nullptr, 0, [](const Reading &r) { return everyGroupHas(r, kYaochuuBits); }},
    {Toitoi, Division, 2, 2, 0, nullptr, 0, [](const Reading &r) { return standard(r) && r.runs == 0; }},
    {Sanankou, Wait, 2, 2, 0, nullptr, 0, [](const Reading &r) { return r.concealedTriplets == 3; }},
    {Sankantsu, Hand, 2, 2, 0, nullptr, 0, [](const Reading &r) { return r.win->kans == 3; }},
    {Honroutou, Hand, 2, 2, 0, nullptr, 0,
     [](const Reading &r) { return within(r.win->kinds, kYaochuuBits); }},
    {Shousangen, Division, 2, 2, 0, nullptr, 0,
     [](const Reading &r) {
       return dragonTriplets(r) == 2 && standard(r) && r.division.pair >= kHaku;
     }},
    {Honitsu, Hand, 3, 2, 0, nullptr, 0,
     [](const Reading &r) { return suitsUsed(r.win->kinds) == 1; }},
    {Junchan, Division, 3, 2, 0, nullptr, yakuBit(Chanta),
     [](const Reading &r) { return everyGroupHas(r, kTerminalBits); }},
    {Ryanpeikou, Division, 3, 0, 0, nullptr, yakuBit(Iipeikou),
     [](const Reading &r) { return r.twinRuns == 2; }},
    {Chinitsu, Hand, 6, 5, 0, nullptr, yakuBit(Honitsu),
     [](const Reading &r) {
       return suitsUsed(r.win->kinds) == 1 && (r.win->kinds & kHonorBits) == 0;
     }},
    {Renhou, Hand, 0, 0, 1, nullptr, 0,
     [](const Reading &r) { return r.win->input.renhou && r.win->rules.renhou == Renhou::Yakuman; }},
    {Kokushi, Division, 0, 0, 1, nullptr, yakuBit(Honroutou), [](const Reading &r) { return r.form == HandForm::Kokushi; }},
    {Kokushi13, Division, 0, 0, 1, &RuleSet::doubleKokushi13, yakuSet({Kokushi, Honroutou}),
     [](const Reading &r) { return r.wait == WaitShape::Kokushi13; }},
    {Suuankou, Wait, 0, 0, 1, nullptr, yakuBit(Toitoi), suuankou},
    {SuuankouTanki, Wait, 0, 0, 1, &RuleSet::doubleSuuankouTanki, yakuSet({Suuankou, Toitoi}),
     [](const Reading &r) { return suuankou(r) && r.wait == WaitShape::Tanki; }},
    {Daisangen, Division, 0, 0, 1, nullptr, yakuSet({Haku, Hatsu, Chun}),
     [](const Reading &r) { return dragonTriplets(r) == 3; }},
    {Shousuushii, Division, 0, 0, 1, nullptr, yakuSet({SeatWind, RoundWind}),
     [](const Reading &r) {
       return windTriplets(r) == 3 && (bitOf(r.division.pair) & kWindBits) != 0;
     }},
    {Daisuushii, Division, 0, 0, 1, &RuleSet::doubleDaisuushii, yakuSet({SeatWind, RoundWind, Toitoi}),
     [](const Reading &r) { return windTriplets(r) == 4; }},
    {Tsuuiisou, Hand, 0, 0, 1, nullptr, yakuSet({Toitoi, Honroutou}),
     [](const Reading &r) { return within(r.win->kinds, kHonorBits); }},
    {Ryuuiisou, Hand, 0, 0, 1, nullptr, yakuBit(Honitsu),
     [](const Reading &r) {
       return within(r.win->kinds, kGreenBits) &&
              (!r.win->rules.ryuuiisouNeedsHatsu || (r.win->kinds & bitOf(kHatsu)) != 0);
     }},
    {Chinroutou, Hand, 0, 0, 1, nullptr, yakuSet({Toitoi, Honroutou}),
     [](const Reading &r) { return within(r.win->kinds, kTerminalBits); }},
    {ChuurenPoutou, Hand, 0, 0, 1, nullptr, yakuBit(Chinitsu), chuuren},
    {JunseiChuuren, Hand, 0, 0, 1, &RuleSet::doubleJunseiChuuren, yakuSet({ChuurenPoutou, Chinitsu}),
     [](const Reading &r) {
       const WinFacts &w = *r.win;  // nine gates without the winning tile: it waited on all nine
       return chuuren(r) &&
              hasNineGates(w.concealed[w.win / 9U] - (std::uint64_t{1} << (w.win % 9U * 4U)));
     }},
    {Suukantsu, Hand, 0, 0, 1, nullptr, yakuBit(Toitoi), [](const Reading &r) { return r.win->kans == 4; }},
    {Tenhou, Hand, 0, 0, 1, nullptr, yakuBit(MenzenTsumo),
     [](const Reading &r) { return r.win->input.tenhou; }},
    {Chiihou, Hand, 0, 0, 1, nullptr, yakuBit(MenzenTsumo),
     [](const Reading &r) { return r.win->input.chiihou; }},
}};

constexpr bool inOrder() {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    if (static_cast<std::size_t>(kTable[i].id) != i)
      return false;
  }
  return true;
}
static_assert(inOrder(), "the table stands in the order of YakuId");

// One turn of the loop over the table, for a row that is known when compiling: the predicate is inlined.
template <std::size_t I, YakuScope kScope>
YakuSet evaluate(const Reading &reading) {
  constexpr const YakuRule &rule = kTable[I];
  if constexpr (rule.scope != kScope) {
    return 0;
  } else {
    bool holds = rule.holds(reading);
    if constexpr (rule.hanClosed > 0 && rule.hanOpen == 0)
      holds = holds && reading.win->closed;
    return YakuSet{holds} << I;
  }
}

template <YakuScope kScope, std::size_t... I>
YakuSet evaluateAll(const Reading &reading, std::index_sequence<I...>) {
  return (evaluate<I, kScope>(reading) | ...);
}

constexpr YakuSet kReplacing = [] {
  YakuSet set = 0;
  for (const YakuRule &rule : kTable)
    set |= rule.replaces != 0 ? yakuBit(rule.id) : 0;
  return set;
}();

}  // namespace

std::span<const YakuRule> yakuTable() {
  return kTable;
}

const YakuRule &yakuRule(YakuId id) {
  return kTable[static_cast<std::size_t>(id)];
}

YakuSet yakuHolding(YakuScope scope, const Reading &reading) {
  constexpr auto kRows = std::make_index_sequence<kTable.size()>();
  switch (scope) {
    case YakuScope::Hand:
      return evaluateAll<YakuScope::Hand>(reading, kRows);
    case YakuScope::Division:
      return evaluateAll<YakuScope::Division>(reading, kRows);
    case YakuScope::Wait:
      break;
  }
  return evaluateAll<YakuScope::Wait>(reading, kRows);
}

YakuSet replacedBy(YakuSet yaku) {
  YakuSet replaced = 0;
  for (YakuSet left = yaku & kReplacing; left != 0; left &= left - 1)
    replaced |= kTable[static_cast<std::size_t>(std::countr_zero(left))].replaces;
  return replaced;
}

YakuSet withoutReplaced(YakuSet yaku) {
  if ((yaku & kYakumanSet) != 0)
    yaku &= kYakumanSet;
  return yaku & ~replacedBy(yaku);
}

int hanOf(YakuSet yaku, bool closed) {
  int han = 0;
  for (YakuSet left = yaku; left != 0; left &= left - 1) {
    const YakuRule &rule = kTable[static_cast<std::size_t>(std::countr_zero(left))];
    han += closed ? rule.hanClosed : rule.hanOpen;
  }
  return han;
}

int yakumanOf(YakuId id, const RuleSet &rules) {
  const YakuRule &rule = yakuRule(id);
  return rule.yakuman + int(rule.doubled != nullptr && rules.*rule.doubled);
}

int yakumanOf(YakuSet yaku, const RuleSet &rules) {
  int sum = 0;
  for (YakuSet left = yaku & kYakumanSet; left != 0; left &= left - 1)
    sum += yakumanOf(static_cast<YakuId>(std::countr_zero(left)), rules);
  return sum;
}

}  // namespace janso
