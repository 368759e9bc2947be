// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rulesets as JSON: `id`, `name`, and one key per option of rules/presets/rulesetfields.h.
#pragma once

#include <QJsonObject>
#include <QString>

#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso {

QJsonObject toJson(const RuleSet &rules);

// A missing key keeps its default, because an older file may not have it; an unknown key is ignored.
// Everything else must be valid: type, word and range. Options that cannot be combined
// (rules/presets/rulesetconflicts.h) are rejected; the error names the option. Error::code identifies the
// kind of mistake and is never 0.
Result<RuleSet> ruleSetFromJson(const QJsonObject &object);

// What is wrong with a ruleset file.
enum class RulesetFault {
  Unreadable = 1,  // the file cannot be opened
  TooLarge,        // too large for a ruleset
  NotJson,
  NoOption,   // contains no rule options; may not even be a JSON object
  BadOption,  // an error of ruleSetFromJson()
  NoFolder,   // the folder of the file could not be created
  Unwritable,
  Undeletable,
};

// Reads the ruleset of a file. The error does not name the file; Error::code is a RulesetFault.
Result<RuleSet> readRuleSet(const QString &path);
// Writes the file completely or not at all. Errors are like those of readRuleSet().
Result<bool> writeRuleSet(const QString &path, const RuleSet &rules);

}  // namespace janso
