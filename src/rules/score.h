// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a finished hand is worth, and why.
//
// A score is never only a number: WinResult carries the yaku with their han, every fu part with the tiles
// that gave it, the dora of each kind, the limit, base points and payments. The result page, the tooltips and
// the drills read it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/result.h"
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
  std::uint8_t roundWind = 0;  // 0 east .. 3 north, 4 haku .. 6 chun

  bool riichi = false;
  bool doubleRiichi = false;  // then riichi is true too
  bool ippatsu = false;
  bool haitei = false;
  bool houtei = false;
  bool rinshan = false;
  bool chankan = false;
  bool tenhou = false;
  bool chiihou = false;
  bool renhou = false;           // ron before the own first draw, no call made
  bool openRiichi = false;       // then riichi is true too
  bool fromRiichi = false;       // ron: the discarder is in riichi
  bool afterKan = false;         // ron: the discarder made a kan this turn (kanburi)
  bool riichiTile = false;       // ron: on the tile with which the discarder declares riichi (tsubame gaeshi)
  bool kitaRon = false;          // ron on a North set aside
  bool shotBird = false;         // ron: the discarder's hand holds a 7p (RuleSet::toriuchi)
  std::uint8_t kita = 0;         // Norths set aside by the winner
  std::uint8_t winsInRow = 0;    // of the dealer, this one included
  std::int8_t doubledSeat = -1;  // RuleSet::wareme: this seat pays and receives the hand points
  std::uint8_t doubledFactor = 1;  // times this

  // Index in `melds` of the kan that was made last: a kakan keeps the place of its pon, so the order does not
  // tell. Needed for liability only; -1 = the last kan in the list.
  std::int8_t lastKan = -1;

  InlineVec<Tile, 5> doraIndicators;  // all that are turned, kan dora included
  InlineVec<Tile, 5> uraIndicators;   // counted only in riichi
  InlineVec<Tile, 24> arisu;          // tiles turned by the arisu rule, the first miss included

  std::int32_t honba = 0;  // that this winner collects
  std::int32_t tableHonba =
      0;  // on the table, for RuleSet::twoHanMinimumAt; need not be set unless it exceeds `honba`
  std::int32_t kyotaku = 0;  // sticks that this winner collects, the own one included

  // 0 east .. 3 north.
  std::uint8_t seatWind(int players) const {
    return static_cast<std::uint8_t>((winner - dealer + players) % players);
  }
};

// With RuleSet::aotenjou a yakuman has both: 13 han each.
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
  DragonPair,      // 2; of the round's dragon as a double wind
  SeatWindPair,    // 2
  RoundWindPair,   // 2
  DoubleWindPair,  // 2 or 4, by option
  Kanchan,         // closed wait 2
  Penchan,         // edge wait 2
  Tanki,           // pair wait 2
  Chiitoitsu,      // 25 in all
  OpenPinfu,       // open hand without any fu: raised to 30 (RuleSet::openPinfuRonFu); this part is the rest
  PinfuTsumo,      // 20 in all (fu 0: the part says why there is no Tsumo part)
  NorthPair,       // 2 where North is a yaku to everybody (RuleSet::northYaku); in its round as a double wind
};

struct FuPart {
  FuReason reason{};
  std::uint8_t fu = 0;
  InlineVec<Tile, 4> tiles;  // that gave it (the winning tile for a wait); empty for what the whole hand gave
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

// What chips are for. Red fives, ura and ippatsu count in a yakuman hand too; a yakuman hand (a kazoe yakuman
// is none) counts once.
enum class ChipReason : std::uint8_t { Ippatsu, Ura, Red, Yakuman, HakuPocchi, Arisu, Toriuchi };
struct ChipPart {
  ChipReason reason{};
  std::int16_t chips = 0;  // from the discarder on ron, from each other seat on a self-draw
  bool operator==(const ChipPart &) const = default;
};

struct WinResult {
  InlineVec<YakuHan, 24> yaku;  // in the order a result page shows them; dora, red, ura last
  InlineVec<FuPart, 16> fuParts;
  std::int32_t han = 0;  // bonus included; 0 when yakuman > 0 (not with RuleSet::aotenjou: all that count)
  std::int32_t fu = 0;   // rounded; 0 when yakuman > 0 (likewise)
  // Total multiplier that is paid; 0 for a kazoe yakuman and for one that counts as a mangan. `yaku` lists
  // every yakuman of the hand, so without stacking or with a cap this may be less than their sum.
  std::int32_t yakuman = 0;
  Limit limit = Limit::None;
  std::int32_t basePoints = 0;
  std::int32_t handPoints =
      0;  // what the hand is worth without honba and sticks (tsumo: sum of the payments)

