// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player may do, and why something that he may expect is not on offer.
//
// Legal actions are made in one place (rules/legal.h), for the table; a screen, a bot or a protocol picks one
// of them and sends it back unchanged. A client at somebody else's table asks the same place.
#pragma once

#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/tile.h"

namespace janso {

enum class ActionType : std::uint8_t {
  Skip,        // let the discard or the added kan go by
  Dahai,       // discard `tile`
  Riichi,      // declare riichi and discard `tile` in one action
  Chi,         // take the discard `tile` with `consumed` (2)
  Pon,         // take the discard `tile` with `consumed` (2)
  Daiminkan,   // take the discard `tile` with `consumed` (3)
  Ankan,       // lay down `consumed` (4), from the own hand
  Kakan,       // add `tile` to the pon of its kind
  Tsumo,       // win with the drawn tile `tile`
  Ron,         // win with another's tile `tile` (discard or robbed kan)
  Kyuushu,     // nine different terminals and honours: abort the hand
  Kita,        // three players: set the North `tile` aside
  OpenRiichi,  // as Riichi, with the hand face up
};

// Tiles name exact faces: a red and a plain five are different actions. `consumed` is ascending.
// `tsumogiri`: for Dahai, Riichi and OpenRiichi, that the tile is the drawn one itself.
struct Action {
  ActionType type = ActionType::Skip;
  Tile tile;
  bool tsumogiri = false;
  InlineVec<Tile, 4> consumed;

  constexpr bool isWin() const { return type == ActionType::Tsumo || type == ActionType::Ron; }
  bool operator==(const Action &) const = default;
};

// Why an action is not legal although a player may expect it. Words for it are the window's.
enum class DenialReason : std::uint8_t {
  None,
  FuritenDiscard,  // a wait lies in the own discards; `tile` = that wait, `turn` = index in the own discards
                   // (0-based); riichi: by option, not while this holds
  FuritenTemporary,  // a winning tile went by this turn; `tile` = it
  FuritenRiichi,     // a winning tile went by after riichi; `tile` = it
  NoYaku,            // complete, but without any yaku
  BelowMinimumHan,   // complete, but below the han that this ruleset asks for
  NotTenpai,         // riichi: no discard leaves a tenpai hand
  OpenHand,          // riichi: the hand is open
  TooFewPoints,      // riichi: cannot pay the stick
  TooFewTiles,       // riichi: too few tiles in the live wall
  Kuikae,            // discard `tile`: swap-calling is forbidden; chi or pon: it would leave no other discard
  InRiichi,          // discard or call while in riichi
  WaitWouldChange,   // ankan in riichi that would change the wait or the structure
  LastTile,          // call or kan on the last tile
  FourKans,          // all the kans of a hand are made (RuleSet::maxKans)
  AfterPon,          // kita: not on the turn of a call
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

// One open question to one seat. `id` is unique within a match; an answer to an old id is dropped.
// On the own turn `legal` never holds Skip; on another's discard or added kan it always does, first.
struct Decision {
  std::uint32_t id = 0;
  std::int8_t seat = -1;
  ActionList legal;
  DenialList denied;

  bool operator==(const Decision &) const = default;
};

}  // namespace janso
