// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How the measures of the statistics are called, what they mean, and how their figures are written: in the
// language of the window, by the default QLocale. Names and definitions are those of the table itself
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
// Of a histogram, 0 .. Measure::parts - 1: "3 han", "Tanyao".
QString measurePartName(const Measure &measure, int part, YakuNaming naming);

// "21.2 %", "2.43", "5,792", "−120".
QString measureValueText(const Measure &measure, double value);
// Without the unit: "20.1 – 22.3".
QString measureIntervalText(const Measure &measure, const Interval &interval);
// With its sign; of shares in points of a hundred: "+1.3".
QString measureDifferenceText(const Measure &measure, double difference);
// What a value is in a chart or a file of figures that speaks of per cents: 21.2 for a share of 0.212.
double measureShown(const Measure &measure, double value);
int measureDecimals(const Measure &measure);
// A per cent sign behind a space that does not break, or nothing.
QString measureUnitSign(const Measure &measure);

// Where a player's figure lies beside another's.
enum class Beside { Unknown, Higher, Lower, NotTold };
// By the interval of the difference: NotTold = it holds 0.
Beside besideOf(const Figure &own, const Figure &other);

// All that is known of a figure in sentences: definition, counts, interval, `other` (called `otherName`),
// whether they differ, why it is shown with a warning, and how many cases a share needs.
QString measureExplanation(const Measure &measure, const Figure &own, const Figure &other,
                           const QString &otherName);
// Why a figure is grey; empty when it is not.
QString measureWarning(const Measure &measure, const Figure &figure);

}  // namespace janso
