// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/library/libraryactions.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QStandardPaths>
#include <cstddef>
#include <vector>

#include "cli/command/counts.h"
#include "library/importrun.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {

QString libraryFolder(const QString &given) {
  return given.isEmpty()
             ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/library")
             : given;
}

int fail(const Error &error, Console &console) {
  console.err << "janso-cli library: " << faultText(error) << '\n';
  return kFoundWrong;
}

void print(const QJsonObject &object, Console &console) {
  console.out << QString::fromUtf8(QJsonDocument(object).toJson());
}

Result<int> importInto(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  const QStringList paths = options.given();
  if (paths.isEmpty())
    return wrong(Text::tr("specify at least one file or folder"));
  for (const QString &path : paths) {
    if (!QFileInfo::exists(path))
      return wrong(Text::tr("there is no file or folder '%1'").arg(shown(path)));
  }
  const Result<ImportReport> report = library.import(paths, options.threads);
  if (!report)
    return fail(report.error(), console);
  if (options.json) {
    QJsonArray refused;
    for (const auto &[path, reason] : report->refused)
      refused.append(QJsonObject{{QStringLiteral("path"), path},
                                 {QStringLiteral("reason"), QString::fromStdString(reason.text)}});
    print({{QStringLiteral("files"), report->files},
           {QStringLiteral("unchanged"), report->unchanged},
           {QStringLiteral("added"), report->added},
           {QStringLiteral("twins"), report->twins},
           {QStringLiteral("lengthened"), report->lengthened},
           {QStringLiteral("refused"), refused}},
          console);
  } else {
    for (const auto &[path, reason] : report->refused)
      console.out << path << ": " << faultText(reason) << '\n';
    console.out << Text::tr("%1 (%2 unchanged): %3, %4 already known, %5 extended, %6 not imported")
                       .arg(fileCount(report->files))
                       .arg(countText(report->unchanged))
                       .arg(newMatchCount(report->added))
                       .arg(countText(report->twins))
                       .arg(countText(report->lengthened))
                       .arg(countText(static_cast<qint64>(report->refused.size())))
                << '\n';
  }
  return report->refused.empty() ? kFine : kFoundWrong;
}

QJsonObject gameJson(const ListedGame &game) {
  QJsonArray seats;
  for (const ListedGame::Seat &seat : game.seats) {
    QJsonObject object{{QStringLiteral("name"), seat.name}};
    if (seat.place)
      object.insert(QStringLiteral("place"), *seat.place);
    if (seat.score)
      object.insert(QStringLiteral("score"), *seat.score);
    seats.append(object);
  }
  return {{QStringLiteral("id"), game.id},
          {QStringLiteral("hash"), game.hash},
          {QStringLiteral("date"), game.date.isEmpty() ? QJsonValue() : QJsonValue(game.date)},
          {QStringLiteral("ruleset"), game.ruleset},
          {QStringLiteral("hands"), game.hands},
          {QStringLiteral("complete"), game.complete},
          {QStringLiteral("kind"), QLatin1String(kMatchKindKeys[static_cast<std::size_t>(game.kind)])},
          {QStringLiteral("tags"), QJsonArray::fromStringList(game.tags)},
          {QStringLiteral("path"), game.path},
          {QStringLiteral("seats"), seats}};
}

void printGame(const ListedGame &game, Console &console) {
  console.out << game.id << "  " << (game.date.isEmpty() ? QStringLiteral("-") : game.date) << "  "
              << game.ruleset << "  " << handCount(game.hands);
  if (!game.complete)
    console.out << ' ' << Text::tr("(unfinished)");
  for (const ListedGame::Seat &seat : game.seats) {
    console.out << "  " << seat.name;
    if (seat.score)
      console.out << ' ' << pointsText(*seat.score);
  }
  for (const QString &tag : game.tags)
    console.out << "  #" << tag;
  console.out << '\n';
}

Result<int> listLibrary(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  const Result<std::vector<ListedGame>> games = library.index().list(options.most, options.after);
  if (!games)
    return fail(games.error(), console);
  QJsonArray all;
  for (const ListedGame &game : *games) {
    if (options.json)
      all.append(gameJson(game));
    else
      printGame(game, console);
  }
  if (options.json)
    print({{QStringLiteral("matches"), all}}, console);
  return kFine;
}

Result<int> checkLibrary(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  const Result<int> games = library.index().count();
  if (!games)
    return fail(games.error(), console);
  if (options.json)
    print({{QStringLiteral("matches"), *games}, {QStringLiteral("rebuilt"), library.index().wasRebuilt()}},
          console);
  else
    console.out << matchCount(*games) << '\n';
  return library.index().wasRebuilt() ? kFoundWrong : kFine;
}

}  // namespace janso::cli
