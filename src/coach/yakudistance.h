// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The state of every yaku for the hand in play: made, how many tiles away, or impossible and why.
//
// A distance is exact: the least number of tiles that must still come in (each by a draw or call, each
// followed by a discard) until the hand is complete and has the yaku, using only tiles that this seat has not
// seen. It refers to a winning hand, not only to the groups of the yaku. The engine's own conditions
// (rules/yaku.h, rules/optionalyaku.h) decide which hand has a yaku; a yaku that a greater one replaces
// (honitsu in a chinitsu, haku in a daisangen) counts as present. Furiten and the discards of the others are
// ignored: every hand can be won by tsumo, except where a yaku needs a ron.
//
// Nothing here keeps state between calls or uses a clock; all functions may be called from any thread.
#pragma once

#include <array>
#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/legal/seatview.h"
#include "rules/ruleset.h"
#include "rules/shanten.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

enum class YakuState : std::uint8_t {
  Unknown,  // the hand is not known
  Made,     // its groups are there, or any completion of the hand gives it; it stays as long as the tiles do
  Reachable,   // some winning hand has it
  Impossible,  // no winning hand has it; YakuAnswer::why gives the reason
};

// Why a yaku is no longer possible, or never was.
enum class YakuObstacle : std::uint8_t {
  None,
  NotInRules,     // this ruleset does not count it
  HandOpen,       // it needs a closed hand
  MeldUnfit,      // YakuAnswer::meld does not fit (or takes the place of a group that it needs)
  TilesGone,      // too few tiles of YakuAnswer::gone are left
  TilesAbsent,    // with three players its tiles are not in the set
  HandFixed,      // in riichi the hand cannot change, and no tile that completes it gives the yaku
  FirstTurnOver,  // it needs the first turn, before any call
  FirstDrawOff,   // the hand is too far from complete to have it on the first turn
  NotDealer,      // only the dealer can have it
  DealerNever,    // the dealer cannot have it
  StreakShort,    // not enough wins (or honba) in a row yet
  TurnOver,       // ippatsu: the go-around after the riichi is over, or a call ended it
  RiichiPlain,    // riichi was already declared, but not in this form
  WallShort,      // too few tiles are left in the wall for a riichi
  PointsShort,    // too few points for a riichi stick
  WallEmpty,      // no draw, replacement tile or discard of another seat is left
  KansSpent,      // no further kan may be made
  WindsOff,       // otakaze sankou: the seat wind and round wind leave only two other winds
  TooFar,         // so few tiles are unseen that no hand can be completed
};

// What has to happen besides completing the hand. None for a yaku of tiles alone.
enum class YakuEvent : std::uint8_t {
  None,
  DeclareRiichi,
  RiichiFirstTurn,     // declare riichi on the first discard
  WinWithinTurn,       // riichi, then win before the next discard, with no call in between
  Tsumo,               // complete a closed hand by tsumo
  LastDraw,            // the last tile of the wall
  LastDiscard,         // ron on the last discard
  ReplacementTile,     // the tile drawn after a kan
  RobKan,              // the tile that another seat adds to a pon
  DealtComplete,       // the dealer's first draw
  FirstDraw,           // the first draw of another seat
  RonBeforeFirstDraw,  // ron before the winner's first draw
  RonAfterKan,         // on the discard that follows a kan
  RonRiichiTile,       // on the tile with which another seat declares riichi
  Ron,                 // by ron
  WinAsDealer,         // another win of the dealer
  Bonus,               // tiles that an indicator points at
};

// One tile of the example hand: `held` = already in hand, else it must come.
struct TargetTile {
  Tile tile;
  bool held = false;
  bool operator==(const TargetTile &) const = default;
};
using TargetGroup = InlineVec<TargetTile, 4>;

// A complete hand at that distance; among several, the one whose tiles have the most copies left.
struct YakuTarget {
  // Concealed groups and groups to be called; existing melds are not repeated. A kokushi is thirteen groups.
  InlineVec<TargetGroup, 13> groups;
  Tile win;  // must come last; unknown where the order does not matter
  bool empty() const { return groups.empty(); }
  bool operator==(const YakuTarget &) const = default;
};

struct YakuAnswer {
  YakuId id{};
  YakuState state = YakuState::Unknown;
  YakuEvent event = YakuEvent::None;
  YakuObstacle why = YakuObstacle::None;
  // Exchanges to a winning hand that has it: 0 = the drawn tile wins now and the yaku counts. -1 =
  // impossible, or a bonus. For a yaku that depends on an event, the distance is that of a hand that could
  // win then.
  std::int8_t distance = -1;
  // The same for a hand that stays closed, and for one that takes calls; -1 = not possible that way.
  // `distance` is the smaller of the two.
  std::int8_t closedDistance = -1;
  std::int8_t openDistance = -1;
  std::int8_t meld = -1;  // MeldUnfit: index in the seat's melds
  std::int8_t count = 0;  // bonus han in hand (dora, red fives, kita, arisu); ura dora cannot be known
  std::int16_t left = 0;  // unseen tiles of the kinds in `wanted`; only red ones for akadora
  KindSet wanted;         // kinds that bring it nearer by one
  KindSet gone;           // for TilesGone
  YakuTarget target;      // of `distance`; empty in riichi, for a bonus, and when impossible

  bool made() const { return state == YakuState::Made; }
  bool possible() const { return state == YakuState::Made || state == YakuState::Reachable; }
  bool closedOnly() const { return possible() && openDistance < 0 && closedDistance >= 0; }
  bool operator==(const YakuAnswer &) const = default;
};

struct YakuAnswers {
  bool known = false;    // false: the hand is not known, or no hand is being played
  std::int8_t away = 0;  // exchanges to any complete hand, with or without a yaku
  std::array<YakuAnswer, kYakuCount> yaku;

  const YakuAnswer &operator[](YakuId id) const { return yaku[static_cast<std::size_t>(id)]; }
};

// What has to happen for this yaku besides its tiles.
YakuEvent yakuEvent(YakuId id);
// Whether no choice of tiles and no declaration brings the event about, so that nobody can try for it.
constexpr bool isByLuck(YakuEvent event) {
  return event != YakuEvent::None && event != YakuEvent::DeclareRiichi && event != YakuEvent::Tsumo &&
         event != YakuEvent::Bonus;
}

// All yaku for the seat of `view`, by its ruleset. Takes a few milliseconds; not for the window's thread.
YakuAnswers yakuAnswers(const SeatView &view);
// One of them, faster when only one is needed.
YakuAnswer yakuAnswer(const SeatView &view, YakuId id);

}  // namespace janso
