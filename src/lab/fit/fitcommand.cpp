// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab fit: fits the figures that bots compute with to games with all hands known.
#include "lab/fit/fitcommand.h"

#include <QElapsedTimer>
#include <array>

#include "bots/bot.h"
#include "cli/command/command.h"
#include "cli/command/outputfile.h"
#include "lab/fit/fitgames.h"
#include "lab/fit/fitparts.h"
#include "lab/shards/splitrun.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

struct FitGiven : FitSources, SplitRun {
  QString out;    // folder
  QString parts;  // names, separated by commas; empty = all
};

constexpr auto kOwnRows = std::to_array<Option<FitGiven>>({
    {{"PATH", "",
      "read recorded games, or folders of them; only hanchan are used. With --merge: read these files "
      "written by "
      "--part"},
     &addText<&FitGiven::paths>},
    {{"--players", "3 | 4",
      "use only games with this many players, and fit the tables for them (default: 4)"},
     &setNumber<&FitGiven::players, 3, 4>},
    {{"--selfplay", "BOT", "also use matches in which this bot plays all seats"}, &setText<&FitGiven::bot>},
    {{"--matches", "N", "with --selfplay: play N matches"}, &setNumber<&FitGiven::matches, 1, 1'000'000>},
    {{"--seed", "TEXT", "with --selfplay: seed the walls with this text (default: 1)"},
     &setText<&FitGiven::seed>},
    {{"--parts", "NAMES",
      "fit only these parts, separated by commas: waits, tenpai, loss, ron, deeds, race; "
      "for three players also flow and places"},
     &setText<&FitGiven::parts>},
    {{"--out", "FOLDER",
      "write the tables to this folder (src/bots/reading; for race: src/review); without this "
      "option, the tables are only evaluated"},
     &setText<&FitGiven::out>},
});

constexpr auto kFitOptions = joinedRows(kOwnRows, splitRows<FitGiven>());

Result<FitGiven> parseFit(const QStringList &arguments) {
  FitGiven options;
  const auto used = readOptions(kFitOptions, arguments, options);
  if (!used)
    return used.error();
  if (options.merge)
    options.files.swap(options.paths);
  if (const Mistake mistake = mistakeIn(options, infosOf(kFitOptions), *used,
                                        {QStringLiteral("--parts"), QStringLiteral("--out")}))
    return *mistake;
  if (options.merge)
    return options;
  if (options.bot.isEmpty() != (options.matches == 0))
    return wrong(QStringLiteral("--selfplay and --matches must be used together"));
  if (options.paths.isEmpty() && options.matches == 0)
    return wrong(QStringLiteral("specify recorded games, or a bot with --selfplay"));
  // A part holds what bots played. Programs and plugins cannot play the same again.
  if (!options.SplitRun::part.isEmpty() && makeBot(options.bot.toStdString(), 0) == nullptr)
    return wrong(QStringLiteral("--part needs a built-in bot with --selfplay"));
  return options;
}

struct ChosenPart {
  QString name;
  QString folder;
  std::unique_ptr<FitPart> part;
};

Result<std::vector<ChosenPart>> chosenParts(const QString &names, int players) {
  std::vector<ChosenPart> parts;
  QStringList wanted = names.split(QLatin1Char(','), Qt::SkipEmptyParts);
  for (const FitPartInfo &info : fitParts()) {
    const QString name = QString::fromLatin1(info.name);
    if (!(players == 3 ? info.three : info.four))
      continue;
    if (names.isEmpty() || wanted.removeAll(name) > 0)
      parts.push_back({name, QString::fromLatin1(info.folder), info.make()});
  }
  if (!wanted.isEmpty())
    return wrong(QStringLiteral("there is no part '%1'").arg(wanted.front()));
  return parts;
}

// How to make the file again; folders without where they lie.
QString commandText(const FitSources &sources, const ChosenPart &part) {
  QString text = QStringLiteral("janso-lab fit");
  if (sources.players != FitSources().players)
    text += QStringLiteral(" --players %1").arg(sources.players);
  for (const QString &path : sources.paths)
    text += QLatin1Char(' ') + path.section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty);
  if (sources.matches > 0) {
    text += QStringLiteral(" --selfplay %1 --matches %2 --seed %3")
                .arg(sources.bot, QString::number(sources.matches), sources.seed);
  }
  return text + QStringLiteral(" --parts %1 --out %2").arg(part.name, part.folder);
}

