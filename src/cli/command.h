// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One command of janso-cli. program.cpp holds the table of them.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QTextStream>

#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso::cli {

// Exit statuses: 0 = done, 1 = done and something is wrong with what was looked at, 2 = the command line is
// wrong.
inline constexpr int kFine = 0;
inline constexpr int kFoundWrong = 1;
inline constexpr int kBadUsage = 2;

struct Console {
  QTextStream &out;
  QTextStream &err;
};

// `arguments` without the command's name. The error is a mistake in them: one sentence.
using Run = Result<int> (*)(const QStringList &arguments, Console &console);

struct Command {
  const char *name;
  const char *usage;    // after the name; not translated
  const char *summary;  // one line; translated by program.cpp
  const char *help;     // the options, each on a line; translated by program.cpp
  Run run;
};

// Translation context of everything that the program says.
struct Text {
  Q_DECLARE_TR_FUNCTIONS(janso::cli::Text)
};

// The whole program: finds the command, runs it, tells what is wrong with the arguments. Gives the exit
// status.
int run(QStringList arguments, Console &console);

Result<int> runScore(const QStringList &arguments, Console &console);
Result<int> runVerify(const QStringList &arguments, Console &console);
Result<int> runArena(const QStringList &arguments, Console &console);
Result<int> runMjai(const QStringList &arguments, Console &console);
Result<int> runFit(const QStringList &arguments, Console &console);
Result<int> runFrequency(const QStringList &arguments, Console &console);

inline Error wrong(const QString &sentence) {
  return Error{sentence.toStdString()};
}

// A whole number from `low` to `high`, or a sentence that names the option.
Result<int> numberOption(const QString &option, const QString &text, int low, int high);

// The value of --rules: the id of a preset, or a file of a ruleset as JSON.
Result<RuleSet> rulesOption(const QString &text);

}  // namespace janso::cli
