// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of commands, and the code that runs them.
#include <algorithm>
#include <array>

#include "about/helptext.h"
#include "about/version.h"
#include "cli/command.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

constexpr auto kCommands = std::to_array<Command>({
    {"verify", "PATH... [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "replay recorded games and check everything against the record"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "If a hand-typed record contradicts itself, the contradiction is listed with its reason and does "
         "not count as a disagreement.\n"
         "The exit status is 1 if anything disagrees or a file cannot be read."),
     &verifyOptions, &runVerify},
    {"review", "FILE... [--seat N | --player NAME] [--json] [--jobs N] [--preset normal] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "show what each decision in recorded games cost, and why"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "Each decision is judged by what the player could see. Losses are given in final places and in "
         "points for the hand. Decisions that Janso's review can only estimate are not judged.\n"
         "The exit status is 1 if a file cannot be read or replayed."),
     &reviewOptions, &runReview},
    {"arena",
     "[--seats BOT,BOT,BOT,BOT] [--matches N] [--seed TEXT] [--duplicate] [--rules ID|FILE] [options] | "
     "--merge FILE... | --recorded FILE... | --signature | --ladder | --regret NEW,OLD | --second BOT",
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "play matches between bots or programs, and print statistics on how they play"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "BOT is one of\n"
         "  ID or ID:option=value,option=value   a built-in bot, or 'random'\n"
         "  mjai:COMMAND        a program that speaks mjai; {seat} becomes 0..3. Can also be written\n"
         "                      mjai+tcp: (COMMAND contains {url}), mjai+batch: or mjai+hints:\n"
         "  plugin:FILE#BOT     a bot from a plugin (without #BOT: the first one)\n"
         "  opponent:NAME       an opponent from your list; opponent+trust:NAME also allows one that\n"
         "                      was imported and has not been approved yet\n"
         "The exit status is 1 if a check fails, a built-in bot acts illegally, or shards are missing."),
     &arenaOptions, &runArena},
    {"fit", "[PATH...] [--selfplay BOT --matches N] [--parts NAMES] [--out FOLDER] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "fit the tables used in the bots' calculations to recorded games"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "One match in five is held out to evaluate the fit. The same games always produce the same file."),
     &fitOptions, &runFit},
    {"frequency", "PATH... [--out FILE]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "count how often each yaku occurs in recorded games"),
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "A game found in several files counts once. Three-player games are counted "
                       "separately. A yaku is only counted where the rules of the game include it."),
     &frequencyOptions, &runFrequency},
    {"statistics", "PATH... [--player NAME] [--where KEY=VALUE]... [--json | --csv] | --bots N --out FILE",
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "print statistics on how players play, with 95% confidence intervals"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "Without --player, all seats are counted together. Each value is printed with its confidence "
         "interval: Wilson's, widened by 6%, for shares; Student's, by match, for means. Values based on "
         "fewer than 100 cases are marked with '?'. Anything the records do not contain (losses, luck) is "
         "left out, never shown as 0.\n"
         "KEY=VALUE for --where is one of the following; if several are given, all must hold:\n"
         "  ruleset=ID  players=3|4  length=east|south|iichan|tonpeesen|tontonsen\n"
         "  from=YYYY-MM-DD  to=YYYY-MM-DD  last=N  opponent=NAME  seat=0..3\n"
         "  kind=live,coached,imported,branch,practice  tag=TAG\n"
         "  wind=east|south|west|north  hand=1..8  dealer=yes|no\n"
         "  place=1..4          in this place when the hand began\n"
         "  gap=LOW..HIGH       points ahead of everyone else, or behind the leader, at that time\n"
         "With conditions on hands, only measures per hand are printed. --bots writes the file of bot "
         "figures that the window compares players with: each built-in bot in every seat against club "
         "bots.\n"
         "The exit status is 1 if a file cannot be read or replayed."),
     &statisticsOptions, &runStatistics},
    {"library",
     "import PATH... | list | check | search QUERY | export QUERY --out FOLDER | tag MATCH TAG... | note "
     "MATCH "
     "TEXT | alias NAME... [--index FOLDER] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "keep an index of recorded games; search, export and annotate them"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "import adds files and folders. Unchanged files are skipped, and a match found in several files "
         "counts once. check opens the index and counts what is in it. The records are never changed.\n"
         "QUERY is one or more conditions of the form KEY:VALUE, all of which must hold. OR binds more "
         "loosely, parentheses group, and words without a key are searched for in names and notes:\n"
         "  of a match: ruleset date players length hands kind source path hash complete tag note has\n"
         "  of one seat in it: player opponent place score\n"
         "  of one hand of that seat: wind dealer standing start yaku han fu limit points wait\n"
         "  of one position in that hand: position turn shanten riichi\n"
         "as in  player:me place:1 date:2026-01..2026-03 (limit:>=haneman OR yaku:chiitoitsu)\n"
         "or     position:23s+6s turn:..6 shanten:<=2 riichi:yes\n"
         "If a value is not valid, the valid ones are listed. MATCH is the number in the list or the "
         "beginning of the hash. tag, note and alias print what is already there if you add nothing. "
         "Additions are saved in matches.jsonl and players.jsonl next to the index; deleting the index "
         "does not delete these files.\n"
         "The exit status is 1 if a file could not be imported or the index was damaged."),
     &libraryOptions, &runLibrary},
    {"score", "HAND [MELD...] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "score a winning hand: yaku, fu, payments"),
     QT_TRANSLATE_NOOP("janso::cli::Text", "The exit status is 1 if the hand is not a win."), &scoreOptions,
     &runScore},
    {"rules", "[ID|FILE] [--json]",
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "list the rulesets, or the options of one ruleset with their values"),
     "", &rulesOptions, &runRules},
    {"lessons", "FILE... [--texts FILE]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "check lesson files, or extract their text"),
     QT_TRANSLATE_NOOP("janso::cli::Text", "The exit status is 1 if a file is not a lesson."),
     &lessonsOptions, &runLessons},
    {"handbook", "FILE... [--texts FILE]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "check handbook chapters, or extract their text"),
     QT_TRANSLATE_NOOP("janso::cli::Text", "The exit status is 1 if a file is not a chapter."),
     &handbookOptions, &runHandbook},
    {"mjai", "[--bot BOT] [SEAT | --seat N] [--tcp URL] [--rules ID|FILE] [--seed N] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "play a seat at another program's table over the mjai protocol"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "Events are read from standard input, one object or one list of objects per line. For each line, "
         "one line is written to standard output: the action after the last event, or {\"type\":\"none\"}. "
         "Riichi and calls take two exchanges: first the reach or call, then the discard after the bot's own "
         "reach or call event. The program exits at the end of the input. can_act, possible_actions and "
         "cannot_dahai are respected. Errors in a line are reported on standard error; after that, the bot "
         "discards every tile it draws until the next hand."),
     &mjaiOptions, &runMjai},
    {"manual", "FORM",
     QT_TRANSLATE_NOOP("janso::cli::Text", "print this help as a manual page, or a shell completion script"),
     "", &manualOptions, &runManual},
});

