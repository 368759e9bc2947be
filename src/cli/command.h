// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One command of janso-cli. program.cpp has the table of commands.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QTextStream>
#include <span>

#include "cli/options.h"
#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso::cli {

// Exit statuses: 0 = done, 1 = done, but something is wrong with the input, 2 = the command line is wrong.
inline constexpr int kFine = 0;
inline constexpr int kFoundWrong = 1;
inline constexpr int kBadUsage = 2;

struct Console {
  QTextStream &out;
  QTextStream &err;
};

// `arguments` excludes the command's name. The error is one sentence about a mistake in the arguments. If its
// Error::position is set, it is the column of the mistake in the arguments joined by single spaces.
using Run = Result<int> (*)(const QStringList &arguments, Console &console);

struct Command {
  const char *name;
  const char *usage;    // the arguments after the name; not translated
  const char *summary;  // one line, in English, for Text::tr()
  const char *notes;    // help text after the options, in the form of OptionInfo::help
  std::span<const OptionInfo> (*options)();
  Run run;
};

// All commands in the order of the help. The help and all other lists of commands and options are made from
// this table.
std::span<const Command> commands();

// The translation context of all texts of the program.
struct Text {
  Q_DECLARE_TR_FUNCTIONS(janso::cli::Text)
};

// Sets the names that decide where the user's files are, so that janso-cli finds those of the window. For
// main().
void nameApplication();

// The whole program: finds the command, runs it and reports mistakes in the arguments. Returns the exit
// status.
int run(QStringList arguments, Console &console);

// Flushes the output. Returns `status`, or prints a sentence and returns kFoundWrong if the output could not
// be written.
int finish(int status, Console &console);

Result<int> runScore(const QStringList &arguments, Console &console);
Result<int> runVerify(const QStringList &arguments, Console &console);
Result<int> runArena(const QStringList &arguments, Console &console);
Result<int> runRules(const QStringList &arguments, Console &console);
Result<int> runLessons(const QStringList &arguments, Console &console);
Result<int> runHandbook(const QStringList &arguments, Console &console);
Result<int> runMjai(const QStringList &arguments, Console &console);
Result<int> runFit(const QStringList &arguments, Console &console);
Result<int> runReview(const QStringList &arguments, Console &console);
Result<int> runFrequency(const QStringList &arguments, Console &console);
Result<int> runStatistics(const QStringList &arguments, Console &console);
Result<int> runLibrary(const QStringList &arguments, Console &console);
Result<int> runManual(const QStringList &arguments, Console &console);

std::span<const OptionInfo> scoreOptions();
std::span<const OptionInfo> verifyOptions();
std::span<const OptionInfo> arenaOptions();
std::span<const OptionInfo> rulesOptions();
std::span<const OptionInfo> lessonsOptions();
std::span<const OptionInfo> handbookOptions();
std::span<const OptionInfo> mjaiOptions();
std::span<const OptionInfo> fitOptions();
std::span<const OptionInfo> reviewOptions();
std::span<const OptionInfo> frequencyOptions();
std::span<const OptionInfo> statisticsOptions();
std::span<const OptionInfo> libraryOptions();
std::span<const OptionInfo> manualOptions();

inline Error wrong(const QString &sentence) {
  return Error{sentence.toStdString()};
}

// The user's text, shortened to at most a line, for a message about it.
QString shown(const QString &text);
// The text with a dot for each tab, line break, and other control character: one column each.
QString printable(QString text);

// The value of --rules: the id of an available ruleset (records/rulesetstore.h), or a ruleset file in JSON.
// Error::code is 0 if there is no such ruleset, else the fault of its file (RulesetFault).
Result<RuleSet> rulesOption(const QString &text);
// "east", "south", or nothing for the length of the rules.
Result<bool> setLength(const QString &text, RuleSet &rules);

}  // namespace janso::cli
