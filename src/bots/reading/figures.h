// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every figure that decides how a bot plays, except fitted ones (*table.inc) and the settings of the master
// and its relatives (tuning.h). Where three players have figures of their own, tablefigures.h selects them.
//
// They were set by hand, from general knowledge of riichi play. None was measured alone unless its comment
// says so. Measure the effect of a change on a bot against the field that the ladder uses, before and after:
//   janso-cli arena --seats "one=BOT;field=club" --rules tenhou_4p --matches 1400 --duplicate
// `janso-lab signature` shows whose play it changes.
//
// Units: *points* are points of the hand, *final points* include uma (stakes.h), chances are probabilities
// from 0 to 1, *han* may be fractions where they are means. A turn is one draw of the seat; a go-around lasts
// from a discard of the seat to its next draw.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/reading/usefulkinds.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// --- Wins in general ---

// How readily the others discard a tile that is a wait: per discard, times the wait's share of the unseen
// tiles. For the expert, and for hands whose waits are not known yet; otherwise ronchance.h, which is fitted
// to games.
struct RonReadiness {
  double silent = 0.42;       // no declaration, or an open hand: nobody knows
  double riichi = 0.30;       // everybody folds a little
  double riichiOuter = 0.52;  // the same for terminals and honors, which look safer
  double closed = 0.345;      // a closed hand to come whose wait is not known: riichi, over all kinds

  double of(Kind kind, bool declared) const {
    return !declared ? silent : isYaochuu(kind) ? riichiOuter : riichi;
  }
};
inline constexpr RonReadiness kRonReadiness{};

// The mean effect of ura dora and ippatsu on a declared hand.
struct RiichiExtras {
  double oneHan = 0.30;         // chance of one extra han
  double twoHan = 0.08;         // chance of two
  double shareOfIppatsu = 0.3;  // of these, where ippatsu is played without ura dora
  double shareOf(bool ura, bool ippatsu) const { return ura ? 1.0 : ippatsu ? shareOfIppatsu : 0.0; }
};
inline constexpr RiichiExtras kRiichiExtras{};

struct UsualWins {
  double shareOfTsumo = 0.4;  // of all wins
  // Mean points of a non-dealer's win by han, at the usual 30 and 40 fu, tsumo and ron mixed, from the points
  // table.
  std::array<double, 14> byHan{700,   1300,  2500,  4800,  7700,  8000,  12000,
                               12000, 16000, 16000, 16000, 24000, 24000, 32000};
  double dealer = 1.5;  // factor on them
};
inline constexpr UsualWins kUsualWins{};

// Hands that are too far to calculate.
struct UsualHand {
  // Tiles that bring a closed hand nearer, counting all copies, by its shanten.
  std::array<double, 7> tiles{0, 18, 27, 36, 44, 50, 56};
  double openTiles = 1.15;   // factor for an open hand: it can call
  double waits = 5.6;        // tiles of the final wait
  double mostAtOnce = 0.95;  // highest chance of one draw to help
};
inline constexpr UsualHand kUsualHand{};

// Mean han of a hand that reaches tenpai closed.
struct ClosedHandHan {
  double riichiAndTsumo = 1.0 + 0.35;  // riichi, and tsumo about one time in three
  double ura = 0.35;
  double ippatsu = 0.1;
  double tanyao = 0.8;        // when nothing speaks against it
  double outsideTiles = 4.0;  // with this many terminals and honors that chance is gone
  double yakuhaiPair = 0.35;  // of the han of a triplet; also of a hand that calls
  double pinfuStep = 0.1;     // for every two neighbors
  double pinfuMost = 0.5;
};
inline constexpr ClosedHandHan kClosedHandHan{};

// How useful a single tile is (keepWorth()), in a unit of its own.
struct TileWorth {
  double dora = 3.0;
  double redFive = 3.0;  // the only five of its suit
  double yakuhai = 1.2;
  double honorLeft = 0.2;  // for each unseen copy
  double honorPair = 2.0;
  double suited = 1.0;
  double rank = 0.5;  // for each step from the end of the suit
  // For each neighbor, by its distance 1 or 2: the weight of the three figures below.
  std::array<double, 2> near{1.0, 0.6};
  double nearLeft = 0.15;  // for each unseen copy
  double nearHeld = 0.8;
  double nearDora = 0.5;
};
inline constexpr TileWorth kTileWorth{};

// --- Opponents ---

