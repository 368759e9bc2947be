// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/yakuid.h"

#include <array>

namespace janso {

std::string_view yakuKey(YakuId id) {
  // In the order of the enumeration.
  static constexpr std::array<std::string_view, kYakuCount> kKeys{"riichi",
                                                                  "double_riichi",
                                                                  "ippatsu",
                                                                  "menzen_tsumo",
                                                                  "pinfu",
                                                                  "tanyao",
                                                                  "iipeikou",
                                                                  "haku",
                                                                  "hatsu",
                                                                  "chun",
                                                                  "seat_wind",
                                                                  "round_wind",
                                                                  "haitei",
                                                                  "houtei",
                                                                  "rinshan",
                                                                  "chankan",
                                                                  "chiitoitsu",
                                                                  "sanshoku_doujun",
                                                                  "sanshoku_doukou",
                                                                  "ittsuu",
                                                                  "chanta",
                                                                  "toitoi",
                                                                  "sanankou",
                                                                  "sankantsu",
                                                                  "honroutou",
                                                                  "shousangen",
                                                                  "honitsu",
                                                                  "junchan",
                                                                  "ryanpeikou",
                                                                  "chinitsu",
                                                                  "renhou",
                                                                  "kokushi",
                                                                  "kokushi_13",
                                                                  "suuankou",
                                                                  "suuankou_tanki",
                                                                  "daisangen",
                                                                  "shousuushii",
                                                                  "daisuushii",
                                                                  "tsuuiisou",
                                                                  "ryuuiisou",
                                                                  "chinroutou",
                                                                  "chuuren_poutou",
                                                                  "junsei_chuuren_poutou",
                                                                  "suukantsu",
                                                                  "tenhou",
                                                                  "chiihou",
                                                                  "dora",
                                                                  "akadora",
                                                                  "uradora"};
  return kKeys[static_cast<std::size_t>(id)];
}

}  // namespace janso
