// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reviews as JSON: the lines of a review file, and the output of `janso-cli review --json`.
//
// The head: {"type":"janso_review","version":1,"game":HASH,"seats":[0,1],"evaluator":"master",
// "evaluator_version":1,"scale_version":2,"preset":"normal"}. HASH is that of records/canonicalhash.h.
//
// A hand: {"hand":3,"verdicts":[...]}; hands count from 0. A verdict:
//   event, answer   number of the hand's events before it, and its index among the answers, both from 0
//   seat, turn      absolute seat, number of its discards so far
//   action          the action played (records/actionjson.h)
//   class           "not_judged", "close", "suspected", "inaccuracy", "mistake", "blunder"
//   category        "last_hand", "passed_win", "kan", "call", "riichi", "push_fold", "safe_tile", "danger",
//                   "value", "efficiency"
//   counted         whether the match figures count the decision
//   loss_points, loss_place, added_place, worse, confidence ("none", "low", "mid", "high"), episode
//                   only when judged; added_place is what the step adds to its episode, worse a probability
//   played, bot     index in candidates of the action played and of the bot's action; -1 = none
//   folding         the bot folds
//   candidates      best first: action, motive, value, shanten, accepted (tiles), tiles, win, win_points,
//                   deal_in, deal_in_points; also points, place when it is judged
#pragma once

#include <QJsonObject>
#include <string_view>

#include "review/gamereview.h"
#include "rules/result.h"

namespace janso {

inline constexpr int kReviewFormat = 1;

QJsonObject headJson(const GameReview &review);
QJsonObject toJson(const HandReview &hand);
// Without hands. The error says what is wrong with the head; a newer version is an error too.
Result<GameReview> headFromJson(const QJsonObject &object);
Result<HandReview> handReviewFromJson(const QJsonObject &object);

// The nearest number with this many decimals, so that JSON writes no more than those.
double withDecimals(double number, int decimals);

std::string_view idOf(LossClass lossClass);
std::string_view idOf(Category category);
std::string_view idOf(Confidence confidence);

}  // namespace janso
