// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/optionalyaku.h"

#include <algorithm>
#include <array>
#include <bit>

namespace janso {

namespace {

using enum YakuId;

constexpr Kind kPin1 = kindOf(Suit::Pin, 1);
constexpr Kind kPin5 = kindOf(Suit::Pin, 5);
constexpr Kind kSou1 = kindOf(Suit::Sou, 1);
constexpr Kind kSou2 = kindOf(Suit::Sou, 2);

constexpr std::uint64_t suitBits(Suit suit, std::initializer_list<int> ranks) {
  std::uint64_t bits = 0;
  for (const int rank : ranks)
    bits |= bitOf(kindOf(suit, rank));
  return bits;
}
constexpr std::uint64_t kCrimsonSpeck = suitBits(Suit::Sou, {2, 3, 4, 6, 8}) | bitOf(kChun);
constexpr std::uint64_t kCrimsonPeacock = suitBits(Suit::Sou, {1, 5, 7, 9}) | bitOf(kChun);
constexpr std::uint64_t kBlueTunnel = suitBits(Suit::Pin, {2, 4, 8}) | kWindBits;
// 22 33 44 55 66 77 88, four bits a rank as PackedSuit has it.
constexpr PackedSuit kMiddlePairs = 0x022222220;

bool within(std::uint64_t some, std::uint64_t allowed) {
  return (some & ~allowed) == 0;
}
bool standard(const Reading &r) {
  return r.form == HandForm::Standard;
}
// Nine bits: the kinds of `bits` in one suit.
unsigned inSuit(std::uint64_t bits, unsigned suit) {
  return static_cast<unsigned>(bits >> (9 * suit)) & 0x1FFU;
}
bool has(const Reading &r, Kind kind) {
  return (r.triplets & bitOf(kind)) != 0;
}
bool ownWind(const Reading &r) {
  return has(r, r.win->seatWind) || (r.win->roundWind <= kNorth && has(r, r.win->roundWind));
}
int windTriplets(const Reading &r) {
  return std::popcount(r.triplets & kWindBits);
}
bool isWind(Kind kind) {
  return kind >= kEast && kind <= kNorth;
}
bool oneSuit(std::uint64_t bits) {
  return int(inSuit(bits, 0) != 0) + int(inSuit(bits, 1) != 0) + int(inSuit(bits, 2) != 0) == 1;
}

// How often the most frequent run stands in the hand, melds included.
int equalRuns(const Reading &r) {
  std::array<std::uint8_t, kKinds> runs{};
  int most = 0;
  const auto add = [&](Kind kind) { most = std::max<int>(most, ++runs[kind]); };
  for (int i = 0; i < r.division.size; ++i) {
    if ((r.division.group(i) & kRunBit) != 0)
      add(r.division.group(i) & (kRunBit - 1));
  }
  for (const Meld &meld : r.win->input.melds) {
    if (meld.type == MeldType::Chi)
      add(meld.kind());
  }
  return most;
}

// `n` triplets of consecutive ranks in one suit.
bool consecutiveTriplets(const Reading &r, int n) {
  for (unsigned suit = 0; suit < 3; ++suit) {
    unsigned start = inSuit(r.triplets, suit);
    for (int i = 1; i < n; ++i)
      start &= inSuit(r.triplets, suit) >> i;
    if (start != 0)
      return true;
  }
  return false;
}

// Triplets of exactly these ranks (one bit each), in any suits or in one.
bool tripletRanks(const Reading &r, unsigned ranks, bool sameSuit) {
  if (!standard(r) || (r.triplets & kHonorBits) != 0 || std::popcount(r.triplets) != 4)
    return false;
  const unsigned all = inSuit(r.triplets, 0) | inSuit(r.triplets, 1) | inSuit(r.triplets, 2);
  return all == ranks && (!sameSuit || oneSuit(r.triplets));
}
constexpr unsigned kEvenRanks = 0b010101010;  // 2 4 6 8
constexpr unsigned kOddRanks = 0b001010101;   // 1 3 5 7

bool kisuu(const Reading &r, bool sameSuit) {
  const Kind pair = r.division.pair;
  return tripletRanks(r, kOddRanks, sameSuit) && !isHonor(pair) && rankOf(pair) == 9 &&
         (!sameSuit || oneSuit(r.triplets | bitOf(pair)));
}

// The four groups and the pair are one each of man, pin, sou, wind and dragon.
bool fiveCategories(const Reading &r) {
  if (!standard(r))
    return false;
  std::array<int, 5> parts{};
  const auto add = [&parts](Kind kind) {
    ++parts[kind >= kHaku ? 4U : static_cast<std::size_t>(suitOf(kind))];
  };
  add(r.division.pair);
  for (int i = 0; i < r.division.size; ++i)
    add(r.division.group(i) & (kRunBit - 1));
  for (const Meld &meld : r.win->input.melds)
    add(meld.kind());
  return std::all_of(parts.begin(), parts.end(), [](int n) { return n == 1; });
}

bool pairsOf(const Reading &r, Suit suit, PackedSuit tiles) {
  return r.win->input.melds.empty() && r.win->concealed[static_cast<std::size_t>(suit)] == tiles;
}

// 123, 456 and 789, each in a suit of its own.
bool mixedStraight(const Reading &r) {
  std::array<unsigned, 3> order{0, 1, 2};
  do {
    const std::uint64_t runs = bitOf(static_cast<Kind>(9 * order[0])) |
                               bitOf(static_cast<Kind>(9 * order[1] + 3)) |
                               bitOf(static_cast<Kind>(9 * order[2] + 6));
    if (within(runs, r.runs))
      return true;
  } while (std::next_permutation(order.begin(), order.end()));
  return false;
}

// 123 345 567 789 of one suit.
bool bridge(const Reading &r) {
  constexpr unsigned kRuns = 0b001010101;
  return standard(r) && std::popcount(r.runs) == 4 &&
         (inSuit(r.runs, 0) == kRuns || inSuit(r.runs, 1) == kRuns || inSuit(r.runs, 2) == kRuns);
}
bool bridgeFlush(const Reading &r) {
  return (r.win->kinds & kHonorBits) == 0 && oneSuit(r.win->kinds);
}

bool millionStones(const Reading &r) {
  if (!within(r.win->kinds, kManBits))
    return false;
  int sum = 0;
  for (Kind kind = 0; kind < kSuitKinds; ++kind)
    sum += rankOf(kind) * countIn(r.win->all, kind);
  return sum >= 100;
}

bool allMeldsOpen(const Reading &r) {
  const Melds &melds = r.win->input.melds;
  return melds.size() == 4 &&
         std::all_of(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isOpen(); });
}

bool lastLiveTile(const WinFacts &win) {
  return win.input.haitei && win.input.tsumo && (!win.input.rinshan || win.rules.haiteiWithRinshan);
}

// How many kinds, none but one of them twice; 0 when two of them might make a group.
int unrelatedKinds(const WinFacts &win) {
  for (unsigned suit = 0; suit < 3; ++suit) {
    const unsigned ranks = inSuit(win.kinds, suit);
    if ((ranks & (ranks >> 1 | ranks >> 2)) != 0)
      return 0;
  }
  return std::popcount(win.kinds);
}

bool openRiichiPlayed(const WinFacts &win) {
  return win.input.openRiichi && win.input.riichi && win.rules.openRiichi;
}

bool paaRenchan(const WinFacts &win) {
  const WinInput &in = win.input;
  if (win.rules.paaRenchan == 0 || in.winner != in.dealer)
    return false;
  return win.rules.paaRenchanCounts == PaaRenchanCounts::Wins
             ? in.winsInRow >= win.rules.paaRenchan
             : std::max(in.honba, in.tableHonba) >= win.rules.paaRenchan;
}

constexpr YakuSet kTripletHand = yakuSet({Toitoi, Honitsu});
constexpr YakuSet kWheels = yakuSet({Chinitsu, Honitsu, Tanyao, Ryanpeikou, Iipeikou, Chiitoitsu, Pinfu});
constexpr YakuSet kNamedTriplets = yakuSet({Toitoi, SeatWind, RoundWind, Haku});
constexpr YakuSet kWindYakuman = yakuSet({Shousuushii, Daisuushii});

constexpr std::array<ExtraRule, kExtraCount> kTable{{
    // id, han closed, han open, yakuman, replaces, replaces of these, replaced by, holds
    {SanRenkou, 2, 2, 0, 0, 0, 0, [](const Reading &r) { return consecutiveTriplets(r, 3); }},
    {IsshokuSanjun, 3, 2, 0, yakuSet({Iipeikou, Ryanpeikou}), 0, 0,
     [](const Reading &r) { return equalRuns(r) >= 3; }},
    // One han on any tile by option; else the mangan that stands alone.
    {KinkeiDokuritsu, 1, 1, 0, 0, 0, 0,
     [](const Reading &r) { return allMeldsOpen(r) && (r.win->rules.kinkeiAnyTile || r.win->win == kSou1); }},
    {OtakazeSankou, 3, 2, 0, 0, 0, kWindYakuman,
     [](const Reading &r) {
       const std::uint64_t own = bitOf(r.win->seatWind) | bitOf(r.win->roundWind);
       return std::popcount(r.triplets & kWindBits & ~own) == 3;
     }},
    {Uumensai, 2, 2, 0, 0, 0, 0,
     [](const Reading &r) { return (r.win->closed || r.win->rules.uumensaiOpen) && fiveCategories(r); }},
    {Kanburi, 1, 1, 0, 0, 0, 0,
     [](const Reading &r) {
       const WinInput &in = r.win->input;
       return in.afterKan && !in.tsumo && !in.chankan && !in.kitaRon;
     }},
    {TsubameGaeshi, 1, 1, 0, 0, 0, 0,
     [](const Reading &r) { return r.win->input.riichiTile && !r.win->input.tsumo; }},
    {SanshokuTsuukan, 2, 1, 0, 0, 0, 0, mixedStraight},
    {ShouSanshii, 2, 2, 0, 0, 0, kWindYakuman,
     [](const Reading &r) { return standard(r) && windTriplets(r) == 2 && isWind(r.division.pair); }},
    {DaiSanshii, 3, 3, 0, 0, extraSet({ShouSanshii, OtakazeSankou}), kWindYakuman,
     [](const Reading &r) { return windTriplets(r) == 3 && !isWind(r.division.pair); }},
    {GuusuuRenkou, 2, 1, 0, 0, 0, 0, [](const Reading &r) { return tripletRanks(r, kEvenRanks, false); }},
    {ChinGuusuuRenkou, 3, 2, 0, 0, extraBit(GuusuuRenkou), 0,
     [](const Reading &r) { return tripletRanks(r, kEvenRanks, true); }},
    {KisuuRenkou, 2, 2, 0, 0, 0, 0, [](const Reading &r) { return kisuu(r, false); }},
    {ChinKisuuRenkou, 3, 3, 0, 0, extraBit(KisuuRenkou), 0, [](const Reading &r) { return kisuu(r, true); }},
    {UumensaiYakuman, 0, 0, 1, 0, extraBit(Uumensai), 0,
     [](const Reading &r) { return r.runs == 0 && r.division.pair == r.win->seatWind && fiveCategories(r); }},
    {ShiisanPuutaa, 0, 0, 1, 0, 0, 0,
     [](const Reading &r) { return r.form == HandForm::Puutaa && unrelatedKinds(*r.win) == 13; }},
    {ShiisuuPuutaa, 0, 0, 1, 0, 0, 0,
     [](const Reading &r) { return r.form == HandForm::Puutaa && unrelatedKinds(*r.win) == 14; }},
    {Daisharin, 0, 0, 1, kWheels, 0, 0, [](const Reading &r) { return pairsOf(r, Suit::Pin, kMiddlePairs); }},
    {Shousharin, 0, 0, 1, kWheels, 0, 0,
     [](const Reading &r) {
       return pairsOf(r, Suit::Pin, kMiddlePairs >> 4) || pairsOf(r, Suit::Pin, kMiddlePairs << 4);
     }},
    {Daichikurin, 0, 0, 1, kWheels, 0, 0,
     [](const Reading &r) { return pairsOf(r, Suit::Sou, kMiddlePairs); }},
    {Daisuurin, 0, 0, 1, kWheels, 0, 0, [](const Reading &r) { return pairsOf(r, Suit::Man, kMiddlePairs); }},
    {SuuRenkou, 0, 0, 1, yakuBit(Toitoi), extraBit(SanRenkou), 0,
     [](const Reading &r) { return consecutiveTriplets(r, 4); }},
    {IsshokuSuujun, 0, 0, 1, yakuSet({Iipeikou, Ryanpeikou}), extraBit(IsshokuSanjun), 0,
     [](const Reading &r) { return equalRuns(r) == 4; }},
    {HyakumanGoku, 0, 0, 1, yakuBit(Chinitsu), 0, 0, millionStones},
    {Kouitten, 0, 0, 1, yakuBit(Honitsu), 0, 0,
     [](const Reading &r) {
       return within(r.win->kinds, kCrimsonSpeck) && (r.win->kinds & bitOf(kChun)) != 0;
     }},
    {BeniKujaku, 0, 0, 1, kTripletHand, 0, 0,
     [](const Reading &r) { return within(r.win->kinds, kCrimsonPeacock); }},
    {AoNoDoumon, 0, 0, 1, kTripletHand | yakuBit(Chiitoitsu), 0, 0,
     [](const Reading &r) {
       const std::uint64_t hatsu = r.win->rules.aoNoDoumonHatsu ? bitOf(kHatsu) : 0;
       return within(r.win->kinds, kBlueTunnel | hatsu) && (r.win->kinds & kPinBits) != 0;
     }},
    {UupinKaihou, 0, 0, 1, yakuBit(Rinshan), 0, 0,
     [](const Reading &r) {
       const WinFacts &w = *r.win;  // the replacement of a kan, not of a North set aside
       return w.input.rinshan && w.input.tsumo && w.kans > 0 && w.win == kPin5;
     }},
    {IipinRaoyue, 0, 0, 1, yakuBit(Haitei), 0, 0,
     [](const Reading &r) { return lastLiveTile(*r.win) && r.win->win == kPin1; }},
    {RyansouChankan, 0, 0, 1, yakuBit(Chankan), 0, 0,
     [](const Reading &r) { return r.win->input.chankan && !r.win->input.tsumo && r.win->win == kSou2; }},
    {DaiChisei, 0, 0, 2, yakuSet({Tsuuiisou, Chiitoitsu, Honroutou}), 0, 0,
     [](const Reading &r) { return r.form == HandForm::Chiitoitsu && within(r.win->kinds, kHonorBits); }},
    {Kinmonkyou, 0, 0, 1, yakuSet({Chinitsu, Honitsu}), 0, 0,
     [](const Reading &r) {
       const RuleSet &rules = r.win->rules;
       return bridge(r) && (!rules.kinmonkyouFlush || bridgeFlush(r)) &&
              (!rules.kinmonkyouClosed || r.win->closed);
     }},
    {KachouFuugetsu, 0, 0, 1, kNamedTriplets, 0, 0,
     [](const Reading &r) { return has(r, kPin5) && has(r, kSou1) && has(r, kPin1) && ownWind(r); }},
    {FuukaSetsugetsu, 0, 0, 1, kNamedTriplets, 0, 0,
     [](const Reading &r) { return has(r, kPin5) && has(r, kHaku) && has(r, kPin1) && ownWind(r); }},
    // Of options of their own
    {NorthYakuhai, 1, 1, 0, 0, 0, kWindYakuman,
     [](const Reading &r) { return r.win->northIsYaku() && has(r, kNorth); }},
    {OpenRiichi, 2, 0, 0, yakuBit(Riichi), 0, 0, [](const Reading &r) { return openRiichiPlayed(*r.win); }},
    {DoubleOpenRiichi, 3, 0, 0, yakuSet({Riichi, DoubleRiichi}), extraBit(OpenRiichi), 0,
     [](const Reading &r) { return openRiichiPlayed(*r.win) && r.win->input.doubleRiichi; }},
    {OpenRiichiDealIn, 0, 0, 1, yakuSet({Riichi, DoubleRiichi}), extraSet({OpenRiichi, DoubleOpenRiichi}), 0,
     [](const Reading &r) {
       const WinFacts &w = *r.win;
       return openRiichiPlayed(w) && w.rules.openRiichiDealInYakuman && !w.input.tsumo && !w.input.fromRiichi;
     }},
    {PaaRenchan, 0, 0, 1, 0, 0, 0, [](const Reading &r) { return paaRenchan(*r.win); }},
    {Renhou, 5, 0, 0, 0, 0, 0,
     [](const Reading &
            r) { return r.win->input.renhou && r.win->rules.renhou == janso::Renhou::Mangan && r.win->closed; }},
}};

constexpr bool inOrder() {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    if (extraBit(kTable[i].id) != ExtraSet{1} << i)
      return false;
  }
  return true;
}
static_assert(inOrder(), "row i has bit i");

