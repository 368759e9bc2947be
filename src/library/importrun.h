// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Imports files and folders into the index. Worker threads read and prove; only the calling thread writes.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "library/libraryindex.h"
#include "rules/result.h"

namespace janso {

struct ImportReport {
  int files = 0;      // files found
  int unchanged = 0;  // files that the index already had
  int added = 0;      // new matches
  int twins = 0;      // matches that were already in the index, also as a longer record
  int lengthened = 0;
  bool canceled = false;                           // everything done before is kept
  std::vector<std::pair<QString, Error>> refused;  // path and reason
  // Pairs of hashes: the first belongs to a shorter record of the match, which was in the index or in the
  // file; the second to the record that is in the index now.
  std::vector<std::pair<QString, QString>> renamed;
};

// Called after each file, in the calling thread. Returning false cancels.
using ImportProgress = std::function<bool(int done, int files)>;

// Imports files, and folders with everything in them. `threads` 0 = one per core. The error is one sentence;
// transactions that were committed before it remain.
Result<ImportReport> importFiles(LibraryIndex &index, const QStringList &paths, int threads = 0,
                                 const ImportProgress &progress = {});

// Removes the contents of deleted files from the index, except for what another file contains, too.
std::optional<Error> removeFromIndex(LibraryIndex &index, const QStringList &paths);

}  // namespace janso
