// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What every legal action of a decision is worth in units that a player knows, by the strongest bot's search.
//
// The same search and the same choices as when it plays, without its margins (tuning.h): those make it choose
// well, and are nobody's points.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "bots/handoutcome.h"
#include "bots/reasoning.h"
#include "rules/action.h"
#include "rules/inlinevec.h"
#include "rules/seatview.h"

namespace janso {

struct EvaluatedAction {
  Considered considered;  // as the bot explains it, its `value` with all margins
  // False: the search only estimates what comes of it, or does not weigh it at all: a kan, an abort, a North
  // set aside, a step back, a hand farther from ready than it looks. Then the figures below are 0 and mean
  // nothing.
  bool judged = false;
  // Expected from now to the end of the hand, by the bot's play: points that the own score changes by, and by
  // how much the expected final place changes (1 = best, so less than 0 is a gain).
  double points = 0;
  double place = 0;
};

struct Evaluation {
  InlineVec<EvaluatedAction, 64> actions;  // the bot's choice first, then by falling value; one face of each
                                           // tile (choice.h: findDiscard)
  bool folding = false;                    // the bot's choice gives the hand up
  double placeNow = 0;                     // expected final place, this hand still to come
};

// The bot that evaluates, and a number that changes whenever its figures may: for what is kept of them.
std::string_view evaluatorId();
int evaluatorVersion();

// `legal` is never empty. A win that may be taken is the only action evaluated, and not judged: nothing is
// weighed against it. Pure and thread-safe; some hundredths of a second.
Evaluation evaluate(const SeatView &view, std::span<const Action> legal);

// By how much the expected final place changes when the hand ends so, by the same reckoning. Pure and
// thread-safe.
double placeChange(const SeatView &view, const HandOutcome &end);
// The same, and what goes with it: uma and oka that the places bring, in points, and final points as
// Considered::value has them.
struct EndWorth {
  double place = 0;
  double placement = 0;
  double value = 0;
};
EndWorth worthOf(const SeatView &view, const HandOutcome &end);
// What the place changes from: Evaluation::placeNow.
double placeNow(const SeatView &view);

}  // namespace janso
