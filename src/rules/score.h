// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The value of a finished hand, and how it comes about.
//
// A score is never only a number: WinResult holds the yaku with their han, every fu part with the tiles that
// gave it, the dora of each kind, the limit, base points and payments. The result page, the tooltips and the
// drills read it.
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

// A winning hand and its circumstances. Seats are absolute (0 = first dealer of the match).
struct WinInput {
  InlineVec<Tile, 13> concealed;  // 13 - 3 x melds tiles, without the winning tile
  Melds melds;                    // in the order they were made
  Tile winTile;
  bool tsumo = false;
  std::int8_t winner = 0;
  std::int8_t from = -1;  // discarder's seat; -1 on tsumo
  std::int8_t dealer = 0;
  std::uint8_t roundWind = 0;  // 0 east .. 3 north, 4 haku .. 6 chun

  bool riichi = false;
  bool doubleRiichi = false;  // `riichi` is then true too
  bool ippatsu = false;
  bool haitei = false;
  bool houtei = false;
  bool rinshan = false;
  bool chankan = false;
  bool tenhou = false;
  bool chiihou = false;
  bool renhou = false;             // ron before the winner's first draw, no call made
  bool openRiichi = false;         // `riichi` is then true too
  bool fromRiichi = false;         // ron: the discarder is in riichi
  bool afterKan = false;           // ron: the discarder made a kan this turn (kanburi)
  bool riichiTile = false;         // ron on the discarder's riichi tile (tsubame gaeshi)
  bool kitaRon = false;            // ron on a North set aside
  bool shotBird = false;           // ron: the discarder's hand holds a 7p (RuleSet::toriuchi)
  std::uint8_t kita = 0;           // Norths set aside by the winner
  std::uint8_t winsInRow = 0;      // wins in a row of the dealer, this one included
  std::int8_t doubledSeat = -1;    // RuleSet::wareme: seat that pays and receives the hand points
  std::uint8_t doubledFactor = 1;  // this many times

  // Index in `melds` of the kan that was made last, which the order does not show because a kakan stays where
  // its pon was. Needed for liability only; -1 = the last kan in the list.
  std::int8_t lastKan = -1;

  InlineVec<Tile, 5> doraIndicators;  // all that are face up, including kan dora
  InlineVec<Tile, 5> uraIndicators;   // counted only with riichi
  InlineVec<Tile, 24> arisu;          // tiles turned by the arisu rule, including the first miss

  std::int32_t honba = 0;  // honba that this winner collects
  // Honba on the table, for RuleSet::twoHanMinimumAt and paaRenchan; 0 is fine unless it exceeds `honba`.
  std::int32_t tableHonba = 0;
  std::int32_t kyotaku = 0;  // sticks that this winner collects, including the winner's own

  // The winner's seat wind, 0 east .. 3 north.
  std::uint8_t seatWind(int players) const {
    return static_cast<std::uint8_t>((winner - dealer + players) % players);
  }
};

// A yaku and its value. With RuleSet::aotenjou a yakuman has both: 13 han each.
struct YakuHan {
  YakuId id{};
  std::uint8_t han = 0;      // 0 for a yakuman
  std::uint8_t yakuman = 0;  // 1, or 2 for a double yakuman
  bool operator==(const YakuHan &) const = default;
};

enum class FuReason : std::uint8_t {
  Base,            // futei 20
  MenzenRon,       // closed hand won by ron 10
  Tsumo,           // 2
  Minko,           // open triplet 2 / 4
  Anko,            // concealed triplet 4 / 8
  Minkan,          // open kan 8 / 16
  Ankan,           // closed kan 16 / 32
  DragonPair,      // 2; as a double wind if it is the round's dragon
  SeatWindPair,    // 2
  RoundWindPair,   // 2
  DoubleWindPair,  // 2 or 4, by option
  Kanchan,         // middle wait 2
  Penchan,         // edge wait 2
  Tanki,           // pair wait 2
  Chiitoitsu,      // 25 in total
  OpenPinfu,  // open hand without any fu: raised to 30 (RuleSet::openPinfuRonFu); this part is the difference
  PinfuTsumo,  // 20 in total (fu 0: the part explains why there is no Tsumo part)
  NorthPair,   // 2 where North is a yaku for everyone (RuleSet::northYaku); as a double wind in its round
};

struct FuPart {
  FuReason reason{};
  std::uint8_t fu = 0;
  InlineVec<Tile, 4> tiles;  // that gave it (the winning tile for a wait); empty if the whole hand gave it
  bool operator==(const FuPart &) const = default;
};

enum class Limit : std::uint8_t { None, Mangan, Haneman, Baiman, Sanbaiman, KazoeYakuman, Yakuman };

// The groups of the concealed part.
enum class GroupType : std::uint8_t { Run, Triplet, Pair, Kan };
struct Group {
  GroupType type{};
  Kind kind = 0;      // lowest kind
  bool open = false;  // by a call; a triplet completed by ron counts as open for fu and is marked `ronned`
  bool ronned = false;
  bool operator==(const Group &) const = default;
};
enum class WaitShape : std::uint8_t { Ryanmen, Kanchan, Penchan, Shanpon, Tanki, Kokushi13, Chiitoitsu };