// Weights of one way to hold a wait (waitshapes.h). They are set so that, with nothing known, riichi waits
// are two-sided in 60%, kanchan in 13%, penchan in 6%, shanpon in 14% and tanki in 7% of the hands, and a 5
// is a wait in 8%, a 1 in 4%: general figures of modern riichi play.
struct ShapeWeights {
  double ryanmen = 1.0;
  double kanchan = 0.19;
  double penchan = 0.30;
  double shanpon = 0.66;  // two kinds wait, so each counts as half a hand
  double tanki = 0.25;
  double outerTanki = 1.6;  // factor for honors and terminals, which are chosen more often
  // When the opponent collects a suit: factors on runs in it, on other waits in it and on honors, and on
  // everything in other suits.
  double collectedRuns = 2.0;
  double collected = 1.5;
  double otherSuits = 0.15;
  double mostRate = 0.5;  // highest chance that a kind is a wait
};
inline constexpr ShapeWeights kShapeWeights{};

// --- The worth of points (stakes.h) ---

struct StakesFigures {
  // `spreadPerHand` is the standard deviation, in points, of the difference between two players' results in
  // one hand. The spread to the end of the match grows with the square root of the hands to come plus
  // `moreHands`. `dealWorth` is what a deal to come is worth to the dealer. All fitted to the places of
  // 34,000 matches of club players, as they stood at the start of each hand.
  double spreadPerHand = 7800;
  double moreHands = 0.05;
  double dealWorth = 500;
  // The share of that variance that is the seat's own result: it moves against all opponents together.
  double ownShare = 0.5;
  // When the match is over the places are final; this little blur helps with changes that are means.
  double spreadAtEnd = 15;
  double tie = 50;                 // lead in points of the earlier of two equal seats; less than a step
  double steepness = 1.7;          // of the logistic curve that approximates the normal distribution
  double usualWin = 5500;          // points of another player's win
  double usualWinDealer = 1.4;     // factor on them
  double usualDealerTenpai = 0.5;  // how often the dealer is tenpai at a draw
  // What a place brings on average, in units of RuleSet::umaUnit, where the uma depends on more than the
  // place.
  std::array<double, 4> sinking{1.5, 0.0, -0.5, -1.0};
  std::array<double, 4> floating{1.6, 0.4, -0.7, -1.3};
  std::array<double, 4> floatingJpml{0.9, 0.2, -0.3, -0.8};
};
inline constexpr StakesFigures kStakesFigures{};

// A point dealt in never costs fewer final points than this.
inline constexpr double kLeastLossRatio = 0.2;

// --- The course of a hand, for the master and its relatives (flow.h) ---

struct FlowFigures {
  // The chances, in the go-around after the seat's n-th discard with nobody in riichi before it, that
  // somebody declares, and that somebody else wins. Counted in matches of our own bots; neither the sample
  // nor the command was saved.
  std::array<double, 18> newRiichi{0.005, 0.014, 0.025, 0.045, 0.068, 0.085, 0.100, 0.115, 0.122,
                                   0.122, 0.120, 0.105, 0.095, 0.092, 0.085, 0.04,  0.01,  0.0};
  std::array<double, 18> calmEnd{0.0005, 0.0005, 0.001, 0.004, 0.007, 0.011, 0.016, 0.020, 0.028,
                                 0.036,  0.046,  0.053, 0.060, 0.063, 0.067, 0.080, 0.090, 0.060};
  double eachTenpai = 1;   // factor on Tuning::eachTenpai
  double calmShare = 0.5;  // fraction of calmEnd that no reading of the opponents may go below
  // A reading of the opponents is compared with calmEnd after this usual value is added to both: it says
  // little about hands that have hardly begun.
  double usualEnd = 0;
  double mostEnd = 0.5;            // highest chance that a go-around ends the hand
  float newRiichiAfterOwn = 0.5F;  // factor on newRiichi after the seat's own declaration
  // The weight of each opponent as the winner elsewhere, besides their chance to be tenpai.
  double anybodyWins = 0.15;
  // A future riichi: the chance that a tile then deals in, before anything is known of it, by its rank from
  // the nearer end, and for an honor with three unseen.
  std::array<double, 5> riskByRank{0.030, 0.042, 0.052, 0.060, 0.062};
  double riskHonor = 0.025;
  double safeUnder = 0.35;       // share of the tiles that are safe against a riichi in the middle of a hand
  double lossUnder = 6200;       // points of dealing in to it
  double foldRiskUnder = 0.009;  // chance that a tile discarded by a folding hand deals in
  // The chances of dealing in that divide the unseen tiles into classes.
  std::array<float, 3> classes{0.01F, 0.05F, 0.10F};
};
inline constexpr FlowFigures kFlowFigures{};
// FlowFigures::usualEnd for three players. Their calmEnd is counted and almost nothing in the first turns,
// where a reading of a hundredth of a hand would otherwise end every second go-around to come.
inline constexpr double kUsualEndOfThree = 0.01;

