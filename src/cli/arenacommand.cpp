// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena: plays, adds up files, fingerprints or calibrates the bots; its progress and its results.
#include <QDir>
#include <QElapsedTimer>
#include <algorithm>
#include <functional>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include "about/helptext.h"
#include "cli/arenafile.h"
#include "cli/arenaladder.h"
#include "cli/arenaoptions.h"
#include "cli/arenarecorded.h"
#include "cli/arenaregret.h"
#include "cli/arenareport.h"
#include "cli/arenasecond.h"
#include "cli/arenasequential.h"
#include "cli/arenasignature.h"
#include "cli/command.h"
#include "cli/counts.h"
#include "cli/outputfile.h"
#include "records/diskfault.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

// --- Progress ---

bool isTerminal() {
#ifdef Q_OS_UNIX
  return ::isatty(STDERR_FILENO) != 0;
#else
  return false;
#endif
}

QString duration(double seconds) {
  const auto whole = static_cast<int>(std::clamp(seconds + 0.5, 0.0, 1e8));
  if (whole < 60)
    return Text::tr("%1 s").arg(whole);
  if (whole < 3600)
    return Text::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
  return Text::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60);
}

// On a terminal one line that changes, elsewhere a line now and then.
class Progress {
 public:
  Progress(QTextStream &err, bool terminal) : m_err(err), m_terminal(terminal) { m_since.start(); }

  void operator()(int done, int of) {
    const qint64 now = m_since.elapsed();
    if (done < of && now - m_shown < (m_terminal ? 500 : 10'000))
      return;
    m_shown = now;
    const double left = static_cast<double>(now) / 1000.0 * (of - done) / done;
    const QString line =
        Text::tr("%1 of %Ln match(es), %2 left", nullptr, of).arg(countText(done), duration(left));
    if (m_terminal)
      m_err << '\r' << leftAligned(line, 60) << (done == of ? "\n" : "");
    else
      m_err << line << '\n';
    m_err.flush();
  }

 private:
  QTextStream &m_err;
  bool m_terminal;
  QElapsedTimer m_since;
  qint64 m_shown = 0;
};

// --- Results ---

QString errorBetweenWalls() {
  return Text::tr("± is one standard error, estimated from the differences between walls");
}

// "2, 5-9"
QString missingShards(const ArenaFile &file) {
  QStringList ranges;
  int from = 1;
  for (std::size_t i = 0; i <= file.played.size(); ++i) {
    const int next = i < file.played.size() ? file.played[i] : file.shards + 1;
    if (next - from == 1)
      ranges.push_back(QString::number(from));
    else if (next > from)
      ranges.push_back(QStringLiteral("%1-%2").arg(from).arg(next - 1));
    from = next + 1;
  }
  return ranges.join(QStringLiteral(", "));
}

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

// --- The modes ---

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
  if (wanted.progress || isTerminal())
    options.progress = Progress(console.err, isTerminal());
  if (wanted.until) {
    options.enough = [&](const ArenaTotals &totals) {
      return verdictOf(wanted.plan, totals, *wanted.until) != SequentialVerdict::Undecided;
    };
  }
  QElapsedTimer timer;
  timer.start();
  const ArenaTotals totals = playAll(wanted.plan, options);
  const double seconds = static_cast<double>(timer.elapsed()) / 1000.0;
  const ArenaFile file{wanted.plan, totals, options.shards, {options.shard}, seconds};
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
  if (!file->isWhole())
    console.err << Text::tr("missing shards (of %1): %2").arg(file->shards).arg(missingShards(*file)) << '\n';
  return file->isWhole() && file->totals.broken.empty() ? kFine : kFoundWrong;
}

std::string signatureName(const std::string &bot, int players) {
  return players == 4 ? bot : bot + "/3";
}

Result<int> sign(const ArenaRequest &wanted, Console &console) {
  const std::vector<BotSignature> signatures = botSignatures(wanted.options.threads);
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

Result<int> climb(ArenaRequest wanted, Console &console) {
  if (wanted.progress || isTerminal())
    wanted.options.progress = Progress(console.err, isTerminal());
  const LadderPlan plan{wanted.plan.rules, wanted.plan.matches, wanted.plan.seed, {}};
  printLadder(climbLadder(plan, wanted.options), console.out);
  console.out << errorBetweenWalls() << '\n';
  return kFine;
}

Result<int> watchSeat(const ArenaRequest &wanted, Console &console) {
  std::function<void(int, int)> progress;
  if (wanted.progress || isTerminal())
    progress = Progress(console.err, isTerminal());
  const int threads = wanted.options.threads;
  if (wanted.mode == ArenaMode::Second)
    printSeconds(wanted.watch, secondsOf(wanted.watch, threads, progress), console.out);
  else
    printRegrets(wanted.watch, regretsOf(wanted.watch, threads, progress), console.out);
  return kFine;
}

Result<int> readPlaces(const ArenaRequest &wanted, Console &console) {
  const Result<RecordedPlaces> places = recordedPlaces(wanted.files, wanted.options.threads);
  if (!places)
    return places.error();
  printRecorded(*places, console);
  return places->matches > 0 ? kFine : kFoundWrong;
}

}  // namespace

Result<int> runArena(const QStringList &arguments, Console &console) {
  const Result<ArenaRequest> wanted = parseArena(arguments);
  if (!wanted)
    return wanted.error();
  switch (wanted->mode) {
    case ArenaMode::Merge:
      return merge(*wanted, console);
    case ArenaMode::Signature:
      return sign(*wanted, console);
    case ArenaMode::Ladder:
      return climb(*wanted, console);
    case ArenaMode::Recorded:
      return readPlaces(*wanted, console);
    case ArenaMode::Regret:
    case ArenaMode::Second:
      return watchSeat(*wanted, console);
    case ArenaMode::Play:
      break;
  }
  return play(*wanted, console);
}

}  // namespace janso::cli
