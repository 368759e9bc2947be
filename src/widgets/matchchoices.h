// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a new match can be made of: rulesets and bots by id, names for the seats, the quick starts.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

#include "game/matchsetup.h"
#include "rules/ruleset.h"
#include "widgets/rulesetstore.h"

namespace janso {

// A built-in bot as a dialog offers it; the program that starts the window fills the list, weakest first.
struct BotChoice {
  QString id;
  QString name;       // English; shown translated when we know the id
  QString character;  // one line, likewise
  int level = 0;      // 1 = weakest; 0 = not said
  // Measured: mean place against three club players, in hundredths (0 = not said); percent of its hands.
  int place = 0;
  int calls = 0;
  int riichi = 0;
  int dealIns = 0;
};
using BotChoices = QList<BotChoice>;

// The presets, and "beginner".
QStringList presetIds();
// The same and the own rulesets.
QStringList rulesetIds(const RulesetStore &store = RulesetStore());
// Whether an id is the path of a ruleset file (*.json), as a command line may name one.
bool isRulesetFile(const QString &id);
// Nothing when there is no such ruleset.
std::optional<RuleSet> rulesetById(const QString &id, const RulesetStore &store = RulesetStore());
// Id of the choice that a ruleset came from; empty when it was made for one match. An own ruleset is known by
// its name and may have been changed since.
QString rulesetChoice(const RuleSet &rules, const RulesetStore &store = RulesetStore());
// Its name in the language of the window.
QString shownRulesetName(const RuleSet &rules);
// The lengths that a match with these rules is offered in; its own first.
QList<MatchLength> offeredLengths(const RuleSet &rules);
QString lengthName(MatchLength length, int players);

// A name for a bot in `seat` (0..3); none of the characters is called so.
QString botSeatName(int seat);

// One human among three bots of different character, East only; weak ones for "beginner". The same every
// time. `humanSeat` 0..3.
MatchSetup quickMatch(const QString &rulesetId, const QString &playerName, int humanSeat,
                      const BotChoices &bots);
// Four bots.
MatchSetup demoMatch(const QString &rulesetId, const BotChoices &bots);

// Why this setup cannot be played, in a sentence; empty when it can.
QString setupProblem(const MatchSetup &setup);

}  // namespace janso
