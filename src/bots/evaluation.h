// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The value of every legal action of a decision in units that a player knows, by the strongest bot's search.
//
// The search and the choices are those of the bot's play, without its margins (tuning.h): those improve its
// decisions but are not points that anyone gains.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "bots/handoutcome.h"
#include "bots/reasoning.h"
#include "rules/action.h"
#include "rules/inlinevec.h"
#include "rules/legal/seatview.h"

namespace janso {

struct EvaluatedAction {
  Considered considered;  // as the bot explains it; its `value` includes all margins
  // False: the search only estimates the outcome, or does not weigh the action at all: a kan, an abort, kita,
  // a step back, a hand farther from tenpai than it looks. Then the figures below are 0 and mean nothing.
  bool judged = false;
  // Expected from now to the end of the hand, if the bot plays on: the change of the seat's score in points,
  // and the change of its expected final place (1 = best, so below 0 is a gain).
  double points = 0;
  double place = 0;
};

struct Evaluation {
  // The bot's choice first, then by falling value; one face of each tile (choice.h: findDiscard).
  InlineVec<EvaluatedAction, 64> actions;
  bool folding = false;  // the bot's choice is to fold
  double placeNow = 0;   // expected final place before this hand
};

// The id of the bot that evaluates, and a number that changes whenever its figures may change: for stored
// results.
std::string_view evaluatorId();
int evaluatorVersion();

// `legal` is never empty. When a win is on offer it is the only action evaluated, and it is not judged:
// nothing is weighed against it. Pure and thread-safe; takes some hundredths of a second.
Evaluation evaluate(const SeatView &view, std::span<const Action> legal);

// The change of the expected final place when the hand ends this way, by the same calculation. Pure and
// thread-safe.
double placeChange(const SeatView &view, const HandOutcome &end);
// The same with more detail: the uma and oka that the places bring, in points, and the final points as in
// Considered::value.
struct EndWorth {
  double place = 0;
  double placement = 0;
  double value = 0;
};
EndWorth worthOf(const SeatView &view, const HandOutcome &end);
// The expected place before the change: Evaluation::placeNow.
double placeNow(const SeatView &view);

}  // namespace janso
