// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every option of riichi mahjong, as data.
//
// A plain aggregate: one field per option, each value documented where it is declared, with the defaults of
// Basic Ari-Ari. Presets are values of it (presets.h). Every match and every saved game carries its ruleset;
// it is never global. Points are single points (1000, never 10).
//
// Three players sit in seats 0..2; arrays by seat still have four entries, the last one unused.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "rules/inlinevec.h"
#include "rules/yakuid.h"

namespace janso {

// --- Value types, in the order of their options below ---
enum class MatchLength : std::uint8_t {
  East,
  South,      // hanchan
  Iichan,     // all four winds
  Tonpeesen,  // east, then north
  Tontonsen,  // two east rounds in one: east 1 to east 8
};
enum class UmaKind : std::uint8_t {
  ByPlace,       // RuleSet::uma
  Sinking,       // each player whose final score is below zero pays one unit to first place
  Floating,      // players whose final score is above zero share three units
  FloatingJpml,  // by how many hold the return points or more: 1: 12 -1 -3 -8, 2 (and 0, 4): 8 4 -4 -8,
                 // 3: 8 3 1 -12, in tenths of the unit
  Binta,  // in each pair the lower pays the higher one unit, two if exactly one of them is below the start
};
enum class TieBreak : std::uint8_t {
  SeatOrder,  // the earlier starting seat is placed higher
  Shared,     // places are shared: uma and oka are averaged
};
enum class FinalRounding : std::uint8_t {
  None,
  Thousand4Down5Up,  // half away from zero to whole thousands, first place takes the balance (Tenhou)
  Thousand5Down6Up,  // exactly 500 rounds down, first place takes the balance (parlor custom)
};
enum class ExtraRound : std::uint8_t {
  None,  // the match ends after its last hand
  // Overtime is played only while nobody has the target. With sudden death it ends when the deal passes and a
  // player has the target (a dealer who repeats plays on, as in the last hand and in Tenhou records; see
  // Yame); otherwise each overtime round is played to its end.
  OneWindSuddenDeath,      // at most one more round
  UntilTarget,             // more rounds (extraWinds, extraRoundsMost), sudden death
  OneWind,                 // at most one more round, always whole
  UntilTargetWholeRounds,  // more rounds, always whole
};
enum class ExtraWinds : std::uint8_t {
  UpToNorth,   // overtime ends after the north round at the latest; Tonpeesen and Tontonsen: one more round
  BackToEast,  // east comes again after north (kaeriton)
  Dragons,     // haku, hatsu and chun are round winds after north
};
enum class BankruptcyBonusTo : std::uint8_t {
  Winner,  // the winner whose win it was; each of several winners gets all of it; nobody after a draw
  First,   // first place of the match
};
enum class Yame : std::uint8_t {
  None,       // the dealer must play on
  Automatic,  // the match ends if the dealer would repeat, is first, and has the target (if there is one)
  Asked,      // as Automatic, but the dealer may choose to play on
};
enum class Bankruptcy : std::uint8_t { None, BelowZero, ZeroOrBelow };
enum class LeftoverSticks : std::uint8_t { First, FirstSplitOnTie, Lost, Returned };
enum class KanDora : std::uint8_t {
  ImmediateBeforeDraw,     // turned before the replacement tile is drawn
  AfterDrawBeforeDiscard,  // turned after the replacement tile is drawn; counts for a rinshan win
  WithDiscard,             // turned just before the next discard (or kan); does not count for a rinshan win
  Never,
};
enum class MultiRon : std::uint8_t {
  All,       // every winner is paid
  HeadBump,  // only the first winner in turn order from the discarder is paid
  Abort,     // the hand ends in a draw (for three rons)
};
enum class MultiRonHonba : std::uint8_t {
  Nearest,  // the first winner in turn order from the discarder
  Each,     // every winner collects all honba
};
enum class MultiRonSticks : std::uint8_t {
  Nearest,
  OwnBackRestNearest,  // the other winners take back their own sticks
};
enum class AbortSuukaikan : std::uint8_t { None, AtDeclaration, AfterFourthKansDiscard };
enum class NagashiRenchan : std::uint8_t { DealerTenpai, DealerIsNagashiWinner };
enum class RiichiAnkan : std::uint8_t {
  SameWaitAndStructure,  // the waits stay the same, and the three tiles can only be read as a triplet
  SameWait,              // the waits stay the same
  NotAWinningTile,       // the drawn tile is not a winning tile, and the waits stay the same
  Never,
};
enum class TempFuritenEnd : std::uint8_t { OwnDraw, OwnDiscard, OwnDrawOrCall, OwnDrawOrAnyCall };
enum class Karaten : std::uint8_t {
  TenpaiAlways,        // shape alone decides
  NotenConcealedOnly,  // not tenpai when the concealed hand holds all four copies of every wait
  NotenCountingMelds,  // not tenpai when hand and melds of the player hold all four copies of every wait
};
enum class Renchan : std::uint8_t { WinOrTenpai, WinOnly, Never, WinOrAnyDraw };
enum class RenchanLater : std::uint8_t { Same, WinOrTenpai, WinOnly, Never, WinOrAnyDraw };
enum class Kazoe : std::uint8_t {
  Yakuman,    // 13 or more han are one yakuman
  Sanbaiman,  // 13 or more han are a sanbaiman
  NoLimit,    // every full 13 han are one more yakuman
};
enum class YakumanStacking : std::uint8_t { Add, None };  // None: only the highest is paid
enum class PaoHonba : std::uint8_t {
  Discarder,  // honba as without liability; the liable seat pays them if it pays all of a tsumo
  Liable,     // the liable seat pays all honba
};
enum class PaoScope : std::uint8_t {
  ThatYakumanOnly,  // other yakuman of the hand are paid as usual
  WholeHand,
};
enum class Renhou : std::uint8_t { None, Mangan, Yakuman };
enum class OpenRiichiReveal : std::uint8_t {
  Hand,   // all concealed tiles
  Waits,  // only the groups that form the wait
};
enum class FifthKan : std::uint8_t { Forbidden, Abort };
enum class PaaRenchanCounts : std::uint8_t {
  Wins,      // wins in a row, including those just before becoming dealer; any hand not won ends the streak
  Counters,  // honba on the table when the dealer wins, draws included; the deal passes after it
};
enum class Wareme : std::uint8_t {
  None,
  Wareme,     // the seat in front of the wall that the dice broke pays and receives double hand points
  DaiWareme,  // the same, but four times when the dice show doubles
  Doukasen,   // double for the seat whose wall holds the current end of the live wall
};
enum class YakitoriKaeshi : std::uint8_t {
  None,
  LastMarker,  // with one marker left: a marked player who wins by ron hands it to the discarder
  Always,      // always; markers pile up, and a win removes one
};
enum class Arisu : std::uint8_t { None, Riichi, Closed, Any };  // which winners turn tiles
enum class ArisuReward : std::uint8_t { Han, Chip };
enum class Chombo : std::uint8_t {
  None,           // the table prevents irregular play
  ReverseMangan,  // the offender pays the others a mangan as for their tsumo; the hand is replayed
  ScoreAfterUma,  // RuleSet::chomboPoints are subtracted from the final points
};
enum class KitaRon : std::uint8_t {
  None,         // a North set aside cannot be won on
  NoChankan,    // any hand can win, without chankan
  Chankan,      // any hand can win, with chankan
  KokushiOnly,  // only kokushi can win
};
enum class NorthYaku : std::uint8_t {
  NoYaku,   // a yaku only as the round wind
  Yakuhai,  // a triplet of it is a yaku for everyone
};
enum class PuutaaValue : std::uint8_t { Yakuman, Mangan };

struct RuleSet {
  std::string id = "basic_ariari";     // preset that it started from; "custom" parts do not change it
  std::string name = "Basic Ari-Ari";  // shown as is; presets are translated by id

