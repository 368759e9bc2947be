// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every option of a RuleSet as one table of data, so that journals, JSON and dialogs can loop over it.
//
// `id` and `name` of a RuleSet are not options and not in the table. Keys and words are stable, because files
// contain them. A field added to RuleSet must be added here (a test compares RuleSets that went through the
// table).
//
// To write: for each field, for each index below `count`, by type: bool / number / word of `choices`. To
// read: findRuleField() and setRuleValue(); a field that a file does not name keeps its default.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso {

// In the order in which a dialog shows them.
enum class RuleGroup : std::uint8_t {
  Setup,
  MatchEnd,
  Dora,
  Calls,
  Fu,
  Points,
  SeveralWinners,
  AbortiveDraws,
  NagashiMangan,
  Riichi,
  FuritenTenpai,
  Limits,
  Liability,
  YakuDetails,
  Kans,
  Penalties,
  ThreePlayers,
  SideRules,
  OptionalYaku,
  OptionalYakuman,
};

enum class RuleFieldType : std::uint8_t {
  Toggle,  // 0 or 1; "true" / "false"
  Number,  // points, tiles, honba or han; decimal
  Choice,  // 0 .. choices.size() - 1; the word
};

struct RuleField {
  std::string_view key;  // "double_wind_pair_fu"
  RuleGroup group{};
  RuleFieldType type{};
  std::uint8_t count = 1;  // of values: 4 for uma (by place), 3 for red_fives (man, pin, sou), otherwise 1

  std::span<const std::string_view> choices;  // Choice only
  // Number only: accepted values are least, least + step .. most, and `none`.
  std::int32_t least = 0;
  std::int32_t most = 0;
  std::int32_t step = 1;
  std::optional<std::int32_t> none;  // the value that means "no target", "no cap", "never"

  std::int32_t (*get)(const RuleSet &, int index) = nullptr;
  void (*set)(RuleSet &, int index, std::int32_t value) = nullptr;  // `value` must be accepted

  // Whether set() accepts this value.
  bool accepts(std::int32_t value) const;
};

// Ordered by RuleGroup, and within a group as in RuleSet.
std::span<const RuleField> ruleFields();

// nullptr when there is no such key.
const RuleField *findRuleField(std::string_view key);

// "true", "30000", "head_bump".
std::string ruleValueText(const RuleField &field, const RuleSet &rules, int index = 0);

// Faults of a value. Error::data holds the option's key, the value, and for NoWord the allowed words.
enum class ValueFault { NoNumber = 1, NoWord, NotAllowed };

// Sets one value from its text, or returns why it cannot ("uma: 'x' is not a number") and leaves `rules`
// alone. `index` must be below `count`.
std::optional<Error> setRuleValue(RuleSet &rules, const RuleField &field, std::string_view text,
                                  int index = 0);

// The first option whose value its field does not accept; nothing if all are accepted. For a RuleSet that was
// built from foreign numbers.
std::optional<Error> ruleSetError(const RuleSet &rules);

// False when the documents of that preset (presets.h) do not state the option or disagree about it: its value
// is then common practice, and a dialog says so. True for an unknown preset or key.
bool presetStates(std::string_view presetId, std::string_view key);

}  // namespace janso
