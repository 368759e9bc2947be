// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A prepared hand for teaching: which tiles are where, and what each seat does.
//
// Only the relevant tiles are named; the rest are filled in from the remaining tiles, always in the same way.
// Seats are absolute.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/tile.h"

namespace janso {

// One scripted action. `tile` is the tile that is discarded or claimed; unknown = the drawn tile, or any
// claimed tile.
struct ScriptedAct {
  ActionType type = ActionType::Dahai;
  Tile tile;
  bool operator==(const ScriptedAct &) const = default;
};

// The script of one seat. A seat without a script discards every tile it draws and claims nothing.
struct SeatScript {
  bool bot = false;                 // a bot plays this seat; `turns` and `claims` are ignored
  std::vector<ScriptedAct> turns;   // turns in order; after the last one the seat discards what it draws
  std::vector<ScriptedAct> claims;  // each is made once, when it is possible; every other tile is skipped
  bool operator==(const SeatScript &) const = default;
};

struct SetDeal {
  // As in KyokuStarted.
  std::uint8_t bakaze = 0;
  std::uint8_t kyoku = 0;
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;
  Scores scores{};                         // all 0 = the starting points of the rules
  std::array<std::vector<Tile>, 4> hands;  // up to 13 tiles each
  std::vector<Tile> draws;                 // in order, whichever seat draws; unknown = any tile
  std::vector<Tile> rinshan, dora, ura;    // in the order they are drawn or turned
  std::array<std::uint8_t, 2> dice{};      // 1..6; 0 = unknown
  std::array<SeatScript, 4> scripts;
  bool operator==(const SetDeal &) const = default;
};

// Takes the action for this decision out of the script and returns it. If the action that is due is not
// legal, sets `strayed` to true and discards the drawn tile.
Action scriptedAction(SeatScript &script, const Decision &decision, bool &strayed);

}  // namespace janso
