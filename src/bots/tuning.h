// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The settings of the master, and what turns it into other characters.
//
// Every setting has a key, so a match can be played with other values without a rebuild:
//   janso-cli arena --seats "new=master:callMargin=50;old=master;field=club" --rules tenhou_4p --duplicate
//
// All were set by hand. The arena helped to tune the master as a whole, but its samples were not saved, and
// none was measured alone unless its comment says so. Final points include uma (stakes.h). Figures that are
// not settings are in figures.h.
#pragma once

#include <string_view>

namespace janso {

struct Tuning {
  // --- Choosing: final points ---
  // The gain that a call needs, since it gives up options that no other figure sees; the second value is for
  // calls that leave the hand two or more steps from tenpai. By `janso-lab regret`, 500 matches each,
  // places won per match: 450 for all calls instead of 100 +0.020 ± 0.012 among club players and +0.028 ±
  // 0.012 among experts, nearly all of it where the hand stays far; 900 instead of 450 there +0.006 ± 0.010;
  // 300 where it is near -0.006 ± 0.004.
  double callMargin = 100;
  double callMarginFar = 600;
  // How far apart two ways must be before the worse one counts for nothing.
  double keptOpen = 40;
  // Per unit of keepWorth(): only to choose between equals.
  double tidiness = 3;
  // The gain that a closed hand needs to aim at an open way instead.
  double routeMargin = 0;
  // The same for an open hand whose way there is only estimated while another is played out.
  double farMargin = 0;
  // The gain that a discard that takes the hand a step back needs over one that does not. In rollouts from
  // the true hands, such discards lost 155 points each where they looked better by 90.
  double backMargin = 300;
  // The same for a closed hand that is tenpai or one step away. 300 instead of 0, by `janso-lab
  // regret`, 600 matches each: +0.019 ± 0.009 places per match among club players, +0.020 ± 0.010 among
  // experts; 150: +0.018 ± 0.007 and +0.012 ± 0.007. With three players, 500 matches: +0.016 ± 0.006.
  double backMarginNear = 300;
  // The same for a closed hand that no discard brings near enough to be played out.
  double backMarginFar = 1500;

  // --- The other players ---
  // Factor on how often they declare riichi (FlowFigures::newRiichi).
  double newThreat = 1.0;
  // Addition for each opponent in tenpai to the chance that the hand ends in a go-around.
  double eachTenpai = 0.07;
  // Factor on that chance after the seat's own riichi. 0.45 instead of 0.6, measured the same way: +0.010 ±
  // 0.008 among club players, +0.006 ± 0.009 among experts.
  double afterOwnRiichi = 0.45;
  // Factor on how readily they discard waits (ronchance.h).
  double ronFactor = 1;
  // How readily they discard a tile that can be called: per discard, times its share of the unseen tiles.
  double called = 0.35;
  double calledYakuhai = 0.55;

  // --- Far hands ---
  // The trust in a chance calculated by stages of usual size,
  double trustStages = 0.78;
  // reduced by this for each discard of the seat so far.
  double trustFall = 0.03;
  // Draws that improve a hand, where they are not examined: factors on the helping tiles, one, two, and more
  // steps from tenpai.
  double wide1 = 1.08;
  double wide2 = 1.15;
  double wide3 = 1.1;

  // --- Depth of the search ---
  // Closed and open hands up to this many steps from tenpai are played out.
  double depth = 2;
  double depthOpen = 2;
  // Hands up to this many steps from tenpai are also examined for draws that improve them without bringing
  // them nearer.
  double improve = 1;
  // How many discards are followed after a draw in the middle of a search, when they leave the hand two or
  // more steps away, or one.
  double ways2 = 2;
  double ways1 = 3;

  // --- Danger and places ---
  // Factors on the price of the tiles of a fold, and on that of the second tile of a kind.
  double foldCost = 0.7;
  double foldSecond = 0.5;
  // Factor on the price of danger.
  double caution = 1.0;
  // The worth of a place: 0 = by the ruleset's uma and oka, 1 = the same for each step.
  double evenPlaces = 0;
  // The weight of a point of the final score besides the place, and in the last hand.
  double pointWeight = 0.4;
  double pointWeightLast = 0.1;

  // --- Likings, in final points beyond the actual value (taste.h): matters of character ---
  // Of declaring riichi.
  double likesRiichi = 0;
  // Of discarding other suits from a hand on its way to a flush.
  double likesFlush = 0;
};

// No value may exceed this, or be below its negative.
inline constexpr double kMostTuning = 1e6;

// `text` has key=value items, separated by commas or pluses. Returns false for an unknown key, or a value
// that is not a number within bounds; the items before it are set then.
bool tune(Tuning &tuning, std::string_view text);

}  // namespace janso
