// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli statistics: what players do in recorded games, and what the built-in bots do.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "cli/command.h"
#include "cli/libraryactions.h"
#include "cli/outputfile.h"
#include "cli/statisticsbots.h"
#include "cli/statisticsgames.h"
#include "cli/statisticsreport.h"
#include "library/libraryfolder.h"
#include "rules/presets/presets.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

struct StatisticsGiven {
  QStringList paths;
  QStringList players;
  QStringList keys;
  QStringList bots;
  Filter filter;
  bool counts = false;
  bool json = false;
  bool csv = false;
  int matches = 0;  // of each bot; 0 = count files
  bool reviewed = false;
  QString rules = QStringLiteral("basic_ariari");
  QString length;
  QString seed = QStringLiteral("figures");
  QString out;
  QString library;
  int threads = 0;
};

Mistake addCondition(const GivenOption &option, StatisticsGiven &options) {
  const Result<bool> set = setFilter(options.filter, option.text);
  return set ? Mistake() : wrong(QStringLiteral("--where: ") + faultText(set.error()));
}

constexpr auto kStatisticsOptions = std::to_array<Option<StatisticsGiven>>({
    {{"PATH", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "read recorded games or matches saved by Janso, or folders of them")},
     &addText<&StatisticsGiven::paths>},
    {{"--player", "NAME",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "count only this player's seats; repeat for other names of the same player")},
     &addText<&StatisticsGiven::players>},
    {{"--where", "KEY=VALUE",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "count only matches or hands that meet this condition; if repeated, all must hold")},
     &addCondition},
    {{"--measure", "KEY",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "show only this measure (KEY is its name in the --json output); repeat to show several")},
     &addText<&StatisticsGiven::keys>},
    {{"--counts", "", QT_TRANSLATE_NOOP("janso::cli::Text", "show numerators and denominators")},
     &setFlag<&StatisticsGiven::counts>},
    {{"--json", "",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "print everything as one JSON object, including names and definitions, with shares from 0 to 1")},
     &setFlag<&StatisticsGiven::json>},
    {{"--csv", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "print comma-separated values, one measure per line")},
     &setFlag<&StatisticsGiven::csv>},
    {{"--bots", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "play N matches with each built-in bot, and count those matches")},
     &setNumber<&StatisticsGiven::matches, 1, 1'000'000>},
    {{"--bot", "ID",
      QT_TRANSLATE_NOOP("janso::cli::Text", "with --bots: play only this bot; repeat to play several")},
     &addText<&StatisticsGiven::bots>},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text", "with --bots: play under this ruleset (default: basic_ariari)")},
     &setText<&StatisticsGiven::rules>},
    {{"--length", "L",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --bots: set the match length: east or south (default: from the ruleset)")},
     &setText<&StatisticsGiven::length>},
    {{"--reviewed", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --bots: also review every decision to get losses by category; this takes a few "
                        "seconds per match")},
     &setFlag<&StatisticsGiven::reviewed>},
    {{"--seed", "TEXT",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --bots: seed the walls and the bots with this text (default: figures)")},
     &setText<&StatisticsGiven::seed>},
    {{"--out", "FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text", "with --bots: write the bots' figures to this file")},
     &setText<&StatisticsGiven::out>},
    {{"--library", "FOLDER",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "read the tags for tag=TAG from this folder (default: your own library)")},
     &setText<&StatisticsGiven::library>},
    {{"--threads", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "use N threads (default: one per core)")},
     &setNumber<&StatisticsGiven::threads, 1, 1024>},
});

QStringList builtInIds() {
  QStringList ids;
  for (const BotInfo &bot : builtInBots())
    ids.push_back(QString::fromStdString(std::string(bot.id)));
  return ids;
}

