// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads recorded games from files of any supported format. The contents determine the format; the file name
// does not matter.
#pragma once

#include <QByteArray>
#include <QString>

#include "records/recordedgame.h"

namespace janso {

FileFormat formatOf(const QByteArray &bytes);

// Reads a plain or gzip file of up to kMostFileBytes. All errors are inside the value; their sentences do not
// name the file. `path` "-" is standard input.
GameFile readGameFile(const QString &path);
GameFile readGames(const QByteArray &bytes);

// Readers of single formats, for unpacked bytes.
GameFile readMjai(const QByteArray &bytes);
GameFile readProgress(const QByteArray &bytes);

}  // namespace janso
