// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the page of statistics says about which matches are counted. All sentences may be empty.
#pragma once

#include <QString>

#include "widgets/statistics/statisticsanswer.h"
#include "widgets/statistics/statisticsrunner.h"

namespace janso {

// "100 matches, 1,000 hands"
QString countedText(const StatisticsAnswer &answer);
// Matches of other types, and unfinished ones.
QString leftOutSentence(const StatisticsAnswer &answer, const CountedMatches &matches);
// Matches and tags that could not be read; refusedFiles() has the details, a line for each.
QString unreadSentence(const CountedMatches &matches);
QString refusedFiles(const CountedMatches &matches);
// Why there are no figures: `hidden` matches do not pass the filters, or none is finished.
QString nothingCountedSentence(int hidden, const CountedMatches &matches);

}  // namespace janso
