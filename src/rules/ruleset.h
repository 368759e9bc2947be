// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every option of a game of riichi mahjong, as data.
//
// A plain aggregate: one field per option, the meaning of each value beside it, the default that of Basic
// Ari-Ari. Presets are values of it (presets.h). It travels with every match and every saved game and is
// never global. Points are points (1000, never 10).
//
// Three players sit on seats 0..2; what is kept by seat has four places all the same, the last one idle.
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
  Sinking,       // each player whose final score is below zero pays one unit to the first
  Floating,      // the players whose final score is above zero share three units
  FloatingJpml,  // by how many hold the return points or more: 1: 12 -1 -3 -8, 2 (and 0, 4): 8 4 -4 -8,
                 // 3: 8 3 1 -12, in tenths of the unit
  Binta,  // in each pair the lower pays the higher a unit, two when just one of them is below the start
};
enum class TieBreak : std::uint8_t {
  SeatOrder,  // the earlier starting seat is placed higher
  Shared,     // places are shared: uma and oka are averaged
};
enum class FinalRounding : std::uint8_t {
  None,
  Thousand4Down5Up,  // half away from zero to whole thousands, first place takes the balance (Tenhou)
  Thousand5Down6Up,  // exactly 500 goes down, first place takes the balance (parlour custom)
};
enum class ExtraRound : std::uint8_t {
  None,  // the match ends after its last hand
  // Overtime is played only while nobody has the target. With sudden death it ends when the deal passes and
  // somebody has the target (a dealer who stays plays on, as in the last hand: the Tenhou records have it,
  // see Yame); else each further round is played to its end.
  OneWindSuddenDeath,      // at most one more round
  UntilTarget,             // further rounds (extraWinds, extraRoundsMost), sudden death
  OneWind,                 // at most one more round, whole
  UntilTargetWholeRounds,  // further whole rounds
};
enum class ExtraWinds : std::uint8_t {
  UpToNorth,   // overtime ends after the north round at the latest; Tonpeesen and Tontonsen: one more round
  BackToEast,  // east comes again after north (kaeriton)
  Dragons,     // haku, hatsu and chun are round winds after north
};
enum class BankruptcyBonusTo : std::uint8_t {
  Winner,  // whose win it was; each winner of several the whole; nobody after a draw
  First,   // the first place of the match
};
enum class Yame : std::uint8_t {
  None,       // the dealer must play on
  Automatic,  // the match ends when the dealer would stay, is first, and has the target (if there is one)
  Asked,      // as Automatic, but the dealer may choose to play on
};
enum class Bankruptcy : std::uint8_t { None, BelowZero, ZeroOrBelow };
enum class LeftoverSticks : std::uint8_t { First, FirstSplitOnTie, Lost, Returned };
enum class KanDora : std::uint8_t {
  ImmediateBeforeDraw,     // turned before the replacement tile is drawn
  AfterDrawBeforeDiscard,  // turned when the replacement tile has been drawn; counts for a rinshan win
  WithDiscard,             // turned just before the following discard (or next kan); not for a rinshan win
  Never,
};
enum class MultiRon : std::uint8_t {
  All,       // every winner is paid
  HeadBump,  // only the first in turn order from the discarder
  Abort,     // the hand is drawn (for three rons)
};
enum class MultiRonHonba : std::uint8_t {
  Nearest,  // the first in turn order from the discarder
  Each,     // every winner collects all counters
};
enum class MultiRonSticks : std::uint8_t {
  Nearest,
  OwnBackRestNearest,  // the later winners take their own stick back
};
enum class AbortSuukaikan : std::uint8_t { None, AtDeclaration, AfterFourthKansDiscard };
enum class NagashiRenchan : std::uint8_t { DealerTenpai, DealerIsNagashiWinner };
enum class RiichiAnkan : std::uint8_t {
  SameWaitAndStructure,  // the waits stay and the three tiles can only be read as a triplet
  SameWait,              // the waits stay
  NotAWinningTile,       // the drawn tile is no win, and the waits stay
  Never,
};
enum class TempFuritenEnd : std::uint8_t { OwnDraw, OwnDiscard, OwnDrawOrCall, OwnDrawOrAnyCall };
enum class Karaten : std::uint8_t {
  TenpaiAlways,        // shape alone decides
  NotenConcealedOnly,  // not tenpai when every wait has all four copies in the concealed hand
  NotenCountingMelds,  // not tenpai when every wait has all four copies in hand and own melds
};
enum class Renchan : std::uint8_t { WinOrTenpai, WinOnly, Never, WinOrAnyDraw };
enum class RenchanLater : std::uint8_t { Same, WinOrTenpai, WinOnly, Never, WinOrAnyDraw };
enum class Kazoe : std::uint8_t {
  Yakuman,    // 13 han or more are one yakuman
  Sanbaiman,  // they stay a sanbaiman
  NoLimit,    // every full 13 han are one yakuman more
};
enum class YakumanStacking : std::uint8_t { Add, None };  // None: the highest alone is paid
enum class PaoHonba : std::uint8_t {
  Discarder,  // counters are paid as without liability; by the liable seat when it pays all of a self-draw
  Liable,     // the liable seat pays all counters
};
enum class PaoScope : std::uint8_t {
  ThatYakumanOnly,  // further yakuman of the hand are paid as usual
  WholeHand,
};
enum class Renhou : std::uint8_t { None, Mangan, Yakuman };
enum class OpenRiichiReveal : std::uint8_t {
  Hand,   // all concealed tiles
  Waits,  // only the groups that wait
};
enum class FifthKan : std::uint8_t { Forbidden, Abort };
enum class PaaRenchanCounts : std::uint8_t {
  Wins,      // wins in a row, those just before becoming dealer too; any hand not won ends the row
  Counters,  // honba on the table when the dealer wins, draws included; then the deal passes
};
enum class Wareme : std::uint8_t {
  None,
  Wareme,     // the seat before whose wall the break fell pays and receives double hand points
  DaiWareme,  // four times when the dice show doubles
  Doukasen,   // the seat whose wall holds the current end of the live wall, double
};
enum class YakitoriKaeshi : std::uint8_t {
  None,
  LastMarker,  // when one marker is left: a marked winner by ron hands it to the discarder
  Always,      // throughout; markers pile up, a win takes one off
};
enum class Arisu : std::uint8_t { None, Riichi, Closed, Any };  // which winners turn tiles
enum class ArisuReward : std::uint8_t { Han, Chip };
enum class Chombo : std::uint8_t {
  None,           // the table prevents it
  ReverseMangan,  // pays a mangan as on a self-draw by the others; the hand is replayed
  ScoreAfterUma,  // RuleSet::chomboPoints off the final points
};
enum class KitaRon : std::uint8_t {
  None,         // a North set aside cannot be won on
  NoChankan,    // any hand may, and it is no chankan
  Chankan,      // any hand may, with chankan
  KokushiOnly,  // only kokushi
};
enum class NorthYaku : std::uint8_t {
  NoYaku,   // a guest wind to everybody
  Yakuhai,  // a triplet of it is a yaku to everybody
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
  std::int32_t targetPoints = 0;      // somebody must hold it for the match to end on schedule; 0 = no target
  UmaKind umaKind = UmaKind::ByPlace;
  std::array<std::int32_t, 4> uma{30000, 10000, -10000, -30000};  // by place; [3] = 0 with three players
  std::int32_t umaUnit = 10000;                                   // of the other kinds
  std::int32_t oka = 20000;                                       // to first place
  TieBreak tieBreak = TieBreak::SeatOrder;
  FinalRounding finalRounding = FinalRounding::None;

