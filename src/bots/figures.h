// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every figure that decides how a bot plays and that is neither fitted (*table.inc) nor a setting of the
// master and its kin (tuning.h). Where three players have some of their own, tablefigures.h gives them.
//
// They were set by hand, from general knowledge of riichi play; none was measured alone unless its comment
// says so. What a change of one does to a bot is measured against the field that the ladder uses, before and
// after:
//   janso-cli arena --seats "one=BOT;field=club" --rules tenhou_4p --matches 1400 --duplicate
// and `janso-cli arena --signature` says whose play it changes.
//
// Units: *points* are points of the hand, *final points* have the uma in (stakes.h), chances are
// probabilities from 0 to 1, *han* may be fractions where they are means. A turn is one own draw, a go-around
// lasts from an own discard to the next own draw.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/usefulkinds.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// --- Wins in general ---

// How readily the others discard a tile that is a wait: per discard, times its share of the unseen tiles. For
// the expert, and for hands whose waits are not known yet; else ronchance.h is fitted to games.
struct RonReadiness {
  double silent = 0.42;       // nobody knows: no declaration, or an open hand
  double riichi = 0.30;       // everybody folds a little
  double riichiOuter = 0.52;  // the same for terminals and honours, which look safer
  double closed = 0.345;      // a closed hand to come, its wait not known: riichi, over all kinds

  double of(Kind kind, bool declared) const {
    return !declared ? silent : isYaochuu(kind) ? riichiOuter : riichi;
  }
};
inline constexpr RonReadiness kRonReadiness{};

// What ura dora and ippatsu add to a declared hand.
struct RiichiExtras {
  double oneHan = 0.30;         // chance of one han more
  double twoHan = 0.08;         // chance of two
  double shareOfIppatsu = 0.3;  // of these, where ippatsu is played without ura
  double shareOf(bool ura, bool ippatsu) const { return ura ? 1.0 : ippatsu ? shareOfIppatsu : 0.0; }
};
inline constexpr RiichiExtras kRiichiExtras{};

struct UsualWins {
  double shareOfTsumo = 0.4;  // of all wins
  // Mean points of a non-dealer's win by han, at the usual 30 and 40 fu, tsumo and ron mixed: from the points
  // table.
  std::array<double, 14> byHan{700,   1300,  2500,  4800,  7700,  8000,  12000,
                               12000, 16000, 16000, 16000, 24000, 24000, 32000};
  double dealer = 1.5;  // factor on them
};
inline constexpr UsualWins kUsualWins{};

// Hands that are too far to be worked out.
struct UsualHand {
  // Tiles that bring a closed hand nearer, all copies, by its shanten.
  std::array<double, 7> tiles{0, 18, 27, 36, 44, 50, 56};
  double openTiles = 1.15;   // factor for an open hand: it can call
  double waits = 5.6;        // tiles of the wait in the end
  double mostAtOnce = 0.95;  // chance of one draw to help, at most
};
inline constexpr UsualHand kUsualHand{};

// Mean han of a hand that gets ready closed.
struct ClosedHandHan {
  double riichiAndTsumo = 1.0 + 0.35;  // riichi, and tsumo about one time in three
  double ura = 0.35;
  double ippatsu = 0.1;
  double tanyao = 0.8;        // when nothing speaks against it
  double outsideTiles = 4.0;  // so many terminals and honours end that hope
  double yakuhaiPair = 0.35;  // of the han of a triplet; also of a hand that calls
  double pinfuStep = 0.1;     // for each two neighbours
  double pinfuMost = 0.5;
};
inline constexpr ClosedHandHan kClosedHandHan{};

// How useful a single tile is (keepWorth()), in a unit of its own.
struct TileWorth {
  double dora = 3.0;
  double redFive = 3.0;  // the only five of its suit
  double yakuhai = 1.2;
  double honourLeft = 0.2;  // for each unseen copy
  double honourPair = 2.0;
  double suited = 1.0;
  double rank = 0.5;  // for each step from the end of the suit
  // For each neighbour by its distance 1 or 2: the weight of the three below.
  std::array<double, 2> near{1.0, 0.6};
  double nearLeft = 0.15;  // for each unseen copy
  double nearHeld = 0.8;
  double nearDora = 0.5;
};
inline constexpr TileWorth kTileWorth{};

// --- Opponents ---

