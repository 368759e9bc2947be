// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of options also says in which modes each option has an effect.
#include "cli/arenaoptions.h"

#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "cli/command.h"
#include "cli/counts.h"

namespace janso::cli {
namespace {

constexpr auto kUsualSeats = "novice;club;expert;club";
constexpr auto kUsualRules = "basic_ariari";
constexpr auto kLadderRules = "tenhou_4p";
constexpr int kUsualMatches = 100;
constexpr int kLadderMatches = 1400;

// As written; what depends on the rules is worked out when all is known.
struct Given {
  ArenaRequest wanted;
  std::optional<int> matches;
  QString seed = QStringLiteral("1");
  QString seats;   // empty: kUsualSeats
  QString rules;   // empty: the usual ones
  QString length;  // empty: that of the ruleset
  QString until;   // empty: not given
  std::optional<double> margin;
  bool duplicate = false;
  bool luck = false;
  QString watched;  // the bots of --regret or --second
  QString field = QStringLiteral("club");
  std::optional<int> walls;
};

// --- The table ---

struct ArenaOption {
  OptionInfo info;
  Mistake (*set)(const GivenOption &option, Given &given);
  const char *modes;  // letters of kModes
};

struct Mode {
  char letter;
  const char *option;
  ArenaMode mode;
};

constexpr std::array kModes = {
    Mode{'m', "--merge", ArenaMode::Merge},   Mode{'s', "--signature", ArenaMode::Signature},
    Mode{'l', "--ladder", ArenaMode::Ladder}, Mode{'r', "--recorded", ArenaMode::Recorded},
    Mode{'g', "--regret", ArenaMode::Regret}, Mode{'d', "--second", ArenaMode::Second},
};
constexpr char kPlay = 'p';

template <ArenaMode Chosen>
Mistake setMode(const GivenOption &, Given &given) {
  given.wanted.mode = Chosen;
  return std::nullopt;
}

template <ArenaMode Chosen>
Mistake setWatched(const GivenOption &option, Given &given) {
  given.watched = option.text;
  return setMode<Chosen>(option, given);
}

Mistake setJson(const GivenOption &option, Given &given) {
  given.wanted.json = option.text;
  return std::nullopt;
}

Mistake setProgress(const GivenOption &, Given &given) {
  given.wanted.progress = true;
  return std::nullopt;
}

Mistake setThreads(const GivenOption &option, Given &given) {
  const Result<int> number = numberOption(option.name, option.text, 0, 1024);
  if (!number)
    return number.error();
  given.wanted.options.threads = *number;
  return std::nullopt;
}

Mistake setShard(const GivenOption &option, Given &given) {
  bool okShard = false;
  bool okShards = false;
  const int shard = option.text.section(QLatin1Char('/'), 0, 0).toInt(&okShard);
  const int shards = option.text.section(QLatin1Char('/'), 1).toInt(&okShards);
  if (!okShard || !okShards || shard < 1 || shards > ArenaOptions::kMostShards || shard > shards)
    return wrong(
        Text::tr("--shard must be K/N with N up to 64, such as 3/64, not '%1'").arg(shown(option.text)));
  given.wanted.options.shard = shard;
  given.wanted.options.shards = shards;
  return std::nullopt;
}

Mistake setMargin(const GivenOption &option, Given &given) {
  bool ok = false;
  const double margin = option.text.toDouble(&ok);
  if (!ok || !(margin > 0) || margin > 3)
    return wrong(Text::tr("--margin must be above 0 and at most 3 places, not '%1'").arg(shown(option.text)));
  given.margin = margin;
  return std::nullopt;
}

Mistake setCheck(const GivenOption &, Given &given) {
  given.wanted.options.check = true;
  return std::nullopt;
}

Mistake setSave(const GivenOption &option, Given &given) {
  given.wanted.options.save = option.text;
  return std::nullopt;
}

Mistake setFormat(const GivenOption &option, Given &given) {
  if (option.text != QLatin1String("mjai") && option.text != QLatin1String("mjlog"))
    return wrong(Text::tr("--format must be mjai or mjlog, not '%1'").arg(shown(option.text)));
  given.wanted.options.mjlog = option.text == QLatin1String("mjlog");
  return std::nullopt;
}

constexpr auto kArenaOptions = std::to_array<ArenaOption>({
    {{"--seats", "LIST",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "choose the players: BOT or NAME=BOT for each seat; the last one fills all remaining "
                        "seats (default: novice,club,expert,club). Players change seats from match to match. "
                        "If the list contains a semicolon, only semicolons separate seats, so that options "
                        "and commands can contain commas. If a player fails, the failure is counted and club "
                        "takes over until the end of the match")},
     &setText<&Given::seats>,
     "p"},
    {{"--matches", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "play N matches (default: 100)")},
     &setNumber<&Given::matches, 1, ArenaPlan::kMostMatches>,
     "plgd"},
    {{"--seed", "TEXT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "seed the walls and the bots with this text (default: 1)")},
     &setText<&Given::seed>,
     "plgd"},
    {{"--duplicate", "",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "let every player play the same walls in every seat; a wall depends on the seed, the hand (such as "
          "East 1) and how many times it has been dealt, not on how earlier hands ended")},
     &setFlag<&Given::duplicate>,
     "p"},
    {{"--luck", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "also print places with tile luck removed; these need only half as many matches for "
                        "the same precision, and --until-better then compares them instead")},
     &setFlag<&Given::luck>,
     "p"},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text", "play under this ruleset (default: basic_ariari)")},
     &setText<&Given::rules>,
     "plgd"},
    {{"--length", "L",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "set the match length: east or south (default: from the ruleset)")},
     &setText<&Given::length>,
     "plgd"},
    {{"--threads", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "use N threads (default: one per core); the result is the same for any number")},
     &setThreads,
     "pslrgd"},
    {{"--json", "FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text", "write the plan, the results and the totals to this file")},
     &setJson,
     "pm"},
    {{"--shard", "K/N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "play only every Nth wall (or match), starting with the Kth; --merge combines the "
                        "--json files of all N shards")},
     &setShard,
     "p"},
    {{"--merge", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "combine shards; the result is the same as if one run had played all of them")},
     &setMode<ArenaMode::Merge>,
     "m"},
    {{"FILE", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "read files written by --json (with --merge), or recorded games and folders of them "
                        "(with --recorded)")},
     [](const GivenOption &option, Given &given) {
       given.wanted.files.push_back(option.text);
       return Mistake();
     },
     "mpslrgd"},
    {{"--until-better", "A,B",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "stop as soon as it is clear whether A is better than B. This is a sequential "
                        "probability ratio test of 'no difference' against 'better by the margin', using the "
                        "mean places of walls (or matches) and the variance estimated from them; each answer "
                        "is wrong in at most 1 of 20 cases. --matches sets the maximum number of matches")},
     &setText<&Given::until>,
     "p"},
    {{"--margin", "X",
      QT_TRANSLATE_NOOP("janso::cli::Text", "set the margin of --until-better, in places (default: 0.05)")},
     &setMargin,
     "p"},
    {{"--signature", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "print one hash for each built-in bot, computed from all events in a fixed set of "
                        "matches; the hash changes when the bot plays differently")},
     &setMode<ArenaMode::Signature>,
     "s"},
    {{"--ladder", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "calibrate the built-in bots: play N matches (set with --matches; default: 1400) "
                        "with each against three club bots, then every combination of four bots against each "
                        "other (default rules: tenhou_4p)")},
     &setMode<ArenaMode::Ladder>,
     "l"},
    {{"--recorded", "",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "print each player's mean place in recorded matches, by name, with and without tile luck")},
     &setMode<ArenaMode::Recorded>,
     "r"},
    {{"--regret", "NEW,OLD",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "compare two built-in bots only where they disagree: play out both choices and "
                        "report how much better NEW is than OLD. Needs only a tenth as many matches. NEW "
                        "plays one seat (default rules: tenhou_4p)")},
     &setWatched<ArenaMode::Regret>,
     "g"},
    {{"--second", "BOT[,BOT]",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "check how a built-in bot values its second choices: play out its first and second "
                        "choice (with the other bot, if given) and compare the difference with what the bot "
                        "estimated, by kind of decision (default rules: tenhou_4p)")},
     &setWatched<ArenaMode::Second>,
     "d"},
    {{"--field", "BOT",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --regret or --second: use this bot in the other seats (default: club)")},
     &setText<&Given::field>,
     "gd"},
    {{"--walls", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --regret or --second: play out each decision over N walls (default: 4)")},
     &setNumber<&Given::walls, 1, WatchPlan::kMostWalls>,
     "gdp"},
    {{"--progress", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "show the time left even when standard error is not a terminal")},
     &setProgress,
     "plgd"},
    {{"--check", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "check all invariants and views after every step")},
     &setCheck,
     "p"},
    {{"--save", "FOLDER", QT_TRANSLATE_NOOP("janso::cli::Text", "save every match as a file in this folder")},
     &setSave,
     "p"},
    {{"--format", "F",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --save: choose the file format, mjai or mjlog (default: mjai)")},
     &setFormat,
     "p"},
});

