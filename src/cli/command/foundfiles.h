// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "rules/result.h"

namespace janso::cli {

// The given files and those in the given folders and their subfolders, sorted by name. The error says that
// one of the paths does not exist.
Result<QStringList> filesIn(const QStringList &paths);

}  // namespace janso::cli
