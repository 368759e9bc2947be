// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The names, definitions and formatted values of the statistics' measures, in the language of the window and
// the format of the default QLocale. Names and definitions come from the table of measures
// (statistics/measures.h, context "Measures").
#pragma once

#include <QString>

#include "statistics/intervals.h"
#include "statistics/measures.h"
#include "statistics/totals.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

QString measureName(const Measure &measure);
// A sentence.
QString measureDefinition(const Measure &measure);
QString measureGroupName(MeasureGroup group);
// A part of a histogram, 0..Measure::parts - 1: "3 han", "Tanyao".
QString measurePartName(const Measure &measure, int part, YakuNaming naming);

// "21.2%", "2.43", "5,792", "−120"; final points as everywhere (numbers.h): "+5.1".
QString measureValueText(const Measure &measure, double value);
// Without the unit: "20.1 – 22.3".
QString measureIntervalText(const Measure &measure, const Interval &interval);
// With its sign, and shares in percentage points: "+1.3".
QString measureDifferenceText(const Measure &measure, double difference);
// The value in charts and files that use percent: 21.2 for a share of 0.212.
double measureShown(const Measure &measure, double value);
int measureDecimals(const Measure &measure);
// The percent sign of the language (numbers.h), or nothing.
QString measureUnitSign(const Measure &measure);

// How a player's figure compares with another one.
enum class Comparison { Unknown, Higher, Lower, Inconclusive };
// Judged by the interval of the difference; Inconclusive if it contains 0, or if there are too few cases for
// one.
Comparison comparisonOf(const Figure &own, const Figure &other);

// Everything known about a figure in sentences: definition, counts, interval, `other` (named `otherName`),
// whether the two differ, why it has a warning, and how many cases a share needs.
QString measureExplanation(const Measure &measure, const Figure &own, const Figure &other,
                           const QString &otherName);
// Why a figure is gray; empty if it is not.
QString measureWarning(const Measure &measure, const Figure &figure);

}  // namespace janso
