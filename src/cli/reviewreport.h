// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A review as text to read, and its figures as JSON.
#pragma once

#include <QJsonObject>
#include <QTextStream>

#include "records/provedgame.h"
#include "review/reviewer.h"
#include "review/rollout.h"

namespace janso::cli {

void printReview(const ProvedGame &game, const GameReview &review, QTextStream &out);

// A hand as reviewjson.h has it. Verdicts that have something to tell have "reasons" too, those that speak
// most first: {"code":"efficiency","better":...,"played":...,"numbers":[...],"text":"..."}; code and numbers
// are those of FactCode (review/reasons.h), "seat" is there where somebody is feared.
QJsonObject handJson(const ProvedGame &game, const HandReview &hand);

// {"type":"figures","seat":0,"name":...,"choices":...,"same":...,"mean_place":...,"error_place":...,
// "mean_points":...,"accuracy":...,"accuracy_low":...,"accuracy_high":...,"classes":{...},
// "categories":{"call":{"choices":...,"place":...}}}; accuracies only where there are choices. Where all
// hands are known also "points" won, "luck", "luck_terms" (deal, draws, dora, ura) and "adjusted_points".
QJsonObject figuresJson(const ProvedGame &game, const GameReview &review, int seat);

// Of one choice: what the played action lost against the best, as played out.
void printRollout(const ProvedGame &game, const ChoiceVerdict &verdict, const Rollout &rollout,
                  QTextStream &out);

}  // namespace janso::cli
