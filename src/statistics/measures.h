// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All measures as a table: numerator and denominator, the source of the definition, and the sample size from
// which the figure is shown without a warning. A measure that has two definitions elsewhere has a row for
// each.
//
// Sources: amae-koromo (A), Mortal's libriichi (L), majiang-ui (K); Janso's own (N).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "statistics/counters.h"
#include "statistics/intervals.h"

namespace janso {

enum class MeasureKind : std::uint8_t {
  Rate,       // share of cases: numerator / denominator, 0 .. 1
  Mean,       // mean of a value per case
  Count,      // the numerator alone; there is no denominator
  Histogram,  // shares of `parts` counters, starting with the numerator
};

// FinalPoints are points too, with uma, oka and adjustments; people write them in thousands ("+51.0"). What
// is per hundred is shown as the sum of 100 cases; its values are per case, like all others.
enum class MeasureUnit : std::uint8_t {
  Share,
  Place,
  Points,
  Turns,
  Tiles,
  Times,
  Han,
  PerHundred,
  FinalPoints,
  PlacesPerHundred,
  PointsPerHundred,
};

// The heading that a measure is listed under.
enum class MeasureGroup : std::uint8_t {
  Result,
  Hand,
  Win,
  DealIn,
  Riichi,
  Call,
  Course,
  Yaku,
  Review,
  Luck,
};

enum class MeasureSource : std::uint8_t { Games, Review, Luck };

// The sources that define a measure in this way, as bits.
enum Definer : std::uint8_t { kDefinedA = 1, kDefinedL = 2, kDefinedK = 4, kDefinedOwn = 8 };

struct Measure {
  const char *number;  // in the list of measures: "24b"
  const char *key;     // stable: used in files and command lines
  MeasureKind kind{};
  MeasureUnit unit{};
  MeasureGroup group{};
  std::uint8_t definers = 0;
  Counter numerator{};
  Counter denominator{};            // for a count: the numerator
  double scale = 1;                 // for a mean: factor
  int parts = 1;                    // for a histogram
  const char *name;                 // in English, for translation in the context Measures
  const char *definition;           // in English, for translation in the context Measures: a sentence
  std::optional<Interval> range{};  // of a mean: where it is not 0 or more
};

std::span<const Measure> measures();
const Measure *findMeasure(std::string_view key);

// "win", "riichi", ...: stable.
std::string_view groupKey(MeasureGroup group);
// In English, for translation in the context MeasureGroups, because some have the same name as a measure.
const char *groupName(MeasureGroup group);

MeasureSource sourceOf(const Measure &measure);
// The denominator below which a figure is shown with a warning, and the number of matches below which a
// player is not ranked.
inline constexpr std::int64_t kSmallSample = 100;
inline constexpr std::int64_t kRankingMatches = 300;
std::int64_t smallestSample(const Measure &measure);
// The least and the greatest value that a figure can have, in its unit; infinite where nothing limits it.
Interval possibleRange(const Measure &measure);
// Whether its cases are matches, not hands or parts of hands.
bool isOfMatches(const Measure &measure);

}  // namespace janso
