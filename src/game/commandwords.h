// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The words of a command that a user has typed, parted as a shell parts them.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/result.h"

namespace janso {

// White space parts words. What stands between ' and ' is taken as it is; between " and " a backslash only
// protects ", \, $ and `; elsewhere it protects whatever follows. ~ and ~/... at the beginning of a word are
// the home folder. Nothing else of a shell is known: no variables, patterns, pipes or several commands. Where
// paths are written with backslashes (Windows) a backslash is like any other character. The error tells of a
// quotation mark that is not closed.
Result<QStringList> commandWords(const QString &command);

// The word as it must be written in a command, quoted where it has to be.
QString commandWord(const QString &word);

}  // namespace janso