  // --- Setup ---
  std::uint8_t players = 4;
  std::array<std::uint8_t, 3> redFives{1, 1, 1};  // of man, pin, sou; 0..4 each
  MatchLength length = MatchLength::South;
  std::int32_t startingPoints = 25000;
  std::int32_t returnPoints = 30000;  // subtracted in the final score
  std::int32_t targetPoints = 0;  // points a player must hold for the match to end on schedule; 0 = no target
  UmaKind umaKind = UmaKind::ByPlace;
  std::array<std::int32_t, 4> uma{30000, 10000, -10000, -30000};  // by place; [3] = 0 with three players
  std::int32_t umaUnit = 10000;                                   // unit of the other kinds of uma
  std::int32_t oka = 20000;                                       // to first place
  TieBreak tieBreak = TieBreak::SeatOrder;
  FinalRounding finalRounding = FinalRounding::None;

  // --- Match end ---
  ExtraRound extraRound = ExtraRound::None;
  ExtraWinds extraWinds = ExtraWinds::UpToNorth;
  std::uint8_t extraRoundsMost = 0;  // 0 = as many as extraWinds allows (BackToEast: at most four)
  Yame agariYame = Yame::None;
  Yame tenpaiYame = Yame::None;
  Bankruptcy bankruptcy = Bankruptcy::BelowZero;
  std::int32_t bankruptcyBonus = 0;  // paid by each bankrupt player, after the uma; 0 = none
  BankruptcyBonusTo bankruptcyBonusTo = BankruptcyBonusTo::Winner;
  std::int32_t endAtScore = 0;  // the match ends when a player holds this many points; 0 = never
  LeftoverSticks leftoverSticks = LeftoverSticks::First;

