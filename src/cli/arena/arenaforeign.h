// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Programs and plugins in an arena: players of the game layer that answer asynchronously, wrapped in seats
// that wait for the answer.
#pragma once

#include <optional>

#include "cli/arena/arenaseat.h"
#include "game/setup/opponent.h"

namespace janso::cli {

// Reads "mjai:COMMAND", with +tcp, +batch and +hints after mjai for the dialect; "plugin:FILE#BOT", or the
// first bot of the plugin without #BOT; "opponent:NAME" from the user's list. +trust after opponent also
// accepts an opponent that was imported from a file and is not approved yet. Returns nothing if the text
// begins with none of these. The error is a sentence.
std::optional<Result<Opponent>> foreignOpponent(const QString &spec);

// Makes a new player of this opponent for every match. Not for built-in bots, nor for programs that the user
// starts.
MakeSeat foreignMaker(const Opponent &opponent);

}  // namespace janso::cli
