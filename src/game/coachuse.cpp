// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/coachuse.h"

#include <array>

namespace janso {

namespace {

constexpr std::array kLevels{CoachLevel::Off, CoachLevel::Gentle, CoachLevel::Full};

}  // namespace

QString coachLevelKey(CoachLevel level) {
  static const std::array<QString, kLevels.size()> kKeys{QStringLiteral("off"), QStringLiteral("gentle"),
                                                         QStringLiteral("full")};
  return kKeys[static_cast<std::size_t>(level)];
}

std::optional<CoachLevel> coachLevelOf(const QString &key) {
  for (const CoachLevel level : kLevels) {
    if (coachLevelKey(level) == key)
      return level;
  }
  return std::nullopt;
}

}  // namespace janso