// The option that chooses the mode; kModes.end(): none does.
const Mode *modeOf(const Given &given) {
  return std::find_if(kModes.begin(), kModes.end(),
                      [&](const Mode &mode) { return mode.mode == given.wanted.mode; });
}

Mistake checkModes(const std::vector<std::size_t> &used, const Given &given) {
  const Mode *mode = modeOf(given);
  const char letter = mode == kModes.end() ? kPlay : mode->letter;
  for (const std::size_t row : used) {
    if (!QByteArray(kArenaOptions[row].modes).contains(letter))
      return wrong(Text::tr("%1 and %2 cannot be used together")
                       .arg(QLatin1String(mode->option), QLatin1String(kArenaOptions[row].info.name)));
  }
  const bool merge = given.wanted.mode == ArenaMode::Merge;
  const bool recorded = given.wanted.mode == ArenaMode::Recorded;
  if (merge && given.wanted.files.isEmpty())
    return wrong(Text::tr("--merge needs the files written by --json"));
  if (recorded && given.wanted.files.isEmpty())
    return wrong(Text::tr("--recorded needs recorded games, or a folder of them"));
  if (!merge && !recorded && !given.wanted.files.isEmpty())
    return wrong(Text::tr("unknown option '%1'").arg(given.wanted.files.front()));
  return std::nullopt;
}