Mistake mistakeIn(const StatisticsGiven &options) {
  const auto wrongBot = std::find_if(options.bots.begin(), options.bots.end(),
                                     [](const QString &id) { return !builtInIds().contains(id); });
  if (wrongBot != options.bots.end())
    return wrong(Text::tr("there is no bot '%1'").arg(shown(*wrongBot)));
  for (const QString &key : options.keys) {
    if (findMeasure(key.toStdString()) == nullptr)
      return wrong(Text::tr("there is no measure '%1'").arg(shown(key)));
  }
  if (options.json && options.csv)
    return wrong(Text::tr("--json and --csv cannot be used together"));
  if (options.matches > 0 && (!options.paths.isEmpty() || options.out.isEmpty()))
    return wrong(Text::tr("--bots needs --out FILE, and takes no other files"));
  if (options.matches == 0 && (options.reviewed || !options.length.isEmpty()))
    return wrong(Text::tr("--reviewed and --length can only be used with --bots"));
  if (options.matches == 0 && options.paths.isEmpty())
    return wrong(Text::tr("specify at least one file or folder"));
  return std::nullopt;
}

ChosenMeasures chosenMeasures(const QStringList &keys) {
  ChosenMeasures chosen;
  for (const Measure &measure : measures()) {
    if (keys.isEmpty() || keys.contains(QLatin1String(measure.key)))
      chosen.push_back(&measure);
  }
  return chosen;
}

bool isPlayer(const PlayedSeat &seat, const QStringList &names) {
  return names.isEmpty() || names.contains(seat.facts->names[seat.game.seat], Qt::CaseInsensitive);
}

Result<int> countFiles(const QStringList &files, const StatisticsGiven &options, Console &console) {
  std::optional<SideFile> said;
  if (!options.filter.tag.isEmpty()) {
    Result<SideFile> read = SideFile::read(LibraryFolder::matchesFile(libraryFolder(options.library)));
    if (!read)
      return read.error();
    said = std::move(read).value();
    for (const std::string &problem : said->problems())
      console.err << QString::fromStdString(problem) << '\n';
  }
  PlayedGames played = readPlayed(files, options.threads, said ? &*said : nullptr);
  std::erase_if(played.seats,
                [&options](const PlayedSeat &seat) { return !isPlayer(seat, options.players); });
  const Totals totals = totalsOf(played.seats, options.filter);
  const ChosenMeasures chosen = chosenMeasures(options.keys);
  if (options.json)
    printJson(totals, chosen, console.out);
  else if (options.csv)
    printCsv(totals, chosen, console.out);
  else
    printFigures(totals, chosen, options.counts, console.out);
  for (const QString &refused : played.refused)
    console.err << refused << '\n';
  return played.refused.isEmpty() ? kFine : kFoundWrong;
}

Result<int> simulate(const StatisticsGiven &options, Console &console) {
  const Result<RuleSet> named = rulesOption(options.rules);
  if (!named)
    return named.error();
  RuleSet rules = *named;
  if (const Result<bool> set = setLength(options.length, rules); !set)
    return set.error();
  if (const Result<bool> fine = checkOutputFile(options.out); !fine)
    return fine.error();
  BotsPlan plan;
  plan.rules = rules;
  const std::string_view id = idOfRules(rules);
  plan.ruleset = QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
  plan.length = options.length;
  plan.reviewed = options.reviewed;
  plan.matches = options.matches;
  plan.seed = options.seed;
  plan.bots = options.bots.isEmpty() ? builtInIds() : options.bots;
  plan.threads = options.threads;
  plan.progress = [&console](int done, int of) {
    if (done % 100 == 0 || done == of) {
      console.err << Text::tr("%1 of %Ln match(es)", nullptr, of).arg(countText(done)) << '\n';
      console.err.flush();
    }
  };
  const Result<bool> written = writeOutputFile(options.out, toJson(playBots(plan)));
  return written ? Result<int>(kFine) : written.error();
}

}  // namespace

std::span<const OptionInfo> statisticsOptions() {
  static constexpr auto kInfos = infosOf(kStatisticsOptions);
  return kInfos;
}

Result<int> runStatistics(const QStringList &arguments, Console &console) {
  StatisticsGiven options;
  if (const auto used = readOptions(kStatisticsOptions, arguments, options); !used)
    return used.error();
  if (const Mistake mistake = mistakeIn(options))
    return *mistake;
  if (options.matches > 0)
    return simulate(options, console);
  const Result<QStringList> files = filesIn(options.paths);
  if (!files)
    return files.error();
  return countFiles(*files, options, console);
}

}  // namespace janso::cli
