// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The commands of a program without a window: what one is, and what runs them.
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTextStream>
#include <span>

#include "cli/command/options.h"
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

// A program of commands. Its help and all other lists of commands and options are made from this table.
struct Program {
  const char *name;                   // "janso-cli"
  const char *summary;                // one line, in English, for Text::tr()
  std::span<const Command> commands;  // in the order of the help
};

// The translation context of all texts of the program.
struct Text {
  Q_DECLARE_TR_FUNCTIONS(janso::cli::Text)
};

// Sets the names that decide where the user's files are, so that a program finds those of the window. For
// main().
void nameApplication();

// Finds the command, runs it and reports mistakes in the arguments. Returns the exit status.
int run(const Program &program, QStringList arguments, Console &console);

// Flushes the output. Returns `status`, or prints a sentence and returns kFoundWrong if the output could not
// be written.
int finish(const Program &program, int status, Console &console);

// main() of a program, after the QCoreApplication: speaks the language of `locale` and returns its exit
// status.
int runInTerminal(const Program &program, const QLocale &locale);

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
