// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games out of files of any format that we know, told apart by their contents, never by their name.
#pragma once

#include <QByteArray>
#include <QString>

#include "records/recordedgame.h"

namespace janso {

enum class FileFormat {
  Mjlog,     // Tenhou's XML
  Mjai,      // one JSON object a line
  Tenhou6,   // tenhou.net/6 JSON: lists of draws and discards
  Majiang,   // paipu of Denno Mahjong
  Progress,  // results of hands alone, a game a line
  Unknown,
};
FileFormat formatOf(const QByteArray &bytes);

// Plain or gzip. Everything that is wrong is inside the value; its sentences do not name the file.
GameFile readGameFile(const QString &path);
GameFile readGames(const QByteArray &bytes);

// The single formats, for unpacked bytes.
GameFile readMjlog(const QByteArray &bytes);
GameFile readMjai(const QByteArray &bytes);
GameFile readTenhou6(const QByteArray &bytes);
GameFile readMajiang(const QByteArray &bytes);
GameFile readProgress(const QByteArray &bytes);

}  // namespace janso
