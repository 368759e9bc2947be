// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Splits a command that the user has typed into words, the way a shell does.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/result.h"

namespace janso {

// White space separates words. Text between ' and ' is taken literally. Between " and " a backslash only
// escapes ", \, $ and `; outside of quotes it escapes any character. A leading ~ or ~/... is the home folder.
// Other shell features are not supported: no variables, patterns, pipes or multiple commands. On systems
// whose paths use backslashes (Windows), a backslash is an ordinary character. Returns an error if a
// quotation mark is not closed.
Result<QStringList> commandWords(const QString &command);

// Returns the word as it must be written in a command, with quotation marks if it needs them.
QString commandWord(const QString &word);

}  // namespace janso
