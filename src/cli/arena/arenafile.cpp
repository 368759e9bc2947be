// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes, reads and merges the files.
#include "cli/arena/arenafile.h"

#include <QFile>
#include <QJsonDocument>

#include "cli/arena/arenareport.h"
#include "cli/command/command.h"
#include "cli/command/outputfile.h"
#include "records/diskfault.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

constexpr auto kFormat = "janso-arena-1";

Result<ArenaFile> parsed(const QByteArray &text) {
  QJsonParseError error;
  const QJsonObject object = QJsonDocument::fromJson(text, &error).object();
  if (error.error != QJsonParseError::NoError)
    return wrong(
        Text::tr("byte %1: not a JSON object: %2").arg(error.offset).arg(systemWords(error.errorString())));
  if (object.value(QStringLiteral("format")).toString() != QLatin1String(kFormat))
    return wrong(Text::tr("not a result file written by this version of janso-cli arena"));
  const Result<ArenaPlan> plan = ArenaPlan::fromJson(object.value(QStringLiteral("plan")).toObject());
  if (!plan)
    return plan.error().in("plan");
  const Result<ArenaTotals> totals =
      ArenaTotals::fromJson(object.value(QStringLiteral("sums")).toObject(), *plan);
  if (!totals)
    return totals.error().in("sums");
  const Result<ShardSet> shards = ShardSet::fromJson(object.value(QStringLiteral("shards")).toObject());
  if (!shards)
    return shards.error();
  return ArenaFile{*plan, *totals, *shards, object.value(QStringLiteral("seconds")).toDouble()};
}

Result<bool> addFile(ArenaFile &whole, const ArenaFile &part, const QString &path, const QString &first) {
  const QString differs = differingKeys(whole.plan.toJson(), part.plan.toJson());
  if (!differs.isEmpty())
    return wrong(
        Text::tr("%1 and %2 are from different arena runs: they differ in %3").arg(path, first, differs));
  if (const Result<bool> added = whole.shards.add(part.shards, path, first); !added)
    return added;
  whole.totals.add(part.totals);
  whole.seconds += part.seconds;
  return true;
}

}  // namespace

Result<bool> writeArenaFile(const QString &path, const ArenaFile &file) {
  QJsonObject object{{QStringLiteral("format"), QLatin1String(kFormat)},
                     {QStringLiteral("plan"), file.plan.toJson()},
                     {QStringLiteral("results"), resultsJson(file.plan, file.totals)},
                     {QStringLiteral("pairs"), pairsJson(file.plan, file.totals)},
                     {QStringLiteral("sums"), file.totals.toJson()},
                     {QStringLiteral("seconds"), file.seconds}};
  if (!file.shards.isWhole())
    object.insert(QStringLiteral("shards"), file.shards.toJson());
  return writeOutputFile(path, QJsonDocument(object).toJson());
}

Result<ArenaFile> readArenaFile(const QString &path) {
  QFile input(path);
  if (!input.open(QIODevice::ReadOnly))
    return cannotRead(input);
  const Result<ArenaFile> file = parsed(input.readAll());
  return file ? file : Result<ArenaFile>(file.error().in(path.toStdString()));
}

Result<ArenaFile> mergeArenaFiles(const QStringList &paths) {
  Result<ArenaFile> first = readArenaFile(paths.front());
  if (!first)
    return first;
  ArenaFile whole = *first;
  for (qsizetype i = 1; i < paths.size(); ++i) {
    const Result<ArenaFile> part = readArenaFile(paths[i]);
    if (!part)
      return part.error();
    if (const Result<bool> added = addFile(whole, *part, paths[i], paths.front()); !added)
      return added.error();
  }
  return whole;
}

}  // namespace janso::cli
