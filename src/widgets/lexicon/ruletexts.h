// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every option of a ruleset in plain words: name, explanation, values, units.
//
// The texts are tables (ruletexts*.cpp) for the fields of rules/presets/rulesetfields.h, in the translation
// context "RuleTexts"; a test proves that none is missing. All functions return texts in the language of the
// window.
#pragma once

#include <QString>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/presets/rulesetfields.h"
#include "rules/ruleset.h"

namespace janso {

enum class RuleUnit : std::uint8_t {
  None,
  Points,
  Counters,
  Tiles,
  Han,
  Fu,
  Chips,
  Rounds,
  Kans,
  Yakuman,
  Players,
  Wins,
};

struct RuleChoiceText {
  std::string_view word;  // as in RuleField::choices
  const char *name = nullptr;
  const char *explains = nullptr;  // one sentence
};

struct RuleText {
  std::string_view key;            // as in RuleField
  RuleUnit unit{};                 // of number fields
  const char *name = nullptr;      // short label of the editor
  const char *explains = nullptr;  // one to three sentences about its effect at the table
  const char *none = nullptr;      // the name of RuleField::none
  std::span<const RuleChoiceText> choices;
};

// nullptr if the option has no text, which is an error in Janso.
const RuleText *ruleText(std::string_view key);
// All tables, for the test.
std::span<const std::span<const RuleText>> allRuleTexts();

QString ruleGroupName(RuleGroup group);

QString ruleName(const RuleField &field);
QString ruleExplanation(const RuleField &field);
// An element of a field with several values: "Man", "1st place", "East and South"; empty for a single value.
QString ruleElementName(const RuleField &field, int index);
QString ruleChoiceName(const RuleField &field, int value);
QString ruleChoiceExplanation(const RuleField &field, int value);
// "30,000 points", "No target", "Yes", "Nearest player".
QString ruleValueName(const RuleField &field, std::int32_t value);
// All values of a field: "+30,000, +10,000, -10,000, -30,000". Places and seats that do not exist with three
// players are left out.
QString ruleValueNames(const RuleField &field, const RuleSet &rules);
// False for 4th place, the fourth seat and the fives of man with three players.
bool ruleElementExists(const RuleField &field, int index, const RuleSet &rules);

// Name, explanation and every choice with its explanation, as rich text for a tooltip.
QString ruleToolTip(const RuleField &field);

// The parts of the table.
std::span<const RuleText> ruleTextsSetup();
std::span<const RuleText> ruleTextsPlay();
std::span<const RuleText> ruleTextsHand();
std::span<const RuleText> ruleTextsValue();
std::span<const RuleText> ruleTextsSide();
std::span<const RuleText> ruleTextsYaku();

}  // namespace janso
