// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Text layout in terminal columns, where a Chinese or Japanese character takes two.
#pragma once

#include <QString>

#include "about/manual.h"

namespace janso {

// The number of columns that `text` takes.
int displayWidth(const QString &text);
// Pads `text` with spaces to `columns`, on the right or on the left; wider text stays as it is.
QString leftAligned(const QString &text, int columns);
QString rightAligned(const QString &text, int columns);

// Wraps `text` to lines of the usual length and indents each but the first by `indent` spaces. A line of the
// text that begins with a space stays as it is.
QString filled(const QString &text, int indent);

// One row of help: the option's name, and its help in the next column.
QString helpRow(const QString &name, const QString &help);
// The --help output of a program without commands.
QString helpText(const Manual &manual);

}  // namespace janso
