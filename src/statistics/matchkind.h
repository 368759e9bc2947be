// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The kinds of matches that the statistics distinguish.
#pragma once

#include <array>
#include <cstdint>

namespace janso {

// Where a match comes from, or why it is not a fair measure of its player.
enum class MatchKind : std::uint8_t { Live, Coached, Imported, Branch, Practice };
inline constexpr std::array<const char *, 5> kMatchKindKeys{"live", "coached", "imported", "branch",
                                                            "practice"};

}  // namespace janso