Result<Given> read(const QStringList &arguments) {
  Given given;
  const Result<std::vector<std::size_t>> used = readOptions(kArenaOptions, arguments, given);
  if (!used)
    return used.error();
  if (const Mistake mistake = checkModes(*used, given))
    return *mistake;
  return given;
}

// --- What follows from all of them ---

// One seat is watched, and what it chooses is played out.
bool isWatched(ArenaMode mode) {
  return mode == ArenaMode::Regret || mode == ArenaMode::Second;
}

Result<ArenaPlan> planOf(const Given &given) {
  ArenaPlan plan;
  const bool ladder = given.wanted.mode == ArenaMode::Ladder;
  const bool tenhou = ladder || isWatched(given.wanted.mode);
  const QString usualRules = QLatin1String(tenhou ? kLadderRules : kUsualRules);
  const Result<RuleSet> rules = rulesOption(given.rules.isEmpty() ? usualRules : given.rules);
  if (!rules)
    return rules.error();
  plan.rules = *rules;
  if (const Result<bool> set = setLength(given.length, plan.rules); !set)
    return set.error();
  const QString usual = QString::fromLatin1(kUsualSeats).section(QLatin1Char(';'), 0, plan.rules.players - 1);
  if (const Result<bool> set = seatParticipants(given.seats.isEmpty() ? usual : given.seats, plan); !set)
    return set.error();
  plan.matches = given.matches.value_or(ladder ? kLadderMatches : kUsualMatches);
  plan.seed = given.seed;
  plan.duplicate = given.duplicate || ladder;
  plan.luck = given.luck;
  if (plan.matches % plan.blockSize() != 0)
    return wrong(Text::tr("with --duplicate, --matches must be a multiple of %1, because the same walls are "
                          "played in every seating; %2 is not")
                     .arg(plan.blockSize())
                     .arg(plan.matches));
  if (given.wanted.options.shards > plan.blocks())
    //: %1: walls or matches, with their number
    return wrong(Text::tr("there are only %1 to split into %2 shards")
                     .arg(plan.duplicate ? wallCount(plan.blocks()) : matchCount(plan.blocks()))
                     .arg(given.wanted.options.shards));
  return plan;
}

