// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli statistics: what players do in recorded games.
#include "cli/statistics/statisticscommand.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "cli/command/foundfiles.h"
#include "cli/library/libraryactions.h"
#include "cli/statistics/statisticsgames.h"
#include "cli/statistics/statisticsreport.h"
#include "library/libraryfolder.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

struct StatisticsGiven {
  QStringList paths;
  QStringList players;
  QStringList keys;
  Filter filter;
  bool counts = false;
  bool json = false;
  bool csv = false;
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
    {{"--library", "FOLDER",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "read the tags for tag=TAG from this folder (default: your own library)")},
     &setText<&StatisticsGiven::library>},
    {{"--threads", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "use N threads (default: one per core)")},
     &setNumber<&StatisticsGiven::threads, 1, 1024>},
});

Mistake mistakeIn(const StatisticsGiven &options) {
  for (const QString &key : options.keys) {
    if (findMeasure(key.toStdString()) == nullptr)
      return wrong(Text::tr("there is no measure '%1'").arg(shown(key)));
  }
  if (options.json && options.csv)
    return wrong(Text::tr("--json and --csv cannot be used together"));
  if (options.paths.isEmpty())
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
  const Result<QStringList> files = filesIn(options.paths);
  if (!files)
    return files.error();
  return countFiles(*files, options, console);
}

}  // namespace janso::cli
