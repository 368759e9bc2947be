// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures as text, as a table and as JSON.
#pragma once

#include <QTextStream>
#include <vector>

#include "statistics/measures.h"
#include "statistics/totals.h"

namespace janso::cli {

using ChosenMeasures = std::vector<const Measure *>;

// A measure a line, by group. `counts`: with numerator and denominator. What is not known is left out.
void printFigures(const Totals &totals, const ChosenMeasures &chosen, bool counts, QTextStream &out);
// measure,number,definers,value,low,high,numerator,denominator; a part of a histogram is measure.part. Shares
// are 0 to 1; what is not known is empty.
void printCsv(const Totals &totals, const ChosenMeasures &chosen, QTextStream &out);
// One object: "matches", "hands", and "measures" by key with the fields of the table and "name",
// "definition", "smallSample", "parts" (of a histogram, by name).
void printJson(const Totals &totals, const ChosenMeasures &chosen, QTextStream &out);

}  // namespace janso::cli
