// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What an exercise says after the answer: whether it was right, and why.
//
// Everything is translated and in the markup of teachmarkup.h.
#pragma once

#include <QString>

#include "coach/drill.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// "Right.", "Close: ..." with what was answered and what is right.
QString drillVerdictLine(const DrillQuestion &question, const DrillAnswer &answer, Verdict verdict);
// For who gave up: "The answer: ...".
QString drillAnswerLine(const DrillQuestion &question);
// The reasons, paragraphs.
QString drillExplanation(const DrillQuestion &question, YakuNaming naming);

}  // namespace janso