QByteArray fileText(const FitSources &sources, const ChosenPart &part, const FitCounts &counts,
                    const FitOutput &output) {
  const QString head =
      QStringLiteral(
          "// SPDX-FileCopyrightText: 2026 Janso contributors\n// SPDX-License-Identifier: MIT\n//\n"
          "// Generated; not to be edited. The figures were fitted to %1 recorded matches and %2 matches of\n"
          "// bots, %3 hands in all; losses are those on the fifth of the matches that was kept apart.\n"
          "//   %4\n")
          .arg(counts.recorded)
          .arg(counts.played)
          .arg(counts.hands)
          .arg(commandText(sources, part));
  return head.toUtf8() + QByteArray::fromStdString(output.tables());
}

QString tablePath(const QString &folder, int players, const QString &part) {
  return folder + QLatin1Char('/') + part +
         (players == 3 ? QStringLiteral("threetable.inc") : QStringLiteral("table.inc"));
}

// `folder`: for the tables; empty = none are written.
Result<bool> fitAll(const QString &folder, const FitSources &sources, const FitCounts &counts,
                    std::vector<ChosenPart> &parts, Console &console) {
  for (ChosenPart &part : parts) {
    FitOutput output(console.out, sources.players);
    part.part->fit(output);
    part.part.reset();  // its samples are large
    if (folder.isEmpty())
      continue;
    const Result<bool> written = writeOutputFile(tablePath(folder, sources.players, part.name),
                                                 fileText(sources, part, counts, output));
    if (!written)
      return written.error();
  }
  return true;
}

// `played`: the matches of the bot, if they have been played.
Result<int> fit(const FitGiven &options, const FitSources &sources, const QJsonArray *played,
                Console &console) {
  QElapsedTimer timer;
  timer.start();
  const auto seconds = [&timer] { return decimalText(static_cast<double>(timer.elapsed()) / 1000.0, 1); };
  Result<std::vector<ChosenPart>> chosen = chosenParts(options.parts, sources.players);
  if (!chosen)
    return chosen.error();
  std::vector<ChosenPart> parts = std::move(chosen).value();
  std::vector<FitCollector *> collectors;
  for (const ChosenPart &part : parts) {
    collectors.push_back(part.part.get());
    if (options.out.isEmpty())
      continue;
    const Result<bool> fine = checkOutputFile(tablePath(options.out, sources.players, part.name));
    if (!fine)
      return fine.error();
  }
  const Result<FitCounts> counts = forEachMatch(
      sources, [&](const FitMatch &match) { walk(match, collectors); }, played);
  if (!counts)
    return counts.error();
  if (counts->recorded + counts->played == 0)
    return wrong(QStringLiteral("no games found to fit to"));
  console.out << QStringLiteral("recorded matches: %1, bot matches: %2, hands: %3, skipped: %4")
                     .arg(countText(counts->recorded), countText(counts->played), countText(counts->hands),
                          countText(counts->skippedGames))
              << '\n';
  console.err << QStringLiteral("data collected in %1 s").arg(seconds()) << Qt::endl;
  const Result<bool> fitted = fitAll(options.out, sources, *counts, parts, console);
  if (!fitted)
    return fitted.error();
  console.err << QStringLiteral("%1 s in total").arg(seconds()) << Qt::endl;
  return kFine;
}

}  // namespace

std::span<const OptionInfo> fitOptions() {
  static constexpr auto kInfos = infosOf(kFitOptions);
  return kInfos;
}

Result<int> runFit(const QStringList &arguments, Console &console) {
  const Result<FitGiven> options = parseFit(arguments);
  if (!options)
    return options.error();
  if (options->part.isEmpty() && !options->merge)
    return fit(*options, *options, nullptr, console);
  return runSplit(*options,
                  {QStringLiteral("fit"), options->toJson(),
                   [&](const Shard &shard) { return playedRows(*options, shard); },
                   [&](const QJsonObject &plan, const QJsonArray &rows) -> Result<int> {
                     const Result<FitSources> sources = FitSources::fromJson(plan);
                     if (!sources)
                       return sources.error();
                     return fit(*options, *sources, &rows, console);
                   }},
                  console);
}

}  // namespace janso::cli