constexpr ExtraSet kOwnOptions =
    extraSet({NorthYakuhai, OpenRiichi, DoubleOpenRiichi, OpenRiichiDealIn, PaaRenchan, YakuId::Renhou});
constexpr ExtraSet kPuutaa = extraSet({ShiisanPuutaa, ShiisuuPuutaa});

// What is worth a mangan alone under these rules.
ExtraSet manganSet(const RuleSet &rules) {
  ExtraSet set = 0;
  if (!rules.kinkeiAnyTile)
    set |= extraBit(KinkeiDokuritsu);
  if (rules.specialWinsMangan)
    set |= extraSet({UupinKaihou, IipinRaoyue, RyansouChankan});
  if (rules.puutaaValue == PuutaaValue::Mangan)
    set |= kPuutaa;
  if (!rules.renhouCumulative)
    set |= extraBit(YakuId::Renhou);
  return set;
}

ExtraSet holding(const Reading &reading, ExtraSet asked) {
  asked &= reading.win->rules.optionalYaku | kOwnOptions;
  ExtraSet holds = 0;
  for (ExtraSet left = asked; left != 0; left &= left - 1) {
    const auto row = static_cast<std::size_t>(std::countr_zero(left));
    if (row < kTable.size() && kTable[row].holds(reading))
      holds |= left & (~left + 1);
  }
  return holds;
}

