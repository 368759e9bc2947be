// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rulesets as JSON: one key per field of RuleSet, spelled like it; enumerators by name.
#pragma once

#include <QJsonObject>

#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso {

QJsonObject toJson(const RuleSet &rules);

// A key that is absent keeps its default (an older file does not know it), a key that is not known is
// ignored. Everything else, type, name of an enumerator and range, must be right: the error names the key.
Result<RuleSet> ruleSetFromJson(const QJsonObject &object);

// Number of fields that are written; a test compares it with RuleSet itself.
int ruleSetJsonFields();

}  // namespace janso