// Weights of one way to hold a wait (waitshapes.h). They are set so that, with nothing known, riichi waits
// are two-sided in 60 %, kanchan in 13 %, penchan in 6 %, two pairs in 14 % and a single tile in 7 % of the
// hands, and a 5 is a wait in 8 %, a 1 in 4 %: general figures of modern riichi play.
struct ShapeWeights {
  double ryanmen = 1.0;
  double kanchan = 0.19;
  double penchan = 0.30;
  double shanpon = 0.66;  // two kinds wait, so half of it counts for the number of hands
  double tanki = 0.25;
  double outerTanki = 1.6;  // factor for honours and terminals, which are chosen more often
  // Where the opponent collects a suit: factors on runs in it, on other waits in it and on honours, and on
  // all in other suits.
  double collectedRuns = 2.0;
  double collected = 1.5;
  double otherSuits = 0.15;
  double mostRate = 0.5;  // chance that a kind is a wait, at most
};
inline constexpr ShapeWeights kShapeWeights{};

// --- What points are worth (stakes.h) ---

struct StakesFigures {
  // Standard deviation, in points, of the difference of two players' results in one hand: it grows with the
  // root of the hands to come, and a little as if there were this much of a hand more. What a deal to come is
  // worth to the dealer. All by the places of 34,000 matches of club players, as they stood at the start of
  // each hand.
  double spreadPerHand = 7800;
  double moreHands = 0.05;
  double dealWorth = 500;
  // Half of that variance is one's own result: it moves against all opponents together.
  double ownShare = 0.5;
  // When the match is over the places are as they stand; a little blur for changes that are means.
  double spreadAtEnd = 15;
  double tie = 50;  // points that the earlier of two equal seats has before the other; less than a step
  double steepness = 1.7;          // of the logistic curve that stands for the normal distribution
  double usualWin = 5500;          // points of another's win
  double usualWinDealer = 1.4;     // factor on them
  double usualDealerTenpai = 0.5;  // how often the dealer is tenpai at a draw
  // What a place brings on average, in units of RuleSet::umaUnit, where the uma depends on more than the
  // place.
  std::array<double, 4> sinking{1.5, 0.0, -0.5, -1.0};
  std::array<double, 4> floating{1.6, 0.4, -0.7, -1.3};
  std::array<double, 4> floatingJpml{0.9, 0.2, -0.3, -0.8};
};
inline constexpr StakesFigures kStakesFigures{};

// Final points per point dealt in are never taken for less.
inline constexpr double kLeastLossRatio = 0.2;

// --- The course of a hand, for the master and its kin (flow.h) ---

struct FlowFigures {
  // Chances in the go-around after the own n-th discard, nobody in riichi before it: somebody declares, and
  // somebody else wins. Counted in matches of our own bots; neither the sample nor the command was kept.
  std::array<double, 18> newRiichi{0.005, 0.014, 0.025, 0.045, 0.068, 0.085, 0.100, 0.115, 0.122,
                                   0.122, 0.120, 0.105, 0.095, 0.092, 0.085, 0.04,  0.01,  0.0};
  std::array<double, 18> calmEnd{0.0005, 0.0005, 0.001, 0.004, 0.007, 0.011, 0.016, 0.020, 0.028,
                                 0.036,  0.046,  0.053, 0.060, 0.063, 0.067, 0.080, 0.090, 0.060};
  double eachTenpai = 1;   // factor on Tuning::eachTenpai
  double calmShare = 0.5;  // of calmEnd, which no reading of the opponents may go below
  // What the reading of the opponents is compared with calmEnd by has so much of the usual in it: of hands
  // that have hardly begun it says little.
  double usualEnd = 0;
  double mostEnd = 0.5;            // chance that a go-around ends the hand, at most
  float newRiichiAfterOwn = 0.5F;  // factor on newRiichi after the own declaration
  // Who wins elsewhere: the weight of an opponent that shows nothing, beside the chance of being tenpai.
  double anybodyWins = 0.15;
  // A riichi to come: chance that a tile then deals in, before anything is known of it, by its rank from the
  // nearer end, and for an honour with three unseen.
  std::array<double, 5> riskByRank{0.030, 0.042, 0.052, 0.060, 0.062};
  double riskHonour = 0.025;
  double safeUnder = 0.35;       // share of the tiles that are safe against a riichi in the middle of a hand
  double lossUnder = 6200;       // points of dealing into it
  double foldRiskUnder = 0.009;  // chance that a tile thrown by a hand that gives up deals in
  // Chances of dealing in that part the unseen tiles into classes.
  std::array<float, 3> classes{0.01F, 0.05F, 0.10F};
};
inline constexpr FlowFigures kFlowFigures{};
// FlowFigures::usualEnd of three players: their calmEnd is counted and next to nothing in the first turns,
// where else a reading of a hundredth of a hand would end every second go-around to come.
inline constexpr double kUsualEndOfThree = 0.01;

