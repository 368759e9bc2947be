// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab recorded: the final places of the players of recorded matches, with and without luck.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "cli/arena/arenatally.h"
#include "cli/command/command.h"
#include "rules/result.h"

namespace janso::cli {

// One player, identified by name. Each match counts as one independent part. If a name has several seats in a
// match, the match counts with their mean.
struct RecordedPlayer {
  QString name;
  int matches = 0;
  Estimate place;
  Estimate lessLuck;  // see review/placeluck.h
};

struct RecordedPlaces {
  std::vector<RecordedPlayer> players;  // best final place without luck first
  int matches = 0;
  QStringList skippedGames;  // a sentence for each file or game that does not count
};

// Reads all complete matches of three or four players in these files and folders that the table can replay.
// The error says that one of the paths does not exist.
Result<RecordedPlaces> recordedPlaces(const QStringList &paths, int threads);
void printRecorded(const RecordedPlaces &places, Console &console);

}  // namespace janso::cli
