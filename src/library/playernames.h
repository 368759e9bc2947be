// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The names of the players in the library.
#pragma once

#include <QString>
#include <vector>

#include "library/libraryindex.h"
#include "rules/result.h"

namespace janso {

struct PlayerName {
  QString name;
  int games = 0;  // matches with this name in a seat
};

// Returns the names, those with the most matches first. The error is one sentence.
Result<std::vector<PlayerName>> playerNames(const LibraryIndex &index);

}  // namespace janso
