// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/statistics/figurescommand.h"

#include <algorithm>
#include <array>
#include <string>

#include "bots/bot.h"
#include "cli/command/outputfile.h"
#include "cli/command/progress.h"
#include "lab/shards/splitrun.h"
#include "lab/statistics/botmatches.h"
#include "rules/presets/presets.h"

namespace janso::cli {
namespace {

struct FiguresGiven : SplitRun {
  int matches = 0;  // of each bot; 0 = not given
  QStringList bots;
  QString rules = QStringLiteral("basic_ariari");
  QString length;
  bool reviewed = false;
  QString seed = QStringLiteral("figures");
  QString out;
  int threads = 0;
  bool progress = false;
};

constexpr auto kOwnRows = std::to_array<Option<FiguresGiven>>({
    {{"--matches", "N", "play N matches with each bot, in every seat against club bots"},
     &setNumber<&FiguresGiven::matches, 1, 1'000'000>},
    {{"--bot", "ID", "play only this bot; repeat to play several"}, &addText<&FiguresGiven::bots>},
    {{"--rules", "ID|FILE", "play under this ruleset (default: basic_ariari)"},
     &setText<&FiguresGiven::rules>},
    {{"--length", "L", "set the match length: east or south (default: from the ruleset)"},
     &setText<&FiguresGiven::length>},
    {{"--reviewed", "",
      "also review every decision to get losses by category; this takes a few seconds per match"},
     &setFlag<&FiguresGiven::reviewed>},
    {{"--seed", "TEXT", "seed the walls and the bots with this text (default: figures)"},
     &setText<&FiguresGiven::seed>},
    {{"--out", "FILE", "write the figures to this file"}, &setText<&FiguresGiven::out>},
    {{"--threads", "N", "use N threads (default: one per core)"},
     &setNumber<&FiguresGiven::threads, 1, 1024>},
    {{"--progress", "", "show the time left even when standard error is not a terminal"},
     &setFlag<&FiguresGiven::progress>},
});

constexpr auto kFiguresOptions = joinedRows(kOwnRows, splitRows<FiguresGiven>(), partFileRow<FiguresGiven>());

QString idOf(const BotInfo &bot) {
  return QString::fromStdString(std::string(bot.id));
}

Result<BotsPlan> botsPlanOf(const FiguresGiven &given) {
  for (const QString &bot : given.bots) {
    if (findBot(bot.toStdString()) == nullptr)
      return wrong(QStringLiteral("there is no bot '%1'").arg(shown(bot)));
  }
  if (given.matches == 0)
    return wrong(QStringLiteral("--matches is missing"));
  const Result<RuleSet> named = rulesOption(given.rules);
  if (!named)
    return named.error();
  BotsPlan plan;
  plan.rules = *named;
  if (const Result<bool> set = setLength(given.length, plan.rules); !set)
    return set.error();
  const std::string_view id = idOfRules(plan.rules);
  plan.ruleset = QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
  plan.length = given.length;
  plan.matches = given.matches;
  plan.seed = given.seed;
  plan.bots = given.bots;
  plan.reviewed = given.reviewed;
  for (const BotInfo &bot : builtInBots()) {
    if (given.bots.isEmpty())
      plan.bots.push_back(idOf(bot));
  }
  return plan;
}

}  // namespace

std::span<const OptionInfo> figuresOptions() {
  static constexpr auto kInfos = infosOf(kFiguresOptions);
  return kInfos;
}

Result<int> runFigures(const QStringList &arguments, Console &console) {
  FiguresGiven given;
  const auto used = readOptions(kFiguresOptions, arguments, given);
  if (!used)
    return used.error();
  if (const Mistake mistake = mistakeIn(given, figuresOptions(), *used, {QStringLiteral("--out")}))
    return *mistake;
  const Result<BotsPlan> plan = given.merge ? BotsPlan() : botsPlanOf(given);
  if (!plan)
    return plan.error();
  if (given.shard.isWhole() && given.out.isEmpty())
    return wrong(QStringLiteral("--out FILE is missing"));
  if (!given.out.isEmpty()) {
    if (const Result<bool> fine = checkOutputFile(given.out); !fine)
      return fine.error();
  }
  return runSplit(given,
                  {QStringLiteral("figures"), plan->toJson(),
                   [&](const Shard &shard) {
                     return playBots(*plan, shard, given.threads, matchProgress(given.progress, console.err));
                   },
                   [&](const QJsonObject &object, const QJsonArray &rows) -> Result<int> {
                     const Result<BotsPlan> made = BotsPlan::fromJson(object);
                     if (!made)
                       return made.error();
                     const Result<bool> written = writeOutputFile(given.out, toJson(figuresOf(*made, rows)));
                     return written ? Result<int>(kFine) : written.error();
                   }},
                  console);
}

}  // namespace janso::cli
