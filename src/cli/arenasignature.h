// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A fingerprint of how the built-in bots play: it changes when, and only when, an event of some fixed matches
// does.
#pragma once

#include <string>
#include <vector>

namespace janso::cli {

struct BotSignature {
  std::string id;    // of the bot
  int players = 4;   // at the table
  std::string hash;  // lower-case hex SHA-256 of all events, as mjai lines
};

// All built-in bots, weakest first, at a table of four and then of three; each plays against itself.
// `threads` 0 = one a core.
std::vector<BotSignature> botSignatures(int threads);

// Of all at such a table.
std::string totalSignature(const std::vector<BotSignature> &signatures, int players);

}  // namespace janso::cli
