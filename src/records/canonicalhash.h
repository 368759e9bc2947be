// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which match a record is of, whatever file format, names and dates it came with.
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "records/provedgame.h"

namespace janso {

// Lower-case hex SHA-256 of what happened: players, and of each hand its start, deal, draws, discards, calls,
// indicators and end, as canonicalText() has them. Names, dates, rules, dice, ura dora and what a client
// adds do not count. The same match gives the same hash from every format that tells of every tile. `hands`:
// only so many from the first, for records that stop early.
std::string canonicalHash(const ProvedGame &game,
                          std::size_t hands = std::numeric_limits<std::size_t>::max());

// The same of the whole game, with the part of the text that each hand is (the line for the players in none).
struct CanonicalParts {
  std::string hash;
  std::vector<std::string> hands;
};
CanonicalParts canonicalParts(const ProvedGame &game);

// What is hashed: a line for the players, one for each event. Its form never changes but with kCanonicalForm.
inline constexpr int kCanonicalForm = 1;
std::string canonicalText(const ProvedGame &game,
                          std::size_t hands = std::numeric_limits<std::size_t>::max());

}  // namespace janso
