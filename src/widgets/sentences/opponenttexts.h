// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about opponents: what they are, what is wrong with one, why a plugin or a file is refused.
#pragma once

#include <QString>

#include "game/setup/botchoice.h"
#include "game/setup/opponent.h"
#include "rules/result.h"

namespace janso {

// The bot with this id; nullptr if the list does not have it.
const BotChoice *findBotChoice(const BotChoices &bots, const QString &id);

// The same bots with their names in the language of the window.
BotChoices namedBots(BotChoices bots);
// The name in lists; built-in bots are named in the language of the window.
QString opponentName(const Opponent &opponent, const BotChoices &bots);
// "Built in", "Plugin", "Program".
QString opponentKindName(OpponentKind kind);
// "Level 3 of 7"; empty if its strength was never measured.
QString opponentLevel(const Opponent &opponent, const BotChoices &bots);
// Two sentences with the arena's figures for a built-in bot; empty if it was not measured.
QString opponentFigures(const Opponent &opponent, const BotChoices &bots);
// One line: the portrait of a bot, or the command that is started.
QString opponentPortrait(const Opponent &opponent, const BotChoices &bots);

// A measured trait of a built-in bot.
struct StyleTrait {
  QString name;     // "Riichi"
  QString meaning;  // "of hands have a riichi": the basis of the percentage
  int percent = 0;
  int most = 0;  // highest value among all bots
};
// Wins, deal-ins, riichi, calls, flushes; empty if the bot was not measured.
QList<StyleTrait> opponentStyle(const Opponent &opponent, const BotChoices &bots);
// One line for each trait, with the highest value among all bots.
QString styleTable(const QList<StyleTrait> &traits);

// The text, cut in the middle if it needs more than two lines.
QString shortenedText(const QString &text);
// The same text with break opportunities in words that are too long for a line.
QString breakableText(const QString &text);

// A sentence about what is wrong with one field; empty if nothing is.
QString commandProblem(const ExternalProgram &program);
QString folderProblem(const ExternalProgram &program);
// Loads the plugin.
QString pluginProblem(const QString &path, const QString &botId);
// A word for an entry of the list that cannot be played against as it is, or only after a question; otherwise
// empty. Does not load plugins. `approved`: by the user (game/setup/truststore.h).
QString opponentMark(const Opponent &opponent, bool approved);
// What would be run for that seat, line by line and in full, as plain text without invisible characters.
QString unapprovedText(const SeatSetup &seat);

// The message for an Error of game/pluginbots.h about that file, and for one of game/setup/opponentstore.h.
QString pluginSentence(const QString &path, const Error &error);
QString storeSentence(const Error &error);

}  // namespace janso
