// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/measuretexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

#include "statistics/counters.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct MeasureTexts {
  Q_DECLARE_TR_FUNCTIONS(MeasureTexts)
};

constexpr int kMostHan = 13;  // stands for more

struct UnitRow {
  double factor;
  int decimals;
  bool percent;
};

// In the order of MeasureUnit.
constexpr std::array<UnitRow, 11> kUnits{{
    {100, 1, true},
    {1, 2, false},
    {1, 0, false},
    {1, 2, false},
    {1, 2, false},
    {1, 2, false},
    {1, 2, false},
    {100, 1, false},
    {0.001, 1, false},
    {100, 2, false},
    {100, 0, false},
}};

const UnitRow &unitOf(const Measure &measure) {
  return kUnits[static_cast<std::size_t>(measure.unit)];
}

// Final points have their sign, as on the page after a match.
QString numberText(const Measure &measure, double value) {
  const auto written = [&measure](double number) {
    return decimalText(measureShown(measure, number), measureDecimals(measure));
  };
  const QString text = written(value);
  return measure.unit == MeasureUnit::FinalPoints && value > 0 && text != written(0) ? u'+' + text : text;
}

QString countsText(const Measure &measure, const Figure &figure) {
  if (!figure.numerator || !figure.denominator)
    return {};
  const QLocale locale;
  const QString of = locale.toString(static_cast<qlonglong>(*figure.denominator));
  const QString counted = locale.toString(static_cast<qlonglong>(*figure.numerator));
  if (measure.kind != MeasureKind::Mean)
    //: Of a share: so many cases of so many
    return MeasureTexts::tr("%1 of %2.").arg(counted, of);
  // The sum of something that is kept in millionths says nothing.
  return measure.scale == 1 ? MeasureTexts::tr("A total of %1 over %2 cases.").arg(counted, of)
                            : MeasureTexts::tr("Based on %1 cases.").arg(of);
}

// How many cases it takes until a share is right to two points of a hundred; empty when it is.
QString neededText(const Measure &measure, const Figure &figure) {
  constexpr double kRight = 0.02;
  constexpr double kNormal = 1.96;  // 97.5 % of the normal distribution
  constexpr double kLeast = 0.02;   // what has happened never or always may be this
  if (measure.unit != MeasureUnit::Share || !figure.value ||
      (figure.interval && figure.interval->high - figure.interval->low <= 2 * kRight))
    return {};
  const double share = std::clamp(*figure.value, kLeast, 1 - kLeast);
  const double cases = share * (1 - share) * std::pow(kNormal / kRight, 2);
  const double step = std::pow(10, std::floor(std::log10(cases)) - 1);  // two digits say enough
  return MeasureTexts::tr("It takes about %1 cases to reach an accuracy of ±2 percentage points.")
      .arg(QLocale().toString(std::round(cases / step) * step, 'f', 0));
}

QString comparisonText(Comparison comparison, const QString &name) {
  switch (comparison) {
    case Comparison::Higher:
      return MeasureTexts::tr("Your figure is higher than %1's.").arg(name);
    case Comparison::Lower:
      return MeasureTexts::tr("Your figure is lower than %1's.").arg(name);
    case Comparison::Inconclusive:
      return MeasureTexts::tr("Not enough data to tell whether your figure differs from %1's.").arg(name);
    case Comparison::Unknown:
      break;
  }
  return {};
}

}  // namespace

QString measureName(const Measure &measure) {
  return QCoreApplication::translate("Measures", measure.name);
}

QString measureDefinition(const Measure &measure) {
  return QCoreApplication::translate("Measures", measure.definition);
}

QString measureGroupName(MeasureGroup group) {
  return QCoreApplication::translate("MeasureGroups", groupName(group));
}

QString measurePartName(const Measure &measure, int part, YakuNaming naming) {
  if (measure.numerator == Counter::FirstYaku)
    return yakuName(static_cast<YakuId>(part), naming);
  if (part == kMostHan)
    return MeasureTexts::tr("a yakuman");
  return part + 1 == kMostHan ? MeasureTexts::tr("%1 han or more").arg(kMostHan)
                              : MeasureTexts::tr("%n han", nullptr, part + 1);
}

double measureShown(const Measure &measure, double value) {
  return value * unitOf(measure).factor;
}

int measureDecimals(const Measure &measure) {
  return measure.kind == MeasureKind::Count ? 0 : unitOf(measure).decimals;
}

QString measureUnitSign(const Measure &measure) {
  return unitOf(measure).percent ? percentSign() : QString();
}

QString measureValueText(const Measure &measure, double value) {
  return numberText(measure, value) + measureUnitSign(measure);
}

QString measureIntervalText(const Measure &measure, const Interval &interval) {
  //: An interval: from, to
  return MeasureTexts::tr("%1 \u2013 %2")
      .arg(numberText(measure, interval.low), numberText(measure, interval.high));
}

QString measureDifferenceText(const Measure &measure, double difference) {
  const QString text = numberText(measure, difference);
  return difference > 0 && text != numberText(measure, 0) && !text.startsWith(u'+') ? u'+' + text : text;
}

Comparison comparisonOf(const Figure &own, const Figure &other) {
  if (!own.value || !other.value)
    return Comparison::Unknown;
  const std::optional<Estimated> a = own.estimated();
  const std::optional<Estimated> b = other.estimated();
  if (!a || !b)
    return Comparison::Inconclusive;
  const Interval difference = differenceInterval(*a, *b);
  if (difference.low > 0)
    return Comparison::Higher;
  return difference.high < 0 ? Comparison::Lower : Comparison::Inconclusive;
}

QString measureWarning(const Measure &measure, const Figure &figure) {
  if (!figure.smallSample || !figure.denominator)
    return {};
  return MeasureTexts::tr("Gray: %1 of the %2 cases needed.")
      .arg(QLocale().toString(static_cast<qlonglong>(*figure.denominator)),
           QLocale().toString(static_cast<qlonglong>(smallestSample(measure))));
}

QString measureExplanation(const Measure &measure, const Figure &own, const Figure &other,
                           const QString &otherName) {
  QStringList parts{measureDefinition(measure), countsText(measure, own)};
  if (own.interval)
    parts << MeasureTexts::tr("95% confidence interval: %1 to %2.")
                 .arg(measureValueText(measure, own.interval->low),
                      measureValueText(measure, own.interval->high));
  if (other.value)
    //: The name of a bot, its figure
    parts << MeasureTexts::tr("%1: %2.").arg(otherName, measureValueText(measure, *other.value));
  parts << comparisonText(comparisonOf(own, other), otherName) << measureWarning(measure, own)
        << neededText(measure, own);
  return sentencesText(parts);
}

}  // namespace janso
