// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The settings of the master, and what makes other characters of it.
//
// Every one has a key, so that a match can be played with other values without building anything:
//   janso-cli arena --seats "new=master:callMargin=50;old=master;field=club" --rules tenhou_4p --duplicate
//
// All were set by hand. The arena helped to tune the master as a whole, but its samples were not kept, and
// none was measured alone unless its comment says so. Final points have the uma in (stakes.h). What is no
// setting stands in figures.h.
#pragma once

#include <string_view>

namespace janso {

struct Tuning {
  // --- Choosing: final points ---
  // A call must gain so much: it gives up options that no other number sees. The second: where it leaves the
  // hand two or more steps from ready. By `janso-cli arena --regret`, 500 matches each, places won a match:
  // 450 for all calls instead of 100 +0.020 ± 0.012 among club players and +0.028 ± 0.012 among experts,
  // nearly all of it where the hand stays far; 900 instead of 450 there +0.006 ± 0.010; 300 where it is near
  // -0.006 ± 0.004.
  double callMargin = 100;
  double callMarginFar = 600;
  // How far apart two ways must be before the worse one counts for nothing.
  double keptOpen = 40;
  // Per unit of keepWorth(): only to choose between equals.
  double tidiness = 3;
  // What a closed hand must gain to aim at an open way instead.
  double routeMargin = 0;
  // The same for an open hand whose way there is only estimated, while another is played out.
  double farMargin = 0;
  // What a discard that takes the hand a step back must gain beside one that does not. Rolled out from the
  // true hands such discards lost 155 points each where they looked better by 90.
  double backMargin = 300;
  // The same for a closed hand that is ready or a step from it. 300 instead of nothing, by `janso-cli arena
  // --regret`, 600 matches each: +0.019 ± 0.009 places a match among club players, +0.020 ± 0.010 among
  // experts; 150: +0.018 ± 0.007 and +0.012 ± 0.007. Of three players, 500 matches: +0.016 ± 0.006.
  double backMarginNear = 300;
  // The same for a closed hand that no discard brings near enough to be played out.
  double backMarginFar = 1500;

  // --- What the others do ---
  // Factor on how often they declare riichi (FlowFigures::newRiichi).
  double newThreat = 1.0;
  // What an opponent who waits adds to the chance that the hand ends in a go-around.
  double eachTenpai = 0.07;
  // Factor on that chance after the own riichi. 0.45 instead of 0.6, by the same ledger: +0.010 ± 0.008 among
  // club players, +0.006 ± 0.009 among experts.
  double afterOwnRiichi = 0.45;
  // Factor on how readily they discard waits (ronchance.h).
  double ronFactor = 1;
  // How readily they discard a tile that can be called: per discard, times its share of the unseen tiles.
  double called = 0.35;
  double calledYakuhai = 0.55;

  // --- Far hands ---
  // Chance that is left of one that was taken by stages of usual size,
  double trustStages = 0.78;
  // and so much less of it for every own discard so far.
  double trustFall = 0.03;
  // Draws that make a hand better, where they are not looked at: factors on the tiles that help, one, two,
  // and more steps from ready.
  double wide1 = 1.08;
  double wide2 = 1.15;
  double wide3 = 1.1;

  // --- How far it looks ---
  // Closed and open hands up to this many steps from ready are played out.
  double depth = 2;
  double depthOpen = 2;
  // Hands up to this many steps from ready are also looked at for draws that make them better, not nearer.
  double improve = 1;
  // How many discards are followed after a draw in the middle of a look ahead that leave the hand two or more
  // steps away, or one.
  double ways2 = 2;
  double ways1 = 3;

  // --- Danger and places ---
  // Factors on the price of the tiles of a fold, and on that of the second of a kind.
  double foldCost = 0.7;
  double foldSecond = 0.5;
  // Factor on the price of danger.
  double caution = 1.0;
  // What a place is worth: 0 = by the ruleset's uma and oka, 1 = the same for each step.
  double evenPlaces = 0;
  // What a point of the final score counts beside the place, and in the last hand.
  double pointWeight = 0.4;
  double pointWeightLast = 0.1;

  // --- Likings, in final points beyond what it is worth (taste.h): matters of character ---
  // To declare riichi.
  double likesRiichi = 0;
  // Tiles of other suits gone from a hand that is on the way to one.
  double likesFlush = 0;
};

// No value may be larger, nor smaller than its negative.
inline constexpr double kMostTuning = 1e6;

// `text`: key=value items, a comma or a plus between them. False: an unknown key, or no number in bounds;
// what stands before it is set then.
bool tune(Tuning &tuning, std::string_view text);

}  // namespace janso
