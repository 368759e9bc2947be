// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about a reviewed decision. Markup is that of lexicon/teachmarkup.h.
//
// All numbers in the sentences come from facts and verdicts; nothing is computed here.
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
// For a decision without a loss, also whether it was the best choice: "Best choice", "Close".
QString reviewVerdictName(const ChoiceVerdict &verdict);
QString reviewCategoryName(Category category);     // "Push or fold"
QString reviewCategoryMeaning(Category category);  // one sentence
QString reviewConfidenceName(Confidence confidence);

// --- Figures ---
QString reviewPlaces(double places);  // "0.031 places"
QString reviewPoints(double points);  // "310 points", rounded to ten
// "74 (68 to 81)"; only the range if there are few decisions, "–" if it is too wide to tell anything
// (kWidestAccuracy).
QString reviewAccuracy(const SeatFigures &figures);
// "74 (68 to 81)", or only the range.
QString reviewAccuracyText(const SeatFigures::Accuracy &accuracy);
// What decisions lose on average, given for one of them and told for 100: "0.41" places, as in the
// statistics; with its standard error "0.41 ± 0.06".
QString reviewMeanLoss(double places);
QString reviewMeanLoss(double places, double error);
// The same of these decisions: without the error for a single one, "–" if there are none.
QString reviewMeanLoss(const LossSum &sum);
QString reviewMeanLossPoints(const LossSum &sum);  // of 100 decisions: "6,100 points"
// A result without luck, with one standard error: "−1,500 ± 12,000".
QString reviewAdjustedPoints(double points, double error);
QString reviewLuckPoints(double points);  // "luck: +3,200 points"
// The final place without luck in places, with one standard error and never beyond the places that there are:
// "place 1.3 to 3.3 instead of 2".
QString reviewAdjustedPlace(int place, double luck, double error, int players);
// "3 inaccuracies, 2 mistakes, 1 blunder and 4 decisions that may be worse".
QString reviewClassCounts(const SeatFigures &figures);

// --- Comparison with bots: names are from botName() ---
// The mean with its range and number: "Genzo, master: 0.41 (0.38 to 0.44) places per 100 decisions, over 812
// decisions."
QString reviewBotLossNote(const QString &bot, const MeanLoss &loss);
QString reviewNoSuchChoice(const QString &bot);
QString reviewBotMatches(const QString &bot, int matches);
// Which bot's accuracy is closest, with both ranges, and which other bots (`alike`) cannot be told apart from
// the player. `own` comes from reviewAccuracy().
QString reviewNearestBot(const QString &own, const QString &bot, const SeatFigures::Accuracy &accuracy,
                         const QStringList &alike);
// How the bots' figures were obtained. `rules` and `judge` are the names of the ruleset and of the reviewing
// bot.
QString reviewBotsNote(const BotReviews &reviews, const QString &rules, const QString &judge);

// --- Sentences: markup ---
// Why one action is worth more than the other. Empty for a fact without all its numbers.
QString reviewReason(const Fact &fact, const SeatNames &names);
// "Played: Discard {1m}. Better: Discard {9p}."
QString reviewActions(const ChoiceVerdict &verdict);
// "Loses 0.031 places and 310 points (confidence: high)." Empty if nothing is lost.
QString reviewCost(const ChoiceVerdict &verdict);
// The whole review of a decision in paragraphs, with the results of its rollouts before the reasons.
QString reviewMarkup(const ChoiceVerdict &verdict, const std::vector<Fact> &facts, const SeatNames &names,
                     const std::vector<Rollout> &rollouts = {});
// A row of a list: position, verdict, loss. `place` comes from replayTurnText(). `proof` is the rollout that
// the loss is taken from; nullptr = only the reviewing bot's estimate.
QString reviewLossRow(const BiggestLoss &loss, const QString &place, const Rollout *proof);

}  // namespace janso