  // --- Match end ---
  ExtraRound extraRound = ExtraRound::None;
  ExtraWinds extraWinds = ExtraWinds::UpToNorth;
  std::uint8_t extraRoundsMost = 0;  // 0 = as many as extraWinds allows; BackToEast: then at most four
  Yame agariYame = Yame::None;
  Yame tenpaiYame = Yame::None;
  Bankruptcy bankruptcy = Bankruptcy::BelowZero;
  std::int32_t bankruptcyBonus = 0;  // paid by each bankrupt player, after the uma; 0 = none
  BankruptcyBonusTo bankruptcyBonusTo = BankruptcyBonusTo::Winner;
  std::int32_t endAtScore = 0;  // the match ends when somebody holds it; 0 = never
  LeftoverSticks leftoverSticks = LeftoverSticks::First;

  // --- Dora ---
  bool dora = true;
  bool uraDora = true;
  bool kanDora = true;
  bool kanUraDora = true;
  KanDora kanDoraAnkan = KanDora::AfterDrawBeforeDiscard;
  KanDora kanDoraDaiminkan = KanDora::AfterDrawBeforeDiscard;
  KanDora kanDoraKakan = KanDora::AfterDrawBeforeDiscard;
  bool kanDoraBeforeChankan = true;  // an indicator that waits from an earlier kan is turned before a further
                                     // kan may be robbed; false: only when nobody robs it

  // --- Calls ---
  bool kuitan = true;                   // open tanyao
  bool kuikaeSameForbidden = true;      // may not discard the kind just called
  bool kuikaeOtherEndForbidden = true;  // nor the kind at the other end of the called run
  bool chi = true;

  // --- Fu ---
  bool pinfuTsumo = true;             // pinfu holds on self-draw (20 fu)
  std::uint8_t openPinfuRonFu = 30;   // an open hand without any fu, on ron
  bool openTsumoFu = true;            // +2 for self-draw with an open hand
  std::uint8_t doubleWindPairFu = 4;  // 2 or 4
  bool rinshanTsumoFu = true;         // +2 for self-draw on a replacement tile
  std::uint8_t chiitoitsuFu = 25;

