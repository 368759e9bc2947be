// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hash that identifies a match, independent of the file format, names and dates of its record.
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "records/provedgame.h"

namespace janso {

// Returns the lower-case hex SHA-256 of canonicalText(): the number of players, and for each hand its start,
// deal, draws, discards, calls, indicators and end. Names, dates, rules, dice, ura dora and additions of a
// client do not count. The same match has the same hash in every format that records every tile. `hands`
// limits the text to the first hands, for records that stop early.
std::string canonicalHash(const ProvedGame &game,
                          std::size_t hands = std::numeric_limits<std::size_t>::max());

// The hash of the whole game and the part of the text for each hand. The line for the players belongs to none
// of them.
struct CanonicalParts {
  std::string hash;
  std::vector<std::string> hands;
};
CanonicalParts canonicalParts(const ProvedGame &game);

// Returns the text that is hashed: one line for the players, then one for each event. Its form changes only
// together with kCanonicalForm.
inline constexpr int kCanonicalForm = 1;
std::string canonicalText(const ProvedGame &game,
                          std::size_t hands = std::numeric_limits<std::size_t>::max());

}  // namespace janso
