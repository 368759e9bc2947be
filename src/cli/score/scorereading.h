// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A winning hand while its command line is read: scoreoptions.cpp applies the options, scorequestion.cpp
// reads tiles and melds and builds the question.
#pragma once

#include <vector>

#include "cli/command/options.h"
#include "cli/score/scorequestion.h"

namespace janso::cli {

// A named tile and its column, counted as in GivenOption.
struct PlacedTile {
  Tile tile;
  qsizetype column = 1;
};

struct ScoreReading {
  ScoreQuestion question;
  std::vector<Tile> hand;         // concealed, the winning tile last
  std::vector<PlacedTile> tiles;  // every named tile, in the order written
  int seat = 0;                   // the winner's wind
  int from = -1;                  // the wind of the discarder; -1 = not given
};

// A mistake at this column of the arguments, which becomes its Error::position.
Error wrongAt(qsizetype column, const QString &sentence);

// The tiles of `text`, which begins at `column` and is part of `word`. Records the column of each tile.
Result<std::vector<Tile>> readTiles(const QString &word, const QString &text, qsizetype column,
                                    ScoreReading &reading);

// Reads a free word: tiles of the hand, or a meld.
Mistake readWord(const GivenOption &word, ScoreReading &reading);

// Applies the option by its row of scoreOptions().
Mistake setScoreOption(const GivenOption &option, ScoreReading &reading);

}  // namespace janso::cli