Result<UntilBetter> untilOf(const Given &given, const ArenaPlan &plan) {
  const QChar separator = given.until.contains(QLatin1Char(';')) ? QLatin1Char(';') : QLatin1Char(',');
  const QStringList names = given.until.split(separator);
  std::array<int, 2> who{};
  for (std::size_t i = 0; i < who.size() && names.size() == 2; ++i) {
    const QString name = names[static_cast<qsizetype>(i)].trimmed();
    const auto found = std::find_if(plan.participants.begin(), plan.participants.end(),
                                    [&](const Participant &p) { return p.name == name; });
    if (found == plan.participants.end())
      return wrong(Text::tr("--until-better: no player is called '%1'").arg(shown(name)));
    who[i] = static_cast<int>(found - plan.participants.begin());
  }
  if (names.size() != 2 || who[0] == who[1])
    return wrong(Text::tr("--until-better needs the names of two players, as in new,old"));
  if (given.wanted.options.shards > 1)
    return wrong(Text::tr("--until-better needs all matches, so it cannot be used with --shard"));
  return UntilBetter{who[0], who[1], given.margin.value_or(UntilBetter().margin)};
}

Result<WatchPlan> watchPlanOf(const Given &given, const ArenaPlan &arena) {
  const bool second = given.wanted.mode == ArenaMode::Second;
  const QChar separator = given.watched.contains(QLatin1Char(';')) ? QLatin1Char(';') : QLatin1Char(',');
  const QStringList bots = given.watched.split(separator);
  if (second ? bots.size() > 2 : bots.size() != 2)
    return wrong(
        second
            ? Text::tr(
                  "--second takes a bot, and optionally a bot that plays out its choices, as in master,club")
            : Text::tr("--regret needs two bots, as in master:callMargin=300,master"));
  WatchPlan plan;
  plan.bot = bots.front().trimmed();
  plan.continuation = bots.back().trimmed();
  plan.field = given.field;
  for (const QString &bot : {plan.bot, plan.continuation, plan.field}) {
    if (makeBot(bot.toStdString(), 0) == nullptr)
      return wrong(Text::tr("%1: '%2' is not a built-in bot, or does not take these options")
                       .arg(QLatin1String(modeOf(given)->option), shown(bot)));
  }
  plan.rules = arena.rules;
  plan.matches = arena.matches;
  plan.seed = given.seed;
  plan.walls = given.walls.value_or(plan.walls);
  return plan;
}

}  // namespace

std::span<const OptionInfo> arenaOptions() {
  static constexpr auto kInfos = infosOf(kArenaOptions);
  return kInfos;
}

Result<ArenaRequest> parseArena(const QStringList &arguments) {
  Result<Given> given = read(arguments);
  if (!given)
    return given.error();
  ArenaRequest wanted = given->wanted;
  if (wanted.mode == ArenaMode::Merge || wanted.mode == ArenaMode::Signature ||
      wanted.mode == ArenaMode::Recorded)
    return wanted;
  const Result<ArenaPlan> plan = planOf(*given);
  if (!plan)
    return plan.error();
  wanted.plan = *plan;
  if (!isWatched(wanted.mode) && given->walls)
    return wrong(Text::tr("--walls can only be used with --regret or --second"));
  if (isWatched(wanted.mode)) {
    const Result<WatchPlan> watch = watchPlanOf(*given, *plan);
    if (!watch)
      return watch.error();
    wanted.watch = *watch;
    return wanted;
  }
  if (given->until.isEmpty()) {
    if (given->margin)
      return wrong(Text::tr("--margin can only be used with --until-better"));
    return wanted;
  }
  const Result<UntilBetter> until = untilOf(*given, *plan);
  if (!until)
    return until.error();
  wanted.until = *until;
  return wanted;
}

}  // namespace janso::cli
