// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Errors and remarks about a whole file of games: why it cannot be read or is skipped, what was left out, and
// where its table differs from Janso's. Mistakes within a game are reported only in English, with line and
// column, for the person who fixes the file.
#pragma once

#include <string>
#include <vector>

#include "rules/result.h"

namespace janso {

// The codes differ from those of JournalFault, SetupFault, LibraryFault and DiskFault. The comment behind
// each code lists the contents of Error::data.
enum class FileFault {
  TooLarge = 401,  // size limit
  NoUtf16,
  NoMemory,
  GzipCut,       // number of unpacked bytes before
  GzipDamaged,   // number of unpacked bytes before
  GzipTooLarge,  // size limit
  Empty,
  NoFormat,      // no game of a known format
  NoStart,       // mjai without a start
  NoInit,        // mjlog without a hand
  NoLog,         // tenhou.net/6 without its list of hands
  NoHand,        // tenhou.net/6 or paipu with an empty list of hands
  NoObject,      // paipu without any object
  SomeBroken,    // what is wrong with the first one, in English; number of broken games, number of games
  OtherVersion,  // a journal in an unknown format
  HiddenTiles,   // recorded from one player's view
  OtherPlayers,  // the rules given are for a different number of players
  Threw,         // text of the exception, in English
};
Error fileFault(FileFault fault, std::vector<std::string> data = {});

// One sentence worth knowing, with a code and data like an Error.
using Remark = Error;

enum class RecordRemark {
  // --- Parts of the record that were ignored ---
  KeyUnread = 501,   // the key
  LobbyUnread,       // the rules of a lobby
  LobbyFlagsUnread,  // the two words of flags of a lobby
  LobbyUma,          // final points are not compared
  LastLineCut,
  HandLeftOut,  // the hand without a dora indicator, as "East 1"
  // --- Additional facts that were proved ---
  WallsMade,  // number of walls, the seed, its fingerprint
  PlayedOn,   // a branch of another game
  // --- Differences from today's usual tables ---
  SmallUma,
  PointsNotRounded,
  PointsHalvesUp,
  PointsPlain,
  NoTenpaiStop,
  FuNotRounded,
  ResultsLeftOut,
};
Remark recordRemark(RecordRemark remark, std::vector<std::string> data = {});

}  // namespace janso
