// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/wintimes.h"

#include <algorithm>
#include <array>

namespace janso {

namespace {

constexpr double kShortFrom = 2;
constexpr double kPageOnlyFrom = 4;

constexpr std::array<WinTimes, 5> kLevels{{
    {WinLevel::Plain, 60, 240, 500, 25, 0, 0, 900, 1000, 1420, 1600, 0.38},
    {WinLevel::Mangan, 120, 420, 700, 25, 0, 0, 1250, 1350, 1950, 2300, 0.38},
    {WinLevel::Baiman, 120, 420, 700, 25, 0, 0, 1400, 1500, 2200, 2800, 0.28},
    {WinLevel::Yakuman, 120, 420, 800, 45, 1450, 2050, 3300, 3400, 3700, 4200, 0.22},
    {WinLevel::Multiple, 120, 420, 800, 45, 1450, 2050, 3900, 4000, 4300, 4800, 0.22},
}};
constexpr WinTimes kPageOnly{WinLevel::Plain, 0, 0, 0, 0, 0, 0, 0, 100, 520, 700, 0.38};

}  // namespace

WinLevel winLevel(const WinResult &result) {
  if (result.yakuman > 1)
    return WinLevel::Multiple;
  switch (result.limit) {
    case Limit::None:
      return WinLevel::Plain;
    case Limit::Mangan:
    case Limit::Haneman:
      return WinLevel::Mangan;
    case Limit::Baiman:
    case Limit::Sanbaiman:
      return WinLevel::Baiman;
    case Limit::KazoeYakuman:
    case Limit::Yakuman:
      break;
  }
  return WinLevel::Yakuman;
}

WinTimes winTimes(WinLevel level, double speed) {
  if (speed >= kPageOnlyFrom)
    return kPageOnly;
  if (speed >= kShortFrom)
    level = std::min(level, WinLevel::Mangan);
  return kLevels[static_cast<std::size_t>(level)];
}

}  // namespace janso
