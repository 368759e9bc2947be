// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words about opponents: what one is, what is wrong with one, why a plugin or a file is refused.
#pragma once

#include <QString>

#include "game/botchoice.h"
#include "game/opponent.h"
#include "rules/result.h"

namespace janso {

// The bot of the list; nullptr when it is not there.
const BotChoice *findBotChoice(const BotChoices &bots, const QString &id);

// The bots under the names that they have in the language of the window.
BotChoices namedBots(BotChoices bots);
// Its name as lists show it; built-in bots are named in the language of the window.
QString opponentName(const Opponent &opponent, const BotChoices &bots);
// "Built in", "Plugin", "Program".
QString opponentKindName(OpponentKind kind);
// "Level 3 of 7"; empty when nobody has measured it.
QString opponentLevel(const Opponent &opponent, const BotChoices &bots);
// What the arena measured of a built-in bot, in two sentences; empty when it has not.
QString opponentFigures(const Opponent &opponent, const BotChoices &bots);
// One line: the portrait of a bot, or what is started.
QString opponentPortrait(const Opponent &opponent, const BotChoices &bots);

// One thing that a built-in bot was measured by.
struct StyleTrait {
  QString name;     // "Riichi"
  QString meaning;  // "of its hands are declared riichi": what the percent are of
  int percent = 0;
  int most = 0;  // that any of the bots has
};
// Wins, deal-ins, riichi, calls, flushes; empty when it was not measured.
QList<StyleTrait> opponentStyle(const Opponent &opponent, const BotChoices &bots);
// A line for each trait, with the highest among all bots.
QString styleTable(const QList<StyleTrait> &traits);

// The text, cut in its middle where two lines would not hold it.
QString shortenedText(const QString &text);
// The same text, which a line may be broken in wherever a word is too long for one.
QString breakableText(const QString &text);

// What is wrong with one field, in a sentence; empty when all is well.
QString commandProblem(const ExternalProgram &program);
QString folderProblem(const ExternalProgram &program);
// Loads the plugin.
QString pluginProblem(const QString &path, const QString &botId);
// A word for an entry of the list that cannot be played against as it is, or not without a question; else
// empty. A plugin is not loaded for it. `approved`: by the user (game/truststore.h).
QString opponentMark(const Opponent &opponent, bool approved);
// What would be run for that seat, line by line and in full: plain text, in which nothing is invisible.
QString strangerText(const SeatSetup &seat);

// What an Error of game/pluginbots.h says about that file, and what one of game/opponentstore.h says.
QString pluginSentence(const QString &path, const Error &error);
QString storeSentence(const Error &error);

}  // namespace janso