  // --- Flow of points ---
  Renchan renchan = Renchan::WinOrTenpai;
  RenchanLater renchanLater = RenchanLater::Same;  // from the second round on
  std::int32_t honbaRon = 300;                     // per counter, from the discarder
  std::int32_t honbaTsumoEach = 100;               // per counter, from each
  std::int32_t notenPool = 3000;
  std::int8_t twoHanMinimumAt = -1;  // counters from which two han of yaku (no dora) are needed; -1 = never
  bool twoHanSureYakuOnly = false;   // yaku that only luck gives do not count for it (ippatsu, haitei, ...)
  Wareme wareme = Wareme::None;

  // --- Several winners ---
  MultiRon doubleRon = MultiRon::HeadBump;
  MultiRon tripleRon = MultiRon::HeadBump;
  MultiRonHonba multiRonHonba = MultiRonHonba::Nearest;
  MultiRonSticks multiRonSticks = MultiRonSticks::Nearest;
  bool multiRonDealerRepeats = true;  // a dealer among several winners stays; false: only as the nearest

  // --- Abortive draws ---
  bool abortKyuushu = false;
  bool abortSuufon = false;
  bool abortSuucha = false;
  AbortSuukaikan abortSuukaikan = AbortSuukaikan::None;
  bool abortDealerRepeats = true;
  bool abortHonba = true;  // a counter is added

  // --- Nagashi mangan ---
  bool nagashiMangan = false;
  bool nagashiClosed = false;        // needs a closed hand
  bool nagashiIsWin = false;         // counts as a win, else as a draw
  bool nagashiTakesBonus = false;    // collects honba and sticks; several: sticks to the nearest the dealer
  bool nagashiReplacesNoten = true;  // no noten payments beside it
  NagashiRenchan nagashiRenchan = NagashiRenchan::DealerTenpai;

  // --- Riichi ---
  std::int32_t riichiMinPoints = 1000;  // held before the stick is paid; 0 = none needed, also in debt
  std::uint8_t riichiMinWall = 4;       // tiles left in the live wall
  bool furitenRiichi = true;
  RiichiAnkan riichiAnkan = RiichiAnkan::SameWaitAndStructure;
  std::uint8_t doubleRiichiHan = 2;
  bool doubleRiichiBrokenByCalls = true;  // any call before it, closed kans included
  bool ippatsu = true;
  bool ippatsuBrokenByAnkan = true;  // by a closed kan of anyone
  bool ippatsuWithChankan = true;    // a win that robs the kan keeps it
  bool openRiichi = false;
  OpenRiichiReveal openRiichiReveal = OpenRiichiReveal::Hand;
  bool openRiichiDealInYakuman = false;  // ron from a seat that is not in riichi is a yakuman

  // --- Furiten, tenpai ---
  TempFuritenEnd tempFuritenEnd = TempFuritenEnd::OwnDiscard;
  Karaten karaten = Karaten::NotenCountingMelds;
  bool keishikiTenpai = true;  // tenpai without a yaku counts at a draw

  // --- Limits ---
  bool kiriage = false;  // 4 han 30 fu and 3 han 60 fu are mangan
  Kazoe kazoe = Kazoe::Yakuman;
  bool aotenjou = false;  // no limits: yakuman count 13 han each, yaku and dora add to them
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
  bool paoOptionalYakuman = false;  // suu_renkou and isshoku_suujun: feeder of the fourth open set
  PaoHonba paoHonba = PaoHonba::Discarder;
  PaoScope paoScope = PaoScope::ThatYakumanOnly;
  bool daiminkanRinshanPao = false;  // feeder of an open kan pays a rinshan win alone

  // --- Yaku details ---
  Renhou renhou = Renhou::None;
  bool renhouCumulative = false;  // as a mangan it is five han that add to other yaku; else the better of two
  bool tenhouChiihou = true;
  bool ryuuiisouNeedsHatsu = false;
  bool chuurenManOnly = false;
  bool chankanAnkanKokushi = true;  // kokushi may rob a closed kan
  bool haiteiWithRinshan = false;
  std::uint8_t paaRenchan = 0;  // the dealer's win is a yakuman from this many on; 0 = off
  PaaRenchanCounts paaRenchanCounts = PaaRenchanCounts::Wins;

  // --- Kans ---
  std::uint8_t maxKans = 4;  // of all players together
  FifthKan fifthKan = FifthKan::Forbidden;

  // --- Penalties (strict table) ---
  Chombo chombo = Chombo::ReverseMangan;
  std::int32_t chomboPoints = 20000;  // ScoreAfterUma, as a positive number
  bool chomboEndsMatch = false;

