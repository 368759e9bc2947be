// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena: plays or adds up files; its results.
#include "cli/arena/arenacommand.h"

#include <QDir>
#include <QElapsedTimer>
#include <algorithm>

#include "cli/arena/arenafile.h"
#include "cli/arena/arenaoptions.h"
#include "cli/arena/arenareport.h"
#include "cli/arena/arenasequential.h"
#include "cli/command/counts.h"
#include "cli/command/outputfile.h"
#include "cli/command/progress.h"
#include "records/diskfault.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

// --- Results ---

void printEnd(const ArenaFile &file, bool checked, QTextStream &out) {
  const ArenaTotals &totals = file.totals;
  const double seconds = std::max(0.001, file.seconds);
  const bool duplicate = file.plan.duplicate;
  const QString matches =
      //: %1: "24 matches", %2: "6 walls"
      duplicate ? Text::tr("%1 over %2").arg(matchCount(totals.matches), wallCount(totals.blocks.blocks()))
                : matchCount(totals.matches);
  //: %1: matches, %2: hands, %3: events, each with their number
  out << Text::tr("%1, %2, %3 in %4 s: %5 matches/hour, %6 hands/s")
             .arg(matches, handCount(totals.hands), eventCount(totals.events))
             .arg(decimalText(seconds, 1))
             .arg(decimalText(3600 * static_cast<double>(totals.matches) / seconds, 0))
             .arg(decimalText(static_cast<double>(totals.hands) / seconds, 0));
  if (checked)
    out << Text::tr(", checked after every step");
  out << '\n' << (duplicate ? errorBetweenWalls() : errorBetweenMatches()) << '\n';
}

Result<bool> finish(const ArenaFile &file, const ArenaRequest &wanted, Console &console) {
  printReport(file.plan, file.totals, console.out);
  printEnd(file, wanted.options.check, console.out);
  return wanted.json.isEmpty() ? Result<bool>(true) : writeArenaFile(wanted.json, file);
}

SequentialVerdict verdictOf(const ArenaPlan &plan, const ArenaTotals &totals, const UntilBetter &until) {
  return sequentialVerdict(totals.placeDifferenceLessLuck(plan, until.first, until.second),
                           totals.blocks.blocks(), until.margin);
}

void printVerdict(const ArenaPlan &plan, const ArenaTotals &totals, const UntilBetter &until,
                  QTextStream &out) {
  QString text;
  switch (verdictOf(plan, totals, until)) {
    case SequentialVerdict::Better:
      text = Text::tr("%1 is better than %2 (the results fit a lead of %3 places better than no lead)");
      break;
    case SequentialVerdict::NotBetter:
      text = Text::tr("%1 is not better than %2 by %3 places");
      break;
    case SequentialVerdict::Undecided:
      text = Text::tr("it is unclear whether %1 is better than %2 by %3 places");
      break;
  }
  out << text.arg(plan.participants[static_cast<std::size_t>(until.first)].name,
                  plan.participants[static_cast<std::size_t>(until.second)].name)
             .arg(plainDecimalText(until.margin))
      << '\n';
}

// --- Playing and merging ---

// Before anything is played.
Result<bool> checkOutputs(const ArenaRequest &wanted) {
  if (!wanted.json.isEmpty()) {
    if (const Result<bool> fine = checkOutputFile(wanted.json); !fine)
      return fine;
  }
  const QString &folder = wanted.options.save;
  if (folder.isEmpty())
    return true;
  if (!QDir().mkpath(folder))
    return cannotMake(folder);
  return checkOutputFile(QDir(folder).filePath(QStringLiteral("match")));
}

Result<int> play(ArenaRequest wanted, Console &console) {
  ArenaOptions &options = wanted.options;
  if (const Result<bool> fine = checkOutputs(wanted); !fine)
    return fine.error();
  options.progress = matchProgress(wanted.progress, console.err);
  if (wanted.until) {
    options.enough = [&](const ArenaTotals &totals) {
      return verdictOf(wanted.plan, totals, *wanted.until) != SequentialVerdict::Undecided;
    };
  }
  QElapsedTimer timer;
  timer.start();
  const ArenaTotals totals = playAll(wanted.plan, options);
  const double seconds = static_cast<double>(timer.elapsed()) / 1000.0;
  const ArenaFile file{wanted.plan, totals, ShardSet(options.shard), seconds};
  if (const Result<bool> finished = finish(file, wanted, console); !finished)
    return finished.error();
  if (wanted.until)
    printVerdict(wanted.plan, totals, *wanted.until, console.out);
  return totals.broken.empty() ? kFine : kFoundWrong;
}

Result<int> merge(const ArenaRequest &wanted, Console &console) {
  const Result<ArenaFile> file = mergeArenaFiles(wanted.files);
  if (!file)
    return file.error();
  if (const Result<bool> finished = finish(*file, wanted, console); !finished)
    return finished.error();
  const bool whole = file->shards.isWhole();
  if (!whole)
    console.err << missingShardsText(file->shards) << '\n';
  return whole && file->totals.broken.empty() ? kFine : kFoundWrong;
}

}  // namespace

Result<int> runArena(const QStringList &arguments, Console &console) {
  const Result<ArenaRequest> wanted = parseArena(arguments);
  if (!wanted)
    return wanted.error();
  return wanted->merge ? merge(*wanted, console) : play(*wanted, console);
}

}  // namespace janso::cli
