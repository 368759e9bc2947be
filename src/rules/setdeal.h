// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hand that was laid out in advance, for teaching: what lies where, and what each seat does.
//
// Only what matters is named; everything else is filled up from what is left of the tiles, the same way each
// time. Seats are absolute.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/tile.h"

namespace janso {

// `tile`: what is discarded or claimed; unknown = the drawn tile, or any tile claimed.
struct ScriptedAct {
  ActionType type = ActionType::Dahai;
  Tile tile;
  bool operator==(const ScriptedAct &) const = default;
};

// A seat without a script gives back what it draws and claims nothing.
struct SeatScript {
  bool bot = false;                 // plays by itself; nothing else counts
  std::vector<ScriptedAct> turns;   // own turns in order; when they are used up, the drawn tile goes
  std::vector<ScriptedAct> claims;  // each is made once, when it is possible; all other tiles go by
  bool operator==(const SeatScript &) const = default;
};

struct SetDeal {
  // As in KyokuStarted.
  std::uint8_t bakaze = 0;
  std::uint8_t kyoku = 0;
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;
  Scores scores{};                         // all 0 = what the rules start with
  std::array<std::vector<Tile>, 4> hands;  // up to 13 each
  std::vector<Tile> draws;                 // in order, whoever they come to; unknown = any
  std::vector<Tile> rinshan, dora, ura;    // in the order drawn or turned
  std::array<std::uint8_t, 2> dice{};      // 1..6; 0 = not known
  std::array<SeatScript, 4> scripts;
  bool operator==(const SetDeal &) const = default;
};

// The action that the script has for this decision, which is taken out of it. `strayed`: set to true when the
// act that was due is not legal; the drawn tile goes then.
Action scriptedAction(SeatScript &script, const Decision &decision, bool &strayed);

}  // namespace janso
