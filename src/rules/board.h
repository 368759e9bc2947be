// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What everybody at the table can see: the fold of all events, without any hidden tile.
#pragma once

#include <array>
#include <cstdint>

#include "rules/event.h"
#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct RiverTile {
  Tile tile;
  bool tsumogiri = false;
  bool riichi = false;        // the riichi was declared with it
  std::int8_t calledBy = -1;  // seat that called it away
  bool operator==(const RiverTile &) const = default;
};

enum class RiichiState : std::uint8_t { None, Declared, Accepted };

struct PlayerBoard {
  InlineVec<RiverTile, 40> river;  // every discard in order, called ones included
  Melds melds;
  std::uint8_t concealed = 0;  // tiles in hand, a drawn one included
  bool hasDrawn = false;       // one of them is a fresh draw
  RiichiState riichi = RiichiState::None;
  bool doubleRiichi = false;
  bool ippatsu = false;         // a win now would count ippatsu
  std::uint8_t riichiTurn = 0;  // index in the river of the declaring discard, when riichi != None
  std::uint8_t kita = 0;        // Norths set aside
  bool openRiichi = false;
  // What everybody may see of the hand: by open riichi (less later kans), and all that its end lays open.
  HandTiles shown;

  bool isMenzen() const {
    for (const Meld &meld : melds) {
      if (meld.isOpen())
        return false;
    }
    return true;
  }
  bool operator==(const PlayerBoard &) const = default;
};

enum class BoardPhase : std::uint8_t {
  Idle,        // before the first hand, or between hands
  Draw,        // `turn` is about to draw
  Discard,     // `turn` holds a tile too many and must act
  AfterDahai,  // the last discard may be called or ronned
  AfterKakan,  // the added kan may be robbed
  AfterAnkan,  // likewise, by kokushi
  AfterKita,   // the North set aside may be won on, by RuleSet::kitaRon
  Ended,       // the hand is over
  MatchOver,
};

struct Board {
  Shared<MatchInfo> info;
  std::uint8_t round = 0;  // as in KyokuStarted
  std::uint8_t bakaze = 0;
  std::uint8_t kyoku = 0;
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;  // sticks on the table now
  std::int8_t dealer = 0;
  Scores scores{};
  std::array<std::uint8_t, 2> dice{};
  InlineVec<Tile, 5> doraIndicators;
  std::uint8_t tilesLeft = 0;     // draws left in the live wall
  std::uint8_t rinshanDrawn = 0;  // replacement tiles taken, 0..4
  std::array<PlayerBoard, 4> players;
  BoardPhase phase = BoardPhase::Idle;
  std::int8_t turn = 0;  // seat that draws, discards or has just discarded
  Tile lastTile;  // may be claimed: last discard, or tile of the kan (AfterDahai, AfterKakan, AfterAnkan)
  bool firstTurn = false;  // nobody has called yet (closed kans are calls) since the deal; a kan that is
                           // robbed is none

  Tally tally;
  bool kanTurn = false;      // the seat on turn has made a kan in this turn (kanburi)
  bool rinshanDraw = false;  // the last draw was a replacement tile, on which a win is rinshan
  KindSet kuikae;            // after a chi or pon: kinds that `turn` may not discard now

  const RuleSet &rules() const { return info->rules; }
  // Seats 0 .. seats() - 1 play.
  int seats() const { return info->rules.players; }
  int nextSeat(int seat) const { return seat + 1 < seats() ? seat + 1 : 0; }
  std::uint8_t seatWind(int seat) const {
    return static_cast<std::uint8_t>((seat - dealer + seats()) % seats());
  }
  // Of the hand, from 1: the most discards of any seat, the one that `turn` has still to make counted.
  int turnNumber() const;
  int kans() const;       // made by all four seats
  int kanOwners() const;  // seats that have made at least one
  PlayerBoard &player(int seat) { return players[static_cast<std::size_t>(seat)]; }
  const PlayerBoard &player(int seat) const { return players[static_cast<std::size_t>(seat)]; }

  // Folds one event, open or masked: the result is the same. An event that does not fit the board is our own
  // mistake (asserted): files are checked by replaying them on a table first.
  void apply(const Event &event);
  void apply(const MatchStarted &event);
  void apply(const KyokuStarted &event);
  void apply(const Tsumo &event);
  void apply(const Dahai &event);
  void apply(const Call &event);
  void apply(const Kita &event);
  void apply(const Riichi &event);
  void apply(const RiichiAccepted &event);
  void apply(const DoraRevealed &event);
  void apply(const Hora &event);
  void apply(const Ryukyoku &event);
  void apply(const KyokuEnded &event);
  void apply(const MatchEnded &event);

  bool operator==(const Board &) const = default;
};

// Kinds that may not be discarded right after a chi or pon that takes `called` for a meld from `low` on.
KindSet kuikaeOf(MeldType type, Kind called, Kind low, const RuleSet &rules);

}  // namespace janso
