// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games out of files of any format that we know, told apart by their contents, never by their name.
#pragma once

#include <QByteArray>
#include <QString>

#include "records/recordedgame.h"

namespace janso {

FileFormat formatOf(const QByteArray &bytes);

// Plain or gzip, up to kMostFileBytes. Everything that is wrong is inside the value; its sentences do not
// name the file. `path` "-" is standard input.
GameFile readGameFile(const QString &path);
GameFile readGames(const QByteArray &bytes);

// The single formats, for unpacked bytes.
GameFile readMjlog(const QByteArray &bytes);
GameFile readMjai(const QByteArray &bytes);
GameFile readTenhou6(const QByteArray &bytes);
GameFile readMajiang(const QByteArray &bytes);
GameFile readProgress(const QByteArray &bytes);

}  // namespace janso
