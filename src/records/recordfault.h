// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is to be said of a file of games as a whole: why it cannot be read or is passed over, what of it was
// left out, and where its table was another than ours. What is wrong inside of a game is told in English
// alone, with line and column, for who mends the file.
#pragma once

#include <string>
#include <vector>

#include "rules/result.h"

namespace janso {

// In numbers that JournalFault, SetupFault, LibraryFault and DiskFault have not. Behind each: what
// Error::data holds.
enum class FileFault {
  TooLarge = 401,  // how much is read at most
  NoUtf16,
  NoMemory,
  GzipCut,       // unpacked bytes before
  GzipDamaged,   // unpacked bytes before
  GzipTooLarge,  // how much is read at most
  Empty,
  NoFormat,      // no game of a format that is known
  NoStart,       // mjai without a beginning
  NoInit,        // mjlog without a hand
  NoLog,         // tenhou.net/6 without its list of hands
  NoHand,        // such a list, or that of a paipu, that is empty
  NoObject,      // a paipu without any
  SomeBroken,    // what is wrong with the first, in English; how many are broken, of how many games
  OtherVersion,  // a journal of a format that is not known
  HiddenTiles,   // it is written from one player's view
  OtherPlayers,  // the rules that were given are for another number of players
  Threw,         // what, in English
};
Error fileFault(FileFault fault, std::vector<std::string> data = {});

// One sentence that is worth knowing, put together as an Error is.
using Remark = Error;

enum class RecordRemark {
  // --- Of what is in the record and was not looked at ---
  KeyUnread = 501,   // the key
  LobbyUnread,       // the rules of a lobby
  LobbyFlagsUnread,  // both words of its flags
  LobbyUma,          // final points are not compared
  LastLineCut,
  HandLeftOut,  // the hand, which has no dora indicator, as "East 1"
  // --- Of what was proved beside the game ---
  WallsMade,  // how many, the seed, its fingerprint
  PlayedOn,   // a branch of another game
  // --- Of another table than today's usual one ---
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