  // What each seat pays for hand and honba (>= 0, absolute seats) and what the winner receives from sticks.
  std::array<std::int32_t, 4> payments{};
  std::int32_t honbaPoints = 0;
  std::int32_t stickPoints = 0;
  std::array<std::int32_t, 4> deltas{};  // honba and sticks in
  std::int8_t pao = -1;  // liable seat that pays a part or all; -1 = nobody (also when it is the discarder:
                         // he pays anyway)

  std::array<std::int16_t, 4> chips{};  // change of each seat; the sum is 0
  InlineVec<ChipPart, 8> chipParts;     // what they are for; only parts that are not 0
  Tile pocchiAs;                        // known when a marked haku stood for another tile: which

  InlineVec<Group, 5> groups;  // of the chosen reading, melds included; empty for chiitoitsu and kokushi
  WaitShape wait{};

  bool has(YakuId id) const {
    return std::ranges::any_of(yaku, [id](const YakuHan &each) { return each.id == id; });
  }
  bool operator==(const WinResult &) const = default;
};

enum class NoWin : std::uint8_t { NotComplete, NoYaku, BelowMinimumHan };

// Either a result or why there is none.
struct ScoreOutcome {
  std::optional<WinResult> result;
  NoWin why = NoWin::NotComplete;
};

// Sources: the payment, fu and yaku tables shared by Basic Ari-Ari, EMA 2016, WRC and Tenhou; what they do
// not share is in RuleSet.
//
// The reading that pays most (then more han, then more fu) under `rules`. Thread-safe. A wrong number
// of tiles is our own mistake (asserted); five of a kind are never complete; circumstances that exclude each
// other are scored as they are given. Ask winInputError() first about foreign input.
ScoreOutcome scoreHand(const WinInput &input, const RuleSet &rules);

// Why this hand may not win, or nothing when it may. The same answer as scoreHand(), but faster; ura may
// still be unknown.
std::optional<NoWin> whyNoWin(const WinInput &input, const RuleSet &rules);

// Base points, of which payments are multiples: fu x 2^(2+han), or the limit's (mangan 2000 .. yakuman 8000
// each) as `rules` say; sets `limit`. `yakuman`: total multiplier, already capped; 0 = none, then han and fu
// count. With RuleSet::aotenjou there is no limit and a yakuman adds 13 to `han`; base points then end at
// kMostBasePoints, so that no payment, doubled by wareme or not, leaves 32 bits.
inline constexpr std::int32_t kMostBasePoints = 10'000'000;
std::int32_t basePoints(int han, int fu, int yakuman, const RuleSet &rules, Limit &limit);

// Seats that are liable for a yakuman which these melds make certain, under `rules`: who fed (pon, daiminkan)
// the last set of daisangen or daisuushii, the fourth kan, or the last of four sets of suu renkou or isshoku
// suujun. With RuleSet::paoShousuushii (Reach Mahjong) three sets of winds are enough: who fed the third or a
// later one is liable for shousuushii and daisuushii. Sets made from the own hand make nobody liable.
// `lastKan` as in WinInput.
struct Pao {
  std::int8_t seat = -1;
  YakuId yaku{};
  bool operator==(const Pao &) const = default;
};
InlineVec<Pao, 4> paoOf(const Melds &melds, const RuleSet &rules, int lastKan = -1);

// What cannot be of a described hand; what Error::data holds stands beside it.
enum class WinFault {
  UnknownTile = 1,
  Concealed,   // how many there are, and should be
  MeldTiles,   // the meld
  MeldFrom,    // the meld
  TooMany,     // how many, the tile
  NotOfThree,  // the tile
  SeatOfFour,
  SeatOfThree,
  RonFrom,
  Negative,
  LastKan,
  Wareme,
  OpenRiichiHand,
  NeedsRiichi,
  Haitei,
  Houtei,
  Rinshan,
  RinshanWithoutKan,
  RinshanIppatsu,
  Chankan,
  ChankanHoutei,
  Tenhou,
  Chiihou,
  Renhou,
  OpenRiichi,
  Kita,
  FifthNorth,
  KitaRon,
  KitaFirstTurn,
  AfterKan,
  RiichiTile,
  FromRiichi,
  ShotBird,
};

// For a hand that a person or a file described: the first thing that cannot be under `rules`, in one sentence
// ("there are 5 of 1m"); nothing when scoreHand() may be asked. Does not ask whether the hand is complete.
// Error::code is a WinFault.
std::optional<Error> winInputError(const WinInput &input, const RuleSet &rules);

// Stable lower-case names for files and command lines: "menzen_ron", "kazoe_yakuman" (none: ""), "shanpon".
std::string_view fuKey(FuReason reason);
std::string_view limitKey(Limit limit);
std::string_view waitKey(WaitShape wait);

}  // namespace janso
