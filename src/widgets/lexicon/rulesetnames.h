// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The names of rulesets and match lengths in the language of the window.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/ruleset.h"

namespace janso {

// The name of a preset or of the rules of a first match, by id; `fallback` for any other id.
QString rulesetName(const QString &id, const QString &fallback);
// A sentence about what is special about the ruleset; empty for any other id.
QString rulesetLine(const QString &id);
// The translated name of a preset, or the name that the user gave to the ruleset.
QString shownRulesetName(const RuleSet &rules);
// The names of the rulesets that every user has: the presets and the rules of a first match.
QStringList shownPresetNames();
// "East-only match (4 hands)"; `players` is 3 or 4.
QString lengthName(MatchLength length, int players);
// "East-only match": the name for a match that was played, whatever its number of hands.
QString matchOfLength(MatchLength length);

}  // namespace janso
