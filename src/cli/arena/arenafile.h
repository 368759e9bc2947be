// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The file of an arena: the plan, the figures, and the sums from which parts of one plan are put together.
#pragma once

#include <QString>
#include <QStringList>

#include "cli/arena/arenarun.h"
#include "cli/command/shards.h"

namespace janso::cli {

struct ArenaFile {
  ArenaPlan plan;
  ArenaTotals totals;
  ShardSet shards;     // of the blocks of the plan
  double seconds = 0;  // total of all parts
};

// The errors name the file. A whole file does not mention shards, however it was made.
Result<bool> writeArenaFile(const QString &path, const ArenaFile &file);
Result<ArenaFile> readArenaFile(const QString &path);

// Merges different parts of one plan. The error names the first file that does not match those before it.
Result<ArenaFile> mergeArenaFiles(const QStringList &paths);

}  // namespace janso::cli
