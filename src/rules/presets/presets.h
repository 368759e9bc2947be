// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The named rulesets that Janso offers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

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
// Basic Ari-Ari for a first match: East only. It is not one of the presets, because no document describes it,
// but it can be selected by its id.
RuleSet beginnerRules();
inline constexpr std::string_view kBeginnerId = "beginner";

// The origin of a ruleset, in the order in which a dialog offers the families.
enum class PresetFamily : std::uint8_t { Friends, Sites, Leagues, Tournaments, ThreePlayers };

struct Preset {
  std::string_view id;  // "basic_ariari", "tenhou_4p", "ema_2016"
  PresetFamily family;
  RuleSet (*make)();
  std::span<const MatchLength> lengths;  // those its documents allow; first the preset's own
};

// In the order of a list without headings; the first is the default.
std::span<const Preset> presets();

// nullptr when there is no such preset.
const Preset *findPreset(std::string_view id);

// The rules for a preset's id or for kBeginnerId; nothing for any other id.
std::optional<RuleSet> rulesOfId(std::string_view id);
// The id with which rulesOfId() returns rules of this name; empty for a ruleset that a user made. A changed
// preset has a different name, so it is not taken for the preset.
std::string_view idOfRules(const RuleSet &rules);

// The lengths that a new match with these rules offers; the ruleset's own comes first.
std::vector<MatchLength> offeredLengths(const RuleSet &rules);

}  // namespace janso
