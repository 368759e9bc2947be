// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Paths of the files, stored next to the matches, in which the window saves user data other than settings.
#pragma once

#include <QString>

namespace janso {

class GameController;

// The path of a file or folder with this name next to the folder of journals. Empty if no journals are kept;
// then nothing else is saved either.
QString siblingPath(const GameController &controller, const QString &name);
QString libraryFolderOf(const GameController &controller);
// The folder of the reviews. It is inside the library's folder, where the library finds them.
QString reviewsFolderOf(const GameController &controller);

}  // namespace janso
