// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A winning hand while its command line is read: scoreoptions.cpp sets what the options say,
// scorequestion.cpp reads tiles and melds and makes one question of it all.
#pragma once

#include <vector>

#include "cli/options.h"
#include "cli/scorequestion.h"

namespace janso::cli {

// A tile that was named, and where it stands. Columns count as in GivenOption.
struct PlacedTile {
  Tile tile;
  qsizetype column = 1;
};

struct ScoreReading {
  ScoreQuestion question;
  std::vector<Tile> hand;         // concealed, the winning tile last
  std::vector<PlacedTile> tiles;  // every tile that is named, in the order written
  int seat = 0;                   // the winner's wind
  int from = -1;                  // the wind of who discarded; -1: not said
};

// A mistake, with the column before it.
Error wrongAt(qsizetype column, const QString &sentence);

// The tiles of `text`, which begins at `column` and belongs to `word`; notes where each stands.
Result<std::vector<Tile>> readTiles(const QString &word, const QString &text, qsizetype column,
                                    ScoreReading &reading);

// A word that stands alone: tiles of the hand, or a meld.
Mistake readWord(const GivenOption &word, ScoreReading &reading);

// Sets what the option says, by its row of scoreOptions().
Mistake setScoreOption(const GivenOption &option, ScoreReading &reading);

}  // namespace janso::cli
