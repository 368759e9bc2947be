// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads games and reviews them on all cores.
#pragma once

#include <QString>
#include <QTextStream>
#include <memory>
#include <optional>
#include <vector>

#include "cli/review/reviewoptions.h"
#include "records/provedgame.h"
#include "review/gamereview.h"
#include "review/reviewfile.h"

namespace janso::cli {

struct ReviewedGame {
  QString path;
  ProvedGame game;
  GameReview review;
  std::optional<ReviewFile> file;
};

struct ReviewedGames {
  std::vector<std::unique_ptr<ReviewedGame>> games;
  bool faulty = false;  // a file could not be read, replayed or saved
};

// Prints a sentence to `err` for each file that cannot be read, replayed or saved, and goes on. The error
// says that one of the paths does not exist.
Result<ReviewedGames> reviewGames(const ReviewSources &sources, QTextStream &err);

}  // namespace janso::cli