  // --- Three players ---
  bool kita = false;            // North may be set aside as a bonus tile, one han each
  bool kitaBreaksTurns = true;  // it acts like a call on ippatsu, double riichi and first turns
  KitaRon kitaRon = KitaRon::NoChankan;
  bool kitaAfterPon = false;  // may be set aside on the turn of the own pon
  bool kitaRinshan = true;    // a win on its replacement tile is rinshan
  NorthYaku northYaku = NorthYaku::NoYaku;
  bool tsumoLoss = true;  // the absent player's share is not paid; else the others pay half of it each

  // --- Side rules ---
  std::int32_t yakitori = 0;  // points to each other player from who never won; 0 = off, unless by dice
  bool yakitoriDice = false;  // instead: a thousand for each pip of two dice thrown at the end
  bool yakibuta = false;    // who escapes by a ron in the very last hand passes the penalty to the discarder
  bool yakinaoshi = false;  // when all have won, all are marked again
  YakitoriKaeshi yakitoriKaeshi = YakitoriKaeshi::None;
  std::int32_t chipValue = 0;         // points of a chip at the end of the match; 0 = chips are only counted
  std::uint8_t chipIppatsu = 0;       // from the discarder, or from each on a self-draw
  std::uint8_t chipUra = 0;           // per ura dora, likewise
  std::uint8_t chipRed = 0;           // per red five, likewise
  std::uint8_t chipYakumanRon = 0;    // from the discarder
  std::uint8_t chipYakumanTsumo = 0;  // from each
  std::uint8_t chipHakuPocchi = 0;    // for a win with it, from each
  std::uint8_t chipBankruptcy = 0;    // from a bankrupt player, to whom bankruptcyBonusTo names
  Arisu arisu = Arisu::None;
  ArisuReward arisuReward = ArisuReward::Han;
  bool toriuchi = false;        // ron: a chip per 1s of the hand; off when the discarder holds a 7p, unless
                                // the winner has an 8s
  std::uint8_t hakuPocchi = 0;  // how many of the white dragons are marked
  bool hakuPocchiAnyRiichi = false;  // drawn after riichi it wins on any turn, not only as ippatsu
  // Who of two finishes higher gets it from the other: starting seats 0-1, 0-2, 0-3, 1-2, 1-3, 2-3.
  std::array<std::int32_t, 6> sideBets{};

  // --- Optional yaku: bit optionalYakuBit(id) (yakuid.h) ---
  std::uint64_t optionalYaku = 0;
  bool kinkeiAnyTile = false;      // any pair wait on four open melds is a yaku of one han
  bool uumensaiOpen = false;       // also with calls
  bool specialWinsMangan = false;  // uupin_kaihou, iipin_raoyue, ryansou_chankan: mangan, not yakuman
  bool aoNoDoumonHatsu = false;    // green dragons are allowed
  bool kinmonkyouFlush = false;    // the pair must be of the suit too
  bool kinmonkyouClosed = false;   // must be closed
  bool kinmonkyouDouble = false;   // closed and flush: a double yakuman
  PuutaaValue puutaaValue = PuutaaValue::Yakuman;

  bool operator==(const RuleSet &) const = default;
};

// Whether a player who holds `points` may stake a riichi stick.
constexpr bool affordsRiichi(const RuleSet &rules, std::int32_t points) {
  return rules.riichiMinPoints == 0 || points >= rules.riichiMinPoints;
}

// Whether markers are dealt out.
constexpr bool usesYakitori(const RuleSet &rules) {
  return rules.yakitori > 0 || rules.yakitoriDice;
}

// --- Consequences that several layers need ---

// The round of the match (0 = first) -> its wind: 0 east .. 3 north, 4 haku, 5 hatsu, 6 chun.
int roundWind(const RuleSet &rules, int round);
// Rounds before overtime; and the greatest number of rounds with overtime.
int scheduledRounds(const RuleSet &rules);
int mostRounds(const RuleSet &rules);
// The first hand of that round -> its number within the wind, from 0. Rounds of one wind that follow each
// other count on (tontonsen: 0, 4, 8); any other begins at 0. A round has as many hands as players.
int firstKyokuOf(const RuleSet &rules, int round);
// The first round of a match that has this hand, for records that do not say: back to east a wind comes more
// than once. A hand that no round has: that of its wind, or 0.
int roundOf(const RuleSet &rules, int bakaze, int kyoku);

// Replacement tiles in the wall: 4, or 8 where North may be set aside; and draws in a hand, replacement tiles
// included: 70, with three players 55.
constexpr int replacementTiles(const RuleSet &rules) {
  return rules.players == 3 ? 8 : 4;
}
constexpr int drawsInHand(const RuleSet &rules) {
  return rules.players == 3 ? 55 : 70;
}

}  // namespace janso
