// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where the window keeps what it remembers of a user beside the settings: in files beside the matches.
#pragma once

#include <QString>

namespace janso {

class GameController;

// The path of a file of that name beside the folder of the journals; empty where no journals are kept: then
// nothing else is either.
QString besideMatches(const GameController &controller, const QString &name);
QString keptLibrary(const GameController &controller);
// The folder of the reviews, within the library's: there it finds them.
QString keptReviews(const GameController &controller);

}  // namespace janso
