// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The makers of the exercises, for the table in drill.cpp. `saved` is set when the position is from the
// request's pool.
#pragma once

#include "coach/drill.h"

namespace janso {

DrillTask makeWaits(const DrillRequest &request, bool &saved);
DrillTask makeShanten(const DrillRequest &request, bool &saved);
DrillTask makeEfficiency(const DrillRequest &request, bool &saved);
DrillTask makeYaku(const DrillRequest &request, bool &saved);
DrillTask makeFu(const DrillRequest &request, bool &saved);
DrillTask makeScore(const DrillRequest &request, bool &saved);
DrillTask makeSafety(const DrillRequest &request, bool &saved);
DrillTask makeDiscard(const DrillRequest &request, bool &saved);
DrillTask makeLastHand(const DrillRequest &request, bool &saved);

// Grades a discard by comparing it with the bot's.
Verdict gradeDiscard(const DiscardTask &task, const Action &action);

}  // namespace janso
