// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Names of all standard yaku.
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
};

inline constexpr int kYakuCount = static_cast<int>(YakuId::UraDora) + 1;

constexpr bool isBonus(YakuId id) {
  return id >= YakuId::Dora;
}

// Stable lower-case name for files, command lines and settings: "sanshoku_doujun".
std::string_view yakuKey(YakuId id);

}  // namespace janso
