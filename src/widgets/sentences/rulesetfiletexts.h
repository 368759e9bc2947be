// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What went wrong with the file of a ruleset.
#pragma once

#include <QString>

#include "rules/result.h"

namespace janso {

// An Error of records/rulesetjson.h or records/rulesetstore.h about that file, in a sentence.
QString rulesetFileSentence(const QString &path, const Error &error);

}  // namespace janso
