// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes, reads and merges the files.
#include "cli/arenafile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

#include "cli/arenareport.h"
#include "cli/command.h"
#include "cli/outputfile.h"
#include "records/diskfault.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

constexpr auto kFormat = "janso-arena-1";

// What of the plans is not the same; empty when nothing is.
QString otherKeys(const ArenaPlan &a, const ArenaPlan &b) {
  const QJsonObject first = a.toJson();
  const QJsonObject second = b.toJson();
  QStringList keys;
  for (auto it = first.begin(); it != first.end(); ++it) {
    if (second.value(it.key()) != it.value())
      keys.push_back(it.key());
  }
  return keys.join(QStringLiteral(", "));
}

Result<bool> readShards(const QJsonObject &object, ArenaFile &file) {
  if (object.isEmpty())
    return true;
  file.shards = object.value(QStringLiteral("of")).toInt();
  file.played.clear();
  for (const QJsonValue &value : object.value(QStringLiteral("played")).toArray()) {
    const int shard = value.toInt();
    if (shard < 1 || shard > file.shards || (!file.played.empty() && shard <= file.played.back()))
      return Error{"'shards' does not say which shards were played"};
    file.played.push_back(shard);
  }
  if (file.shards < 1 || file.shards > ArenaOptions::kMostShards || file.played.empty())
    return Error{"'shards' does not say which shards were played"};
  return true;
}

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
  ArenaFile file{*plan, *totals, 1, {1}, object.value(QStringLiteral("seconds")).toDouble()};
  const Result<bool> shards = readShards(object.value(QStringLiteral("shards")).toObject(), file);
  if (!shards)
    return shards.error();
  return file;
}

Result<bool> addFile(ArenaFile &whole, const ArenaFile &part, const QString &path, const QString &first) {
  const QString differs = otherKeys(whole.plan, part.plan);
  if (!differs.isEmpty())
    return wrong(
        Text::tr("%1 and %2 are from different arena runs: they differ in %3").arg(path, first, differs));
  if (part.shards != whole.shards)
    return wrong(Text::tr("%1 is one of %2 shards, but %3 is one of %4")
                     .arg(path)
                     .arg(part.shards)
                     .arg(first)
                     .arg(whole.shards));
  for (const int shard : part.played) {
    const auto at = std::lower_bound(whole.played.begin(), whole.played.end(), shard);
    if (at != whole.played.end() && *at == shard)
      return wrong(
          Text::tr("%1 contains shard %2, which is already in an earlier file").arg(path).arg(shard));
    whole.played.insert(at, shard);
  }
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
  if (!file.isWhole()) {
    QJsonArray played;
    for (const int shard : file.played)
      played.append(shard);
    object.insert(QStringLiteral("shards"),
                  QJsonObject{{QStringLiteral("of"), file.shards}, {QStringLiteral("played"), played}});
  }
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