// --- The look ahead (lookahead.h) ---

struct LookaheadFigures {
  double doraWidth = 0.25;  // a dora that goes is worth so much of the width
  double doraDrawn = 4;     // tiles of width that a drawn dora counts for
  // How much more often than by the own draw a tile comes that an open hand can claim.
  double ponWeight = 1.9;
  double chiWeight = 1.35;
  double leastTrust = 0.3;   // in a stage of usual size
  float mostClaimed = 0.9F;  // chance of a call in one go-around, at most
};
inline constexpr LookaheadFigures kLookaheadFigures{};

// --- Kans and kita (kan.h) ---

struct KanFigures {
  double mostTenpai = 0.7;  // no kan where an opponent is likelier to be tenpai
  int ankanShanten = 2;     // at most so far from ready
  int kakanShanten = 0;
  double dangerousNorth = 0.12;  // chance that setting it aside deals in, which a hand without tenpai refuses
};
inline constexpr KanFigures kKanFigures{};

// --- The expert (expert.cpp) ---

struct ExpertFigures {
  // Chance that somebody else ends the hand in one go-around, by own discards / 3, when nobody has shown a
  // threat; and what each opponent in riichi, or surely tenpai, adds.
  std::array<double, 7> othersEnd{0.004, 0.015, 0.035, 0.055, 0.075, 0.085, 0.09};
  double eachTenpai = 0.10;
  double mostEnd = 0.5;
  // Chance of somebody's riichi in one go-around, from the own discard of that number on; a hand that is not
  // tenpai gives up then.
  double newThreat = 0.06;
  int newThreatFrom = 3;
  // A declared riichi makes others fold: factor on how often they win. Not in the last hand, where they have
  // to win.
  double afterOwnRiichi = 0.85;
  // Share of the mean danger that a pushing hand meets per turn, by shanten: far hands can turn back.
  std::array<double, 4> pushShare{1.0, 0.75, 0.5, 0.35};
  double callMargin = 100;  // final points: a call gives up options that no number here sees
  // How far apart, in final points, two ways must be before the worse one counts for nothing.
  double keptOpen = 250;
  double tidiness = 7.0;  // final points per unit of keepWorth(): only to choose between equals
  // Factors on the price of the tiles of a fold: a draw now and then is safe, and so is the second of a kind.
  double foldCost = 0.7;
  double foldSecond = 0.5;
};
inline constexpr ExpertFigures kExpertFigures{};

// What the expert takes a hand's chances for (outlook.h).
struct OutlookFigures {
  // A helpful tile that can be called comes more often than by the own draw alone: so much.
  double byPon = 0.9;
  double byChi = 0.35;
  // What remains of a computed chance to win: hands are given up on the way, and calls do not come as wished.
  // By comparison with games played out; neither the sample nor the command was kept.
  double trustOpenNear = 0.75;
  double trustPlan = 0.9;
  double trustFarStep = 0.87;  // for each shanten beyond the first
  std::size_t comparedAt = 6;  // own turns by whose end two ready hands are compared
};
inline constexpr OutlookFigures kOutlookFigures{};

// What is told of a chance to win that was computed for a hand which is pushed on: hands are given up on the
// way. Only told: nothing is chosen by it. Up to `from` what is computed comes true; from `to` on a part of
// it does.
struct ToldFigures {
  double from = 0.10;
  double to = 0.25;
  double part = 0.88;
};
// By what came of 53,000 choices of four masters and 47,000 of recorded players, in thirteen steps from 0 to
// 1. Of masters alone: JANSO_CHANCES=100 tests_review chances
inline constexpr ToldFigures kToldFigures{};

// --- Plans for open hands (plan.h), of club, expert and the beginners ---

struct PlanFigures {
  // Chance that a valued pair still becomes a triplet, with two tiles unseen and with one.
  double pairBecomesTriplet = 0.6;
  double lastTileComes = 0.35;
  double honitsuPair = 0.5;  // of the han of a triplet, for a valued pair in a flush
};
inline constexpr PlanFigures kPlanFigures{};

// --- Likings (taste.h) ---

struct TasteFigures {
  // Tiles of one suit, and with honours, from which on a flush is on the lover's mind.
  int suitTiles = 5;
  int suitAndHonours = 8;
  double leastWin = 0.02;  // chance to win that a call must leave to who likes to call
};
inline constexpr TasteFigures kTasteFigures{};

