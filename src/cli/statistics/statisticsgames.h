// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads the games of files and folders for statistics.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "library/sidefile.h"
#include "statistics/filter.h"

namespace janso::cli {

struct PlayedGames {
  std::vector<PlayedSeat> seats;  // of all games, in the order of the files
  QStringList refused;            // a sentence for each: the file and why
};

// Reads and proves the games in this many threads; 0 = on all cores. A game that cannot be proven is refused.
// The tags come from `said`; without it there are none.
PlayedGames readPlayed(const QStringList &files, int threads, const SideFile *said = nullptr);

}  // namespace janso::cli
