// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of commands and what runs them.
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
     QT_TRANSLATE_NOOP("janso::cli::Text", "replay recorded games and compare everything with the record"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "Where a typed record contradicts itself, that is listed with the reason and does not count.\n"
         "Exit status 1 when anything disagrees or a file cannot be read."),
     &verifyOptions, &runVerify},
    {"review", "FILE... [--seat N | --player NAME] [--json] [--jobs N] [--preset normal] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "tell what the choices of recorded games cost, and why"),
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "A choice is judged by what its player could see. Losses are in final places and in "
                       "points of the hand. What the judge only estimates is not judged.\n"
                       "Exit status 1 when a file cannot be read or played again."),
     &reviewOptions, &runReview},
    {"arena",
     "[--seats BOT,BOT,BOT,BOT] [--matches N] [--seed TEXT] [--duplicate] [--rules ID|FILE] [options] | "
     "--merge FILE... | --recorded FILE... | --signature | --ladder | --regret NEW,OLD | --second BOT",
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "let players play matches against each other, and count what they do"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "BOT is\n"
         "  ID or ID:option=value,option=value   a built-in bot, or 'random'\n"
         "  mjai:COMMAND        a program that speaks mjai; {seat} becomes 0..3. The word may be\n"
         "                      mjai+tcp: (COMMAND has {url}), mjai+batch: or mjai+hints:\n"
         "  plugin:FILE#BOT     a bot of a plugin (without #BOT its first)\n"
         "  opponent:NAME       one of the list of opponents; opponent+trust:NAME also when it was\n"
         "                      imported and not approved yet\n"
         "Exit status 1 when a check fails, a built-in bot acts illegally, or shards are missing."),
     &arenaOptions, &runArena},
    {"fit", "[PATH...] [--selfplay BOT --matches N] [--parts NAMES] [--out FOLDER] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "fit the figures that bots reckon with to games"),
     QT_TRANSLATE_NOOP("janso::cli::Text",
                       "One match in five is kept apart to judge by. The same games give the same file."),
     &fitOptions, &runFit},
    {"frequency", "PATH... [--out FILE]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "count how often each yaku is made in recorded games"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "A game that lies in several files counts once; games with three players are counted apart, "
         "and a yaku only where the rules of the game have it."),
     &frequencyOptions, &runFrequency},
    {"statistics", "PATH... [--player NAME] [--where KEY=VALUE]... [--json | --csv] | --bots N --out FILE",
     QT_TRANSLATE_NOOP("janso::cli::Text", "what players do, in all measures, with intervals of 95 %"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "Without --player all seats are counted together. Each figure stands with its interval: Wilson's, "
         "widened by 6 %, of shares; Student's by match of means. A figure of less than 100 cases is "
         "marked with '?'. What the records do not tell (losses, luck) is left out, never 0.\n"
         "KEY=VALUE of --where is, all of them together:\n"
         "  ruleset=ID  players=3|4  length=east|south|iichan|tonpeesen|tontonsen\n"
         "  from=YYYY-MM-DD  to=YYYY-MM-DD  last=N  opponent=NAME  seat=0..3\n"
         "  kind=live,coached,imported,branch,practice  tag=TAG\n"
         "  wind=east|south|west|north  hand=1..8  dealer=yes|no\n"
         "  place=1..4          in that place when the hand began\n"
         "  gap=LOW..HIGH       points ahead of everybody else then, or behind the first\n"
         "With conditions on hands, only hands are counted. --bots makes the file that the window shows "
         "beside: each built-in bot in every seat against club players.\n"
         "Exit status 1 when a file cannot be read or proved."),
     &statisticsOptions, &runStatistics},
    {"library",
     "import PATH... | list | check | search QUERY | export QUERY --out FOLDER | tag MATCH TAG... | note "
     "MATCH "
     "TEXT | alias NAME... [--index FOLDER] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "keep an index of recorded games; find, export and annotate them"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "import takes files and folders in; what was not changed since is passed over, and a "
         "match that lies in several files counts once. check opens the index and counts. The "
         "records are only read.\n"
         "QUERY is conditions KEY:VALUE that must all hold; OR is weaker, parentheses group, words without a "
         "key are looked for in names and notes:\n"
         "  of a match: ruleset date players length hands kind source path hash complete tag note has\n"
         "  of one seat in it: player opponent place score\n"
         "  of one hand of that seat: wind dealer standing start yaku han fu limit points wait\n"
         "  of one position there: position turn shanten riichi\n"
         "as in  player:me place:1 date:2026-01..2026-03 (limit:>=haneman OR yaku:chiitoitsu)\n"
         "or     position:23s+6s turn:..6 shanten:<=2 riichi:yes\n"
         "A wrong value is answered by those that there are. MATCH is the number in the list or the "
         "beginning "
         "of the hash. tag, note and alias show what there is when nothing is added. They keep it in "
         "matches.jsonl and players.jsonl beside the index, which can be deleted without them.\n"
         "Exit status 1 when a file was refused or the index was damaged."),
     &libraryOptions, &runLibrary},
    {"score", "HAND [MELD...] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "score a winning hand: yaku, fu, payments"),
     QT_TRANSLATE_NOOP("janso::cli::Text", "Exit status 1 when the hand is no win."), &scoreOptions,
     &runScore},
    {"rules", "[ID|FILE] [--json]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "list the rulesets, or the options of one with their values"), "",
     &rulesOptions, &runRules},
    {"lessons", "FILE... [--texts FILE]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "check files of lessons, or write out what they say"),
     QT_TRANSLATE_NOOP("janso::cli::Text", "Exit status 1 when a file is no lesson."), &lessonsOptions,
     &runLessons},
    {"mjai", "[--bot BOT] [SEAT | --seat N] [--tcp URL] [--rules ID|FILE] [--seed N] [options]",
     QT_TRANSLATE_NOOP("janso::cli::Text", "play a seat at somebody else's table, by the mjai protocol"),
     QT_TRANSLATE_NOOP(
         "janso::cli::Text",
         "Events come on standard input, an object or a list of objects a line; each line is answered by "
         "one line on standard output, about its last event: the action, or {\"type\":\"none\"}. Riichi "
         "and calls take two exchanges: reach, then the discard after the own reach event. The end of the "
         "input ends the program. can_act, possible_actions and cannot_dahai are heeded. What is wrong "
         "with a line goes to standard error; until the next hand every draw is then discarded."),
     &mjaiOptions, &runMjai},
    {"manual", "FORM",
     QT_TRANSLATE_NOOP("janso::cli::Text", "write this help as a manual page, or what a shell completes"), "",
     &manualOptions, &runManual},
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
  out << Text::tr("janso-cli: riichi mahjong games and hands without a window") << "\n\n";
  for (const Command &command : kCommands) {
    printUsage(command, out);
    out << '\n';
  }
  out << Text::tr("janso-cli COMMAND --help tells the options of a command, janso-cli --version the version")
      << '\n';
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
  console.err << "janso-cli: " << Text::tr("the output cannot be written") << '\n';
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
    console.err << Text::tr("janso-cli: there is no command '%1'; see janso-cli --help").arg(shown(name))
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
  return kBadUsage;
}

}  // namespace janso::cli