// What options make of the standard yaku that hold.
YakuSet asPlayed(const WinFacts &win, YakuSet yaku) {
  const RuleSet &rules = win.rules;
  if (!rules.tenhouChiihou)
    yaku &= ~yakuSet({Tenhou, Chiihou});
  if (rules.chuurenManOnly && win.win >= kSuitKinds)
    yaku &= ~yakuSet({ChuurenPoutou, JunseiChuuren});
  if (win.input.kitaRon && rules.kitaRon == KitaRon::Chankan && !win.input.tsumo)
    yaku |= yakuBit(Chankan);
  return yaku;
}

}  // namespace

std::span<const ExtraRule> extraTable() {
  return kTable;
}

const ExtraRule &extraRule(YakuId id) {
  return kTable[static_cast<std::size_t>(std::countr_zero(extraBit(id)))];
}

HandYaku specialYaku(const Reading &reading, YakuSet standardYaku) {
  const RuleSet &rules = reading.win->rules;
  HandYaku yaku{asPlayed(*reading.win, standardYaku), holding(reading, ~manganSet(rules))};
  // A hand without groups has no other yaku where it is worth a mangan.
  if (reading.form == HandForm::Puutaa && (yaku.extra & kPuutaa) == 0)
    return {};
  if (yaku.yakuman() && !rules.aotenjou) {
    yaku.standard &= kYakumanSet;
    yaku.extra &= kExtraYakuman;
  }
  YakuSet replaced = replacedBy(yaku.standard);
  ExtraSet replacedExtra = 0;
  for (ExtraSet left = yaku.extra; left != 0; left &= left - 1) {
    const ExtraRule &rule = kTable[static_cast<std::size_t>(std::countr_zero(left))];
    replaced |= rule.replaces;
    replacedExtra |= rule.replacesExtra;
    if ((rule.replacedBy & yaku.standard) != 0)
      replacedExtra |= extraBit(rule.id);
  }
  return {yaku.standard & ~replaced, yaku.extra & ~replacedExtra};
}

