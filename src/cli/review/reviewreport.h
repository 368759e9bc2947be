// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A review as text, and its figures as JSON.
#pragma once

#include <QJsonObject>
#include <QTextStream>

#include "records/provedgame.h"
#include "review/reviewer.h"
#include "review/rollout.h"

namespace janso::cli {

void printReview(const ProvedGame &game, const GameReview &review, QTextStream &out);

// A hand as in reviewjson.h. Verdicts with something to explain also have "reasons", strongest first:
// {"code":"efficiency","better":...,"played":...,"numbers":[...],"text":"..."}. Code and numbers are those of
// FactCode (review/reasons.h); "seat" is present if the reason is the danger from that player.
QJsonObject handJson(const ProvedGame &game, const HandReview &hand);

// {"type":"figures","seat":0,"name":...,"choices":...,"same":...,"mean_place":...,"error_place":...,
// "mean_points":...,"accuracy":...,"accuracy_low":...,"accuracy_high":...,"classes":{...},
// "categories":{"call":{"choices":...,"place":...}}}. Accuracies are present only if there are decisions. If
// all hands are known, "points" won, "luck", "luck_terms" (deal, draws, dora, ura) and "adjusted_points"
// follow.
QJsonObject figuresJson(const ProvedGame &game, const GameReview &review, int seat);

// What the played action of one decision lost against the best one in the rollout.
void printRollout(const ProvedGame &game, const ChoiceVerdict &verdict, const Rollout &rollout,
                  QTextStream &out);

}  // namespace janso::cli
