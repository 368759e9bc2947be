// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <array>

#include "rules/score.h"

namespace janso {

// Each in the order of its enumeration.

std::string_view fuKey(FuReason reason) {
  static constexpr std::array<std::string_view, 18> kKeys{"base",
                                                          "menzen_ron",
                                                          "tsumo",
                                                          "minko",
                                                          "anko",
                                                          "minkan",
                                                          "ankan",
                                                          "dragon_pair",
                                                          "seat_wind_pair",
                                                          "round_wind_pair",
                                                          "double_wind_pair",
                                                          "kanchan",
                                                          "penchan",
                                                          "tanki",
                                                          "chiitoitsu",
                                                          "open_pinfu",
                                                          "pinfu_tsumo",
                                                          "north_pair"};
  static_assert(static_cast<std::size_t>(FuReason::NorthPair) + 1 == kKeys.size());
  return kKeys[static_cast<std::size_t>(reason)];
}

std::string_view limitKey(Limit limit) {
  static constexpr std::array<std::string_view, 7> kKeys{"",          "mangan",        "haneman", "baiman",
                                                         "sanbaiman", "kazoe_yakuman", "yakuman"};
  static_assert(static_cast<std::size_t>(Limit::Yakuman) + 1 == kKeys.size());
  return kKeys[static_cast<std::size_t>(limit)];
}

std::string_view waitKey(WaitShape wait) {
  static constexpr std::array<std::string_view, 7> kKeys{"ryanmen", "kanchan",    "penchan",   "shanpon",
                                                         "tanki",   "kokushi_13", "chiitoitsu"};
  static_assert(static_cast<std::size_t>(WaitShape::Chiitoitsu) + 1 == kKeys.size());
  return kKeys[static_cast<std::size_t>(wait)];
}

}  // namespace janso
