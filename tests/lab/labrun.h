// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs a command line of janso-lab within the test.
#pragma once

#include "lab/labprogram.h"
#include "support/clirun.h"

namespace janso::test {

inline Ran runLab(const QStringList &arguments) {
  return runProgram(cli::labProgram(), arguments);
}

// Arguments that hold no spaces.
inline Ran runLab(const char *line) {
  return runLab(QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

}  // namespace janso::test
