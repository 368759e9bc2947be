// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand of a tenhou.net/6 log as its lists have it: what each player took and gave, and how it ended.
//
// Only the lists are understood here; in which order things happened is tenhou6order.h.
#pragma once

#include <QJsonArray>
#include <array>
#include <cstdint>
#include <vector>

#include "records/recordedgame.h"
#include "rules/event.h"
#include "rules/result.h"

namespace janso {

// An entry of the draws: a tile from the wall, or a call.
struct ListedTake {
  enum class Kind : std::uint8_t { Draw, Chi, Pon, Daiminkan } kind = Kind::Draw;
  Tile tile;                   // drawn or claimed
  InlineVec<Tile, 4> tiles{};  // of the call, the claimed one included, ascending
  std::int8_t back = 0;        // claimed from the player that sits so many places before: 1 left .. 3 right
};

// An entry of the discards.
struct ListedGive {
  enum class Kind : std::uint8_t {
    Discard,
    Ankan,
    Kakan,
    Kita,
    Nothing,  // after a daiminkan, before its replacement tile
  } kind = Kind::Discard;
  Tile tile;                   // discarded, or added to the pon; unknown for the tile just drawn
  InlineVec<Tile, 4> tiles{};  // of the kan, ascending
  bool riichi = false;
  bool tsumogiri() const { return kind == Kind::Discard && !tile.isKnown(); }
};

struct ListedPlayer {
  HandTiles deal;  // ascending; empty where nobody sits
  std::vector<ListedTake> takes;
  std::vector<ListedGive> gives;
};

struct ListedHand {
  KyokuStarted start;
  std::vector<Tile> dora;  // indicators in the order turned, at least one
  std::vector<Tile> ura;
  std::array<ListedPlayer, 4> players;
  int playerCount = 4;
  // Wins without tiles and indicators (those follow from the play), or one draw. Empty: the hand breaks off.
  std::vector<ReadEvent> results;
  std::vector<std::string> faults;  // where the result contradicts itself, one sentence each
};

// The error names the list and the entry. Of a hand that lists no dora indicator, so that only it cannot be
// taken up, it is RecordRemark::HandLeftOut.
Result<ListedHand> listedHand(const QJsonArray &hand);

// The wins or the draw at the end of a hand. `faults` as in ListedHand.
Result<std::vector<ReadEvent>> listedResults(const QJsonArray &result, const KyokuStarted &start,
                                             int playerCount, std::vector<std::string> &faults);

// A tile number (11-19 man, 21-29 pin, 31-39 sou, 41-47 honours, 51-53 red fives); unknown when there is
// none.
Tile listedTile(int number);

}  // namespace janso
