// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures computed from the counters of many matches.
//
//   Totals totals;
//   for (const Counters &match : matches) totals.add(match);
//   const Figure wins = totals.figure(*findMeasure("win"));
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "statistics/counters.h"
#include "statistics/intervals.h"
#include "statistics/measures.h"

namespace janso {

struct Figure {
  // Both are unknown if nothing is known about the measure (no review, for example).
  std::optional<std::int64_t> numerator;
  std::optional<std::int64_t> denominator;  // none for a count
  // In the measure's unit: a share is 0 .. 1. Nothing when the denominator is 0 or unknown.
  std::optional<double> value;
  std::optional<Interval> interval;  // 95%: Wilson's for a share, Student's by match for a mean;
                                     // nothing below kLeastCases, and never beyond possibleRange()
  bool smallSample = false;          // below the measure's smallest sample

  std::optional<Estimated> estimated() const {
    return value && interval ? std::optional(Estimated{*value, *interval}) : std::nullopt;
  }
};

class Totals {
 public:
  Totals();
  // From stored sums; set the moments with setMoments().
  Totals(const Counters &sums, std::int64_t matches);

  // Adds the counters of one match, of one seat or of several.
  void add(const Counters &match);
  void add(const Totals &other);

  const Counters &sums() const { return m_sums; }
  std::int64_t matches() const { return m_matches; }  // added, finished or not
  // For a mean: the data of its interval.
  const Moments &moments(const Measure &measure) const { return m_moments[rowOf(measure)]; }
  void setMoments(const Measure &measure, const Moments &moments) { m_moments[rowOf(measure)] = moments; }
  Figure figure(const Measure &measure) const;
  // The parts of a histogram, 0 .. Measure::parts - 1.
  Figure part(const Measure &measure, int part) const;

 private:
  static std::size_t rowOf(const Measure &measure) {
    return static_cast<std::size_t>(&measure - measures().data());
  }
  Figure rate(const Measure &measure, Counter numerator) const;
  Figure mean(const Measure &measure) const;

  Counters m_sums;
  std::int64_t m_matches = 0;
  std::vector<Moments> m_moments;  // by row of measures(); only for means
};

}  // namespace janso
