// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of options also says in which modes each means something.
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
  ArenaWanted wanted;
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
    return wrong(Text::tr("--shard is like 3/64, from 1/64 to 64/64, not '%1'").arg(shown(option.text)));
  given.wanted.options.shard = shard;
  given.wanted.options.shards = shards;
  return std::nullopt;
}

Mistake setMargin(const GivenOption &option, Given &given) {
  bool ok = false;
  const double margin = option.text.toDouble(&ok);
  if (!ok || !(margin > 0) || margin > 3)
    return wrong(Text::tr("--margin is a difference in places above 0, not '%1'").arg(shown(option.text)));
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
    return wrong(Text::tr("--format is mjai or mjlog, not '%1'").arg(shown(option.text)));
  given.wanted.options.mjlog = option.text == QLatin1String("mjlog");
  return std::nullopt;
}

constexpr auto kArenaOptions = std::to_array<ArenaOption>({
    {{"--seats", "LIST",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "who plays: BOT or NAME=BOT for each seat, the last one takes all seats left "
                        "(default novice,club,expert,club). All change seats from match to match. Seats "
                        "are separated by semicolons as soon as there is one, so that commas can stand in "
                        "options and commands. One that fails is counted, and club plays on for it to the "
                        "end of the match")},
     &setText<&Given::seats>,
     "p"},
    {{"--matches", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "matches to play (default 100)")},
     &setNumber<&Given::matches, 1, ArenaPlan::kMostMatches>,
     "plgd"},
    {{"--seed", "TEXT", QT_TRANSLATE_NOOP("janso::cli::Text", "walls and bots follow from it (default 1)")},
     &setText<&Given::seed>,
     "plgd"},
    {{"--duplicate", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "everybody plays the same walls in every seat; a wall depends on the seed, the "
                        "kyoku and how often that was dealt, not on how earlier hands ended")},
     &setFlag<&Given::duplicate>,
     "p"},
    {{"--luck", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "tell places without the luck of the tiles as well: half as many matches tell as "
                        "much. With --until-better it is these that are compared")},
     &setFlag<&Given::luck>,
     "p"},
    {{"--rules", "ID|FILE", QT_TRANSLATE_NOOP("janso::cli::Text", "ruleset (default basic_ariari)")},
     &setText<&Given::rules>,
     "plgd"},
    {{"--length", "L", QT_TRANSLATE_NOOP("janso::cli::Text", "east or south (default: as in the ruleset)")},
     &setText<&Given::length>,
     "plgd"},
    {{"--threads", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "threads to use (default: one a core); the result is the same for any number")},
     &setThreads,
     "pslrgd"},
    {{"--json", "FILE", QT_TRANSLATE_NOOP("janso::cli::Text", "write plan, results and sums there")},
     &setJson,
     "pm"},
    {{"--shard", "K/N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "only every N-th wall (match), from the K-th on; --json files of all N shards are "
                        "put together by --merge")},
     &setShard,
     "p"},
    {{"--merge", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "add up shards: the same as if one run had played all of them")},
     &setMode<ArenaMode::Merge>,
     "m"},
    {{"FILE", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "what --json has written, for --merge; games or folders of them, for --recorded")},
     [](const GivenOption &option, Given &given) {
       given.wanted.files.push_back(option.text);
       return Mistake();
     },
     "mpslrgd"},
    {{"--until-better", "A,B",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "stop as soon as it is known whether A is better than B: a sequential probability "
                        "ratio test on the mean places of walls (matches), with the variance estimated "
                        "from them, of 'no difference' against 'better by the margin', each wrongly taken "
                        "in at most 1 of 20 cases; --matches is the most it may take")},
     &setText<&Given::until>,
     "p"},
    {{"--margin", "X", QT_TRANSLATE_NOOP("janso::cli::Text", "of this test, in places (default 0.05)")},
     &setMargin,
     "p"},
    {{"--signature", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "instead of all this, one hash a built-in bot over all events of fixed matches: "
                        "it changes when its play does")},
     &setMode<ArenaMode::Signature>,
     "s"},
    {{"--ladder", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "instead of all this, calibrate: every built-in bot --matches times (default "
                        "1400) against three club players, then all choices of four against each other; "
                        "rules tenhou_4p unless --rules says otherwise")},
     &setMode<ArenaMode::Ladder>,
     "l"},
    {{"--recorded", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "instead of playing, the places of those who play in recorded matches, by name, as "
                        "they are and without the luck of the tiles")},
     &setMode<ArenaMode::Recorded>,
     "r"},
    {{"--regret", "NEW,OLD",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "instead of all this, what the choices of one built-in bot are worth in which another "
          "would do otherwise: both are played out, and NEW is better by their sum than OLD, at "
          "a tenth of the matches. NEW sits in one seat (rules tenhou_4p unless --rules says "
          "otherwise)")},
     &setWatched<ArenaMode::Regret>,
     "g"},
    {{"--second", "BOT[,BOT]",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "instead of all this, what the second choices of a built-in bot bring beside what it says of them: "
          "its first and its second are played out, by the other bot if there is one, and told by the kind "
          "of choice (rules as with --regret)")},
     &setWatched<ArenaMode::Second>,
     "d"},
    {{"--field", "BOT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "who sits in the other seats then (default club)")},
     &setText<&Given::field>,
     "gd"},
    {{"--walls", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text", "over how many walls a choice is played out (default 4)")},
     &setNumber<&Given::walls, 1, WatchPlan::kMostWalls>,
     "gdp"},
    {{"--progress", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "show the time left even when standard error is no terminal")},
     &setProgress,
     "plgd"},
    {{"--check", "", QT_TRANSLATE_NOOP("janso::cli::Text", "test all invariants and views after every step")},
     &setCheck,
     "p"},
    {{"--save", "FOLDER", QT_TRANSLATE_NOOP("janso::cli::Text", "write every match as a file")},
     &setSave,
     "p"},
    {{"--format", "F", QT_TRANSLATE_NOOP("janso::cli::Text", "of these files: mjai or mjlog (default mjai)")},
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
      return wrong(Text::tr("%1 and %2 do not go together")
                       .arg(QLatin1String(mode->option), QLatin1String(kArenaOptions[row].info.name)));
  }
  const bool merge = given.wanted.mode == ArenaMode::Merge;
  const bool recorded = given.wanted.mode == ArenaMode::Recorded;
  if (merge && given.wanted.files.isEmpty())
    return wrong(Text::tr("--merge needs the files that --json has written"));
  if (recorded && given.wanted.files.isEmpty())
    return wrong(Text::tr("--recorded needs games, or a folder of them"));
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
    return wrong(
        Text::tr("with --duplicate, --matches must be a multiple of %1, since all change seats over the same "
                 "walls; %2 is not")
            .arg(plan.blockSize())
            .arg(plan.matches));
  if (given.wanted.options.shards > plan.blocks())
    //: %1: walls or matches, with their number
    return wrong(Text::tr("only %1 to deal into %2 shards")
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
      return wrong(Text::tr("--until-better: nobody here is called '%1'").arg(shown(name)));
    who[i] = static_cast<int>(found - plan.participants.begin());
  }
  if (names.size() != 2 || who[0] == who[1])
    return wrong(Text::tr("--until-better needs two who sit here, as in new,old"));
  if (given.wanted.options.shards > 1)
    return wrong(Text::tr("--until-better looks at all matches, so it cannot be used with --shard"));
  return UntilBetter{who[0], who[1], given.margin.value_or(UntilBetter().margin)};
}

