// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The ids of all yaku, including the optional ones.
#pragma once

#include <cstdint>
#include <string_view>

namespace janso {

enum class YakuId : std::uint8_t {
  // One han
  Riichi,
  DoubleRiichi,
  Ippatsu,
  MenzenTsumo,
  Pinfu,
  Tanyao,
  Iipeikou,
  Haku,
  Hatsu,
  Chun,
  SeatWind,
  RoundWind,
  Haitei,
  Houtei,
  Rinshan,
  Chankan,
  // Two han
  Chiitoitsu,
  SanshokuDoujun,
  SanshokuDoukou,
  Ittsuu,
  Chanta,
  Toitoi,
  Sanankou,
  Sankantsu,
  Honroutou,
  Shousangen,
  // Three han
  Honitsu,
  Junchan,
  Ryanpeikou,
  // Six han
  Chinitsu,
  // Mangan (or yakuman) by option
  Renhou,
  // Yakuman
  Kokushi,
  Kokushi13,
  Suuankou,
  SuuankouTanki,
  Daisangen,
  Shousuushii,
  Daisuushii,
  Tsuuiisou,
  Ryuuiisou,
  Chinroutou,
  ChuurenPoutou,
  JunseiChuuren,
  Suukantsu,
  Tenhou,
  Chiihou,
  // Han that are not yaku: never enough to win
  Dora,
  AkaDora,
  UraDora,
  Kita,   // North set aside
  Arisu,  // tiles turned by the arisu rule that are in the hand
  // Optional yaku (RuleSet::optionalYaku)
  SanRenkou,
  IsshokuSanjun,
  KinkeiDokuritsu,
  OtakazeSankou,
  Uumensai,
  Kanburi,
  TsubameGaeshi,
  SanshokuTsuukan,
  ShouSanshii,
  DaiSanshii,
  GuusuuRenkou,
  ChinGuusuuRenkou,
  KisuuRenkou,
  ChinKisuuRenkou,
  // Optional yakuman (RuleSet::optionalYaku); some are mangan by option
  UumensaiYakuman,
  ShiisanPuutaa,
  ShiisuuPuutaa,
  Daisharin,
  Shousharin,
  Daichikurin,
  Daisuurin,
  SuuRenkou,
  IsshokuSuujun,
  HyakumanGoku,
  Kouitten,
  BeniKujaku,
  AoNoDoumon,
  UupinKaihou,
  IipinRaoyue,
  RyansouChankan,
  DaiChisei,
  Kinmonkyou,
  KachouFuugetsu,
  FuukaSetsugetsu,
  // Yaku with their own options
  NorthYakuhai,      // RuleSet::northYaku
  OpenRiichi,        // two han in place of riichi
  DoubleOpenRiichi,  // three in place of double riichi
  OpenRiichiDealIn,  // yakuman: RuleSet::openRiichiDealInYakuman
  PaaRenchan,        // yakuman: RuleSet::paaRenchan
};

inline constexpr int kYakuCount = static_cast<int>(YakuId::PaaRenchan) + 1;
// The standard yaku, without the bonus han: 0 .. kStandardYakuCount - 1.
inline constexpr int kStandardYakuCount = static_cast<int>(YakuId::Dora);
inline constexpr int kOptionalYakuCount =
    static_cast<int>(YakuId::FuukaSetsugetsu) - static_cast<int>(YakuId::SanRenkou) + 1;

constexpr bool isBonus(YakuId id) {
  return id >= YakuId::Dora && id <= YakuId::Arisu;
}
// Whether a bit of RuleSet::optionalYaku switches this yaku.
constexpr bool isOptional(YakuId id) {
  return id >= YakuId::SanRenkou && id <= YakuId::FuukaSetsugetsu;
}
constexpr std::uint64_t optionalYakuBit(YakuId id) {
  return std::uint64_t{1} << (static_cast<int>(id) - static_cast<int>(YakuId::SanRenkou));
}

// Stable lower-case name for files, command lines and settings: "sanshoku_doujun".
std::string_view yakuKey(YakuId id);

}  // namespace janso
