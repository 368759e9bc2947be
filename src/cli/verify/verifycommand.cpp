// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli verify: replays recorded games on Janso's own table.
#include "cli/verify/verifycommand.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <exception>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/command/counts.h"
#include "cli/command/sharedwork.h"
#include "records/formats/gamefile.h"
#include "records/ownmatch.h"
#include "records/recordfault.h"
#include "records/verify.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

struct VerifyGiven {
  QStringList paths;
  std::optional<RuleSet> rules;  // of the games that do not hold theirs
  bool json = false;
  int threads = 0;  // 0 = one a core
};

struct File {
  QString path;
  bool named = false;  // given by name, not found in a folder
};

struct Checked {
  std::vector<VerifyReport> games;
  std::optional<Error> skipped;
  std::optional<Error> broken;
};

// How often each was told, by its English.
using Counted = std::map<std::string, std::pair<Remark, int>>;

struct Totals {
  int games = 0;
  int complete = 0;
  int hands = 0;
  int wins = 0;
  int draws = 0;
  qint64 events = 0;
  int disagreements = 0;
  int contradictions = 0;
  int unreadable = 0;
  int skipped = 0;
  Counted skippedWhy;
  Counted variants;
};

Mistake setVerifyRules(const GivenOption &option, VerifyGiven &options) {
  const Result<RuleSet> rules = rulesOption(option.text);
  if (!rules)
    return rules.error();
  options.rules = *rules;
  return std::nullopt;
}

constexpr auto kVerifyOptions = std::to_array<Option<VerifyGiven>>({
    {{"PATH", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "read a file in mjlog, mjai, tenhou.net/6 JSON or Denno Mahjong paipu format, a list "
                        "of hand results (one JSON object per line), or a match saved by Janso, plain or "
                        "gzipped; or a folder of such files; - reads standard input")},
     &addText<&VerifyGiven::paths>},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "use these rules for games that do not contain their own (default: those of the file format)")},
     &setVerifyRules},
    {{"--json", "", QT_TRANSLATE_NOOP("janso::cli::Text", "print one JSON object instead of text")},
     &setFlag<&VerifyGiven::json>},
    {{"--threads", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "use N threads (default: one per core)")},
     &setNumber<&VerifyGiven::threads, 1, 256>},
});

Result<VerifyGiven> parseVerify(const QStringList &arguments) {
  VerifyGiven options;
  if (const auto used = readOptions(kVerifyOptions, arguments, options); !used)
    return used.error();
  if (options.paths.isEmpty())
    return wrong(Text::tr("specify at least one file or folder"));
  return options;
}