// --- The look-ahead (lookahead.h) ---

struct LookaheadFigures {
  double doraWidth = 0.25;  // share of the width that discarding one dora costs
  double doraDrawn = 4;     // tiles of width that a drawn dora counts for
  // How much more often than by the seat's own draw an open hand gets a tile that it can claim.
  double ponWeight = 1.9;
  double chiWeight = 1.35;
  double leastTrust = 0.3;   // in a stage of usual size
  float mostClaimed = 0.9F;  // highest chance of a call in one go-around
};
inline constexpr LookaheadFigures kLookaheadFigures{};

// --- Kans and kita (kan.h) ---

struct KanFigures {
  double mostTenpai = 0.7;  // no kan when an opponent is likelier than this to be tenpai
  int ankanShanten = 2;     // highest shanten for it
  int kakanShanten = 0;
  // Chance that setting it aside deals in, above which a hand without tenpai keeps it.
  double dangerousNorth = 0.12;
};
inline constexpr KanFigures kKanFigures{};

// --- The expert (expert.cpp) ---

struct ExpertFigures {
  // The chance that somebody else ends the hand in one go-around when nobody has shown a threat, by the
  // seat's discards / 3; and the addition for each opponent in riichi or surely tenpai.
  std::array<double, 7> othersEnd{0.004, 0.015, 0.035, 0.055, 0.075, 0.085, 0.09};
  double eachTenpai = 0.10;
  double mostEnd = 0.5;
  // The chance of a riichi by anyone in one go-around, from the seat's discard of that number on; a hand that
  // is not tenpai folds then.
  double newThreat = 0.06;
  int newThreatFrom = 3;
  // A declared riichi makes others fold: factor on how often they win. Not in the last hand, where they have
  // to win.
  double afterOwnRiichi = 0.85;
  // The share of the mean danger that a pushing hand meets each turn, by shanten: far hands can turn back.
  std::array<double, 4> pushShare{1.0, 0.75, 0.5, 0.35};
  double callMargin = 100;  // final points: a call gives up options that no figure here sees
  // How far apart two ways must be, in final points, before the worse one counts for nothing.
  double keptOpen = 250;
  double tidiness = 7.0;  // final points per unit of keepWorth(): only to choose between equals
  // Factors on the price of the tiles of a fold: a draw now and then is safe, and so is the second tile of a
  // kind.
  double foldCost = 0.7;
  double foldSecond = 0.5;
};
inline constexpr ExpertFigures kExpertFigures{};

// The expert's estimate of a hand's chances (outlook.h).
struct OutlookFigures {
  // A helpful tile that can be called comes more often than by the seat's own draw, by this share.
  double byPon = 0.9;
  double byChi = 0.35;
  // The remaining share of a calculated chance to win: hands are folded on the way, and calls do not come as
  // wished. From a comparison with games played out; neither the sample nor the command was saved.
  double trustOpenNear = 0.75;
  double trustPlan = 0.9;
  double trustFarStep = 0.87;  // for each shanten beyond the first
  std::size_t comparedAt = 6;  // two tenpai hands are compared after this many of the seat's turns
};
inline constexpr OutlookFigures kOutlookFigures{};

// The reported share of a chance to win that was calculated for a hand that always pushes: real hands are
// folded on the way. For display only: no decision uses it. Up to `from` the calculated chance is right; from
// `to` on, this part of it is.
struct ToldFigures {
  double from = 0.10;
  double to = 0.25;
  double part = 0.88;
};
// From the outcomes of 53,000 decisions of four masters and 47,000 of recorded players, in thirteen steps
// from 0 to 1. For masters alone: JANSO_CHANCES=100 tests_review chances
inline constexpr ToldFigures kToldFigures{};

// --- Plans for open hands (plan.h), for club, expert and the beginners ---

struct PlanFigures {
  // The chance that a yakuhai pair still becomes a triplet, with two tiles unseen and with one.
  double pairBecomesTriplet = 0.6;
  double lastTileComes = 0.35;
  double honitsuPair = 0.5;  // of the han of a triplet, for a yakuhai pair in a flush
};
inline constexpr PlanFigures kPlanFigures{};

// --- Likings (taste.h) ---

struct TasteFigures {
  // The number of tiles of one suit, and together with honors, from which on a flush is on the lover's mind.
  int suitTiles = 5;
  int suitAndHonors = 8;
  double leastWin = 0.02;  // the chance to win that a call must leave to a bot that likes calls
};
inline constexpr TasteFigures kTasteFigures{};

