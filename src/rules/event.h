// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that happens at the table: the one language of log, save file, bots, replay, review and screen.
//
// Seats are absolute, 0..3, 0 = first dealer of the match; with three players seat 3 is empty. Points are
// points. An event as the table makes it is open; what a seat may see of it comes from maskFor() in
// table/mask.h, which turns tiles into unknown ones. Events are values; large parts are shared and immutable,
// so copies are cheap.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>

#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/score.h"
#include "rules/shared.h"
#include "rules/tile.h"

namespace janso {

using Scores = std::array<std::int32_t, 4>;
using HandTiles = InlineVec<Tile, 14>;

// What the match counts beside the points, by seat.
struct Tally {
  std::array<std::int16_t, 4> chips{};      // won less lost
  std::array<std::uint8_t, 4> yakitori{};   // markers held (RuleSet::yakitori)
  std::array<std::uint8_t, 4> winsInRow{};  // the hands just played that this seat won, alone or with others,
                                            // for RuleSet::paaRenchan
  bool operator==(const Tally &) const = default;
};

struct MatchInfo {
  RuleSet rules;
  std::array<std::string, 4> names;  // by seat; UTF-8
  std::string wallCommitment;        // lower-case hex SHA-256 of the wall seed; empty for a replayed record
  bool operator==(const MatchInfo &) const = default;
};

struct MatchStarted {
  Shared<MatchInfo> info;
  bool operator==(const MatchStarted &) const = default;
};

// A hand is dealt: 13 tiles each; the dealer's fourteenth comes as a Tsumo.
struct KyokuStarted {
  std::uint8_t bakaze = 0;  // round wind: 0 east .. 3 north, 4 haku .. 6 chun (RuleSet::extraWinds)
  std::uint8_t kyoku = 0;   // within the wind, from 0; 0..7 and on in a tontonsen
  std::uint8_t round = 0;   // of the match, from 0: the second east round of a long match is 4
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;  // riichi sticks on the table
  std::int8_t dealer = 0;
  Scores scores{};
  Tally tally;
  std::array<std::uint8_t, 2> dice{};  // 1..6 each; 0 = not known (some records)
  Tile doraIndicator;
  std::array<HandTiles, 4> hands;  // 13 each, ascending
  bool operator==(const KyokuStarted &) const = default;
};

struct Tsumo {
  std::int8_t seat = 0;
  Tile tile;
  bool rinshan = false;  // a replacement tile
  bool operator==(const Tsumo &) const = default;
};

struct Dahai {
  std::int8_t seat = 0;
  Tile tile;
  bool tsumogiri = false;
  bool operator==(const Dahai &) const = default;
};

// Chi, pon, any kan. For a kakan `meld` is the pon with its fourth tile.
struct Call {
  std::int8_t seat = 0;
  Meld meld;
  bool operator==(const Call &) const = default;
};

// Three players: a North is set aside. A replacement draw follows unless it is won on.
struct Kita {
  std::int8_t seat = 0;
  Tile tile;
  bool operator==(const Kita &) const = default;
};

// Declared; the declaring Dahai follows at once.
struct Riichi {
  std::int8_t seat = 0;
  bool open = false;  // open riichi
  HandTiles shown{};  // open riichi: the tiles that everybody may see from now on, ascending; of the hand as
                      // it is after the declaring discard
  bool operator==(const Riichi &) const = default;
};

// The declaring discard was not ronned: 1000 points go on the table.
struct RiichiAccepted {
  std::int8_t seat = 0;
  bool operator==(const RiichiAccepted &) const = default;
};

struct DoraRevealed {
  Tile indicator;
  bool operator==(const DoraRevealed &) const = default;
};

// One win. Several rons are several Hora events in the order in which they are paid.
struct HoraInfo {
  std::int8_t winner = 0;
  std::int8_t from = -1;  // discarder (or robbed seat); -1 on tsumo
  HandTiles hand;         // concealed without the winning tile, ascending
  Melds melds;
  Tile winTile;
  InlineVec<Tile, 5> doraIndicators;
  InlineVec<Tile, 5> uraIndicators;  // empty unless the winner is in riichi
  InlineVec<Tile, 24> arisu;         // tiles turned by the arisu rule, the first miss included
  WinResult result;
  Scores scores{};  // after this win
  Tally tally;      // likewise
  bool operator==(const HoraInfo &) const = default;
};
struct Hora {
  Shared<HoraInfo> info;
  bool operator==(const Hora &) const = default;
};

enum class DrawType : std::uint8_t {
  Exhaustive,
  NagashiMangan,
  Kyuushu,
  Suufon,
  Suucha,
  Suukaikan,
  TripleRon,
};

struct RyukyokuInfo {
  DrawType type = DrawType::Exhaustive;
  std::int8_t declarer = -1;             // Kyuushu
  std::array<bool, 4> tenpai{};          // Exhaustive and NagashiMangan
  std::array<bool, 4> nagashi{};         // NagashiMangan
  std::array<HandTiles, 4> hands;        // opened hands, empty = stays closed
  std::array<std::int32_t, 4> deltas{};  // sticks not in
  Scores scores{};                       // after
  bool operator==(const RyukyokuInfo &) const = default;
};
struct Ryukyoku {
  Shared<RyukyokuInfo> info;
  bool operator==(const Ryukyoku &) const = default;
};

// After the last Hora or the Ryukyoku of a hand.
struct KyokuEnded {
  bool dealerStays = false;
  bool matchOver = false;
  bool operator==(const KyokuEnded &) const = default;
};

// What is settled beside score, uma and oka.
enum class AdjustmentKind : std::uint8_t { Bankruptcy, Yakitori, Chips, Chombo, SideBets };
struct Adjustment {
  AdjustmentKind kind{};
  std::array<std::int32_t, 4> points{};  // by seat; the sum is 0 but for Chombo
  bool operator==(const Adjustment &) const = default;
};

struct MatchResult {
  Scores scores{};                          // leftover sticks given out
  std::array<std::int8_t, 4> place{};       // by seat, 1..4; equal when TieBreak::Shared; 0 for an idle seat
  std::array<std::int32_t, 4> placement{};  // by seat: uma and oka
  std::array<std::int32_t, 4>
      finalPoints{};                     // by seat, in points with uma, oka and adjustments: +61.3 is 61300
  InlineVec<Adjustment, 5> adjustments;  // that are not all zero
  Tally tally;                           // at the end
  std::array<std::uint8_t, 2>
      yakitoriDice{};    // RuleSet::yakitoriDice, when markers were paid; 0 = not thrown
  std::string wallSeed;  // lower-case hex, revealed; empty for a replayed record
  bool operator==(const MatchResult &) const = default;
};
struct MatchEnded {
  Shared<MatchResult> result;
  bool operator==(const MatchEnded &) const = default;
};

using Event = std::variant<MatchStarted, KyokuStarted, Tsumo, Dahai, Call, Kita, Riichi, RiichiAccepted,
                           DoraRevealed, Hora, Ryukyoku, KyokuEnded, MatchEnded>;

// Helper for std::visit with lambdas.
template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

}  // namespace janso
