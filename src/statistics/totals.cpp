// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/totals.h"

#include <cassert>

namespace janso {

Totals::Totals() : m_moments(measures().size()) {}

Totals::Totals(const Counters &sums, std::int64_t matches)
    : m_sums(sums), m_matches(matches), m_moments(measures().size()) {}

void Totals::add(const Counters &match) {
  ++m_matches;
  m_sums.add(match);
  for (std::size_t row = 0; row < m_moments.size(); ++row) {
    const Measure &measure = measures()[row];
    if (measure.kind != MeasureKind::Mean)
      continue;
    const std::optional<std::int64_t> numerator = match.value(measure.numerator);
    const std::optional<std::int64_t> denominator = match.value(measure.denominator);
    if (numerator && denominator)
      m_moments[row].add(static_cast<double>(*numerator), static_cast<double>(*denominator));
  }
}

void Totals::add(const Totals &other) {
  m_matches += other.m_matches;
  m_sums.add(other.m_sums);
  for (std::size_t row = 0; row < m_moments.size(); ++row)
    m_moments[row].add(other.m_moments[row]);
}

Figure Totals::figure(const Measure &measure) const {
  switch (measure.kind) {
    case MeasureKind::Rate:
      return rate(measure, measure.numerator);
    case MeasureKind::Mean:
      return mean(measure);
    case MeasureKind::Count: {
      Figure figure;
      figure.numerator = m_sums.value(measure.numerator);
      if (figure.numerator)
        figure.value = static_cast<double>(*figure.numerator);
      return figure;
    }
    case MeasureKind::Histogram: {
      Figure figure;
      figure.denominator = m_sums.value(measure.denominator);
      figure.smallSample = figure.denominator.value_or(0) < smallestSample(measure);
      return figure;
    }
  }
  return {};
}

Figure Totals::part(const Measure &measure, int part) const {
  assert(part >= 0 && part < measure.parts);
  return rate(measure, static_cast<Counter>(static_cast<int>(measure.numerator) + part));
}

Figure Totals::rate(const Measure &measure, Counter numerator) const {
  Figure figure;
  figure.numerator = m_sums.value(numerator);
  figure.denominator = m_sums.value(measure.denominator);
  const std::int64_t of = figure.denominator.value_or(0);
  figure.smallSample = of < smallestSample(measure);
  if (!figure.numerator || of == 0)
    return figure;
  figure.value = static_cast<double>(*figure.numerator) / static_cast<double>(of);
  if (const std::optional<Interval> interval = wilson(*figure.numerator, of, !isOfMatches(measure)))
    figure.interval = clamped(*interval, possibleRange(measure));
  return figure;
}

Figure Totals::mean(const Measure &measure) const {
  Figure figure;
  figure.numerator = m_sums.value(measure.numerator);
  figure.denominator = m_sums.value(measure.denominator);
  const std::int64_t of = figure.denominator.value_or(0);
  figure.smallSample = of < smallestSample(measure);
  if (!figure.numerator || of == 0)
    return figure;
  figure.value = measure.scale * static_cast<double>(*figure.numerator) / static_cast<double>(of);
  if (const std::optional<Interval> interval = meanInterval(moments(measure)))
    figure.interval =
        clamped({interval->low * measure.scale, interval->high * measure.scale}, possibleRange(measure));
  return figure;
}

}  // namespace janso