Result<std::vector<File>> collect(const QStringList &paths) {
  std::vector<File> files;
  for (const QString &path : paths) {
    const QFileInfo info(path);
    if (path == QLatin1String("-")) {
      files.push_back({path, true});
      continue;
    }
    if (!info.exists())
      return wrong(Text::tr("there is no file or folder '%1'").arg(shown(path)));
    if (!info.isDir()) {
      files.push_back({path, true});
      continue;
    }
    QStringList found;
    QDirIterator it(path, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
      found.push_back(it.next());
    found.sort();
    for (const QString &file : found)
      files.push_back({file, false});
  }
  return files;
}

Checked checkFile(const File &file, const VerifyGiven &options) {
  GameFile read = readGameFile(file.path);
  Checked checked;
  checked.skipped = read.skipped;
  checked.broken = read.broken;
  if (read.foreign && file.named)
    std::swap(checked.skipped, checked.broken);
  if (read.journal)
    checked.games.push_back(verifyJournal(*read.journal));
  for (RecordedGame &game : read.games) {
    if (options.rules && !useRules(game, *options.rules))
      checked.skipped = fileFault(FileFault::OtherPlayers);
    else
      checked.games.push_back(verifyGame(game));
  }
  return checked;
}

// Whatever a file leads to, the others are still checked.
Checked check(const File &file, const VerifyGiven &options) {
  Checked checked;
  try {
    return checkFile(file, options);
  } catch (const std::exception &fault) {
    checked.broken = fileFault(FileFault::Threw, {fault.what()});
  }
  return checked;
}

std::vector<Checked> checkAll(const std::vector<File> &files, const VerifyGiven &options) {
  std::vector<Checked> results(files.size());
  forEachOnThreads(options.threads, files.size(),
                   [&](std::size_t at) { results[at] = check(files[at], options); });
  return results;
}

void count(const Remark &remark, Counted &counted) {
  ++counted.try_emplace(remark.text, remark, 0).first->second.second;
}

Totals sum(const std::vector<Checked> &results) {
  Totals totals;
  for (const Checked &checked : results) {
    for (const VerifyReport &game : checked.games) {
      ++totals.games;
      totals.complete += game.complete ? 1 : 0;
      totals.hands += game.hands;
      totals.wins += game.wins;
      totals.draws += game.draws;
      totals.events += game.events;
      totals.disagreements += static_cast<int>(game.disagreements.size());
      totals.contradictions += static_cast<int>(game.contradictions.size());
      for (const Remark &variant : game.variants)
        count(variant, totals.variants);
    }
    totals.unreadable += checked.broken ? 1 : 0;
    if (checked.skipped) {
      ++totals.skipped;
      count(*checked.skipped, totals.skippedWhy);
    }
  }
  return totals;
}

void printFile(const File &file, const Checked &checked, QTextStream &out) {
  const auto say = [&](const QString &kind, const Error &said) {
    out << file.path << ": " << (kind.isEmpty() ? kind : kind + QStringLiteral(": ")) << faultText(said)
        << '\n';
  };
  for (const VerifyReport &game : checked.games) {
    for (const Disagreement &disagreement : game.disagreements)
      say({}, {toText(disagreement)});
  }
  for (const VerifyReport &game : checked.games) {
    for (const Disagreement &fault : game.contradictions)
      say(Text::tr("the record contradicts itself"), {toText(fault)});
    for (const Remark &note : game.notes)
      say(Text::tr("note"), note);
  }
  if (checked.broken)
    say(Text::tr("unreadable"), *checked.broken);
  if (checked.skipped && file.named)
    say(Text::tr("skipped"), *checked.skipped);
}

void printText(const std::vector<File> &files, const std::vector<Checked> &results, const Totals &totals,
               double seconds, QTextStream &out) {
  for (std::size_t i = 0; i < files.size(); ++i)
    printFile(files[i], results[i], out);
  //: What was checked, each with its number: files, games, hands, wins, draws, events
  out << Text::tr("%1: %2 (%3 complete), %4, %5, %6, %7 checked in %8 s")
             .arg(fileCount(static_cast<qint64>(files.size())), gameCount(totals.games))
             .arg(countText(totals.complete))
             .arg(handCount(totals.hands), winCount(totals.wins), drawCount(totals.draws),
                  eventCount(totals.events))
             .arg(decimalText(seconds, 1))
      << '\n';
  for (const auto &[text, variant] : totals.variants)
    out << Text::tr("%1 under other rules: %2").arg(gameCount(variant.second), faultText(variant.first))
        << '\n';
  for (const auto &[text, why] : totals.skippedWhy)
    out << Text::tr("%1 skipped: %2").arg(countText(why.second), faultText(why.first)) << '\n';
  if (totals.contradictions > 0)
    out << Text::tr("%Ln contradiction(s) within records", nullptr, totals.contradictions) << '\n';
  out << Text::tr("%Ln disagreement(s), %1 unreadable, %2 skipped", nullptr, totals.disagreements)
             .arg(countText(totals.unreadable), countText(totals.skipped))
      << '\n';
}

QJsonArray listJson(const Checked &checked, std::vector<Disagreement> VerifyReport::*which) {
  QJsonArray list;
  for (const VerifyReport &game : checked.games) {
    for (const Disagreement &each : game.*which) {
      list.append(QJsonObject{{QStringLiteral("hand"), QString::fromStdString(each.hand)},
                              {QStringLiteral("event"), each.event},
                              {QStringLiteral("line"), each.place.line},
                              {QStringLiteral("column"), each.place.column},
                              {QStringLiteral("text"), QString::fromStdString(each.text)}});
    }
  }
  return list;
}

QJsonObject fileJson(const File &file, const Checked &checked) {
  QJsonObject object{{QStringLiteral("path"), file.path},
                     {QStringLiteral("disagreements"), listJson(checked, &VerifyReport::disagreements)}};
  const QJsonArray contradictions = listJson(checked, &VerifyReport::contradictions);
  if (!contradictions.isEmpty())
    object.insert(QStringLiteral("contradictions"), contradictions);
  QJsonArray notes;
  for (const VerifyReport &game : checked.games) {
    for (const Remark &note : game.notes)
      notes.append(QString::fromStdString(note.text));
  }
  if (!notes.isEmpty())
    object.insert(QStringLiteral("notes"), notes);
  if (checked.broken)
    object.insert(QStringLiteral("unreadable"), QString::fromStdString(checked.broken->text));
  if (checked.skipped)
    object.insert(QStringLiteral("skipped"), QString::fromStdString(checked.skipped->text));
  return object;
}

// Only files with something to say are listed.
void printChecksJson(const std::vector<File> &files, const std::vector<Checked> &results,
                     const Totals &totals, double seconds, QTextStream &out) {
  QJsonArray list;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const QJsonObject object = fileJson(files[i], results[i]);
    if (object.size() > 2 || !object.value(QLatin1String("disagreements")).toArray().isEmpty())
      list.append(object);
  }
  const QJsonObject report{{QStringLiteral("files"), static_cast<int>(files.size())},
                           {QStringLiteral("games"), totals.games},
                           {QStringLiteral("complete"), totals.complete},
                           {QStringLiteral("hands"), totals.hands},
                           {QStringLiteral("wins"), totals.wins},
                           {QStringLiteral("draws"), totals.draws},
                           {QStringLiteral("events"), totals.events},
                           {QStringLiteral("disagreements"), totals.disagreements},
                           {QStringLiteral("contradictions"), totals.contradictions},
                           {QStringLiteral("unreadable"), totals.unreadable},
                           {QStringLiteral("skipped"), totals.skipped},
                           {QStringLiteral("seconds"), seconds},
                           {QStringLiteral("list"), list}};
  out << QString::fromUtf8(QJsonDocument(report).toJson());
}

}  // namespace

std::span<const OptionInfo> verifyOptions() {
  static constexpr auto kInfos = infosOf(kVerifyOptions);
  return kInfos;
}

Result<int> runVerify(const QStringList &arguments, Console &console) {
  const Result<VerifyGiven> options = parseVerify(arguments);
  if (!options)
    return options.error();
  const Result<std::vector<File>> files = collect(options->paths);
  if (!files)
    return files.error();
  if (files->empty()) {
    console.err << "janso-cli verify: " << Text::tr("no files found in these folders") << '\n';
    return kFoundWrong;
  }
  QElapsedTimer timer;
  timer.start();
  const std::vector<Checked> results = checkAll(*files, *options);
  const double seconds = static_cast<double>(timer.elapsed()) / 1000.0;
  const Totals totals = sum(results);
  (options->json ? printChecksJson : printText)(*files, results, totals, seconds, console.out);
  return totals.disagreements > 0 || totals.unreadable > 0 ? kFoundWrong : kFine;
}

}  // namespace janso::cli
