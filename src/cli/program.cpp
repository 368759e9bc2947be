// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of commands and what runs them.
#include <algorithm>
#include <array>

#include "cli/command.h"

namespace janso::cli {
namespace {

constexpr std::array kCommands = {
    Command{
        "verify", "PATH...",
        QT_TRANSLATE_NOOP("janso::cli::Text", "replay recorded games and compare everything with the record"),
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "  PATH           a file of mjlog, mjai, tenhou.net/6 JSON, paipu of Denno Mahjong, or results\n"
            "                 of hands alone (a JSON object a line), plain or gzip, or a folder of them\n"
            "  --json         one JSON object instead of text\n"
            "  --threads N    threads to use (default: one a core)\n"
            "Where a typed record contradicts itself, that is listed with the reason and does not count.\n"
            "Exit status 1 when anything disagrees or a file cannot be read."),
        &runVerify},
    Command{
        "arena",
        "[--seats BOT,BOT,BOT,BOT] [--matches N] [--seed TEXT] [--duplicate] [--rules ID|FILE] [options] | "
        "--merge FILE... | --signature | --ladder",
        QT_TRANSLATE_NOOP("janso::cli::Text",
                          "let players play matches against each other, and count what they do"),
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "  --seats LIST   who plays: BOT or NAME=BOT for each seat, the last one takes all seats left\n"
            "                 (default novice,club,expert,club). All change seats from match to match. BOT "
            "is\n"
            "                   ID or ID:option=value,option=value   a built-in bot, or 'random'\n"
            "                   mjai:COMMAND        a program that speaks mjai; {seat} becomes 0..3. After\n"
            "                                       mjai: +tcp (COMMAND has {url}), +batch, +hints\n"
            "                   plugin:FILE#BOT     a bot of a plugin (without #BOT its first)\n"
            "                   opponent:NAME       one of the list of opponents\n"
            "                 Seats are separated by semicolons as soon as there is one, so that commas can\n"
            "                 stand in options and commands. One that fails is counted, and club plays on "
            "for\n"
            "                 it to the end of the match\n"
            "  --matches N    matches to play (default 100)\n"
            "  --seed TEXT    walls and bots follow from it (default 1)\n"
            "  --duplicate    everybody plays the same walls in every seat; a wall depends on the seed, the\n"
            "                 kyoku and how often that was dealt, not on how earlier hands ended\n"
            "  --rules ID|FILE   ruleset (default basic_ariari)\n"
            "  --length L     east or south (default: as in the ruleset)\n"
            "  --threads N    threads to use (default: one a core); the result is the same for any number\n"
            "  --json FILE    write plan, results and sums there\n"
            "  --shard K/N    only every N-th wall (match), from the K-th on; --json files of all N shards "
            "are\n"
            "                 put together by --merge\n"
            "  --merge FILE...   add up shards: the same as if one run had played all of them\n"
            "  --until-better A,B   stop as soon as it is known whether A is better than B: a sequential\n"
            "                 probability ratio test on the mean places of walls (matches), with the "
            "variance\n"
            "                 estimated from them, of 'no difference' against 'better by the margin', each\n"
            "                 wrongly taken in at most 1 of 20 cases; --matches is the most it may take\n"
            "  --margin X     of this test, in places (default 0.05)\n"
            "  --signature    instead of all this, one hash a built-in bot over all events of fixed "
            "matches:\n"
            "                 it changes when its play does\n"
            "  --ladder       instead of all this, calibrate: every built-in bot --matches times (default "
            "1400)\n"
            "                 against three club players, then all choices of four against each other;\n"
            "                 rules tenhou_4p unless --rules says otherwise\n"
            "  --progress     show the time left even when standard error is no terminal\n"
            "  --check        test all invariants and views after every step\n"
            "  --save FOLDER  write every match as a file\n"
            "  --format F     of these files: mjai or mjlog (default mjai)\n"
            "Exit status 1 when a check fails, a built-in bot acts illegally, or shards are missing."),
        &runArena},
    Command{"fit", "[PATH...] [--selfplay BOT --matches N] [--parts NAMES] [--out FOLDER]",
            QT_TRANSLATE_NOOP("janso::cli::Text", "fit the figures that bots reckon with to games"),
            QT_TRANSLATE_NOOP(
                "janso::cli::Text",
                "  PATH           recorded games, or a folder of them; four-player hanchan are taken\n"
                "  --selfplay ID  let this bot play all four seats as well\n"
                "  --matches N    that many matches\n"
                "  --seed TEXT    walls follow from it (default 1)\n"
                "  --parts NAMES  only these, separated by commas: waits, tenpai, loss, flow, place\n"
                "  --out FOLDER   write the tables there (src/bots); without it they are only judged\n"
                "One match in five is kept apart to judge by. The same games give the same file."),
            &runFit},
    Command{"frequency", "PATH... [--out FILE]",
            QT_TRANSLATE_NOOP("janso::cli::Text", "count how often each yaku is made in recorded games"),
            QT_TRANSLATE_NOOP(
                "janso::cli::Text",
                "  PATH           recorded games that state the yaku of their wins, or a folder of them\n"
                "  --out FILE     write the table there (src/widgets/yakufrequencytable.inc)\n"
                "A game that lies in several files counts once; games with three players are counted apart,\n"
                "and a yaku only where the rules of the game have it."),
            &runFrequency},
    Command{
        "score", "HAND [MELD...] [options]",
        QT_TRANSLATE_NOOP("janso::cli::Text", "score a winning hand: yaku, fu, payments"),
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "  HAND           concealed tiles like 123m406p789s1122z, winning tile last (0 = red five, 0z = "
            "marked\n"
            "                 haku)\n"
            "  MELD           chi:123m pon:777z ankan:1111p daiminkan:2222s kakan:3333m; pon:777z<S says "
            "who\n"
            "                 fed it (default: the seat before)\n"
            "  --tsumo        self-draw (default: ron)\n"
            "  --seat W, --round W        seat and round wind: E S W N (default E E; rounds of dragons P F "
            "C)\n"
            "  --from W       who discarded (default: the seat before)\n"
            "  --dora TILES, --ura TILES  indicators\n"
            "  --riichi --double-riichi --open-riichi --ippatsu --haitei --houtei --rinshan --chankan\n"
            "  --tenhou --chiihou --renhou\n"
            "  --from-riichi --after-kan --riichi-tile    of the discard: its player is in riichi, has just\n"
            "                 made a kan, declares riichi with it\n"
            "  --kita N, --kita-ron       Norths set aside; ron on one (three players)\n"
            "  --honba N, --table-honba N, --sticks N     counters that are paid, counters on the table, "
            "sticks\n"
            "  --wins-in-row N            of the dealer, this one included (paa renchan)\n"
            "  --wareme W[x4]             the seat that counts double, or four times\n"
            "  --arisu TILES, --shot-bird tiles turned by arisu; the discarder has a 7p (toriuchi)\n"
            "  --rules ID|FILE            ruleset, or a file of one as JSON (default basic_ariari)\n"
            "  --set OPTION=VALUE         changes one option of it, as often as wanted\n"
            "  --json         as a JSON object\n"
            "Exit status 1 when the hand is no win."),
        &runScore},
    Command{
        "mjai", "[--bot BOT] [SEAT | --seat N] [--tcp URL] [--rules ID|FILE] [--seed N] [options]",
        QT_TRANSLATE_NOOP("janso::cli::Text", "play a seat at somebody else's table, by the mjai protocol"),
        QT_TRANSLATE_NOOP(
            "janso::cli::Text",
            "  --bot BOT      who plays, as in arena (default: the strongest); --list shows them\n"
            "  SEAT           0..3, when start_game does not tell it\n"
            "  --rules ID|FILE   what the protocol does not tell (default tenhou_4p)\n"
            "  --seed N       of the bot's own chance (default 1)\n"
            "  --only-actions    say nothing where there is nothing to say, instead of none\n"
            "  --tcp URL      join the server at mjsonp://host:port/room instead (port 11600, room default)\n"
            "  --name TEXT    the name to join with (default: the bot's)\n"
            "  --list         name the bots\n"
            "Events come on standard input, an object or a list of objects a line; each line is answered by\n"
            "one line on standard output, about its last event: the action, or {\"type\":\"none\"}. Riichi\n"
            "and calls take two exchanges: reach, then the discard after the own reach event. The end of "
            "the\n"
            "input ends the program. can_act, possible_actions and cannot_dahai are heeded. What is wrong "
            "with a line goes to standard error; until the next hand\n"
            "every draw is then discarded."),
        &runMjai},
};

