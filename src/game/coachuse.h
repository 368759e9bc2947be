// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How much help a player has had from the coach. The journal stores it as notes (game/coachnotes.h).
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace janso {

enum class CoachLevel : std::uint8_t {
  Off,
  Gentle,  // warnings only
  Full,    // advice on every decision
};

// Stable names for files and settings: "off", "gentle", "full".
QString coachLevelKey(CoachLevel level);
std::optional<CoachLevel> coachLevelOf(const QString &key);

struct CoachUse {
  std::vector<CoachLevel> levels;  // levels during decisions, in order; never the same twice in a row
  int hints = 0;                   // hints that the player asked for, at any level
  int dangers = 0;                 // decisions with the danger shading of the hand shown
  bool any() const {
    return hints > 0 || dangers > 0 || levels.size() > 1 || (!levels.empty() && levels[0] != CoachLevel::Off);
  }
  bool operator==(const CoachUse &) const = default;
};

}  // namespace janso
