// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanations of exercises at the table: the safest tile, the best discard. Paragraphs in the markup of
// teachmarkup.h.
#pragma once

#include <QString>

#include "coach/drill.h"

namespace janso {

QString drillSafetyReasons(const SafetyTask &task);
// Claims about the best discard only if the rows below confirm them.
QString drillDiscardReasons(const DiscardTask &task);

// "{9p}", "riichi with {9p}".
QString drillActionText(const Action &action);
// In percent without the sign; small values have a decimal.
QString drillPercent(double share);

}  // namespace janso
