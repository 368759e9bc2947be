// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of the strongest bot that the arena sets, and that make other characters of it.
//
// Every one has a key, so that a match can be played with other values: `master:callMargin=50`.
#pragma once

#include <string_view>

namespace janso {

struct Tuning {
  // A call gives up options that no other number sees: final points.
  double callMargin = 100;
  // How far apart, in final points, two ways must be before the worse one counts for nothing.
  double keptOpen = 40;
  // Final points per unit of keepWorth: only to choose between equals.
  double tidiness = 3;
  // How often others declare riichi, beside the measured figures.
  double newThreat = 1.0;
  // What an opponent who waits adds to the probability that the hand ends in a go-around.
  double eachTenpai = 0.07;
  // Factor on the above after the own riichi.
  double afterOwnRiichi = 0.6;
  // How readily others discard a wait: per discard, times its share of the unseen tiles.
  double ronSilent = 0.42;
  double ronRiichi = 0.30;
  double ronRiichiOuter = 0.52;
  // The same for a tile that can be called.
  double called = 0.35;
  double calledYakuhai = 0.55;
  // What remains of a chance that was taken by stages of usual size.
  double trustStages = 0.78;
  // and so much less of it for every own discard so far.
  double trustFall = 0.03;
  double trustOpen = 1.0;
  // Price of the tiles of a fold, and of the second of a kind.
  double foldCost = 0.7;
  double foldSecond = 0.5;
  // Hands up to this many steps from ready are played out.
  double depth = 2;
  double depthOpen = 2;
  // Hands up to this many steps from ready are also looked at for draws that make them better, not nearer.
  double improve = 1;
  // Draws that make a hand better, where they are not looked at: so many more tiles help.
  double wide1 = 1.08;
  double wide2 = 1.15;
  double wide3 = 1.1;
  // How many discards are followed after a draw in the middle of a look ahead, that leave the hand two or
  // more steps away, or one.
  double ways2 = 2;
  double ways1 = 3;
  // What a place is worth: 0 = by the ruleset's uma and oka, 1 = the same for each step.
  double evenPlaces = 0;
  // What a point of the final score counts beside the place.
  double pointWeight = 0.4;
  // Figures fitted to played games (1) or set by hand (0): how soon waits are discarded, how hands go on, who
  // ends where.
  double fittedRon = 1;
  double fittedFlow = 0;
  double fittedPlace = 0;
  // Factor on how readily waits are discarded.
  double ronFactor = 1;
  // What a closed hand must gain, in final points, to aim at an open way instead.
  double routeMargin = 0;
  // The same for an open hand whose way there is only estimated, while another is played out.
  double farMargin = 0;
  // What a discard that takes the hand a step back must gain beside one that does not.
  double backMargin = 300;
  // The same for a closed hand that no discard brings near enough to be played out.
  double backMarginFar = 1500;
  // Factor on the price of danger.
  double caution = 1.0;
  // Likings, in final points beyond what it is worth (taste.h): to declare riichi; tiles of other suits gone
  // from a hand that is on the way to one.
  double likesRiichi = 0;
  double likesFlush = 0;
};

// `text`: key=value items, a comma or a plus between them. False: an unknown key, or no number.
bool tune(Tuning &tuning, std::string_view text);

}  // namespace janso
