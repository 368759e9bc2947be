// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Series for tests.
#pragma once

#include "game/matchhelpers.h"
#include "game/seriesplay.h"
#include "table/match.h"

namespace janso::test {

inline MatchSetup seriesSetup(int matches, SeriesSeating seating = SeriesSeating::Rotate,
                              const QString &seed = QStringLiteral("series")) {
  MatchSetup setup = quickSetup(seed);
  setup.series.emplace();
  setup.series->series.matches = matches;
  setup.series->series.seating = seating;
  return beginSeries(setup);
}

inline MatchResult endOf(const MatchSetup &setup, const Scores &scores) {
  return finishMatch(setup.rules, scores, 0);
}

}  // namespace janso::test