  // --- Dora ---
  bool dora = true;
  bool uraDora = true;
  bool kanDora = true;
  bool kanUraDora = true;
  KanDora kanDoraAnkan = KanDora::AfterDrawBeforeDiscard;
  KanDora kanDoraDaiminkan = KanDora::AfterDrawBeforeDiscard;
  KanDora kanDoraKakan = KanDora::AfterDrawBeforeDiscard;
  bool kanDoraBeforeChankan = true;  // an indicator pending from an earlier kan is turned before another kan
                                     // can be robbed; false: only if nobody robs it

  // --- Calls ---
  bool kuitan = true;                   // open tanyao
  bool kuikaeSameForbidden = true;      // the called kind may not be discarded
  bool kuikaeOtherEndForbidden = true;  // nor the kind at the other end of the called run
  bool chi = true;

  // --- Fu ---
  bool pinfuTsumo = true;             // pinfu is possible with tsumo (20 fu)
  std::uint8_t openPinfuRonFu = 30;   // an open hand without any fu, on ron
  bool openTsumoFu = true;            // +2 for tsumo with an open hand
  std::uint8_t doubleWindPairFu = 4;  // 2 or 4
  bool rinshanTsumoFu = true;         // +2 for tsumo on a replacement tile
  std::uint8_t chiitoitsuFu = 25;

  // --- Flow of points ---
  Renchan renchan = Renchan::WinOrTenpai;
  RenchanLater renchanLater = RenchanLater::Same;  // from the second round on
  std::int32_t honbaRon = 300;                     // per honba, from the discarder
  std::int32_t honbaTsumoEach = 100;               // per honba, from each player
  std::int32_t notenPool = 3000;
  std::int8_t twoHanMinimumAt = -1;  // honba from which two han of yaku (not dora) are required; -1 = never
  bool twoHanSureYakuOnly = false;   // yaku by luck (ippatsu, haitei, ...) do not count for that
  Wareme wareme = Wareme::None;

  // --- Several winners ---
  MultiRon doubleRon = MultiRon::HeadBump;
  MultiRon tripleRon = MultiRon::HeadBump;
  MultiRonHonba multiRonHonba = MultiRonHonba::Nearest;
  MultiRonSticks multiRonSticks = MultiRonSticks::Nearest;
  bool multiRonDealerRepeats = true;  // a dealer among several winners repeats; false: only if nearest

  // --- Abortive draws ---
  bool abortKyuushu = false;
  bool abortSuufon = false;
  bool abortSuucha = false;
  AbortSuukaikan abortSuukaikan = AbortSuukaikan::None;
  bool abortDealerRepeats = true;
  bool abortHonba = true;  // a honba is added

  // --- Nagashi mangan ---
  bool nagashiMangan = false;
  bool nagashiClosed = false;        // needs a closed hand
  bool nagashiIsWin = false;         // counts as a win, otherwise as a draw
  bool nagashiTakesBonus = false;    // collects honba, and sticks (if several: nearest to the dealer)
  bool nagashiReplacesNoten = true;  // no noten payments in addition
  NagashiRenchan nagashiRenchan = NagashiRenchan::DealerTenpai;

