// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every option of a game of riichi mahjong, as data.
//
// A plain aggregate: one field per option, the meaning of each value beside it, the default that of Basic
// Ari-Ari. Presets are values of it (presets.h). It travels with every match and every saved game and is
// never global. Points are points (1000, never 10).
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "rules/inlinevec.h"
#include "rules/yakuid.h"

namespace janso {

// --- Value types, in the order of their options below ---
enum class MatchLength : std::uint8_t { East, South };  // E1..E4, or E1..S4 (hanchan)
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
  // In both a dealer who stays plays on, as in the last hand (the Tenhou records have it): see Yame.
  OneWindSuddenDeath,  // at most one more wind; ends when the deal passes and somebody has the target
  UntilTarget,         // further winds, up to north, until the deal passes and somebody has the target
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
enum class Renchan : std::uint8_t { WinOrTenpai, WinOnly, Never };
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

struct RuleSet {
  std::string id = "basic_ariari";     // preset that it started from; "custom" parts do not change it
  std::string name = "Basic Ari-Ari";  // shown as is; presets are translated by id

  // --- Setup ---
  std::uint8_t players = 4;
  std::array<std::uint8_t, 3> redFives{1, 1, 1};  // of man, pin, sou; 0..1 each
  MatchLength length = MatchLength::South;
  std::int32_t startingPoints = 25000;
  std::int32_t returnPoints = 30000;  // subtracted in the final score
  std::int32_t targetPoints = 0;      // somebody must hold it for the match to end on schedule; 0 = no target
  std::array<std::int32_t, 4> uma{30000, 10000, -10000, -30000};  // by place
  std::int32_t oka = 20000;                                       // to first place
  TieBreak tieBreak = TieBreak::SeatOrder;
  FinalRounding finalRounding = FinalRounding::None;

  // --- Match end ---
  ExtraRound extraRound = ExtraRound::None;
  Yame agariYame = Yame::None;
  Yame tenpaiYame = Yame::None;
  Bankruptcy bankruptcy = Bankruptcy::BelowZero;
  LeftoverSticks leftoverSticks = LeftoverSticks::First;

  // --- Dora ---
  bool dora = true;
  bool uraDora = true;
  bool kanDora = true;
  bool kanUraDora = true;
  KanDora kanDoraAnkan = KanDora::AfterDrawBeforeDiscard;
  KanDora kanDoraDaiminkan = KanDora::AfterDrawBeforeDiscard;
  KanDora kanDoraKakan = KanDora::AfterDrawBeforeDiscard;

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
  std::int32_t honbaRon = 300;        // per counter, from the discarder
  std::int32_t honbaTsumoEach = 100;  // per counter, from each
  std::int32_t notenPool = 3000;
  std::int8_t twoHanMinimumAt = -1;  // counters from which two han of yaku (no dora) are needed; -1 = never

  // --- Several winners ---
  MultiRon doubleRon = MultiRon::HeadBump;
  MultiRon tripleRon = MultiRon::HeadBump;
  MultiRonHonba multiRonHonba = MultiRonHonba::Nearest;
  MultiRonSticks multiRonSticks = MultiRonSticks::Nearest;

  // --- Abortive draws: the dealer stays and a counter is added ---
  bool abortKyuushu = false;
  bool abortSuufon = false;
  bool abortSuucha = false;
  AbortSuukaikan abortSuukaikan = AbortSuukaikan::None;

  // --- Nagashi mangan ---
  bool nagashiMangan = false;
  bool nagashiClosed = false;  // needs a closed hand
  bool nagashiIsWin = false;   // pays honba and sticks and counts as a win
  NagashiRenchan nagashiRenchan = NagashiRenchan::DealerTenpai;

  // --- Riichi ---
  std::int32_t riichiMinPoints = 1000;  // held before the stick is paid; 0 = none needed, also in debt
  std::uint8_t riichiMinWall = 4;       // tiles left in the live wall
  bool furitenRiichi = true;
  RiichiAnkan riichiAnkan = RiichiAnkan::SameWaitAndStructure;
  bool ippatsu = true;

  // --- Furiten, tenpai ---
  TempFuritenEnd tempFuritenEnd = TempFuritenEnd::OwnDiscard;
  Karaten karaten = Karaten::NotenCountingMelds;

  // --- Limits ---
  bool kiriage = false;  // 4 han 30 fu and 3 han 60 fu are mangan
  Kazoe kazoe = Kazoe::Yakuman;
  bool doubleDaisuushii = true;
  bool doubleSuuankouTanki = true;
  bool doubleKokushi13 = true;
  bool doubleJunseiChuuren = true;
  YakumanStacking yakumanStacking = YakumanStacking::Add;
  std::uint8_t yakumanCap = 0;  // most yakuman counted; 0 = no cap

  // --- Liability (pao) ---
  bool paoDaisangen = true;
  bool paoDaisuushii = true;
  bool paoSuukantsu = false;
  PaoHonba paoHonba = PaoHonba::Discarder;
  PaoScope paoScope = PaoScope::ThatYakumanOnly;
  bool daiminkanRinshanPao = false;  // feeder of an open kan pays a rinshan win alone

  // --- Yaku details ---
  Renhou renhou = Renhou::None;
  bool ryuuiisouNeedsHatsu = false;
  bool chankanAnkanKokushi = true;  // kokushi may rob a closed kan
  bool haiteiWithRinshan = false;

  bool operator==(const RuleSet &) const = default;
};

// Whether a player who holds `points` may stake a riichi stick.
constexpr bool affordsRiichi(const RuleSet &rules, std::int32_t points) {
  return rules.riichiMinPoints == 0 || points >= rules.riichiMinPoints;
}

}  // namespace janso
