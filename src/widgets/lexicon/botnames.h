// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How the built-in bots are called in the language of the window; in English, as their registry calls them.
//
// `id` is the bot's; for one that is not built in, each gives the fallback.
#pragma once

#include <QString>

namespace janso {

// "Ritsu, riichi hunter"
QString botName(const QString &id, const QString &fallback);
// "Ritsu": under which it sits at a table.
QString botOwnName(const QString &id, const QString &fallback);
// "Riichi hunter": for a seat whose player has a name of its own.
QString botStyle(const QString &id, const QString &fallback);
// A sentence about how it plays.
QString botCharacter(const QString &id, const QString &fallback);

}  // namespace janso
