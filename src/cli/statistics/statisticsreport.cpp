// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/statistics/statisticsreport.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <array>
#include <optional>

#include "about/helptext.h"
#include "cli/command/command.h"
#include "cli/command/counts.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/yakunames.h"

namespace janso::cli {
namespace {

constexpr int kNameColumns = 46;

struct UnitRow {
  double factor;
  int digits;
  bool percent;
};

// In the order of MeasureUnit.
constexpr std::array<UnitRow, 9> kUnits{{
    {100, 2, true},
    {1, 3, false},
    {1, 0, false},
    {1, 2, false},
    {1, 3, false},
    {1, 3, false},
    {1, 2, false},
    {100, 2, false},
    {0.001, 2, false},
}};

QString numberText(double value, const Measure &measure) {
  const UnitRow &unit = kUnits[static_cast<std::size_t>(measure.unit)];
  const bool whole = measure.kind == MeasureKind::Count;
  return decimalText(value * unit.factor, whole ? 0 : unit.digits);
}

QString definersText(const Measure &measure) {
  constexpr std::array<char, 4> kLetters{'A', 'L', 'K', 'N'};
  QString text;
  for (std::size_t i = 0; i < kLetters.size(); ++i) {
    if ((measure.definers >> i & 1U) != 0)
      text += QLatin1Char(kLetters[i]);
  }
  return text;
}

// "han_3", "yaku_tanyao": the name of its counter.
QString partKey(const Measure &measure, int part) {
  return QString::fromStdString(
      counterName(static_cast<Counter>(static_cast<int>(measure.numerator) + part)));
}

void printLine(const QString &name, const Figure &figure, const Measure &measure, bool counts,
               QTextStream &out) {
  if (!figure.value)
    return;
  QString line = QStringLiteral("  %1 %2%3")
                     .arg(leftAligned(name, kNameColumns))
                     .arg(numberText(*figure.value, measure), 9)
                     .arg(kUnits[static_cast<std::size_t>(measure.unit)].percent ? percentSign() : QString());
  if (figure.interval)
    line += QStringLiteral("  (%1 .. %2)")
                .arg(numberText(figure.interval->low, measure), numberText(figure.interval->high, measure));
  if (figure.smallSample)
    line += QStringLiteral(" ?");
  if (counts && figure.numerator && figure.denominator)
    line += QStringLiteral("  %1 / %2")
                .arg(countText(static_cast<qint64>(*figure.numerator)),
                     countText(static_cast<qint64>(*figure.denominator)));
  out << line << '\n';
}

void printParts(const Totals &totals, const Measure &measure, bool counts, QTextStream &out) {
  for (int part = 0; part < measure.parts; ++part) {
    const Figure figure = totals.part(measure, part);
    if (figure.numerator.value_or(0) > 0)
      printLine(QStringLiteral("  ") + measurePartName(measure, part, usualYakuNaming()), figure, measure,
                counts, out);
  }
}

bool isKnown(const Figure &figure, const Measure &measure) {
  return figure.value || (measure.kind == MeasureKind::Histogram && figure.denominator.value_or(0) > 0);
}

QString csvNumber(std::optional<double> value) {
  return value ? QString::number(*value, 'g', 10) : QString();
}

void printCsvLine(const QString &key, const Figure &figure, const Measure &measure, QTextStream &out) {
  out << key << ',' << measure.number << ',' << definersText(measure) << ',' << csvNumber(figure.value) << ','
      << csvNumber(figure.interval ? std::optional(figure.interval->low) : std::nullopt) << ','
      << csvNumber(figure.interval ? std::optional(figure.interval->high) : std::nullopt) << ','
      << (figure.numerator ? QString::number(*figure.numerator) : QString()) << ','
      << (figure.denominator ? QString::number(*figure.denominator) : QString()) << '\n';
}

QJsonObject figureJson(const Figure &figure) {
  const auto orNull = [](const auto &value) { return value ? QJsonValue(*value) : QJsonValue(); };
  QJsonObject object{{QStringLiteral("value"), orNull(figure.value)},
                     {QStringLiteral("smallSample"), figure.smallSample}};
  if (figure.interval) {
    object.insert(QStringLiteral("low"), figure.interval->low);
    object.insert(QStringLiteral("high"), figure.interval->high);
  }
  if (figure.numerator)
    object.insert(QStringLiteral("numerator"), static_cast<qint64>(*figure.numerator));
  if (figure.denominator)
    object.insert(QStringLiteral("denominator"), static_cast<qint64>(*figure.denominator));
  return object;
}

}  // namespace

void printFigures(const Totals &totals, const ChosenMeasures &chosen, bool counts, QTextStream &out) {
  out << Text::tr("%1, %2, each counted from one seat")
             .arg(matchCount(totals.matches()), handCount(totals.sums().valueOr0(Counter::Hands)))
      << '\n';
  std::optional<MeasureGroup> group;
  for (const Measure *measure : chosen) {
    const Figure figure = totals.figure(*measure);
    if (!isKnown(figure, *measure))
      continue;
    if (group != measure->group)
      out << measureGroupName(measure->group) << '\n';
    group = measure->group;
    const QString name = measureName(*measure);
    if (measure->kind != MeasureKind::Histogram) {
      printLine(name, figure, *measure, counts, out);
      continue;
    }
    out << "  " << name << '\n';
    printParts(totals, *measure, counts, out);
  }
}

void printCsv(const Totals &totals, const ChosenMeasures &chosen, QTextStream &out) {
  out << "measure,number,definers,value,low,high,numerator,denominator\n";
  for (const Measure *measure : chosen) {
    if (measure->kind != MeasureKind::Histogram)
      printCsvLine(QLatin1String(measure->key), totals.figure(*measure), *measure, out);
    for (int part = 0; measure->kind == MeasureKind::Histogram && part < measure->parts; ++part)
      printCsvLine(QLatin1String(measure->key) + QLatin1Char('.') + partKey(*measure, part),
                   totals.part(*measure, part), *measure, out);
  }
}

void printJson(const Totals &totals, const ChosenMeasures &chosen, QTextStream &out) {
  QJsonObject all;
  for (const Measure *measure : chosen) {
    QJsonObject object = figureJson(totals.figure(*measure));
    object.insert(QStringLiteral("number"), QLatin1String(measure->number));
    object.insert(QStringLiteral("definers"), definersText(*measure));
    object.insert(QStringLiteral("name"), QLatin1String(measure->name));
    object.insert(QStringLiteral("definition"), QLatin1String(measure->definition));
    QJsonObject parts;
    for (int part = 0; measure->kind == MeasureKind::Histogram && part < measure->parts; ++part)
      parts.insert(partKey(*measure, part), figureJson(totals.part(*measure, part)));
    if (!parts.isEmpty())
      object.insert(QStringLiteral("parts"), parts);
    all.insert(QLatin1String(measure->key), object);
  }
  const QJsonObject object{
      {QStringLiteral("matches"), static_cast<qint64>(totals.matches())},
      {QStringLiteral("hands"), static_cast<qint64>(totals.sums().valueOr0(Counter::Hands))},
      {QStringLiteral("measures"), all}};
  out << QJsonDocument(object).toJson(QJsonDocument::Indented);
}

}  // namespace janso::cli
