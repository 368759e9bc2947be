// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The games of files and folders, folded for statistics.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "library/sidefile.h"
#include "rules/result.h"
#include "statistics/filter.h"

namespace janso::cli {

struct PlayedGames {
  std::vector<PlayedSeat> seats;  // of all games, in the order of files
  QStringList refused;            // a sentence each: the file and why
};

// Files, and those in folders and the folders in them, in the order of their names.
Result<QStringList> filesIn(const QStringList &paths);
// Reads and proves on all cores (`threads` 0) or so many. A game that does not prove is refused. Tags are
// those of `said`; without it there are none.
PlayedGames readPlayed(const QStringList &files, int threads, const SideFile *said = nullptr);

}  // namespace janso::cli
