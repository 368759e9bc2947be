// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that all players at the table can see: the fold of all events, without any hidden tile.
#pragma once

#include <array>
#include <cstdint>

#include "rules/event.h"
#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct PondTile {
  Tile tile;
  bool tsumogiri = false;
  bool riichi = false;        // true for the riichi tile
  std::int8_t calledBy = -1;  // seat that called this tile; -1 = nobody
  bool operator==(const PondTile &) const = default;
};

enum class RiichiState : std::uint8_t { None, Declared, Accepted };

struct PlayerBoard {
  InlineVec<PondTile, 40> pond;  // every discard in order, called ones included
  Melds melds;
  std::uint8_t concealed = 0;  // tiles in hand, a drawn one included
  bool hasDrawn = false;       // true when one of them was just drawn
  RiichiState riichi = RiichiState::None;
  bool doubleRiichi = false;
  bool ippatsu = false;         // true when a win now would count ippatsu
  std::uint8_t riichiTurn = 0;  // index of the riichi tile among the discards, when riichi != None
  std::uint8_t kita = 0;        // Norths set aside
  bool openRiichi = false;
  // Tiles of the hand that everyone may see: those shown by open riichi (minus later kans), and the tiles
  // opened at the end of the hand.
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
  Discard,     // `turn` holds one tile too many and must act
  AfterDahai,  // the last discard can be called or won on
  AfterKakan,  // the added kan can be robbed
  AfterAnkan,  // the closed kan can be robbed, by kokushi
  AfterKita,   // the North set aside can be won on (RuleSet::kitaRon)
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
  std::uint8_t rinshanDrawn = 0;  // replacement tiles drawn, 0..4
  std::array<PlayerBoard, 4> players;
  BoardPhase phase = BoardPhase::Idle;
  std::int8_t turn = 0;  // seat that draws, discards or has just discarded
  Tile lastTile;  // the tile that can be claimed: the last discard, or the tile of the kan (AfterDahai,
                  // AfterKakan, AfterAnkan)
  bool firstTurn = false;  // true until the first call of the hand; a closed kan counts as a call, a kan that
                           // is robbed does not

  Tally tally;
  bool kanTurn = false;      // the seat on turn has made a kan this turn (kanburi)
  bool rinshanDraw = false;  // the last draw was a replacement tile, so a win on it is rinshan
  KindSet kuikae;            // kinds that `turn` may not discard right after a chi or pon

  const RuleSet &rules() const { return info->rules; }
  // Seats 0 .. seats() - 1 play.
  int seats() const { return info->rules.players; }
  int nextSeat(int seat) const { return seat + 1 < seats() ? seat + 1 : 0; }
  std::uint8_t seatWind(int seat) const {
    return static_cast<std::uint8_t>((seat - dealer + seats()) % seats());
  }
  // Number of the turn in this hand, from 1: the highest number of discards of any seat, counting the discard
  // that `turn` still has to make.
  int turnNumber() const;
  int kans() const;       // number of kans made by all four seats
  int kanOwners() const;  // number of seats that have made at least one kan
  PlayerBoard &player(int seat) { return players[static_cast<std::size_t>(seat)]; }
  const PlayerBoard &player(int seat) const { return players[static_cast<std::size_t>(seat)]; }

  // Folds one event, open or masked: the result is the same. The event must fit the board (asserted); files
  // are checked first by replaying them on a table.
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

// Kinds that may not be discarded right after a chi or pon that claims `called`; `low` is the lowest kind of
// the meld.
KindSet kuikaeOf(MeldType type, Kind called, Kind low, const RuleSet &rules);

}  // namespace janso
