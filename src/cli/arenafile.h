// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The file of an arena: plan, figures, and the sums that parts of one plan are put together from.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "cli/arenarun.h"

namespace janso::cli {

struct ArenaFile {
  ArenaPlan plan;
  ArenaTotals totals;
  int shards = 1;              // into which the blocks of the plan are dealt
  std::vector<int> played{1};  // of them (from 1), ascending
  double seconds = 0;          // of all parts together

  bool isWhole() const { return static_cast<int>(played.size()) == shards; }
};

// The errors name the file. A whole one does not tell of shards, however it came to be.
Result<bool> writeArenaFile(const QString &path, const ArenaFile &file);
Result<ArenaFile> readArenaFile(const QString &path);

// Different parts of one plan. An error names the file that does not fit to those before it.
Result<ArenaFile> mergeArenaFiles(const QStringList &paths);

}  // namespace janso::cli
