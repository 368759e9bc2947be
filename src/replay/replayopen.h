// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A game out of a file of any format, ready to be replayed.
#pragma once

#include <QString>
#include <QStringList>
#include <memory>

#include "replay/replay.h"
#include "rules/result.h"

namespace janso {

struct OpenedReplay {
  QString path;  // absolute
  int game = 0;  // of those in the file, from 0
  int games = 1;
  std::shared_ptr<const Replay> replay;
  // SHA-256, lower-case hex, of what happened: the same for every copy of the file.
  QString identity;
  QString hash;  // canonicalHash(), by which the library knows it
  // Of the game as it was when each of its hands was over, the last is that of all of it: a match of our own
  // goes on after somebody has branched off.
  QStringList identities;
};

// Of a match of our own that is still played only the hands that are over: nobody looks into what is hidden
// at a table. Takes as long as a proof does: some milliseconds. Any thread. The error is one English sentence
// that does not name the file.
Result<OpenedReplay> openReplay(const QString &path, int game = 0);
// The same of that game in the file that has this canonicalHash() (records/canonicalhash.h); a file with one
// game has no other.
Result<OpenedReplay> openReplayOf(const QString &path, const QString &hash);

}  // namespace janso
