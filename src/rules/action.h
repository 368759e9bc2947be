// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player may do, and why an expected action is not available.
//
// Only rules/legal/legal.h makes legal actions, for the table and for clients at another program's table. A
// screen, a bot or a protocol picks one of them and sends it back unchanged.
#pragma once

#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/tile.h"

namespace janso {

enum class ActionType : std::uint8_t {
  Skip,        // decline the discard or the added kan
  Dahai,       // discard `tile`
  Riichi,      // declare riichi and discard `tile` in one action
  Chi,         // call the discard `tile` with `consumed` (2)
  Pon,         // call the discard `tile` with `consumed` (2)
  Daiminkan,   // call the discard `tile` with `consumed` (3)
  Ankan,       // declare a closed kan of `consumed` (4)
  Kakan,       // add `tile` to the pon of its kind
  Tsumo,       // win with the drawn tile `tile`
  Ron,         // win with another player's tile `tile` (discard or robbed kan)
  Kyuushu,     // nine different terminals and honors: abort the hand
  Kita,        // three players: set the North `tile` aside
  OpenRiichi,  // as Riichi, with the hand face up
};

// Tiles are exact faces: a red and a plain five are different actions. `consumed` is ascending. `tsumogiri`:
// for Dahai, Riichi and OpenRiichi, the tile is the drawn one itself.
struct Action {
  ActionType type = ActionType::Skip;
  Tile tile;
  bool tsumogiri = false;
  InlineVec<Tile, 4> consumed;

  constexpr bool isWin() const { return type == ActionType::Tsumo || type == ActionType::Ron; }
  bool operator==(const Action &) const = default;
};

// Why an action is not legal although a player may expect it. The windows have the texts for it.
enum class DenialReason : std::uint8_t {
  None,
  FuritenDiscard,  // a wait is among the player's discards: `tile` is that wait, `turn` its index among them
                   // (0-based); by option this also forbids riichi
  FuritenTemporary,  // `tile`, a winning tile, passed this turn
  FuritenRiichi,     // `tile`, a winning tile, passed after riichi
  NoYaku,            // complete, but without a yaku
  BelowMinimumHan,   // complete, but below the minimum han of the ruleset
  NotTenpai,         // riichi: no discard leaves a tenpai hand
  OpenHand,          // riichi: the hand is open
  TooFewPoints,      // riichi: not enough points to pay the stick
  TooFewTiles,       // riichi: too few tiles in the live wall
  Kuikae,           // discard: `tile` is forbidden (swap calling); chi or pon: no other discard would be left
  InRiichi,         // discard or call while in riichi
  WaitWouldChange,  // ankan in riichi that would change the wait or the structure
  LastTile,         // call or kan on the last tile
  FourKans,         // all kans of a hand have been made (RuleSet::maxKans)
  AfterPon,         // kita: not possible on the turn of a call
};

struct Denial {
  ActionType type = ActionType::Skip;
  DenialReason reason = DenialReason::None;
  Tile tile;
  std::int8_t turn = -1;

  bool operator==(const Denial &) const = default;
};

using ActionList = InlineVec<Action, 64>;
using DenialList = InlineVec<Denial, 24>;

// One open decision of one seat. `id` is unique within a match; an answer to an old id is dropped. On the
// seat's own turn `legal` never contains Skip; on another player's discard or added kan it always does, as
// the first action.
struct Decision {
  std::uint32_t id = 0;
  std::int8_t seat = -1;
  ActionList legal;
  DenialList denied;

  bool operator==(const Decision &) const = default;
};

}  // namespace janso