// --- Beginners (learner.cpp, beginner.cpp, plainsight.h) ---

// What the melds of one opponent tell everyone: at least `melds` melds within some kinds, and at most
// `others` other melds.
struct ObviousThreat {
  KindSet within;
  int melds;
  int others;
  KindSet feared;  // at least one meld is of these
  bool yakuman;    // nobody who looks discards it; otherwise it is noticed now and then
};
inline constexpr auto kObviousThreats = std::to_array<ObviousThreat>({
    {kDragonKinds, 2, 2, kDragonKinds, true},      // daisangen
    {kWindKinds, 3, 1, kWindKinds, true},          // shousuushii or daisuushii
    {kHonorKinds, 3, 0, kHonorKinds, true},        // tsuuiisou
    {kTerminalKinds, 3, 0, kTerminalKinds, true},  // chinroutou
    {honorsAnd(Suit::Man), 3, 0, suitKinds(Suit::Man), false},
    {honorsAnd(Suit::Pin), 3, 0, suitKinds(Suit::Pin), false},
    {honorsAnd(Suit::Sou), 3, 0, suitKinds(Suit::Sou), false},
});

struct BeginnerHabits {
  // Keeps pairs and triplets to the last, and pons whenever it can.
  bool collects = false;
  // A riichi makes a hand at least this far from tenpai discard genbutsu while it has any.
  int foldsFrom = 99;
  // No call when the nearest way to a yaku is farther than this many steps.
  int farthestYaku = 4;
  // Whims, one time in this many: calls without a yaku in sight (a yakuhai pon, or an open hand); opens a
  // closed hand with one in sight.
  std::uint64_t hopes = 3;
  std::uint64_t opens = 2;
};
inline constexpr BeginnerHabits kNoviceHabits{};
inline constexpr BeginnerHabits kCollectorHabits{.collects = true};
inline constexpr BeginnerHabits kStudentHabits{.foldsFrom = 1, .hopes = 1000, .opens = 4};

struct LearnerFigures {
  // One time in this many: calls a tile other than an honor; notices what is in the open before discarding.
  std::uint64_t calls = 2;
  std::uint64_t looks = 2;
  // As for the others: does not call this far from any yaku, and does not fold hands that are nearer.
  int farthestYaku = 4;
  int foldsFrom = 2;
};
inline constexpr LearnerFigures kLearnerFigures{};

// --- The club player (club.cpp) ---

struct ClubFigures {
  // The score of a discard, in tiles: a step of shanten, the addition of each han to the tiles, the danger.
  double step = 1000.0;
  double han = 0.3;
  double danger = 40;
  double threat = 0.6;  // chance of tenpai from which an opponent is feared without a riichi
  int lateTurns = 4;    // the seat's turns left
  // The highest chance of dealing in that a hand still pushes through. Tenpai is given up only for a single
  // tile in a cheap hand.
  double riskTenpai = 0.08;
  double cheapTenpai = 4;  // han
  int narrowTenpai = 1;    // tiles
  // 1-shanten hands: valuable, fair and wide, and the rest, which is also the limit for all when it is late.
  double riskOneValuable = 0.11;
  double valuableOne = 4;  // han
  double riskOneFair = 0.06;
  double fairOne = 2.5;  // han
  int wideOne = 16;      // tiles
  double riskOne = 0.03;
  // 2-shanten hands.
  double riskTwoValuable = 0.05;
  double valuableTwo = 5;  // han
  double riskTwo = 0.015;
  // Which tile to fold with, in points of danger: tiles that are not genbutsu, keepWorth(), each copy held.
  double notGenbutsu = 200;
  double keepWorth = 2;
  double copies = 10;
  // A wait of at most this many tiles is not declared with few turns left or with little han; none is with
  // the last turn.
  int narrowRiichi = 3;
  int narrowRiichiTurns = 6;
  double narrowRiichiHan = 2.5;
  int leastRiichiTurns = 2;
  int ankanShanten = 2;  // highest shanten for it
  // Calls. The han that a plan must have: with a yakuhai pon, one step away or from this turn on, and early.
  double hanValuedPon = 0.9;
  double hanSoon = 1.9;
  double hanEarly = 2.9;
  int soonTurn = 6;  // the seat's discards
  // Han for which a near closed hand is opened, and a threatened one a step farther away.
  double valuableCall = 3;
  int farthestCall = 3;   // shanten of the plan
  double callStep = 0.5;  // score of a call, in han: the deduction for each step of shanten
};
inline constexpr ClubFigures kClubFigures{};

}  // namespace janso
