// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rulesets that Janso offers by name.
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
// Basic Ari-Ari for a first match: East only. It is no preset of its own, since no document describes it, but
// has an id by which it can be chosen.
RuleSet beginnerRules();
inline constexpr std::string_view kBeginnerId = "beginner";

// Where a ruleset comes from, in the order that a dialog offers them.
enum class PresetFamily : std::uint8_t { Friends, Sites, Leagues, Tournaments, ThreePlayers };

struct Preset {
  std::string_view id;  // "basic_ariari", "tenhou_4p", "ema_2016"
  PresetFamily family;
  RuleSet (*make)();
  std::span<const MatchLength> lengths;  // that its documents know; the first is the preset's own
};

// In the order that a list without headings offers them; the first is the default.
std::span<const Preset> presets();

// nullptr when there is no such preset.
const Preset *findPreset(std::string_view id);

// The rules of a preset's id or of kBeginnerId; nothing for any other id.
std::optional<RuleSet> rulesOfId(std::string_view id);
// The id by which rulesOfId() gives rules of this name; empty for a ruleset that somebody made. A preset that
// was changed has another name, which tells it from the preset.
std::string_view idOfRules(const RuleSet &rules);

// The lengths that a match with these rules is offered in; the ruleset's own is first.
std::vector<MatchLength> offeredLengths(const RuleSet &rules);

}  // namespace janso
