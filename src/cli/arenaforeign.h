// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Programs and plugins in an arena: players of the game layer, which answer some time later, waited for.
#pragma once

#include <optional>

#include "cli/arenaseat.h"
#include "game/opponent.h"

namespace janso::cli {

// "mjai:COMMAND", with +tcp, +batch and +hints after mjai for its dialect; "plugin:FILE#BOT", or without #BOT
// the first of its bots; "opponent:NAME" of the user's list, with +trust after opponent also where it came in
// a file and was not approved yet. Nothing when the text begins like none of them. The error is a sentence.
std::optional<Result<Opponent>> foreignOpponent(const QString &spec);

// A player out of it in every match. Not for a built-in bot, nor for a program that the user starts.
MakeSeat foreignMaker(const Opponent &opponent);

}  // namespace janso::cli
