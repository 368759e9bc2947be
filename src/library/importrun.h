// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Files and folders brought into the index: threads read and prove, the caller's thread alone writes.
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
  int files = 0;      // that were found
  int unchanged = 0;  // that the index knew already
  int added = 0;      // matches
  int twins = 0;      // matches that were there already, or a longer record of them
  int lengthened = 0;
  bool cancelled = false;                          // what was done until then is kept
  std::vector<std::pair<QString, Error>> refused;  // path and reason
  // A match that was there under the first hash, or would be by a shorter record, is there under the second.
  std::vector<std::pair<QString, QString>> renamed;
};

// Called after each file, on the calling thread; false cancels.
using ImportProgress = std::function<bool(int done, int files)>;

// Folders with all that is in them. `threads` 0 = one a core. An error is one sentence; transactions that
// were committed before it stay.
Result<ImportReport> importFiles(LibraryIndex &index, const QStringList &paths, int threads = 0,
                                 const ImportProgress &progress = {});

// Files that are gone: what they held is taken out of the index, but for what another file holds as well.
std::optional<Error> forgetFiles(LibraryIndex &index, const QStringList &paths);

}  // namespace janso