// --- Beginners (learner.cpp, beginner.cpp, plainsight.h) ---

// What the melds of one opponent tell everybody: so many within some kinds, and at most so many others.
struct ObviousThreat {
  KindSet within;
  int melds;
  int others;
  KindSet feared;  // at least one meld is of these
  bool yakuman;    // nobody who looks up throws it; else it is seen now and then
};
inline constexpr auto kObviousThreats = std::to_array<ObviousThreat>({
    {kDragonKinds, 2, 2, kDragonKinds, true},      // daisangen
    {kWindKinds, 3, 1, kWindKinds, true},          // the four winds
    {kHonourKinds, 3, 0, kHonourKinds, true},      // tsuuiisou
    {kTerminalKinds, 3, 0, kTerminalKinds, true},  // chinroutou
    {honoursAnd(Suit::Man), 3, 0, suitKinds(Suit::Man), false},
    {honoursAnd(Suit::Pin), 3, 0, suitKinds(Suit::Pin), false},
    {honoursAnd(Suit::Sou), 3, 0, suitKinds(Suit::Sou), false},
});

struct BeginnerHabits {
  // Parts with pairs and triplets last, and pons whatever it can.
  bool collects = false;
  // A riichi makes hands so far from ready throw genbutsu, while they have any.
  int foldsFrom = 99;
  // No call where the nearest way to a yaku is farther than so many steps.
  int farthestYaku = 4;
  // Whims, one time in so many: calls although it sees no yaku near (a valued pon, or an open hand); opens a
  // closed hand with one in sight.
  std::uint64_t hopes = 3;
  std::uint64_t opens = 2;
};
inline constexpr BeginnerHabits kNoviceHabits{};
inline constexpr BeginnerHabits kCollectorHabits{.collects = true};
inline constexpr BeginnerHabits kStudentHabits{.foldsFrom = 1, .hopes = 1000, .opens = 4};

struct LearnerFigures {
  // One time in so many: takes what is no honour; sees what lies open before it throws.
  std::uint64_t calls = 2;
  std::uint64_t looks = 2;
  // As for the others: it does not call itself so far from any yaku, nor folds nearer hands.
  int farthestYaku = 4;
  int foldsFrom = 2;
};
inline constexpr LearnerFigures kLearnerFigures{};

// --- The club player (club.cpp) ---

struct ClubFigures {
  // Score of a discard, in tiles: a step of shanten, what each han adds to the tiles, the danger.
  double step = 1000.0;
  double han = 0.3;
  double danger = 40;
  double threat = 0.6;  // chance of tenpai from which an opponent is feared without a riichi
  int lateTurns = 4;    // own turns left
  // Highest chance of dealing in that a hand still pushes through. Tenpai is given up only for a single tile
  // in a cheap hand.
  double riskTenpai = 0.08;
  double cheapTenpai = 4;  // han
  int narrowTenpai = 1;    // tiles
  // One away: dear, fair and wide, and the rest, which is also the limit of all when it is late.
  double riskOneDear = 0.11;
  double dearOne = 4;  // han
  double riskOneFair = 0.06;
  double fairOne = 2.5;  // han
  int wideOne = 16;      // tiles
  double riskOne = 0.03;
  // Two away.
  double riskTwoDear = 0.05;
  double dearTwo = 5;  // han
  double riskTwo = 0.015;
  // Which tile to fold with, in points of danger: what is no genbutsu, keepWorth(), each copy held.
  double notGenbutsu = 200;
  double keepWorth = 2;
  double copies = 10;
  // A wait of so few tiles is not declared with few turns left or so little han; none with the last turn.
  int narrowRiichi = 3;
  int narrowRiichiTurns = 6;
  double narrowRiichiHan = 2.5;
  int leastRiichiTurns = 2;
  int ankanShanten = 2;  // at most so far from ready
  // Calls. Han that a plan must have: with a valued pon, one away or from this turn on, and early.
  double hanValuedPon = 0.9;
  double hanSoon = 1.9;
  double hanEarly = 2.9;
  int soonTurn = 6;     // own discards
  double dearCall = 3;  // han for which a near closed hand is opened, and a threatened one a step farther off
  int farthestCall = 3;   // shanten of the plan
  double callStep = 0.5;  // score of a call, in han: what each step of shanten takes off it
};
inline constexpr ClubFigures kClubFigures{};

}  // namespace janso
