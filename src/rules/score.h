// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a finished hand is worth, and why.
//
// A score is never only a number: WinResult carries the yaku with their han, every fu part with the tiles
// that gave it, the dora of each kind, the limit, base points and payments. The result page, the tooltips and
// the drills read it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

// A winning hand in its circumstances. Seats are absolute (0 = first dealer of the match).
struct WinInput {
  InlineVec<Tile, 13> concealed;  // without the winning tile: 13 - 3 x melds
  Melds melds;                    // in the order they were made
  Tile winTile;
  bool tsumo = false;
  std::int8_t winner = 0;
  std::int8_t from = -1;  // discarder's seat; -1 on tsumo
  std::int8_t dealer = 0;
  std::uint8_t roundWind = 0;  // 0 east .. 3 north

  bool riichi = false;
  bool doubleRiichi = false;  // then riichi is true too
  bool ippatsu = false;
  bool haitei = false;
  bool houtei = false;
  bool rinshan = false;
  bool chankan = false;
  bool tenhou = false;
  bool chiihou = false;
  bool renhou = false;  // ron before the own first draw, no call made

  InlineVec<Tile, 5> doraIndicators;  // all that are turned, kan dora included
  InlineVec<Tile, 5> uraIndicators;   // counted only in riichi

  std::int32_t honba = 0;    // that this winner collects
  std::int32_t kyotaku = 0;  // sticks that this winner collects, the own one included

  std::uint8_t seatWind() const { return static_cast<std::uint8_t>((winner - dealer + 4) % 4); }
};

struct YakuHan {
  YakuId id{};
  std::uint8_t han = 0;      // 0 for a yakuman
  std::uint8_t yakuman = 0;  // 1, or 2 for a double yakuman
  bool operator==(const YakuHan &) const = default;
};

enum class FuReason : std::uint8_t {
  Base,            // futei 20
  MenzenRon,       // closed hand won by ron 10
  Tsumo,           // self-draw 2
  Minko,           // open triplet 2 / 4
  Anko,            // concealed triplet 4 / 8
  Minkan,          // open kan 8 / 16
  Ankan,           // closed kan 16 / 32
  DragonPair,      // 2
  SeatWindPair,    // 2
  RoundWindPair,   // 2
  DoubleWindPair,  // 2 or 4, by option
  Kanchan,         // closed wait 2
  Penchan,         // edge wait 2
  Tanki,           // pair wait 2
  Chiitoitsu,      // 25 in all
  OpenPinfu,       // open hand without any fu, ron: raised to 30
  PinfuTsumo,      // 20 in all (fu 0: the part says why there is no Tsumo part)
};

struct FuPart {
  FuReason reason{};
  std::uint8_t fu = 0;
  InlineVec<Tile, 4> tiles;  // that gave it; empty for Base, MenzenRon, Tsumo
  bool operator==(const FuPart &) const = default;
};

enum class Limit : std::uint8_t { None, Mangan, Haneman, Baiman, Sanbaiman, KazoeYakuman, Yakuman };

// How the concealed part was read.
enum class GroupType : std::uint8_t { Run, Triplet, Pair, Kan };
struct Group {
  GroupType type{};
  Kind kind = 0;      // lowest kind
  bool open = false;  // by a call; a triplet completed by ron counts as open for fu and is marked `ronned`
  bool ronned = false;
  bool operator==(const Group &) const = default;
};
enum class WaitShape : std::uint8_t { Ryanmen, Kanchan, Penchan, Shanpon, Tanki, Kokushi13, Chiitoitsu };

struct WinResult {
  InlineVec<YakuHan, 24> yaku;  // in the order a result page shows them; dora, red, ura last
  InlineVec<FuPart, 16> fuParts;
  std::int32_t han = 0;      // bonus included; 0 when yakuman > 0
  std::int32_t fu = 0;       // rounded; 0 when yakuman > 0
  std::int32_t yakuman = 0;  // total multiplier; 0 for a kazoe yakuman
  Limit limit = Limit::None;
  std::int32_t basePoints = 0;
  std::int32_t handPoints =
      0;  // what the hand is worth without honba and sticks (tsumo: sum of the payments)

  // What each seat pays for hand and honba (>= 0, absolute seats) and what the winner receives from sticks.
  std::array<std::int32_t, 4> payments{};
  std::int32_t honbaPoints = 0;
  std::int32_t stickPoints = 0;
  std::array<std::int32_t, 4> deltas{};  // honba and sticks in
  std::int8_t pao = -1;                  // liable seat

  InlineVec<Group, 5> groups;  // of the chosen reading, melds included; empty for chiitoitsu and kokushi
  WaitShape wait{};

  bool operator==(const WinResult &) const = default;
};

enum class NoWin : std::uint8_t { NotComplete, NoYaku, BelowMinimumHan };

// Either a result or why there is none.
struct ScoreOutcome {
  std::optional<WinResult> result;
  NoWin why = NoWin::NotComplete;
};

// The reading that pays most (then more han, then more fu) under `rules`. Thread-safe, never fails on legal
// input; tiles that could not exist together are our own mistake (asserted).
ScoreOutcome scoreHand(const WinInput &input, const RuleSet &rules);

// Why this hand may not win, or nothing when it may. The same answer as scoreHand(), but faster; ura may
// still be unknown.
std::optional<NoWin> whyNoWin(const WinInput &input, const RuleSet &rules);

// Base points before the limits are multiplied: fu x 2^(2+han), capped as `rules` say; sets `limit`.
std::int32_t basePoints(int han, int fu, int yakuman, const RuleSet &rules, Limit &limit);

// Seat that is liable for a yakuman of this hand (-1 = nobody) and the number of yakuman that it is liable
// for.
struct Pao {
  std::int8_t seat = -1;
  YakuId yaku{};
};
InlineVec<Pao, 2> paoOf(const Melds &melds, const RuleSet &rules);

}  // namespace janso
