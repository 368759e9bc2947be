// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words about opponents: what one is, what is wrong with one, why a plugin or a file is refused.
#pragma once

#include <QString>

#include "game/opponent.h"
#include "rules/result.h"
#include "widgets/matchchoices.h"

namespace janso {

// The bot of the list; nullptr when it is not there.
const BotChoice *findChoice(const BotChoices &bots, const QString &id);

// As lists show it: built-in bots in the language of the window.
QString opponentName(const Opponent &opponent, const BotChoices &bots);
// "Built in", "Plugin", "Program".
QString opponentKindName(OpponentKind kind);
// "Level 3 of 7"; empty when nobody has measured it.
QString opponentLevel(const Opponent &opponent, const BotChoices &bots);
// What the arena measured of a built-in bot, in two sentences; empty when it has not.
QString opponentFigures(const Opponent &opponent, const BotChoices &bots);
// One line: the portrait of a bot, or what is started.
QString opponentPortrait(const Opponent &opponent, const BotChoices &bots);

// At most so long that two lines hold it, its middle left out.
QString shortened(const QString &text);
// The same text, which a line may be broken in wherever a word is too long for one.
QString breakable(const QString &text);

// Sentences; empty when all is well. Of one field each.
QString commandProblem(const ExternalProgram &program);
QString folderProblem(const ExternalProgram &program);
QString pluginProblem(const QString &path, const QString &botId);
// The first of them.
QString opponentProblem(const Opponent &opponent);

// An Error of game/pluginbots.h about that file, and of game/opponentstore.h.
QString pluginSentence(const QString &path, const Error &error);
QString storeSentence(const Error &error);

// How a file is started: a script by its language's program, else the file itself. Quoted where it has to be.
QString commandFor(const QString &file);

}  // namespace janso
