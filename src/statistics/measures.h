// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All measures as a table: what is divided by what, whose definition it is, from how large a sample on it may
// be shown without a warning. Where others define one in two ways, there is a row for each.
//
// Sources: amae-koromo (A), Mortal's libriichi (L), majiang-ui (K); ours (N).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "statistics/counters.h"

namespace janso {

enum class MeasureKind : std::uint8_t {
  Rate,       // a share of cases: numerator / denominator, 0 .. 1
  Mean,       // of something by case
  Count,      // the numerator alone; there is no denominator
  Histogram,  // shares of `parts` counters, from the numerator on
};

enum class MeasureUnit : std::uint8_t { Share, Place, Points, Turns, Tiles, Times, Han, PerHundred };

// Under which heading it stands.
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

// Who defines it so, as bits.
enum Definer : std::uint8_t { kDefinedA = 1, kDefinedL = 2, kDefinedK = 4, kDefinedOwn = 8 };

struct Measure {
  const char *number;  // of the list of measures: "24b"
  const char *key;     // stable: files, command lines
  MeasureKind kind{};
  MeasureUnit unit{};
  MeasureGroup group{};
  std::uint8_t definers = 0;
  Counter numerator{};
  Counter denominator{};   // of a count: the numerator
  double scale = 1;        // of a mean: times this
  int parts = 1;           // of a histogram
  const char *name;        // in English, for translation in the context Measures
  const char *definition;  // likewise: a sentence
};

std::span<const Measure> measures();
const Measure *findMeasure(std::string_view key);

// "win", "riichi", ...: stable.
std::string_view groupKey(MeasureGroup group);
// In English, for translation in the context MeasureGroups: some are called like a measure.
const char *groupName(MeasureGroup group);

MeasureSource sourceOf(const Measure &measure);
// The denominator below which a figure is shown with a warning, and the matches below which nobody is ranked.
inline constexpr std::int64_t kSmallSample = 100;
inline constexpr std::int64_t kRankingMatches = 300;
std::int64_t smallestSample(const Measure &measure);
// Whether its cases are matches and not hands or parts of them.
bool isOfMatches(const Measure &measure);

}  // namespace janso
