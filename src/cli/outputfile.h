// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Files that a command leaves behind.
#pragma once

#include <QByteArray>
#include <QString>

#include "rules/result.h"

namespace janso::cli {

// Whether writeOutputFile() can write there, as far as can be told before: nothing is changed. So that hours
// of work are not done for a file that cannot be.
Result<bool> checkOutputFile(const QString &path);

// Writes all or nothing: whatever happens meanwhile, the file is the one before or the new one. What is no
// file, as /dev/stdout or a pipe, is written to directly. The error is one sentence.
Result<bool> writeOutputFile(const QString &path, const QByteArray &bytes);

}  // namespace janso::cli
