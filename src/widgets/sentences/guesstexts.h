// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said while choices of a replay are guessed. What is markup is that of lexicon/teachmarkup.h.
#pragma once

#include <QString>
#include <vector>

#include "replay/guess.h"

namespace janso {

// "Played as you would", for one line.
QString guessShort(const Guess &guess);
// What was played, what the review would do, what each loses: markup, a paragraph each.
QString guessMarkup(const Guess &guess);
// "12 of 40 (30 %)".
QString guessShare(int count, int of);
// All of a run, and beside it the runs before: markup.
QString guessSummaryMarkup(const GuessSummary &summary, const std::vector<GuessRun> &before);

}  // namespace janso
