// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The most valuable win of a match.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "records/handend.h"

namespace janso {

// Indices into the hands and into HandEnd::wins.
struct WinPlace {
  std::size_t hand = 0;
  std::size_t win = 0;
};

// Whether `a` is worth more than `b`: in points without honba and sticks, then in yakuman, then in han.
bool isBetterWin(const HoraInfo &a, const HoraInfo &b);

// The best win of `seat` (0..3), or of anyone if `seat` is -1; the first of equals. Nothing if there is none.
std::optional<WinPlace> bestWin(std::span<const HandEnd> hands, int seat);

}  // namespace janso
