// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A fingerprint of how the built-in bots play. It changes if and only if an event of some fixed matches
// changes.
#pragma once

#include <string>
#include <vector>

namespace janso::cli {

struct BotSignature {
  std::string id;    // of the bot
  int players = 4;   // at the table
  std::string hash;  // lower-case hex SHA-256 of all events, as mjai lines
};

// Signatures of all built-in bots, weakest first, at a table of four and then of three; each bot plays
// against itself. `threads` 0 = one per core.
std::vector<BotSignature> botSignatures(int threads);

// The signature of all bots together at tables of this many players.
std::string totalSignature(const std::vector<BotSignature> &signatures, int players);

}  // namespace janso::cli