// What chips are paid for. Red fives, ura and ippatsu count in a yakuman hand too; a yakuman hand (not a
// kazoe yakuman) counts once.
enum class ChipReason : std::uint8_t { Ippatsu, Ura, Red, Yakuman, HakuPocchi, Arisu, Toriuchi };
struct ChipPart {
  ChipReason reason{};
  std::int16_t chips = 0;  // from the discarder on ron, from each other seat on tsumo
  bool operator==(const ChipPart &) const = default;
};

struct WinResult {
  InlineVec<YakuHan, 24> yaku;  // in the order of a result page; dora, red and ura last
  InlineVec<FuPart, 16> fuParts;
  std::int32_t han = 0;  // with bonus; 0 when yakuman > 0 (with RuleSet::aotenjou: all han that count)
  std::int32_t fu = 0;   // rounded; 0 when yakuman > 0 (same exception)
  // Total multiplier that is paid; 0 for a kazoe yakuman and for a yakuman that counts as a mangan. `yaku`
  // lists every yakuman of the hand, so without stacking or with a cap this can be less than their sum.
  std::int32_t yakuman = 0;
  Limit limit = Limit::None;
  std::int32_t basePoints = 0;
  std::int32_t handPoints = 0;  // value of the hand without honba and sticks (tsumo: sum of the payments)

  // What each seat pays for hand and honba (>= 0, absolute seats), and what the winner receives from sticks.
  std::array<std::int32_t, 4> payments{};
  std::int32_t honbaPoints = 0;
  std::int32_t stickPoints = 0;
  std::array<std::int32_t, 4> deltas{};  // including honba and sticks
  std::int8_t pao = -1;  // liable seat that pays all or part; -1 = nobody, or the discarder, who pays anyway

  std::array<std::int16_t, 4> chips{};  // change of each seat; the sum is 0
  InlineVec<ChipPart, 8> chipParts;     // what they are for; only nonzero parts
  Tile pocchiAs;                        // the tile that a marked haku stood for; unknown if it stood for none

  InlineVec<Group, 5> groups;  // of the chosen reading, melds included; empty for chiitoitsu and kokushi
  WaitShape wait{};

  bool has(YakuId id) const {
    return std::ranges::any_of(yaku, [id](const YakuHan &each) { return each.id == id; });
  }
  bool operator==(const WinResult &) const = default;
};

enum class NoWin : std::uint8_t { NotComplete, NoYaku, BelowMinimumHan };

// A result, or the reason why there is none.
struct ScoreOutcome {
  std::optional<WinResult> result;
  NoWin why = NoWin::NotComplete;
};

// Scores the reading that pays most (then has more han, then more fu) under `rules`. Thread-safe. A wrong
// number of tiles is a programming error (asserted); a hand with five of a kind is never complete;
// circumstances that exclude each other are scored as given. Check foreign input with winInputError() first.
//
// Sources: the payment, fu and yaku tables shared by Basic Ari-Ari, EMA 2016, WRC and Tenhou; where they
// differ, RuleSet has an option.
ScoreOutcome scoreHand(const WinInput &input, const RuleSet &rules);

// Why this hand cannot win, or nothing if it can. The same answer as scoreHand(), but faster; ura may still
// be unknown.
std::optional<NoWin> whyNoWin(const WinInput &input, const RuleSet &rules);

// Base points, which payments are multiples of: fu x 2^(2+han), or the points of the limit under `rules`
// (from mangan 2,000 to yakuman 8,000 each). Sets `limit`. `yakuman`: total multiplier, already capped; with
// 0, han and fu count. With RuleSet::aotenjou there is no limit and a yakuman adds 13 to `han`; base points
// are then capped at kMostBasePoints, so that every payment fits into 32 bits, even when wareme doubles it.
inline constexpr std::int32_t kMostBasePoints = 10'000'000;
std::int32_t basePoints(int han, int fu, int yakuman, const RuleSet &rules, Limit &limit);

// Seats that are liable under `rules` for a yakuman that these melds make certain: the player whose discard
// was called (pon, daiminkan) for the last group of daisangen or daisuushii, for the fourth kan, or for the
// last of the four groups of suu renkou or isshoku suujun. With RuleSet::paoShousuushii (Reach Mahjong) three
// groups of winds are enough: the player whose discard was called for the third or a later one is liable for
// shousuushii and daisuushii. Groups made from the player's own hand make nobody liable. `lastKan` as in
// WinInput.
struct Pao {
  std::int8_t seat = -1;
  YakuId yaku{};
  bool operator==(const Pao &) const = default;
};
InlineVec<Pao, 4> paoOf(const Melds &melds, const RuleSet &rules, int lastKan = -1);

// Faults of a described hand. The comment after each says what Error::data holds.
enum class WinFault {
  UnknownTile = 1,
  Concealed,   // how many there are, how many there should be
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

// The first thing in a hand described by a person or a file that is impossible under `rules`, in one sentence
// ("there are 5 copies of 1m, but only four exist"); nothing when scoreHand() can be called. Does not check
// whether the hand is complete. Error::code is a WinFault.
std::optional<Error> winInputError(const WinInput &input, const RuleSet &rules);

// Stable lower-case names for files and command lines: "menzen_ron", "kazoe_yakuman" (None: ""), "shanpon".
std::string_view fuKey(FuReason reason);
std::string_view limitKey(Limit limit);
std::string_view waitKey(WaitShape wait);

}  // namespace janso
