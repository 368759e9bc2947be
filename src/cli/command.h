// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One command of janso-cli. program.cpp holds the table of them.
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
  const char *summary;  // one line, in English, for Text::tr()
  const char *notes;    // what help says after the options, like OptionInfo::help
  std::span<const OptionInfo> (*options)();
  Run run;
};

// All of them, in the order of help. Help, and what else lists commands and options, is made from this.
std::span<const Command> commands();

// Translation context of everything that the program says.
struct Text {
  Q_DECLARE_TR_FUNCTIONS(janso::cli::Text)
};

// Where the user's things are kept: janso-cli finds what the window has put there. For main().
void nameApplication();

// The whole program: finds the command, runs it, tells what is wrong with the arguments. Gives the exit
// status.
int run(QStringList arguments, Console &console);

// Writes out what is left. Gives `status`, or kFoundWrong with a sentence when the output could not be
// written.
int finish(int status, Console &console);

Result<int> runScore(const QStringList &arguments, Console &console);
Result<int> runVerify(const QStringList &arguments, Console &console);
Result<int> runArena(const QStringList &arguments, Console &console);
Result<int> runRules(const QStringList &arguments, Console &console);
Result<int> runLessons(const QStringList &arguments, Console &console);
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

// What somebody wrote, for a sentence about it: never longer than a line.
QString shown(const QString &text);

// The value of --rules: the id of a ruleset that can be chosen (records/rulesetstore.h), or a file of one as
// JSON. Error::code is 0 when there is no such ruleset, else what is wrong with its file (RulesetFault).
Result<RuleSet> rulesOption(const QString &text);
// "east", "south", or nothing for the rules' own.
Result<bool> setLength(const QString &text, RuleSet &rules);

}  // namespace janso::cli
