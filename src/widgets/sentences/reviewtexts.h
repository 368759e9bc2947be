// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said of a reviewed choice. What is markup is that of lexicon/teachmarkup.h.
//
// Every number of a sentence is one of its fact or verdict; nothing is worked out here.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "review/botreviews.h"
#include "review/figures.h"
#include "review/reasons.h"
#include "review/rollout.h"
#include "review/verdict.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

// --- Names ---
QString reviewClassName(LossClass lossClass);  // "Mistake"
// Of a choice that lost nothing also whether it was the best: "Best choice", "Close".
QString reviewVerdictName(const ChoiceVerdict &verdict);
QString reviewCategoryName(Category category);     // "Push or fold"
QString reviewCategoryMeaning(Category category);  // one sentence
QString reviewConfidenceName(Confidence confidence);

// --- Figures ---
QString reviewPlaces(double places);  // "0.031 places"
QString reviewPoints(double points);  // "310 points", to ten
// "74 (68 to 81)", only the range where there are few choices, "–" without any.
QString reviewAccuracy(const SeatFigures &figures);
// "74 (68 to 81)", or only the range.
QString reviewAccuracyText(const SeatFigures::Accuracy &accuracy);
// Thousandths of a place with the standard error of the mean: "4.1 ± 0.6"; "4.1" of
// one choice, "–" without any.
QString reviewLossPerChoice(const LossSum &sum);
QString reviewPointsPerChoice(const LossSum &sum);  // "61 points"
// A result without its luck, with one standard error: "-1,500 ± 12,000".
QString reviewAdjustedPoints(double points, double error);
QString reviewLuckPoints(double points);  // "luck: +3,200 points"
// What luck in places makes of a place: "place 2.3 ± 1.0, not 2".
QString reviewAdjustedPlace(int place, double luck, double error);
// "3 inaccuracies, 2 mistakes, 1 blunder, 4 choices perhaps worse".
QString reviewClassCounts(const SeatFigures &figures);

// --- Bots beside a player: names as botName() has them ---
QString reviewBotLoss(const MeanLoss &loss);  // thousandths of a place: "4.1"
// With what it is made of: "Genzo, master: 4.1 (3.8 to 4.4) thousandths of a place per choice, over 812
// choices."
QString reviewBotLossNote(const QString &bot, const MeanLoss &loss);
QString reviewNoSuchChoice(const QString &bot);
QString reviewBotMatches(const QString &bot, int matches);
// Whose accuracy is nearest, with both errors, and from whom else it cannot be told. `own` as
// reviewAccuracy() has it.
QString reviewNearestBot(const QString &own, const QString &bot, const SeatFigures::Accuracy &accuracy,
                         const QStringList &alike);
// How the bots' figures came about. `rules` and `judge`: what the rules and the evaluator are called.
QString reviewBotsNote(const BotReviews &reviews, const QString &rules, const QString &judge);

// --- Sentences: markup ---
// Why one action is worth more than the other. Empty for a fact that lacks a number.
QString reviewReason(const Fact &fact, const SeatNames &names);
// "Played: Discard {1m}. Better: Discard {9p}."
QString reviewActions(const ChoiceVerdict &verdict);
// "It costs 0.031 places, 310 points; confidence: high." Empty where nothing is lost.
QString reviewCost(const ChoiceVerdict &verdict);
// All of it, a paragraph each; before the reasons what came of its roll-outs.
QString reviewMarkup(const ChoiceVerdict &verdict, const std::vector<Fact> &facts, const SeatNames &names,
                     const std::vector<Rollout> &rollouts = {});
// A row of a list: where, what, how much. `place`: as replayTurnText() has it; `proof`: the roll-out that the
// loss follows, nullptr = the evaluator alone says it.
QString reviewLossRow(const DearLoss &loss, const QString &place, const Rollout *proof);

}  // namespace janso
