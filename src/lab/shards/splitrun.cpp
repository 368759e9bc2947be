// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/shards/splitrun.h"

#include <QFile>
#include <QJsonDocument>
#include <algorithm>
#include <optional>

#include "cli/command/outputfile.h"
#include "records/diskfault.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

constexpr auto kPartFormat = "janso-lab-part-1";

struct Part {
  QString name;
  QJsonObject plan;
  ShardSet shards;
  QJsonArray rows;
};

Result<bool> writePart(const QString &path, const Part &part) {
  QJsonObject object{{QStringLiteral("format"), QLatin1String(kPartFormat)},
                     {QStringLiteral("command"), part.name},
                     {QStringLiteral("plan"), part.plan},
                     {QStringLiteral("rows"), part.rows}};
  if (!part.shards.isWhole())
    object.insert(QStringLiteral("shards"), part.shards.toJson());
  return writeOutputFile(path, QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Result<Part> partOf(const QByteArray &text) {
  QJsonParseError error;
  const QJsonObject object = QJsonDocument::fromJson(text, &error).object();
  if (error.error != QJsonParseError::NoError)
    return wrong(QStringLiteral("byte %1: not a JSON object: %2")
                     .arg(error.offset)
                     .arg(systemWords(error.errorString())));
  if (object.value(QStringLiteral("format")).toString() != QLatin1String(kPartFormat))
    return wrong(QStringLiteral("not a part file written by this version of janso-lab"));
  const Result<ShardSet> shards = ShardSet::fromJson(object.value(QStringLiteral("shards")).toObject());
  if (!shards)
    return shards.error();
  return Part{object.value(QStringLiteral("command")).toString(),
              object.value(QStringLiteral("plan")).toObject(), *shards,
              object.value(QStringLiteral("rows")).toArray()};
}

Result<Part> readPart(const QString &path, const QString &name) {
  QFile input(path);
  if (!input.open(QIODevice::ReadOnly))
    return cannotRead(input);
  const Result<Part> part = partOf(input.readAll());
  if (!part)
    return part.error().in(path.toStdString());
  if (part->name != name)
    return wrong(QStringLiteral("%1 was written by 'janso-lab %2', not by 'janso-lab %3'")
                     .arg(path, shown(part->name), name));
  return part;
}

Result<Part> mergedParts(const QStringList &paths, const QString &name) {
  const Result<Part> first = readPart(paths.front(), name);
  if (!first)
    return first;
  Part whole = *first;
  std::vector<QJsonValue> rows;
  const auto take = [&rows](const QJsonArray &more) {
    for (const QJsonValue row : more)
      rows.push_back(row);
  };
  take(whole.rows);
  for (const QString &path : paths.mid(1)) {
    const Result<Part> part = readPart(path, name);
    if (!part)
      return part;
    if (const QString differs = differingKeys(whole.plan, part->plan); !differs.isEmpty())
      return wrong(QStringLiteral("%1 and %2 are from different runs: they differ in %3")
                       .arg(path, paths.front(), differs));
    if (const Result<bool> added = whole.shards.add(part->shards, path, paths.front()); !added)
      return added.error();
    take(part->rows);
  }
  std::ranges::stable_sort(rows, {}, [](const QJsonValue &row) { return row[0].toInt(); });
  whole.rows = {};
  for (const QJsonValue &row : rows)
    whole.rows.append(row);
  return whole;
}

}  // namespace

Mistake setRunShard(const GivenOption &option, SplitRun &run) {
  const Result<Shard> shard = readShard(option.text);
  if (!shard)
    return shard.error();
  run.shard = *shard;
  return std::nullopt;
}

Mistake mistakeIn(const SplitRun &run, std::span<const OptionInfo> options,
                  const std::vector<std::size_t> &used, const QStringList &withMerge) {
  if (run.merge) {
    for (const std::size_t row : used) {
      const QString name = QLatin1String(options[row].name);
      if (!options[row].isWord() && name != QLatin1String("--merge") && name != QLatin1String("--part") &&
          !withMerge.contains(name))
        return wrong(QStringLiteral("--merge and %1 cannot be used together").arg(name));
    }
    if (run.files.isEmpty())
      return wrong(QStringLiteral("--merge needs the files written by --part"));
    return std::nullopt;
  }
  if (!run.files.isEmpty())
    return wrong(QStringLiteral("unknown option '%1'").arg(shown(run.files.front())));
  if (!run.shard.isWhole() && run.part.isEmpty())
    return wrong(QStringLiteral("--shard needs --part FILE"));
  return std::nullopt;
}

Result<int> runSplit(const SplitRun &run, const SplitWork &work, Console &console) {
  if (!run.part.isEmpty()) {
    if (const Result<bool> fine = checkOutputFile(run.part); !fine)
      return fine.error();
  }
  const Result<Part> part = run.merge
                                ? mergedParts(run.files, work.name)
                                : Part{work.name, work.plan, ShardSet(run.shard), work.carryOut(run.shard)};
  if (!part)
    return part.error();
  if (!run.part.isEmpty()) {
    if (const Result<bool> written = writePart(run.part, *part); !written)
      return written.error();
  }
  if (part->shards.isWhole())
    return work.report(part->plan, part->rows);
  if (!run.merge)
    return kFine;
  console.err << missingShardsText(part->shards) << '\n';
  return kFoundWrong;
}

Shard movedOn(const Shard &shard, int by) {
  return {(shard.number - 1 + by) % shard.of + 1, shard.of};
}

}  // namespace janso::cli
