// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The counters behind the measures (measures.h): whole numbers that are counted for one seat in one match and
// can be added over matches in any order. An index can store each as a column.
//
// Any counter can be unknown (without a review, for example): unknown is not 0. Adding skips unknown values,
// as the sums of a database do.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "rules/yakuid.h"

namespace janso {

// counterName() gives the name of each in files; neither names nor meanings may change. The order may.
enum class Counter : std::uint16_t {
  // --- Of the match; unknown if its end is unknown ---
  Matches,  // 1
  PlaceSum,
  Place1,
  Place2,
  Place3,
  Place4,
  TopTwo,
  Bust,  // score below 0 at the end
  FinalScore,
  FinalPoints,  // with uma, oka and adjustments
  // --- Of its hands ---
  Hands,
  Gain,
  Wins,
  DealIns,
  Riichis,
  CalledHands,
  Calls,
  Draws,
  TenpaiDraws,
  Tsumos,
  RiichiWins,
  OpenWins,
  DamaWins,
  WinPoints,
  WinGain,
  RonsPaid,
  DealInPoints,
  DealInPaid,
  WinTurns,
  WinTableTurns,  // (discards of all seats) / players + 1, in twelfths of a turn
  RiichiTurns,
  RiichiDealIns,
  RiichiLateDealIns,  // not with the riichi tile
  RiichiDraws,
  RiichiGain,
  FirstRiichis,
  ChasingRiichis,
  ChasedRiichis,
  Chasers,
  IppatsuWins,
  UraWins,
  GoodWaitRiichis,
  ManySidedRiichis,
  FuritenRiichis,
  CalledDealIns,
  CalledDraws,
  DealInsToRiichi,
  DealInsToOpen,
  DealInsToDama,
  QuietHands,  // neither riichi nor two calls
  QuietDealIns,
  TenpaiDealIns,
  TsumoPaid,
  TsumosPaid,
  DealerHits,
  DealerHands,
  DealerWins,
  MostRepeats,  // longest streak of repeats; combined as maximum, not as sum
  StartShanten,
  FirstShanten,
  TenpaiTurns,
  TenpaiHands,
  DoraHan,
  Yakuman,
  CountedYakuman,
  LastHands,
  Overtook,
  Overtaken,
  UnderRiichi,
  Folds,
  FirstRiichiDealIns,  // not with the riichi tile, as in the next counter
  ChasingRiichiDealIns,
  // --- Of a review; unknown without one. Losses and luck in points, or in millionths of a place ---
  Choices,
  LossPlace,
  LossPoints,
  Suspected,
  Inaccuracies,
  Mistakes,
  Blunders,
  LastHandChoices,  // of each category (ReviewCategory), in its order
  WinChoices,
  KanChoices,
  CallChoices,
  RiichiChoices,
  PushChoices,
  SafetyChoices,
  ValueChoices,
  EfficiencyChoices,
  DangerChoices,
  LastHandLoss,  // likewise, in millionths of a place
  WinLoss,
  KanLoss,
  CallLoss,
  RiichiLoss,
  PushLoss,
  SafetyLoss,
  ValueLoss,
  EfficiencyLoss,
  DangerLoss,
  LuckMatches,  // 1 where luck is known
  LuckPoints,
  LuckPlace,
  AdjustedPlace,
  // --- Wins by han (1 .. 13, where 13 includes more) and with a yakuman, then by yaku in the order of YakuId
  Han1,
  HanYakuman = Han1 + 13,
  FirstYaku,
};
inline constexpr int kCounters = static_cast<int>(Counter::FirstYaku) + kYakuCount;

constexpr Counter hanCounter(int han) {  // 1..13
  return static_cast<Counter>(static_cast<int>(Counter::Han1) + han - 1);
}
constexpr Counter yakuCounter(YakuId id) {
  return static_cast<Counter>(static_cast<int>(Counter::FirstYaku) + static_cast<int>(id));
}

// "riichi_wins", "han_3", "yaku_tanyao": lower case, letters, digits and underscores.
const std::string &counterName(Counter counter);
std::optional<Counter> counterOfName(std::string_view name);
// Whether the greatest value counts instead of the sum: MAX() in place of SUM().
constexpr bool isGreatest(Counter counter) {
  return counter == Counter::MostRepeats;
}

class Counters {
 public:
  Counters() { m_values.fill(kUnknown); }

  std::optional<std::int64_t> value(Counter counter) const {
    const std::int64_t stored = at(counter);
    return stored == kUnknown ? std::nullopt : std::optional(stored);
  }
  bool isKnown(Counter counter) const { return at(counter) != kUnknown; }
  std::int64_t valueOr0(Counter counter) const { return isKnown(counter) ? at(counter) : 0; }

  void set(Counter counter, std::optional<std::int64_t> value) { at(counter) = value.value_or(kUnknown); }
  // An unknown counter becomes `value`.
  void add(Counter counter, std::int64_t value);
  void add(const Counters &other);

  bool operator==(const Counters &) const = default;

 private:
  static constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::min();

  std::int64_t &at(Counter counter) { return m_values[static_cast<std::size_t>(counter)]; }
  const std::int64_t &at(Counter counter) const { return m_values[static_cast<std::size_t>(counter)]; }

  std::array<std::int64_t, kCounters> m_values;
};

}  // namespace janso
