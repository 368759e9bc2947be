// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The help of a program, and the code that runs its commands.
#include <algorithm>
#include <cstdio>

#include "about/catalogue.h"
#include "about/helptext.h"
#include "about/version.h"
#include "cli/command/command.h"
#include "game/botplayer.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

void printUsage(const Program &program, const Command &command, QTextStream &out) {
  out << program.name << ' ' << command.name << ' ' << command.usage << '\n'
      << "  " << Text::tr(command.summary) << '\n';
}

void printCommand(const Program &program, const Command &command, QTextStream &out) {
  printUsage(program, command, out);
  printOptions(command.options(), out);
  if (*command.notes != '\0')
    out << filled(Text::tr(command.notes), 0) << '\n';
}

void printHelp(const Program &program, QTextStream &out) {
  out << program.name << ": " << Text::tr(program.summary) << "\n\n";
  for (const Command &command : program.commands) {
    printUsage(program, command, out);
    out << '\n';
  }
  //: %1: the program
  out << Text::tr("Run '%1 COMMAND --help' for the options of a command, or '%1 --version' for the version.")
             .arg(QLatin1String(program.name))
      << '\n';
}

constexpr qsizetype kPointedWidth = 72;  // shown of a longer line, with the mistake in the middle

// Prints the arguments around a mistake, and below them a mark under its column.
void pointAt(const QStringList &arguments, qsizetype column, QTextStream &err) {
  const QString line = printable(arguments.join(u' '));
  const qsizetype at = std::clamp<qsizetype>(column - 1, 0, line.size());
  const bool fits = line.size() <= kPointedWidth;
  const qsizetype from = fits ? 0 : std::max<qsizetype>(0, at - kPointedWidth / 2);
  const qsizetype to = fits ? line.size() : std::min(line.size(), at + kPointedWidth / 2);
  const QString before = (from > 0 ? QStringLiteral("…") : QString()) + line.mid(from, at - from);
  err << "  " << before << line.mid(at, to - at) << (to < line.size() ? QStringLiteral("…") : QString())
      << "\n  " << QString(displayWidth(before), u' ') << "^\n";
}

}  // namespace

void nameApplication() {
  QCoreApplication::setOrganizationName(QStringLiteral("Janso"));
  QCoreApplication::setApplicationName(QStringLiteral("janso"));
}

int finish(const Program &program, int status, Console &console) {
  console.out.flush();
  if (console.out.status() == QTextStream::Ok)
    return status;
  console.err << program.name << ": " << Text::tr("could not write the output") << '\n';
  console.err.flush();
  return kFoundWrong;
}

int run(const Program &program, QStringList arguments, Console &console) {
  if (arguments.isEmpty()) {
    printHelp(program, console.err);
    return kBadUsage;
  }
  const QString name = arguments.takeFirst();
  if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help")) {
    printHelp(program, console.out);
    return kFine;
  }
  if (name == QLatin1String("--version") || name == QLatin1String("-v")) {
    console.out << versionLines(QLatin1String(program.name));
    return kFine;
  }
  const auto command =
      std::ranges::find_if(program.commands, [&](const Command &c) { return name == QLatin1String(c.name); });
  if (command == program.commands.end()) {
    //: %1: the program
    console.err << Text::tr("%1: there is no command '%2'; see '%1 --help'")
                       .arg(QLatin1String(program.name), shown(name))
                << '\n';
    return kBadUsage;
  }
  if (arguments.contains(QLatin1String("--help")) || arguments.contains(QLatin1String("-h"))) {
    printCommand(program, *command, console.out);
    return kFine;
  }
  const Result<int> status = command->run(arguments, console);
  if (status)
    return *status;
  console.err << program.name << ' ' << name << ": " << faultText(status.error()) << '\n';
  if (status.error().position > 0)
    pointAt(arguments, status.error().position, console.err);
  return kBadUsage;
}

int runInTerminal(const Program &program, const QLocale &locale) {
  nameApplication();
  Catalogue catalogue;
  catalogue.use(locale);
  QTextStream out(stdout);
  QTextStream err(stderr);
  Console console{out, err};
  const int status = finish(program, run(program, QCoreApplication::arguments().mid(1), console), console);
  err.flush();
  return leaveProgram(status);
}

}  // namespace janso::cli
