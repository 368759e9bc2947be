// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena --recorded: the places of those who play in recorded matches, with and without luck.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "cli/arenatally.h"
#include "cli/command.h"
#include "rules/result.h"

namespace janso::cli {

// A player by name. Matches are the independent parts; a name that sits in several seats of one has the mean
// of them.
struct RecordedPlayer {
  QString name;
  int matches = 0;
  Estimate place;
  Estimate lessLuck;  // see review/placeluck.h
};

struct RecordedPlaces {
  std::vector<RecordedPlayer> players;  // best place without luck first
  int matches = 0;
  QStringList passedOver;  // a sentence for each file or game that does not count
};

// Whole matches that the table proves, of three or four players, in files and folders. The error is that one
// of these is not there.
Result<RecordedPlaces> recordedPlaces(const QStringList &paths, int threads);
void printRecorded(const RecordedPlaces &places, Console &console);

}  // namespace janso::cli
