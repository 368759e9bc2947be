// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli fit: fits the figures that bots compute with to games with all hands known.
#include <QElapsedTimer>
#include <array>

#include "cli/command.h"
#include "cli/fitgames.h"
#include "cli/fitparts.h"
#include "cli/outputfile.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

struct FitGiven : FitSources {
  QString out;    // folder
  QString parts;  // names, separated by commas; empty = all
};

constexpr auto kFitOptions = std::to_array<Option<FitGiven>>({
    {{"PATH", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "read recorded games, or folders of them; only hanchan are used")},
     &addText<&FitGiven::paths>},
    {{"--players", "3 | 4",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "use only games with this many players, and fit the tables for them (default: 4)")},
     &setNumber<&FitGiven::players, 3, 4>},
    {{"--selfplay", "BOT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "also use matches in which this bot plays all seats")},
     &setText<&FitGiven::bot>},
    {{"--matches", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "with --selfplay: play N matches")},
     &setNumber<&FitGiven::matches, 1, 1'000'000>},
    {{"--seed", "TEXT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "with --selfplay: seed the walls with this text (default: 1)")},
     &setText<&FitGiven::seed>},
    {{"--parts", "NAMES",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "fit only these parts, separated by commas: waits, tenpai, loss, ron, deeds, race; "
                        "for three players also flow and places")},
     &setText<&FitGiven::parts>},
    {{"--out", "FOLDER",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "write the tables to this folder (src/bots; for race: src/review); without this "
                        "option, the tables are only evaluated")},
     &setText<&FitGiven::out>},
});

Result<FitGiven> parseFit(const QStringList &arguments) {
  FitGiven options;
  if (const auto used = readOptions(kFitOptions, arguments, options); !used)
    return used.error();
  if (options.bot.isEmpty() != (options.matches == 0))
    return wrong(Text::tr("--selfplay and --matches must be used together"));
  if (options.paths.isEmpty() && options.matches == 0)
    return wrong(Text::tr("specify recorded games, or a bot with --selfplay"));
  return options;
}

struct Part {
  QString name;
  QString folder;
  std::unique_ptr<FitPart> part;
};

Result<std::vector<Part>> chosenParts(const QString &names, int players) {
  std::vector<Part> parts;
  QStringList wanted = names.split(QLatin1Char(','), Qt::SkipEmptyParts);
  for (const FitPartInfo &info : fitParts()) {
    const QString name = QString::fromLatin1(info.name);
    if (!(players == 3 ? info.three : info.four))
      continue;
    if (names.isEmpty() || wanted.removeAll(name) > 0)
      parts.push_back({name, QString::fromLatin1(info.folder), info.make()});
  }
  if (!wanted.isEmpty())
    return wrong(Text::tr("there is no part '%1'").arg(wanted.front()));
  return parts;
}

// How to make the file again; folders without where they lie.
QString commandText(const FitSources &sources, const Part &part) {
  QString text = QStringLiteral("janso-cli fit");
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

QByteArray fileText(const FitSources &sources, const Part &part, const FitCounts &counts,
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

QString tablePath(const FitGiven &options, const QString &part) {
  return options.out + QLatin1Char('/') + part +
         (options.players == 3 ? QStringLiteral("threetable.inc") : QStringLiteral("table.inc"));
}

Result<bool> fitAll(const FitGiven &options, const FitCounts &counts, std::vector<Part> &parts,
                    Console &console) {
  for (Part &part : parts) {
    FitOutput output(console.out, options.players);
    part.part->fit(output);
    part.part.reset();  // its samples are large
    if (options.out.isEmpty())
      continue;
    const Result<bool> written =
        writeOutputFile(tablePath(options, part.name), fileText(options, part, counts, output));
    if (!written)
      return written.error();
  }
  return true;
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
  QElapsedTimer timer;
  timer.start();
  Result<std::vector<Part>> chosen = chosenParts(options->parts, options->players);
  if (!chosen)
    return chosen.error();
  std::vector<Part> parts = std::move(chosen).value();
  std::vector<FitCollector *> collectors;
  for (const Part &part : parts) {
    collectors.push_back(part.part.get());
    if (options->out.isEmpty())
      continue;
    if (const Result<bool> fine = checkOutputFile(tablePath(*options, part.name)); !fine)
      return fine.error();
  }
  const Result<FitCounts> counts =
      forEachMatch(*options, [&](const FitMatch &match) { walk(match, collectors); });
  if (!counts)
    return counts.error();
  if (counts->recorded + counts->played == 0)
    return wrong(Text::tr("no games found to fit to"));
  console.out << Text::tr("recorded matches: %1, bot matches: %2, hands: %3, skipped: %4")
                     .arg(countText(counts->recorded), countText(counts->played), countText(counts->hands),
                          countText(counts->skippedGames))
              << '\n';
  console.err
      << Text::tr("data collected in %1 s").arg(decimalText(static_cast<double>(timer.elapsed()) / 1000.0, 1))
      << Qt::endl;
  const Result<bool> fitted = fitAll(*options, *counts, parts, console);
  if (!fitted)
    return fitted.error();
  console.err << Text::tr("%1 s in total").arg(decimalText(static_cast<double>(timer.elapsed()) / 1000.0, 1))
              << Qt::endl;
  return kFine;
}

}  // namespace janso::cli
