// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rulesets that Janso offers by name.
#pragma once

#include <span>
#include <string_view>

#include "rules/ruleset.h"

namespace janso {

RuleSet basicAriAri();
RuleSet tenhou();
RuleSet ema2016();

struct Preset {
  std::string_view id;  // "basic_ariari", "tenhou_4p", "ema_2016"
  RuleSet (*make)();
};

// In the order that a dialog offers them; the first is the default.
std::span<const Preset> presets();

// nullptr when there is no such preset.
const Preset *findPreset(std::string_view id);

}  // namespace janso
