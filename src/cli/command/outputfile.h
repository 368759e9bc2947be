// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The output files of a command.
#pragma once

#include <QByteArray>
#include <QString>

#include "rules/result.h"

namespace janso::cli {

// Whether writeOutputFile() can write there, as far as can be known in advance, so that hours of work are not
// lost to an unwritable file. Changes nothing.
Result<bool> checkOutputFile(const QString &path);

// Writes everything or nothing: even after a crash the file is either the old or the new one. Anything that
// is not a regular file, such as /dev/stdout or a pipe, is written to directly. The error is one sentence.
Result<bool> writeOutputFile(const QString &path, const QByteArray &bytes);

}  // namespace janso::cli
