// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rulesets as JSON: `id`, `name`, and one key per option of rules/rulesetfields.h.
#pragma once

#include <QJsonObject>
#include <QString>

#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso {

QJsonObject toJson(const RuleSet &rules);

// A key that is absent keeps its default (an older file does not know it), a key that is not known is
// ignored. Everything else, type, word and range, must be right, and options that cannot be played beside
// each other (rules/rulesetconflicts.h) are refused: the error names the option.
// Error::code is a number of its own for each way to be wrong, and never 0.
Result<RuleSet> ruleSetFromJson(const QJsonObject &object);

// What is wrong with a file of a ruleset.
enum class RulesetFault {
  Unreadable = 1,  // the file cannot be opened
  TooLarge,        // for a ruleset
  NotJson,
  NoOption,   // it may be JSON, but says nothing about rules
  BadOption,  // of ruleSetFromJson()
  NoFolder,   // the folder of the file cannot be made
  Unwritable,
  Undeletable,
};

// The ruleset of a file. The error does not name the file; Error::code is a RulesetFault.
Result<RuleSet> readRuleSet(const QString &path);
// Writes it whole or not at all; the error is like that of reading.
Result<bool> writeRuleSet(const QString &path, const RuleSet &rules);

}  // namespace janso
