// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How rulesets and lengths of a match are called in the language of the window.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/ruleset.h"

namespace janso {

// Of a preset, and of the rules of a first match, by its id; `fallback` for an id that is neither.
QString rulesetName(const QString &id, const QString &fallback);
// A sentence that says what is particular about it; empty for an id that is neither.
QString rulesetLine(const QString &id);
// The name of a preset is translated; an own ruleset is called what its maker called it.
QString shownRulesetName(const RuleSet &rules);
// Of all that every user has: the presets and the rules of a first match.
QStringList shownPresetNames();
// "East game (4 hands)"; `players` is 3 or 4.
QString lengthName(MatchLength length, int players);
// "East match", of one that was played, however many hands it took.
QString matchOfLength(MatchLength length);

}  // namespace janso
