// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts for guessing the decisions of a replay. Markup is that of lexicon/teachmarkup.h.
#pragma once

#include <QString>
#include <vector>

#include "replay/guess.h"

namespace janso {

// "Same as played.", in one line.
QString guessShort(const Guess &guess);
// Markup, a paragraph each: what was played, what the review prefers, what each loses.
QString guessMarkup(const Guess &guess);
// "12 of 40 (30%)".
QString guessShare(int count, int of);
// Markup: a summary of a run, compared with earlier runs.
QString guessSummaryMarkup(const GuessSummary &summary, const std::vector<GuessRun> &before);

}  // namespace janso
