// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand of a tenhou.net/6 log as its lists show it: each player's draws and discards, and the result.
//
// Only the lists are read here. tenhou6order.h finds the order in which things happened.
#pragma once

#include <QJsonArray>
#include <array>
#include <cstdint>
#include <vector>

#include "records/recordedgame.h"
#include "rules/event.h"
#include "rules/result.h"

namespace janso {

// An entry of the list of draws: a tile from the wall, or a call.
struct ListedTake {
  enum class Kind : std::uint8_t { Draw, Chi, Pon, Daiminkan } kind = Kind::Draw;
  Tile tile;                   // drawn or claimed
  InlineVec<Tile, 4> tiles{};  // tiles of the call including the claimed one, ascending
  std::int8_t back = 0;        // seats from the caller back to the discarder: 1 = left .. 3 = right
};

// An entry of the list of discards.
struct ListedGive {
  enum class Kind : std::uint8_t {
    Discard,
    Ankan,
    Kakan,
    Kita,
    Nothing,  // after a daiminkan, before the replacement tile
  } kind = Kind::Discard;
  Tile tile;                   // discarded, or added to the pon; unknown for the tile just drawn
  InlineVec<Tile, 4> tiles{};  // tiles of the kan, ascending
  bool riichi = false;
  bool tsumogiri() const { return kind == Kind::Discard && !tile.isKnown(); }
};

struct ListedPlayer {
  HandTiles deal;  // ascending; empty for an unused seat
  std::vector<ListedTake> takes;
  std::vector<ListedGive> gives;
};

struct ListedHand {
  KyokuStarted start;
  std::vector<Tile> dora;  // indicators in the order in which they were turned; at least one
  std::vector<Tile> ura;
  std::array<ListedPlayer, 4> players;
  int playerCount = 4;
  // Wins without tiles and indicators (those follow from the play), or one draw. Empty if the hand breaks
  // off.
  std::vector<ReadEvent> results;
  std::vector<std::string> faults;  // contradictions in the result, one sentence each
};

// The error names the list and the entry. If the hand lists no dora indicator, so that only this hand must be
// left out, the error is RecordRemark::HandLeftOut.
Result<ListedHand> listedHand(const QJsonArray &hand);

// Reads the wins or the draw at the end of a hand. `faults` is like ListedHand::faults.
Result<std::vector<ReadEvent>> listedResults(const QJsonArray &result, const KyokuStarted &start,
                                             int playerCount, std::vector<std::string> &faults);

// A tile number (11-19 man, 21-29 pin, 31-39 sou, 41-47 honors, 51-53 red fives); unknown for any other
// number.
Tile listedTile(int number);

}  // namespace janso
