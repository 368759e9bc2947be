// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/cliprogram.h"

#include <array>

#include "cli/arena/arenacommand.h"
#include "cli/library/librarycommand.h"
#include "cli/manualcommand.h"
#include "cli/mjai/mjaicommand.h"
#include "cli/review/reviewcommand.h"
#include "cli/rules/rulescommand.h"
#include "cli/score/scorecommand.h"
#include "cli/statistics/statisticscommand.h"
#include "cli/texts/textcommands.h"
#include "cli/verify/verifycommand.h"

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
     "--merge FILE...",
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
    {"statistics", "PATH... [--player NAME] [--where KEY=VALUE]... [--json | --csv]",
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
         "With conditions on hands, only measures per hand are printed.\n"
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

}  // namespace

const Program &cliProgram() {
  static constexpr Program kProgram{
      "janso-cli",
      QT_TRANSLATE_NOOP("janso::cli::Text", "work with riichi mahjong games and hands on the command line"),
      kCommands};
  return kProgram;
}

}  // namespace janso::cli