void printUsage(const Command &command, QTextStream &out) {
  out << "janso-cli " << command.name << ' ' << command.usage << '\n'
      << "  " << Text::tr(command.summary) << '\n';
}

void printCommand(const Command &command, QTextStream &out) {
  printUsage(command, out);
  printOptions(command.options(), out);
  if (*command.notes != '\0')
    out << filled(Text::tr(command.notes), 0) << '\n';
}

void printHelp(QTextStream &out) {
  out << Text::tr("janso-cli: work with riichi mahjong games and hands on the command line") << "\n\n";
  for (const Command &command : kCommands) {
    printUsage(command, out);
    out << '\n';
  }
  out << Text::tr(
             "Run 'janso-cli COMMAND --help' for the options of a command, or 'janso-cli --version' for the "
             "version.")
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

int finish(int status, Console &console) {
  console.out.flush();
  if (console.out.status() == QTextStream::Ok)
    return status;
  console.err << "janso-cli: " << Text::tr("could not write the output") << '\n';
  console.err.flush();
  return kFoundWrong;
}

std::span<const Command> commands() {
  return kCommands;
}

int run(QStringList arguments, Console &console) {
  if (arguments.isEmpty()) {
    printHelp(console.err);
    return kBadUsage;
  }
  const QString name = arguments.takeFirst();
  if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help")) {
    printHelp(console.out);
    return kFine;
  }
  if (name == QLatin1String("--version") || name == QLatin1String("-v")) {
    console.out << versionLines(QStringLiteral("janso-cli"));
    return kFine;
  }
  const auto *command = std::find_if(kCommands.begin(), kCommands.end(),
                                     [&](const Command &c) { return name == QLatin1String(c.name); });
  if (command == kCommands.end()) {
    console.err << Text::tr("janso-cli: there is no command '%1'; see 'janso-cli --help'").arg(shown(name))
                << '\n';
    return kBadUsage;
  }
  if (arguments.contains(QLatin1String("--help")) || arguments.contains(QLatin1String("-h"))) {
    printCommand(*command, console.out);
    return kFine;
  }
  const Result<int> status = command->run(arguments, console);
  if (status)
    return *status;
  console.err << "janso-cli " << name << ": " << faultText(status.error()) << '\n';
  if (status.error().position > 0)
    pointAt(arguments, status.error().position, console.err);
  return kBadUsage;
}

}  // namespace janso::cli