void printCommand(const Command &command, QTextStream &out) {
  out << "janso-cli " << command.name << ' ' << command.usage << '\n'
      << "  " << Text::tr(command.summary) << '\n'
      << Text::tr(command.help) << '\n';
}

void printHelp(QTextStream &out) {
  out << Text::tr("janso-cli: riichi mahjong games and hands without a window") << "\n\n";
  for (const Command &command : kCommands) {
    printCommand(command, out);
    out << '\n';
  }
  out << Text::tr("janso-cli --help, janso-cli COMMAND --help, janso-cli --version") << '\n';
}

}  // namespace

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
  if (name == QLatin1String("--version")) {
    console.out << "janso-cli " << JANSO_VERSION << '\n';
    return kFine;
  }
  const auto *command = std::find_if(kCommands.begin(), kCommands.end(),
                                     [&](const Command &c) { return name == QLatin1String(c.name); });
  if (command == kCommands.end()) {
    console.err << Text::tr("janso-cli: there is no command '%1'; see janso-cli --help").arg(name) << '\n';
    return kBadUsage;
  }
  if (arguments.contains(QLatin1String("--help")) || arguments.contains(QLatin1String("-h"))) {
    printCommand(*command, console.out);
    return kFine;
  }
  const Result<int> status = command->run(arguments, console);
  if (status)
    return *status;
  console.err << "janso-cli " << name << ": " << QString::fromStdString(status.error().text) << '\n';
  return kBadUsage;
}

Result<int> numberOption(const QString &option, const QString &text, int low, int high) {
  bool ok = false;
  const int number = text.toInt(&ok);
  if (ok && number >= low && number <= high)
    return number;
  return wrong(
      Text::tr("%1 must be a whole number from %2 to %3, not '%4'").arg(option).arg(low).arg(high).arg(text));
}

}  // namespace janso::cli
