// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/arena/arenaoptions.h"

#include <algorithm>
#include <array>

#include "cli/arena/arenacommand.h"
#include "cli/command/counts.h"

namespace janso::cli {
namespace {

constexpr auto kUsualSeats = "novice;club;expert;club";

// As written; what depends on the rules is worked out when all is known.
struct Given {
  ArenaRequest wanted;
  int matches = 100;
  QString seed = QStringLiteral("1");
  QString seats;  // empty: kUsualSeats
  QString rules = QStringLiteral("basic_ariari");
  QString length;  // empty: that of the ruleset
  QString until;   // empty: not given
  std::optional<double> margin;
  bool duplicate = false;
  bool luck = false;
};

// --- The table ---

struct ArenaOption {
  OptionInfo info;
  Mistake (*set)(const GivenOption &option, Given &given);
  bool withMerge = false;  // may be used with --merge
};

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
  const Result<Shard> shard = readShard(option.text);
  if (!shard)
    return shard.error();
  given.wanted.options.shard = *shard;
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
     &setText<&Given::seats>},
    {{"--matches", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "play N matches (default: 100)")},
     &setNumber<&Given::matches, 1, ArenaPlan::kMostMatches>},
    {{"--seed", "TEXT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "seed the walls and the bots with this text (default: 1)")},
     &setText<&Given::seed>},
    {{"--duplicate", "",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "let every player play the same walls in every seat; a wall depends on the seed, the hand (such as "
          "East 1) and how many times it has been dealt, not on how earlier hands ended")},
     &setFlag<&Given::duplicate>},
    {{"--luck", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "also print places with tile luck removed; these need only half as many matches for "
                        "the same precision, and --until-better then compares them instead")},
     &setFlag<&Given::luck>},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text", "play under this ruleset (default: basic_ariari)")},
     &setText<&Given::rules>},
    {{"--length", "L",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "set the match length: east or south (default: from the ruleset)")},
     &setText<&Given::length>},
    {{"--threads", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "use N threads (default: one per core); the result is the same for any number")},
     &setThreads},
    {{"--json", "FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text", "write the plan, the results and the totals to this file")},
     &setJson,
     true},
    {{"--shard", "K/N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "play only every Nth wall (or match), starting with the Kth; --merge combines the "
                        "--json files of all N shards")},
     &setShard},
    {{"--merge", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "combine shards; the result is the same as if one run had played all of them")},
     [](const GivenOption &, Given &given) {
       given.wanted.merge = true;
       return Mistake();
     },
     true},
    {{"FILE", "", QT_TRANSLATE_NOOP("janso::cli::Text", "with --merge: read these files written by --json")},
     [](const GivenOption &option, Given &given) {
       given.wanted.files.push_back(option.text);
       return Mistake();
     },
     true},
    {{"--until-better", "A,B",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "stop as soon as it is clear whether A is better than B. This is a sequential "
                        "probability ratio test of 'no difference' against 'better by the margin', using the "
                        "mean places of walls (or matches) and the variance estimated from them; each answer "
                        "is wrong in at most 1 of 20 cases. --matches sets the maximum number of matches")},
     &setText<&Given::until>},
    {{"--margin", "X",
      QT_TRANSLATE_NOOP("janso::cli::Text", "set the margin of --until-better, in places (default: 0.05)")},
     &setMargin},
    {{"--progress", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "show the time left even when standard error is not a terminal")},
     &setProgress},
    {{"--check", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "check all invariants and views after every step")},
     &setCheck},
    {{"--save", "FOLDER", QT_TRANSLATE_NOOP("janso::cli::Text", "save every match as a file in this folder")},
     &setSave},
    {{"--format", "F",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --save: choose the file format, mjai or mjlog (default: mjai)")},
     &setFormat},
});

// --- What they say together ---

Mistake checkMerge(const std::vector<std::size_t> &used, const ArenaRequest &wanted) {
  for (const std::size_t row : used) {
    if (wanted.merge && !kArenaOptions[row].withMerge)
      return wrong(Text::tr("%1 and %2 cannot be used together")
                       .arg(QLatin1String("--merge"), QLatin1String(kArenaOptions[row].info.name)));
  }
  if (wanted.merge && wanted.files.isEmpty())
    return wrong(Text::tr("--merge needs the files written by --json"));
  if (!wanted.merge && !wanted.files.isEmpty())
    return wrong(Text::tr("unknown option '%1'").arg(wanted.files.front()));
  return std::nullopt;
}

Result<Given> read(const QStringList &arguments) {
  Given given;
  const Result<std::vector<std::size_t>> used = readOptions(kArenaOptions, arguments, given);
  if (!used)
    return used.error();
  if (const Mistake mistake = checkMerge(*used, given.wanted))
    return *mistake;
  return given;
}

// --- What follows from all of them ---

Result<ArenaPlan> planOf(const Given &given) {
  ArenaPlan plan;
  const Result<RuleSet> rules = rulesOption(given.rules);
  if (!rules)
    return rules.error();
  plan.rules = *rules;
  if (const Result<bool> set = setLength(given.length, plan.rules); !set)
    return set.error();
  const QString usual = QString::fromLatin1(kUsualSeats).section(QLatin1Char(';'), 0, plan.rules.players - 1);
  if (const Result<bool> set = seatParticipants(given.seats.isEmpty() ? usual : given.seats, plan); !set)
    return set.error();
  plan.matches = given.matches;
  plan.seed = given.seed;
  plan.duplicate = given.duplicate;
  plan.luck = given.luck;
  if (plan.matches % plan.blockSize() != 0)
    return wrong(Text::tr("with --duplicate, --matches must be a multiple of %1, because the same walls are "
                          "played in every seating; %2 is not")
                     .arg(plan.blockSize())
                     .arg(plan.matches));
  if (given.wanted.options.shard.of > plan.blocks())
    //: %1: walls or matches, with their number
    return wrong(Text::tr("there are only %1 to split into %2 shards")
                     .arg(plan.duplicate ? wallCount(plan.blocks()) : matchCount(plan.blocks()))
                     .arg(given.wanted.options.shard.of));
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
  if (!given.wanted.options.shard.isWhole())
    return wrong(Text::tr("--until-better needs all matches, so it cannot be used with --shard"));
  return UntilBetter{who[0], who[1], given.margin.value_or(UntilBetter().margin)};
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
  if (wanted.merge)
    return wanted;
  const Result<ArenaPlan> plan = planOf(*given);
  if (!plan)
    return plan.error();
  wanted.plan = *plan;
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
