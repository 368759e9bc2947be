// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/exportrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <random>
#include <variant>

#include "library/anonymize.h"
#include "library/libraryfault.h"
#include "library/libraryfile.h"
#include "mjai/writer.h"
#include "records/canonicalhash.h"
#include "records/diskfault.h"
#include "records/formats/filebytes.h"
#include "records/formats/gamefile.h"
#include "records/mjlog/mjlogwriter.h"
#include "records/provedgame.h"
#include "records/rulesetjson.h"
#include "records/savefile.h"

namespace janso {
namespace {

template <class Take>
void forEachEvent(const ProvedGame &game, Take take) {
  take(Event(MatchStarted{game.info}));
  for (const ProvedHand &hand : game.hands) {
    for (const Event &event : hand.events)
      take(event);
  }
  if (game.complete && game.result)
    take(Event(MatchEnded{*game.result}));
}

// One of the six ways, by a number of its own.
SuitExchange drawnExchange(std::mt19937 &random) {
  SuitExchange suits{Suit::Man, Suit::Pin, Suit::Sou};
  for (auto way = random() % 6; way > 0; --way)
    std::next_permutation(suits.begin(), suits.end());
  return suits;
}

class Exporter {
 public:
  Exporter(const QString &folder, const ExportOptions &options)
      : m_folder(folder), m_options(options), m_random(options.seed) {}

  // The error is one sentence without the file.
  Result<bool> take(const ListedGame &game, int number) {
    if (m_options.format == ExportFormat::Original)
      return copy(game, number);
    Result<ProvedGame> read = gameInFile(game.path, game.hash);
    if (!read)
      return read.error();
    ProvedGame proved = std::move(read).value();
    if (m_options.anonymize)
      proved = m_anonymizer.nameless(std::move(proved));
    if (m_options.anonymize && m_options.exchangeSuits) {
      Result<ProvedGame> other = withOtherSuits(proved);
      if (!other)
        return other.error();
      proved = std::move(other).value();
    }
    const QByteArray bytes = written(proved, m_options.format);
    return save(bytes, nameOf(game, number) + suffix());
  }

 private:
  Result<ProvedGame> withOtherSuits(const ProvedGame &game) {
    if (game.players() == 3)
      return libraryFault(LibraryFault::ExchangeOfThree);
    ProvedGame other = exchanged(game, drawnExchange(m_random));
    const GameFile again = readGames(written(other, m_options.format));
    if (again.games.size() != 1 || !prove(again.games.front()))
      return libraryFault(LibraryFault::ExchangeOfYaku);
    return other;
  }

  Result<bool> copy(const ListedGame &game, int number) {
    const Result<QByteArray> bytes = readFileBytes(game.path);
    if (!bytes)
      return bytes.error();
    return save(*bytes, nameOf(game, number) + QLatin1Char('-') + QFileInfo(game.path).fileName());
  }

  QString suffix() const {
    return m_options.format == ExportFormat::Mjlog ? QStringLiteral(".mjlog") : QStringLiteral(".mjson");
  }

  QString nameOf(const ListedGame &game, int number) const {
    constexpr int kDay = 10;
    constexpr int kHash = 12;
    if (m_options.anonymize)
      return QStringLiteral("%1").arg(number, 5, 10, QLatin1Char('0'));
    const QString date = game.date.isEmpty() ? QStringLiteral("undated") : game.date.left(kDay);
    return date + QLatin1Char('-') + game.hash.left(kHash);
  }

  Result<bool> save(const QByteArray &bytes, const QString &name) {
    const bool gzip = m_options.gzip && !bytes.startsWith("\x1f\x8b");
    QString path = m_folder + QLatin1Char('/') + name;
    if (gzip)
      path += QStringLiteral(".gz");
    if (QFile::exists(path))
      return libraryFault(LibraryFault::FileThere, {path.toStdString()});
    if (std::optional<Error> error = saveFile(path, gzip ? packed(bytes) : bytes))
      return *std::move(error);
    return true;
  }

  QString m_folder;
  ExportOptions m_options;
  Anonymizer m_anonymizer;
  std::mt19937 m_random;
};

}  // namespace

QByteArray written(const ProvedGame &game, ExportFormat format) {
  assert(format != ExportFormat::Original);
  if (format == ExportFormat::Mjlog) {
    MjlogWriter writer;
    forEachEvent(game, [&writer](const Event &event) { writer.take(event); });
    return writer.text();
  }
  MjaiWriter writer(-1);
  QByteArray lines;
  forEachEvent(game, [&](const Event &event) {
    QJsonObject object = writer.write(event);
    if (std::holds_alternative<MatchStarted>(event))
      object.insert(QStringLiteral("rules"), toJson(game.info->rules));
    lines += toMjaiLine(object);
  });
  return lines;
}

Result<ProvedGame> gameInFile(const QString &path, const QString &hash) {
  if (!QFile::exists(path))
    return libraryFault(LibraryFault::FileGone);
  Result<std::vector<ProvedGame>> games = provedGamesOf(path);
  if (!games)
    return games.error();
  for (const ProvedGame &game : *games) {
    if (canonicalHash(game) == hash.toStdString())
      return game;
  }
  return libraryFault(LibraryFault::MatchGone);
}

Result<ExportReport> exportGames(const std::vector<ListedGame> &games, const QString &folder,
                                 const ExportOptions &options, const ExportProgress &progress) {
  if (options.anonymize && options.format == ExportFormat::Original)
    return libraryFault(LibraryFault::NotAnonymous);
  if (options.exchangeSuits && !options.anonymize)
    return libraryFault(LibraryFault::NamedExchange);
  if (!QDir().mkpath(folder))
    return cannotMake(folder);
  ExportReport report;
  Exporter exporter(folder, options);
  const int all = static_cast<int>(games.size());
  for (int done = 0; done < all && !report.canceled; ++done) {
    const ListedGame &game = games[static_cast<std::size_t>(done)];
    if (const Result<bool> taken = exporter.take(game, done + 1))
      ++report.written;
    else
      report.refused.emplace_back(game.path, taken.error());
    report.canceled = progress && !progress(done + 1, all);
  }
  return report;
}

}  // namespace janso
