// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Text in the columns of a terminal, where a Chinese or Japanese character takes two.
#pragma once

#include <QString>

#include "about/manual.h"

namespace janso {

// How many columns it takes.
int displayWidth(const QString &text);
// With spaces up to so many columns, behind or before it; one that is wider stays as it is.
QString leftAligned(const QString &text, int columns);
QString rightAligned(const QString &text, int columns);

// `text` in lines of usual length, each after the first behind so many spaces. A line of it that begins with
// a space stays as it is.
QString filled(const QString &text, int indent);

// What an option is called, and beside it what it is for.
QString helpRow(const QString &name, const QString &help);
// What --help prints of a program without commands.
QString helpText(const Manual &manual);

}  // namespace janso
