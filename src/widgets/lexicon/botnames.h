// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The names of the built-in bots in the language of the window; in English, they are those of the bots'
// registry.
//
// `id` is the bot's id. For a bot that is not built in, each function returns the fallback.
#pragma once

#include <QString>

namespace janso {

// "Ritsu, riichi hunter"
QString botName(const QString &id, const QString &fallback);
// "Ritsu": the bot's name at the table.
QString botOwnName(const QString &id, const QString &fallback);
// "Riichi hunter": the style, for a seat whose player has a separate name.
QString botStyle(const QString &id, const QString &fallback);
// A sentence about how the bot plays.
QString botCharacter(const QString &id, const QString &fallback);

}  // namespace janso