  // --- Riichi ---
  std::int32_t riichiMinPoints = 1000;  // needed before paying the stick; 0 = none, even in debt
  std::uint8_t riichiMinWall = 4;       // tiles required in the live wall
  bool furitenRiichi = true;
  RiichiAnkan riichiAnkan = RiichiAnkan::SameWaitAndStructure;
  std::uint8_t doubleRiichiHan = 2;
  bool doubleRiichiBrokenByCalls = true;  // by any call before it, including closed kans
  bool ippatsu = true;
  bool ippatsuBrokenByAnkan = true;  // by anyone's closed kan
  bool ippatsuWithChankan = true;    // a win that robs the kan keeps ippatsu
  bool openRiichi = false;
  OpenRiichiReveal openRiichiReveal = OpenRiichiReveal::Hand;
  bool openRiichiDealInYakuman = false;  // ron on a player who is not in riichi is a yakuman

  // --- Furiten, tenpai ---
  TempFuritenEnd tempFuritenEnd = TempFuritenEnd::OwnDiscard;
  Karaten karaten = Karaten::NotenCountingMelds;
  bool keishikiTenpai = true;  // tenpai without a yaku counts at a draw

  // --- Limits ---
  bool kiriage = false;  // 4 han 30 fu and 3 han 60 fu are mangan
  Kazoe kazoe = Kazoe::Yakuman;
  bool aotenjou = false;  // no limits: each yakuman counts 13 han, and yaku and dora add to it
  bool doubleDaisuushii = true;
  bool doubleSuuankouTanki = true;
  bool doubleKokushi13 = true;
  bool doubleJunseiChuuren = true;
  YakumanStacking yakumanStacking = YakumanStacking::Add;
  std::uint8_t yakumanCap = 0;  // most yakuman counted; 0 = no cap

  // --- Liability (pao) ---
  bool paoDaisangen = true;
  bool paoDaisuushii = true;
  bool paoShousuushii = false;
  bool paoSuukantsu = false;
  bool paoOptionalYakuman = false;  // suu_renkou, isshoku_suujun: discarder of the fourth called group
  PaoHonba paoHonba = PaoHonba::Discarder;
  PaoScope paoScope = PaoScope::ThatYakumanOnly;
  bool daiminkanRinshanPao = false;  // discarder of the tile for an open kan pays a rinshan win alone

  // --- Yaku details ---
  Renhou renhou = Renhou::None;
  bool renhouCumulative = false;  // as a mangan: five han added to other yaku; false: the better counts
  bool tenhouChiihou = true;
  bool ryuuiisouNeedsHatsu = false;
  bool chuurenManOnly = false;
  bool chankanAnkanKokushi = true;  // kokushi can rob a closed kan
  bool haiteiWithRinshan = false;
  std::uint8_t paaRenchan = 0;  // wins or honba from which the dealer's win is a yakuman; 0 = off
  PaaRenchanCounts paaRenchanCounts = PaaRenchanCounts::Wins;

  // --- Kans ---
  std::uint8_t maxKans = 4;  // of all players together
  FifthKan fifthKan = FifthKan::Forbidden;

  // --- Penalties (strict table) ---
  Chombo chombo = Chombo::ReverseMangan;
  std::int32_t chomboPoints = 20000;  // for ScoreAfterUma, as a positive number
  bool chomboEndsMatch = false;

  // --- Three players ---
  bool kita = false;            // North may be set aside as a bonus tile, one han each
  bool kitaBreaksTurns = true;  // has the effect of a call on ippatsu, double riichi and first turns
  KitaRon kitaRon = KitaRon::NoChankan;
  bool kitaAfterPon = false;  // North can be set aside on the turn of the player's pon
  bool kitaRinshan = true;    // a win on its replacement tile is rinshan
  NorthYaku northYaku = NorthYaku::NoYaku;
  bool tsumoLoss = true;  // the absent player's share is not paid; false: the other two pay half of it each

