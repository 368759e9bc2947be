// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/counters.h"

#include <algorithm>

namespace janso {
namespace {

constexpr std::size_t kPlain = static_cast<std::size_t>(Counter::Han1);

// In the order of Counter.
constexpr auto kPlainNames = std::to_array<const char *>({
    "matches",
    "place_sum",
    "place_1",
    "place_2",
    "place_3",
    "place_4",
    "top_two",
    "bust",
    "final_score",
    "final_points",
    "hands",
    "gain",
    "wins",
    "deal_ins",
    "riichis",
    "called_hands",
    "calls",
    "draws",
    "tenpai_draws",
    "tsumos",
    "riichi_wins",
    "open_wins",
    "dama_wins",
    "win_points",
    "win_gain",
    "rons_paid",
    "deal_in_points",
    "deal_in_paid",
    "win_turns",
    "win_table_turns",
    "riichi_turns",
    "riichi_deal_ins",
    "riichi_late_deal_ins",
    "riichi_draws",
    "riichi_gain",
    "first_riichis",
    "chasing_riichis",
    "chased_riichis",
    "chasers",
    "ippatsu_wins",
    "ura_wins",
    "good_wait_riichis",
    "many_sided_riichis",
    "furiten_riichis",
    "called_deal_ins",
    "called_draws",
    "deal_ins_to_riichi",
    "deal_ins_to_open",
    "deal_ins_to_dama",
    "quiet_hands",
    "quiet_deal_ins",
    "tenpai_deal_ins",
    "tsumo_paid",
    "tsumos_paid",
    "dealer_hits",
    "dealer_hands",
    "dealer_wins",
    "most_repeats",
    "start_shanten",
    "first_shanten",
    "tenpai_turns",
    "tenpai_hands",
    "dora_han",
    "yakuman",
    "counted_yakuman",
    "last_hands",
    "overtook",
    "overtaken",
    "under_riichi",
    "folds",
    "first_riichi_deal_ins",
    "chasing_riichi_deal_ins",
    "choices",
    "loss_place",
    "loss_points",
    "suspected",
    "inaccuracies",
    "mistakes",
    "blunders",
    "last_hand_choices",
    "win_choices",
    "kan_choices",
    "call_choices",
    "riichi_choices",
    "push_choices",
    "safety_choices",
    "value_choices",
    "efficiency_choices",
    "danger_choices",
    "last_hand_loss",
    "win_loss",
    "kan_loss",
    "call_loss",
    "riichi_loss",
    "push_loss",
    "safety_loss",
    "value_loss",
    "efficiency_loss",
    "danger_loss",
    "luck_matches",
    "luck_points",
    "luck_place",
    "adjusted_place",
});
static_assert(kPlainNames.size() == kPlain);

using Names = std::array<std::string, kCounters>;

Names allNames() {
  Names names;
  std::copy(kPlainNames.begin(), kPlainNames.end(), names.begin());
  for (int han = 1; han <= 13; ++han)
    names[static_cast<std::size_t>(hanCounter(han))] = "han_" + std::to_string(han);
  names[static_cast<std::size_t>(Counter::HanYakuman)] = "han_yakuman";
  for (int id = 0; id < kYakuCount; ++id)
    names[static_cast<std::size_t>(yakuCounter(YakuId(id)))] = "yaku_" + std::string(yakuKey(YakuId(id)));
  return names;
}

const Names &names() {
  static const Names all = allNames();
  return all;
}

}  // namespace

const std::string &counterName(Counter counter) {
  return names()[static_cast<std::size_t>(counter)];
}

std::optional<Counter> counterOfName(std::string_view name) {
  const auto found = std::find(names().begin(), names().end(), name);
  if (found == names().end())
    return std::nullopt;
  return static_cast<Counter>(found - names().begin());
}

void Counters::add(Counter counter, std::int64_t value) {
  std::int64_t &stored = at(counter);
  if (stored == kUnknown)
    stored = value;
  else
    stored = isGreatest(counter) ? std::max(stored, value) : stored + value;
}

void Counters::add(const Counters &other) {
  for (int i = 0; i < kCounters; ++i) {
    const auto counter = static_cast<Counter>(i);
    if (other.isKnown(counter))
      add(counter, other.at(counter));
  }
}

}  // namespace janso
