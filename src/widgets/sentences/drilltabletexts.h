// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The reasons for an exercise at the table: the safest tile, the best discard. Paragraphs in the markup of
// teachmarkup.h.
#pragma once

#include <QString>

#include "coach/drill.h"

namespace janso {

QString drillSafetyReasons(const SafetyTask &task);
// What is said of the best discard is true of the rows that stand below it.
QString drillDiscardReasons(const DiscardTask &task);

// "{9p}", "riichi with {9p}".
QString drillActionText(const Action &action);
// In percent without its sign, small ones with a decimal.
QString drillPercent(double share);

}  // namespace janso
