// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/arena/labarena.h"

#include <array>

#include "bots/bot.h"
#include "cli/arena/arenareport.h"
#include "cli/command/progress.h"
#include "lab/arena/ladder.h"
#include "lab/arena/recorded.h"
#include "lab/arena/regret.h"
#include "lab/arena/second.h"
#include "lab/arena/signature.h"
#include "lab/shards/splitrun.h"

namespace janso::cli {
namespace {

// --- Options ---

struct MatchesGiven : SplitRun {
  int matches = 0;
  QString seed = QStringLiteral("1");
  QString rules = QStringLiteral("tenhou_4p");
  QString length;  // empty: that of the ruleset
  int threads = 0;
  bool progress = false;
};

struct LadderGiven : MatchesGiven {
  LadderGiven() { matches = 1400; }
  QStringList bots;
};

struct WatchGiven : MatchesGiven {
  WatchGiven() { matches = 100; }
  QString bots;
  QString field = QStringLiteral("club");
  int walls = WatchPlan().walls;
};

template <typename Given>
constexpr auto matchRows() {
  return std::to_array<Option<Given>>({
      {{"--seed", "TEXT", "seed the walls and the bots with this text (default: 1)"},
       &setText<&MatchesGiven::seed>},
      {{"--rules", "ID|FILE", "play under this ruleset (default: tenhou_4p)"},
       &setText<&MatchesGiven::rules>},
      {{"--length", "L", "set the match length: east or south (default: from the ruleset)"},
       &setText<&MatchesGiven::length>},
      {{"--threads", "N", "use N threads (default: one per core); the result is the same for any number"},
       &setNumber<&MatchesGiven::threads, 0, 1024>},
      {{"--progress", "", "show the time left even when standard error is not a terminal"},
       &setFlag<&MatchesGiven::progress>},
  });
}

constexpr auto kLadderRows = std::to_array<Option<LadderGiven>>({
    {{"--matches", "N", "play N matches with each bot against club players (default: 1400)"},
     &setNumber<&MatchesGiven::matches, 1, ArenaPlan::kMostMatches>},
    {{"--bot", "ID", "calibrate only this bot; repeat for several (default: all built-in bots)"},
     &addText<&LadderGiven::bots>},
});

constexpr auto kLadderOptions =
    joinedRows(kLadderRows, matchRows<LadderGiven>(), splitRows<LadderGiven>(), partFileRow<LadderGiven>());

constexpr auto kWatchRows = std::to_array<Option<WatchGiven>>({
    {{"--matches", "N", "play N matches (default: 100)"},
     &setNumber<&MatchesGiven::matches, 1, ArenaPlan::kMostMatches>},
    {{"--field", "BOT", "use this bot in the other seats (default: club)"}, &setText<&WatchGiven::field>},
    {{"--walls", "N", "play out each decision over N walls (default: 4)"},
     &setNumber<&WatchGiven::walls, 1, WatchPlan::kMostWalls>},
});

// The free word is the bots, or with --merge a part file.
Mistake setWatchWord(const GivenOption &option, WatchGiven &given) {
  given.files.push_back(option.text);
  return std::nullopt;
}

constexpr auto kRegretWords = std::to_array<Option<WatchGiven>>({
    {{"NEW,OLD", "", "compare these two built-in bots; with --merge: read these files written by --part"},
     &setWatchWord},
});
constexpr auto kSecondWords = std::to_array<Option<WatchGiven>>({
    {{"BOT[,BOT]", "",
      "check this built-in bot; its choices are played out by the other bot, if one is given, else by "
      "itself. "
      "With --merge: read these files written by --part"},
     &setWatchWord},
});

constexpr auto kRegretOptions =
    joinedRows(kRegretWords, kWatchRows, matchRows<WatchGiven>(), splitRows<WatchGiven>());
constexpr auto kSecondOptions =
    joinedRows(kSecondWords, kWatchRows, matchRows<WatchGiven>(), splitRows<WatchGiven>());

Result<RuleSet> rulesOf(const MatchesGiven &given) {
  const Result<RuleSet> named = rulesOption(given.rules);
  if (!named)
    return named;
  RuleSet rules = *named;
  if (const Result<bool> set = setLength(given.length, rules); !set)
    return set.error();
  return rules;
}

// --- The ladder ---

Result<LadderPlan> ladderPlanOf(const LadderGiven &given) {
  const Result<RuleSet> rules = rulesOf(given);
  if (!rules)
    return rules.error();
  if (given.matches % rules->players != 0)
    return wrong(
        QStringLiteral("--matches must be a multiple of %1, because the same walls are played in every "
                       "seating; %2 is not")
            .arg(rules->players)
            .arg(given.matches));
  LadderPlan plan{*rules, given.matches, given.seed, {}};
  for (const QString &bot : given.bots) {
    if (findBot(bot.toStdString()) == nullptr)
      return wrong(QStringLiteral("there is no bot '%1'").arg(shown(bot)));
    plan.bots.push_back(bot.toStdString());
  }
  for (const BotInfo &info : builtInBots()) {
    if (given.bots.isEmpty())
      plan.bots.emplace_back(info.id);
  }
  return plan;
}

Result<int> reportLadder(const QJsonObject &object, const QJsonArray &rows, QTextStream &out) {
  const Result<LadderPlan> plan = LadderPlan::fromJson(object);
  if (!plan)
    return plan.error();
  const std::vector<ArenaPlan> tables = ladderTables(*plan);
  const Result<std::vector<ArenaTotals>> totals = ladderTotalsOf(rows, tables);
  if (!totals)
    return totals.error();
  printLadder(rungsOf(*plan, tables, *totals), out);
  out << errorBetweenWalls() << '\n';
  return kFine;
}

// --- A watched seat ---

// `command` is regret or second.
Result<WatchPlan> watchPlanOf(const WatchGiven &given, const QString &command) {
  const bool regret = command == QLatin1String("regret");
  const QChar separator = given.bots.contains(QLatin1Char(';')) ? QLatin1Char(';') : QLatin1Char(',');
  const QStringList bots = given.bots.split(separator);
  if (given.bots.isEmpty() || bots.size() > 2 || (regret && bots.size() < 2))
    return wrong(regret
                     ? QStringLiteral("specify two bots, as in master:callMargin=300,master")
                     : QStringLiteral("specify a bot, and optionally a bot that plays out its choices, as in "
                                      "master,club"));
  WatchPlan plan;
  plan.bot = bots.front().trimmed();
  plan.continuation = bots.back().trimmed();
  plan.field = given.field;
  for (const QString &bot : {plan.bot, plan.continuation, plan.field}) {
    if (makeBot(bot.toStdString(), 0) == nullptr)
      return wrong(
          QStringLiteral("'%1' is not a built-in bot, or does not take these options").arg(shown(bot)));
  }
  const Result<RuleSet> rules = rulesOf(given);
  if (!rules)
    return rules.error();
  plan.rules = *rules;
  plan.matches = given.matches;
  plan.seed = given.seed;
  plan.walls = given.walls;
  return plan;
}

struct WatchCommand {
  QString name;
  QJsonArray (*watch)(const WatchPlan &plan, const WatchOptions &options);
  void (*print)(const WatchPlan &plan, const QJsonArray &rows, QTextStream &out);
};

template <std::size_t Count>
Result<int> runWatch(const WatchCommand &command, const std::array<Option<WatchGiven>, Count> &rows,
                     const QStringList &arguments, Console &console) {
  WatchGiven given;
  const auto used = readOptions(rows, arguments, given);
  if (!used)
    return used.error();
  if (!given.merge && !given.files.isEmpty())
    given.bots = given.files.takeFirst();
  if (const Mistake mistake = mistakeIn(given, infosOf(rows), *used))
    return *mistake;
  WatchPlan plan;
  if (!given.merge) {
    const Result<WatchPlan> made = watchPlanOf(given, command.name);
    if (!made)
      return made.error();
    plan = *made;
  }
  return runSplit(
      given,
      {command.name, plan.toJson(),
       [&](const Shard &shard) {
         return command.watch(plan, {shard, given.threads, matchProgress(given.progress, console.err)});
       },
       [&](const QJsonObject &object, const QJsonArray &results) -> Result<int> {
         const Result<WatchPlan> read = WatchPlan::fromJson(object);
         if (!read)
           return read.error();
         command.print(*read, results, console.out);
         return kFine;
       }},
      console);
}

// --- Signature and recorded matches ---

struct SignatureGiven {
  int threads = 0;
};

constexpr auto kSignatureOptions = std::to_array<Option<SignatureGiven>>({
    {{"--threads", "N", "use N threads (default: one per core)"},
     &setNumber<&SignatureGiven::threads, 0, 1024>},
});

struct RecordedGiven {
  QStringList paths;
  int threads = 0;
};

constexpr auto kRecordedOptions = std::to_array<Option<RecordedGiven>>({
    {{"PATH", "", "read recorded games, or folders of them"}, &addText<&RecordedGiven::paths>},
    {{"--threads", "N", "use N threads (default: one per core)"},
     &setNumber<&RecordedGiven::threads, 0, 1024>},
});

std::string signatureName(const std::string &bot, int players) {
  return players == 4 ? bot : bot + "/3";
}

}  // namespace

std::span<const OptionInfo> signatureOptions() {
  static constexpr auto kInfos = infosOf(kSignatureOptions);
  return kInfos;
}

Result<int> runSignature(const QStringList &arguments, Console &console) {
  SignatureGiven given;
  if (const auto used = readOptions(kSignatureOptions, arguments, given); !used)
    return used.error();
  const std::vector<BotSignature> signatures = botSignatures(given.threads);
  const auto print = [&](const std::string &name, const std::string &hash) {
    console.out << QString::fromStdString(name).leftJustified(12) << ' ' << QString::fromStdString(hash)
                << '\n';
  };
  for (const int players : {4, 3}) {
    for (const BotSignature &signature : signatures) {
      if (signature.players == players)
        print(signatureName(signature.id, players), signature.hash);
    }
    print(signatureName("total", players), totalSignature(signatures, players));
  }
  return kFine;
}

std::span<const OptionInfo> ladderOptions() {
  static constexpr auto kInfos = infosOf(kLadderOptions);
  return kInfos;
}

Result<int> runLadder(const QStringList &arguments, Console &console) {
  LadderGiven given;
  const auto used = readOptions(kLadderOptions, arguments, given);
  if (!used)
    return used.error();
  if (const Mistake mistake = mistakeIn(given, ladderOptions(), *used))
    return *mistake;
  const Result<LadderPlan> plan = given.merge ? LadderPlan() : ladderPlanOf(given);
  if (!plan)
    return plan.error();
  return runSplit(given,
                  {QStringLiteral("ladder"), plan->toJson(),
                   [&](const Shard &shard) {
                     ArenaOptions options;
                     options.threads = given.threads;
                     options.shard = shard;
                     options.progress = matchProgress(given.progress, console.err);
                     return rowsOf(playLadder(ladderTables(*plan), options));
                   },
                   [&](const QJsonObject &object, const QJsonArray &rows) {
                     return reportLadder(object, rows, console.out);
                   }},
                  console);
}

std::span<const OptionInfo> regretOptions() {
  static constexpr auto kInfos = infosOf(kRegretOptions);
  return kInfos;
}

Result<int> runRegret(const QStringList &arguments, Console &console) {
  const WatchCommand command{QStringLiteral("regret"),
                             [](const WatchPlan &plan, const WatchOptions &options) {
                               return rowsOf(regretsOf(plan, options), options.shard);
                             },
                             [](const WatchPlan &plan, const QJsonArray &rows, QTextStream &out) {
                               printRegrets(plan, regretTableOf(rows), out);
                             }};
  return runWatch(command, kRegretOptions, arguments, console);
}

std::span<const OptionInfo> secondOptions() {
  static constexpr auto kInfos = infosOf(kSecondOptions);
  return kInfos;
}

Result<int> runSecond(const QStringList &arguments, Console &console) {
  const WatchCommand command{QStringLiteral("second"),
                             [](const WatchPlan &plan, const WatchOptions &options) {
                               return rowsOf(secondsOf(plan, options), options.shard);
                             },
                             [](const WatchPlan &plan, const QJsonArray &rows, QTextStream &out) {
                               printSeconds(plan, secondTableOf(rows), out);
                             }};
  return runWatch(command, kSecondOptions, arguments, console);
}

std::span<const OptionInfo> recordedOptions() {
  static constexpr auto kInfos = infosOf(kRecordedOptions);
  return kInfos;
}

Result<int> runRecorded(const QStringList &arguments, Console &console) {
  RecordedGiven given;
  if (const auto used = readOptions(kRecordedOptions, arguments, given); !used)
    return used.error();
  if (given.paths.isEmpty())
    return wrong(QStringLiteral("specify recorded games, or a folder of them"));
  const Result<RecordedPlaces> places = recordedPlaces(given.paths, given.threads);
  if (!places)
    return places.error();
  printRecorded(*places, console);
  return places->matches > 0 ? kFine : kFoundWrong;
}

}  // namespace janso::cli
