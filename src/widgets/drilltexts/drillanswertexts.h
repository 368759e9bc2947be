// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The texts of an exercise after the answer: whether it was right, and why.
//
// Everything is translated and in the markup of teachmarkup.h.
#pragma once

#include <QString>

#include "coach/drill.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// "Right: ...", "Close. You said: .... Best answer: ...".
QString drillVerdictLine(const DrillQuestion &question, const DrillAnswer &answer, Verdict verdict);
// After the player gave up: "The answer: ...".
QString drillAnswerLine(const DrillQuestion &question);
// The explanation in paragraphs.
QString drillExplanation(const DrillQuestion &question, YakuNaming naming);

}  // namespace janso