ExtraSet manganYaku(const Reading &reading) {
  return holding(reading, manganSet(reading.win->rules));
}

int specialHan(YakuId id, const WinFacts &facts) {
  return id == DoubleRiichi ? facts.rules.doubleRiichiHan : hanOf(yakuBit(id), facts.closed);
}

int extraHan(YakuId id, const WinFacts &facts) {
  const ExtraRule &rule = extraRule(id);
  if (id == DoubleOpenRiichi)
    return facts.rules.doubleRiichiHan + 1;
  return facts.closed ? rule.hanClosed : rule.hanOpen;
}

int extraYakuman(YakuId id, const WinFacts &facts) {
  const bool flush = (facts.kinds & kHonorBits) == 0 && oneSuit(facts.kinds);
  if (id == Kinmonkyou && facts.rules.kinmonkyouDouble && facts.closed && flush)
    return 2;
  return extraRule(id).yakuman;
}

bool isPuutaa(const WinFacts &facts) {
  const WinInput &in = facts.input;
  if ((facts.rules.optionalYaku & kPuutaa) == 0 || !in.tsumo || !in.melds.empty() ||
      !(in.tenhou || in.chiihou))
    return false;
  const int kinds = unrelatedKinds(facts);
  return (kinds == 13 && (facts.rules.optionalYaku & extraBit(ShiisanPuutaa)) != 0) ||
         (kinds == 14 && (facts.rules.optionalYaku & extraBit(ShiisuuPuutaa)) != 0);
}

}  // namespace janso
