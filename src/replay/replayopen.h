// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Opens a game from a file of any supported format for replay.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <memory>

#include "replay/replay.h"
#include "rules/result.h"

namespace janso {

struct OpenedReplay {
  QString path;  // absolute
  int game = 0;  // index in the file, from 0
  int games = 1;
  std::shared_ptr<const Replay> replay;
  // SHA-256 of the events, lower-case hex: the same for every copy of the file.
  QString identity;
  QString hash;  // canonicalHash(), which identifies the match in the library
  QDate day;     // when it was played; invalid = the record does not say
  // The identities of the game after each of its hands; the last is that of the whole game. A match played in
  // Janso may have continued after a branch was taken from it.
  QStringList identities;
};

// Opens a game. Of a match that is still being played in Janso it shows only finished hands, so that nobody
// can look at hidden tiles. Takes as long as proving the game: some milliseconds. Can be called from any
// thread. The error is one English sentence that does not name the file.
Result<OpenedReplay> openReplay(const QString &path, int game = 0);
// Opens the game of the file with this canonicalHash() (records/canonicalhash.h). If the file has only one
// game, it is always that one.
Result<OpenedReplay> openReplayOf(const QString &path, const QString &hash);

}  // namespace janso