  // --- Side rules ---
  std::int32_t yakitori = 0;  // from a player who never won to each other; 0 = off, unless yakitoriDice
  bool yakitoriDice = false;  // instead: 1,000 per pip of two dice rolled at the end
  bool yakibuta = false;      // escaping by ron in the very last hand passes the penalty to the discarder
  bool yakinaoshi = false;    // when all players have won, all are marked again
  YakitoriKaeshi yakitoriKaeshi = YakitoriKaeshi::None;
  std::int32_t chipValue = 0;         // points per chip at the end of the match; 0 = chips are only counted
  std::uint8_t chipIppatsu = 0;       // from the discarder, or from each player on tsumo
  std::uint8_t chipUra = 0;           // per ura dora, from the same players
  std::uint8_t chipRed = 0;           // per red five, from the same players
  std::uint8_t chipYakumanRon = 0;    // from the discarder
  std::uint8_t chipYakumanTsumo = 0;  // from each player
  std::uint8_t chipHakuPocchi = 0;    // for a win with it, from each player
  std::uint8_t chipBankruptcy = 0;    // from a bankrupt player, to the player that bankruptcyBonusTo names
  Arisu arisu = Arisu::None;
  ArisuReward arisuReward = ArisuReward::Han;
  bool toriuchi = false;        // ron: a chip per 1s; not if the discarder holds 7p, unless the winner has 8s
  std::uint8_t hakuPocchi = 0;  // number of marked white dragons
  bool hakuPocchiAnyRiichi = false;  // drawn after riichi it wins on any turn, not only within ippatsu
  // Points that the better placed of two players gets from the other, for starting seats 0-1, 0-2, 0-3, 1-2,
  // 1-3, 2-3.
  std::array<std::int32_t, 6> sideBets{};

  // --- Optional yaku: bit optionalYakuBit(id) (yakuid.h) ---
  std::uint64_t optionalYaku = 0;
  bool kinkeiAnyTile = false;      // any pair wait on four open melds is a yaku of one han
  bool uumensaiOpen = false;       // also valid with calls
  bool specialWinsMangan = false;  // uupin_kaihou, iipin_raoyue, ryansou_chankan: mangan, not yakuman
  bool aoNoDoumonHatsu = false;    // green dragons are allowed
  bool kinmonkyouFlush = false;    // the pair must be of the same suit too
  bool kinmonkyouClosed = false;   // the hand must be closed
  bool kinmonkyouDouble = false;   // closed and flush: double yakuman
  PuutaaValue puutaaValue = PuutaaValue::Yakuman;

  bool operator==(const RuleSet &) const = default;
};

// Whether a player who holds `points` can pay for a riichi stick.
constexpr bool affordsRiichi(const RuleSet &rules, std::int32_t points) {
  return rules.riichiMinPoints == 0 || points >= rules.riichiMinPoints;
}

// Whether yakitori markers are dealt out.
constexpr bool usesYakitori(const RuleSet &rules) {
  return rules.yakitori > 0 || rules.yakitoriDice;
}

// --- Consequences that several layers need ---

// The wind of a round of the match (0 = first): 0 east .. 3 north, 4 haku, 5 hatsu, 6 chun.
int roundWind(const RuleSet &rules, int round);
// The number of rounds before overtime, and the greatest number of rounds with overtime.
int scheduledRounds(const RuleSet &rules);
int mostRounds(const RuleSet &rules);
// The number of a round's first hand within its wind, from 0. Consecutive rounds of one wind count on
// (tontonsen: 0, 4, 8); any other round begins at 0. A round has as many hands as players.
int firstKyokuOf(const RuleSet &rules, int round);
// The first round of a match that has this hand, for records that do not store the round: with back to east a
// wind comes more than once. For a hand that no round has: the round of its wind, or 0.
int roundOf(const RuleSet &rules, int bakaze, int kyoku);

// Replacement tiles in the wall: 4, or 8 where North may be set aside. Draws in a hand, replacement tiles
// included: 70, with three players 55.
constexpr int replacementTiles(const RuleSet &rules) {
  return rules.players == 3 ? 8 : 4;
}
constexpr int drawsInHand(const RuleSet &rules) {
  return rules.players == 3 ? 55 : 70;
}

}  // namespace janso
