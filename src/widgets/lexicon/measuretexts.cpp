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
  const char *sign;
};

// In the order of MeasureUnit.
constexpr std::array<UnitRow, 8> kUnits{{
    {100, 1, "\u00A0%"},
    {1, 2, ""},
    {1, 0, ""},
    {1, 2, ""},
    {1, 2, ""},
    {1, 2, ""},
    {1, 2, ""},
    {100, 1, ""},
}};

const UnitRow &unitOf(const Measure &measure) {
  return kUnits[static_cast<std::size_t>(measure.unit)];
}

QString numberText(const Measure &measure, double value) {
  return decimalText(measureShown(measure, value), measureDecimals(measure));
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
  return measure.scale == 1 ? MeasureTexts::tr("A sum of %1 over %2 cases.").arg(counted, of)
                            : MeasureTexts::tr("Over %1 cases.").arg(of);
}

// How many cases it takes until a share is right to two points of a hundred; empty when it is.
QString neededText(const Measure &measure, const Figure &figure) {
  constexpr double kRight = 0.02;
  constexpr double kNormal = 1.96;  // 97.5 % of the normal distribution
  constexpr double kLeast = 0.02;   // what has happened never or always may be this
  if (measure.unit != MeasureUnit::Share || !figure.value || !figure.interval ||
      figure.interval->high - figure.interval->low <= 2 * kRight)
    return {};
  const double share = std::clamp(*figure.value, kLeast, 1 - kLeast);
  const double cases = share * (1 - share) * std::pow(kNormal / kRight, 2);
  const double step = std::pow(10, std::floor(std::log10(cases)) - 1);  // two digits say enough
  return MeasureTexts::tr("It takes about %1 to be right to 2 points either way.")
      .arg(QLocale().toString(std::round(cases / step) * step, 'f', 0));
}

QString besideText(Beside beside, const QString &name) {
  switch (beside) {
    case Beside::Higher:
      return MeasureTexts::tr("Yours is higher than that of %1.").arg(name);
    case Beside::Lower:
      return MeasureTexts::tr("Yours is lower than that of %1.").arg(name);
    case Beside::NotTold:
      return MeasureTexts::tr("So many cases do not tell whether it differs from %1.").arg(name);
    case Beside::Unknown:
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
  if (measure.kind == MeasureKind::Count)
    return 0;
  constexpr int kOfSmallParts = 4;
  return measure.unit == MeasureUnit::Place && measure.scale != 1 ? kOfSmallParts : unitOf(measure).decimals;
}

QString measureUnitSign(const Measure &measure) {
  return QString::fromUtf8(unitOf(measure).sign);
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
  return difference > 0 && text != numberText(measure, 0) ? u'+' + text : text;
}

Beside besideOf(const Figure &own, const Figure &other) {
  const std::optional<Estimated> a = own.estimated();
  const std::optional<Estimated> b = other.estimated();
  if (!a || !b)
    return Beside::Unknown;
  const Interval difference = differenceInterval(*a, *b);
  if (difference.low > 0)
    return Beside::Higher;
  return difference.high < 0 ? Beside::Lower : Beside::NotTold;
}

QString measureWarning(const Measure &measure, const Figure &figure) {
  if (!figure.smallSample || !figure.denominator)
    return {};
  return MeasureTexts::tr("Grey: %1 cases are fewer than the %2 from which such a figure says anything.")
      .arg(QLocale().toString(static_cast<qlonglong>(*figure.denominator)),
           QLocale().toString(static_cast<qlonglong>(smallestSample(measure))));
}

QString measureExplanation(const Measure &measure, const Figure &own, const Figure &other,
                           const QString &otherName) {
  QStringList parts{measureDefinition(measure), countsText(measure, own)};
  if (own.interval)
    parts << MeasureTexts::tr("95 % interval: %1 to %2.")
                 .arg(measureValueText(measure, own.interval->low),
                      measureValueText(measure, own.interval->high));
  if (other.value)
    //: The name of a bot, its figure
    parts << MeasureTexts::tr("%1: %2.").arg(otherName, measureValueText(measure, *other.value));
  parts << besideText(besideOf(own, other), otherName) << measureWarning(measure, own)
        << neededText(measure, own);
  return sentencesText(parts);
}

}  // namespace janso
