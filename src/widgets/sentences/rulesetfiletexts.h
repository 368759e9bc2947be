// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Problems with the file of a ruleset.
#pragma once

#include <QString>

#include "rules/result.h"

namespace janso {

// A sentence for an Error of records/rulesetjson.h or records/rulesetstore.h about that file.
QString rulesetFileSentence(const QString &path, const Error &error);

}  // namespace janso
