// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches that begin without a question: who sits at the table, and under which names.
#pragma once

#include <QString>
#include <QStringList>

#include "game/botchoice.h"
#include "game/matchsetup.h"
#include "rules/ruleset.h"

namespace janso {

// One human among three bots of different character, each under its own name, East only; weak ones with the
// rules of a first match (beginnerRules()). The same every time. `humanSeat` 0..3.
MatchSetup quickMatch(const RuleSet &rules, const QString &playerName, int humanSeat, const BotChoices &bots);
// Bots alone, otherwise the same.
MatchSetup demoMatch(const RuleSet &rules, const BotChoices &bots);
// The strongest bot in every seat. `bots` ascend.
MatchSetup strongestMatch(const RuleSet &rules, const BotChoices &bots);

// The name, counted up while it is one of those that are `taken`.
QString freeName(const QString &name, const QStringList &taken);

}  // namespace janso
