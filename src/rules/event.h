// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that happens at the table: the common language of log, save file, bots, replay, review and
// screen.
//
// Seats are absolute, 0..3, 0 = first dealer of the match; with three players seat 3 is empty. Points are
// single points, never hundreds. The table makes open events; maskFor() in table/mask.h gives what one seat
// may see by turning tiles into unknown ones. Events are values; large parts are shared and immutable, so
// copies are cheap.
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

// Counts of the match other than points, by seat.
struct Tally {
  std::array<std::int16_t, 4> chips{};      // won minus lost
  std::array<std::uint8_t, 4> yakitori{};   // markers held (RuleSet::yakitori)
  std::array<std::uint8_t, 4> winsInRow{};  // hands that this seat has won in a row up to now, alone or with
                                            // others, for RuleSet::paaRenchan
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

// A hand is dealt: 13 tiles to each seat; the dealer's fourteenth tile follows as a Tsumo.
struct KyokuStarted {
  std::uint8_t bakaze = 0;  // round wind: 0 east .. 3 north, 4 haku .. 6 chun (RuleSet::extraWinds)
  std::uint8_t kyoku = 0;   // number within the wind, from 0; 0..7 or more in a tontonsen
  std::uint8_t round = 0;   // of the match, from 0: the second east round of a long match is 4
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;  // riichi sticks on the table
  std::int8_t dealer = 0;
  Scores scores{};
  Tally tally;
  std::array<std::uint8_t, 2> dice{};  // 1..6 each; 0 = unknown (some records)
  Tile doraIndicator;
  std::array<HandTiles, 4> hands;  // 13 tiles each, ascending
  bool operator==(const KyokuStarted &) const = default;
};

struct Tsumo {
  std::int8_t seat = 0;
  Tile tile;
  bool rinshan = false;  // true for a replacement tile
  bool operator==(const Tsumo &) const = default;
};

struct Dahai {
  std::int8_t seat = 0;
  Tile tile;
  bool tsumogiri = false;
  bool operator==(const Dahai &) const = default;
};

// A chi, pon or kan of any type. For a kakan `meld` is the pon with its fourth tile.
struct Call {
  std::int8_t seat = 0;
  Meld meld;
  bool operator==(const Call &) const = default;
};

// Three players: a North is set aside. A replacement draw follows unless the North is won on.
struct Kita {
  std::int8_t seat = 0;
  Tile tile;
  bool operator==(const Kita &) const = default;
};

// A declaration of riichi; the Dahai of the riichi tile follows immediately.
struct Riichi {
  std::int8_t seat = 0;
  bool open = false;  // open riichi
  HandTiles shown{};  // open riichi: the tiles that everyone may see from now on, ascending, taken from the
                      // hand as it is after the riichi tile
  bool operator==(const Riichi &) const = default;
};

// The riichi tile was not won on: 1,000 points go on the table.
struct RiichiAccepted {
  std::int8_t seat = 0;
  bool operator==(const RiichiAccepted &) const = default;
};

struct DoraRevealed {
  Tile indicator;
  bool operator==(const DoraRevealed &) const = default;
};

// One win. Several rons are several Hora events, in the order in which they are paid.
struct HoraInfo {
  std::int8_t winner = 0;
  std::int8_t from = -1;  // discarder or robbed seat; -1 on tsumo
  HandTiles hand;         // concealed tiles without the winning tile, ascending
  Melds melds;
  Tile winTile;
  InlineVec<Tile, 5> doraIndicators;
  InlineVec<Tile, 5> uraIndicators;  // empty unless the winner is in riichi
  InlineVec<Tile, 24> arisu;         // tiles turned by the arisu rule, including the first miss
  WinResult result;
  Scores scores{};  // after this win
  Tally tally;      // after this win
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
  std::int8_t declarer = -1;             // Kyuushu only
  std::array<bool, 4> tenpai{};          // Exhaustive and NagashiMangan only
  std::array<bool, 4> nagashi{};         // NagashiMangan only
  std::array<HandTiles, 4> hands;        // opened hands; empty = stays closed
  std::array<std::int32_t, 4> deltas{};  // without riichi sticks
  Scores scores{};                       // after the draw
  bool operator==(const RyukyokuInfo &) const = default;
};
struct Ryukyoku {
  Shared<RyukyokuInfo> info;
  bool operator==(const Ryukyoku &) const = default;
};

// The end of a hand, after its last Hora or its Ryukyoku.
struct KyokuEnded {
  bool dealerStays = false;
  bool matchOver = false;
  bool operator==(const KyokuEnded &) const = default;
};

// A settlement in addition to score, uma and oka.
enum class AdjustmentKind : std::uint8_t { Bankruptcy, Yakitori, Chips, Chombo, SideBets };
struct Adjustment {
  AdjustmentKind kind{};
  std::array<std::int32_t, 4> points{};  // by seat; the sum is 0 except for Chombo
  bool operator==(const Adjustment &) const = default;
};

struct MatchResult {
  Scores scores{};                          // including leftover riichi sticks
  std::array<std::int8_t, 4> place{};       // by seat, 1..4; equal with TieBreak::Shared; 0 for an empty seat
  std::array<std::int32_t, 4> placement{};  // by seat: uma and oka
  std::array<std::int32_t, 4>
      finalPoints{};                     // by seat, in points with uma, oka and adjustments: +61.3 is 61300
  InlineVec<Adjustment, 5> adjustments;  // only those that are not all zero
  Tally tally;                           // at the end of the match
  std::array<std::uint8_t, 2>
      yakitoriDice{};    // RuleSet::yakitoriDice, when markers were paid; 0 = not rolled
  std::string wallSeed;  // lower-case hex, revealed at the end; empty for a replayed record
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
