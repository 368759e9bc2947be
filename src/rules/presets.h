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
RuleSet reachBvs();      // Reach Mahjong (BvS)
RuleSet scoringSheet();  // the yaku and scoring sheet
RuleSet ema2012();
RuleSet ema2016();
RuleSet ema2025();
RuleSet wrc2015();
RuleSet wrc2025();
RuleSet tenhou();
RuleSet mahjongSoul();
RuleSet mleague();
RuleSet jpmlA();
RuleSet tenhouSanma();       // three players
RuleSet mahjongSoulSanma();  // three players
RuleSet hakuhyou();          // "thin ice": one wind, 13,000 points

struct Preset {
  std::string_view id;  // "basic_ariari", "tenhou_4p", "ema_2016"
  RuleSet (*make)();
  std::span<const MatchLength> lengths;  // that its documents know; the first is the preset's own
};

// In the order that a dialog offers them; the first is the default.
std::span<const Preset> presets();

// nullptr when there is no such preset.
const Preset *findPreset(std::string_view id);

}  // namespace janso
