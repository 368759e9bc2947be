// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The setups of matches that start without a dialog: the players and their names.
#pragma once

#include <QString>
#include <QStringList>

#include "game/setup/botchoice.h"
#include "game/setup/matchsetup.h"
#include "rules/ruleset.h"

namespace janso {

// One human against three bots with different characters, each with its own name, East only. With the rules
// of a first match (beginnerRules()) the bots are weak. Always the same table. `humanSeat` is 0..3.
MatchSetup quickMatch(const RuleSet &rules, const QString &playerName, int humanSeat, const BotChoices &bots);
// The same with these bots, in the order of the seats (see drawBots() in game/setup/tablestrength.h).
MatchSetup quickMatch(const RuleSet &rules, const QString &playerName, int humanSeat, const BotChoices &bots,
                      const QStringList &ids);
// The same with bots only.
MatchSetup demoMatch(const RuleSet &rules, const BotChoices &bots);
// The strongest bot in every seat. `bots` must be sorted, weakest first.
MatchSetup strongestMatch(const RuleSet &rules, const BotChoices &bots);

// Returns the name, with a number appended if the name is in `taken`.
QString unusedName(const QString &name, const QStringList &taken);

}  // namespace janso
