// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How every yaku stands to the hand in play: made, how many tiles away, or impossible and why.
//
// A distance is exact: the least number of tiles that must still come in (each draw or call, each with a
// discard) until the hand is complete and has the yaku, with tiles that this seat has not seen yet. It asks
// for a winning hand, not only for the groups of the yaku. The engine's own conditions (rules/yaku.h,
// rules/optionalyaku.h) say which hand has a yaku; one that a greater yaku would stand in place of (honitsu
// in a chinitsu, haku in a daisangen) is had all the same. Furiten and what the others may still throw is
// left aside: by the own draw every hand can be won, but where a yaku needs a ron.
//
// Nothing here keeps state between calls or asks the time; all functions may be called from any thread.
#pragma once

#include <array>
#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/ruleset.h"
#include "rules/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

enum class YakuState : std::uint8_t {
  Unknown,     // the hand is not known
  Made,        // its groups are there, or whatever completes the hand gives it; kept as long as the tiles are
  Reachable,   // some winning hand has it
  Impossible,  // none has; YakuAnswer::why says why
};

// Why a yaku cannot be had any more (or, Choice apart, at all).
enum class YakuObstacle : std::uint8_t {
  None,
  NotInRules,     // this ruleset does not count it
  HandOpen,       // it needs a closed hand
  MeldUnfit,      // YakuAnswer::meld does not fit into it (or takes the place of a group that it needs)
  TilesGone,      // of YakuAnswer::gone too few tiles are left
  TilesAbsent,    // with three players its tiles are not in the set
  HandFixed,      // in riichi the hand cannot change, and no tile that completes it gives the yaku
  FirstTurnOver,  // it needs the first turn, before any call
  FirstDrawOff,   // the hand is too far from complete to have it on the first turn
  NotDealer,      // only the dealer can have it
  DealerNever,    // the dealer cannot have it
  StreakShort,    // not enough wins (or counters) in a row yet
  TurnOver,       // ippatsu: the turn after the riichi is over, or was cut short by a call
  RiichiPlain,    // the riichi was declared already, and not as this one
  WallShort,      // too few tiles are left in the wall for a riichi
  PointsShort,    // too few points for a riichi stick
  WallEmpty,      // no draw is left that could be the last but one, or bring a replacement
  KansSpent,      // no further kan may be made
  WindsOff,       // otakaze sankou: the seat wind and the round wind leave only two guest winds
  TooFar,         // none is left to be found: so few tiles are unseen that no hand can be completed
};

// What has to happen beside completing the hand. None for a yaku of tiles alone.
enum class YakuEvent : std::uint8_t {
  None,
  DeclareRiichi,
  RiichiFirstTurn,     // declare on the first discard
  WinWithinTurn,       // riichi, then win before the own next discard, with no call between
  SelfDraw,            // complete a closed hand by the own draw
  LastDraw,            // the last tile of the wall
  LastDiscard,         // ron on the last discard
  ReplacementTile,     // the tile drawn after a kan
  RobKan,              // the tile that another seat adds to a pon
  DealtComplete,       // the dealer's first draw
  FirstDraw,           // the first draw of another seat
  RonBeforeFirstDraw,  // ron before the own first draw
  RonAfterKan,         // on the discard that follows a kan
  RonRiichiTile,       // on the tile with which another seat declares riichi
  Ron,                 // by ron
  WinAsDealer,         // another win of the dealer
  Bonus,               // tiles that point at it
};

// One tile of the example: `held` = in the hand already, else it must come.
struct TargetTile {
  Tile tile;
  bool held = false;
  bool operator==(const TargetTile &) const = default;
};
using TargetGroup = InlineVec<TargetTile, 4>;

// A complete hand at that distance; of several the one whose tiles have the most copies left.
struct YakuTarget {
  InlineVec<TargetGroup, 13> groups;  // concealed ones and those to be called; existing melds are not
                                      // repeated. A kokushi is thirteen groups
  Tile win;                           // must come last; unknown where the order does not matter
  bool empty() const { return groups.empty(); }
  bool operator==(const YakuTarget &) const = default;
};

struct YakuAnswer {
  YakuId id{};
  YakuState state = YakuState::Unknown;
  YakuEvent event = YakuEvent::None;
  YakuObstacle why = YakuObstacle::None;
  // Exchanges to a winning hand that has it: 0 = the drawn tile wins now and it counts. -1 = impossible, or a
  // bonus. For a yaku that depends on an event the distance is that of a hand that could win then.
  std::int8_t distance = -1;
  // The same for a hand that stays closed, and for one that takes calls; -1 = not possible that way.
  // `distance` is the smaller of them.
  std::int8_t closedDistance = -1;
  std::int8_t openDistance = -1;
  std::int8_t meld = -1;  // MeldUnfit: index in the own melds
  std::int8_t count = 0;  // bonus han in hand (dora, red fives, kita, arisu); ura cannot be known
  std::int16_t left = 0;  // unseen tiles of the kinds in `wanted`; red ones alone for akadora
  KindSet wanted;         // kinds whose arrival brings it nearer by one
  KindSet gone;           // TilesGone
  YakuTarget target;      // of `distance`; empty in riichi, for a bonus and where impossible

  bool made() const { return state == YakuState::Made; }
  bool possible() const { return state == YakuState::Made || state == YakuState::Reachable; }
  bool closedOnly() const { return possible() && openDistance < 0 && closedDistance >= 0; }
  bool operator==(const YakuAnswer &) const = default;
};

struct YakuAnswers {
  bool known = false;    // false: the hand is not known, or no hand is being played
  std::int8_t away = 0;  // exchanges to any complete hand, yaku or not
  std::array<YakuAnswer, kYakuCount> yaku;

  const YakuAnswer &operator[](YakuId id) const { return yaku[static_cast<std::size_t>(id)]; }
};

// What has to happen for this yaku beside its tiles.
YakuEvent yakuEvent(YakuId id);

// All yaku for the own hand of `view`, by its ruleset. A few milliseconds; not for the window's thread.
YakuAnswers yakuAnswers(const SeatView &view);
// One of them, faster where only that is asked.
YakuAnswer yakuAnswer(const SeatView &view, YakuId id);

}  // namespace janso