Result<WatchPlan> watchPlanOf(const Given &given, const ArenaPlan &arena) {
  const bool second = given.wanted.mode == ArenaMode::Second;
  const QChar separator = given.watched.contains(QLatin1Char(';')) ? QLatin1Char(';') : QLatin1Char(',');
  const QStringList bots = given.watched.split(separator);
  if (second ? bots.size() > 2 : bots.size() != 2)
    return wrong(second ? Text::tr("--second takes one bot, and one that goes on, as in master,club")
                        : Text::tr("--regret needs two bots, as in master:callMargin=300,master"));
  WatchPlan plan;
  plan.bot = bots.front().trimmed();
  plan.goingOn = bots.back().trimmed();
  plan.field = given.field;
  for (const QString &bot : {plan.bot, plan.goingOn, plan.field}) {
    if (makeBot(bot.toStdString(), 0) == nullptr)
      return wrong(Text::tr("%1: '%2' is no built-in bot, or cannot take these options")
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

Result<ArenaWanted> parseArena(const QStringList &arguments) {
  Result<Given> given = read(arguments);
  if (!given)
    return given.error();
  ArenaWanted wanted = given->wanted;
  if (wanted.mode == ArenaMode::Merge || wanted.mode == ArenaMode::Signature ||
      wanted.mode == ArenaMode::Recorded)
    return wanted;
  const Result<ArenaPlan> plan = planOf(*given);
  if (!plan)
    return plan.error();
  wanted.plan = *plan;
  if (!isWatched(wanted.mode) && given->walls)
    return wrong(Text::tr("--walls belongs to --regret and --second"));
  if (isWatched(wanted.mode)) {
    const Result<WatchPlan> watch = watchPlanOf(*given, *plan);
    if (!watch)
      return watch.error();
    wanted.watch = *watch;
    return wanted;
  }
  if (given->until.isEmpty()) {
    if (given->margin)
      return wrong(Text::tr("--margin belongs to --until-better"));
    return wanted;
  }
  const Result<UntilBetter> until = untilOf(*given, *plan);
  if (!until)
    return until.error();
  wanted.until = *until;
  return wanted;
}

}  // namespace janso::cli
