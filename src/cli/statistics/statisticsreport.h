// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Statistics as text, as CSV and as JSON.
#pragma once

#include <QTextStream>
#include <vector>

#include "statistics/measures.h"
#include "statistics/totals.h"

namespace janso::cli {

using ChosenMeasures = std::vector<const Measure *>;

// One measure per line, by group. `counts` adds the numerator and the denominator. Unknown measures are left
// out.
void printFigures(const Totals &totals, const ChosenMeasures &chosen, bool counts, QTextStream &out);
// Columns: measure,number,definers,value,low,high,numerator,denominator. A part of a histogram is
// measure.part. Shares are 0 to 1; unknown values are empty.
void printCsv(const Totals &totals, const ChosenMeasures &chosen, QTextStream &out);
// One object: "matches", "hands", and "measures" by key with the fields of the CSV and "name", "definition",
// "smallSample" and "parts" (of a histogram, by name).
void printJson(const Totals &totals, const ChosenMeasures &chosen, QTextStream &out);

}  // namespace janso::cli
