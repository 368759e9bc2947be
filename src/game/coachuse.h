// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// With how much help a seat has played. Kept in the journal as notes (game/coachnotes.h).
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace janso {

enum class CoachLevel : std::uint8_t {
  Off,
  Gentle,  // warnings
  Full,    // advice on every decision
};

// Stable names for files and settings: "off", "gentle", "full".
QString coachLevelKey(CoachLevel level);
std::optional<CoachLevel> coachLevelOf(const QString &key);

struct CoachUse {
  std::vector<CoachLevel> levels;  // under which decisions were asked, in order, none twice in a row
  int hints = 0;                   // asked for, at any level
  int dangers = 0;                 // decisions for which the hand was seen shaded by danger
  bool any() const {
    return hints > 0 || dangers > 0 || levels.size() > 1 || (!levels.empty() && levels[0] != CoachLevel::Off);
  }
  bool operator==(const CoachUse &) const = default;
};

}  // namespace janso
