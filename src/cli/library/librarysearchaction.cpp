// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The actions that find and export matches.
#include <QJsonArray>
#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "cli/command/counts.h"
#include "cli/command/outputfile.h"
#include "cli/library/libraryactions.h"
#include "library/exportrun.h"
#include "library/librarysearch.h"
#include "library/searchwords.h"
#include "library/statisticscsv.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/faulttexts.h"
#include "widgets/sentences/searchtexts.h"

namespace janso::cli {
namespace {

constexpr int kAll = std::numeric_limits<int>::max();

// The window says the same of a search, but has a list of conditions to point at.
Error searchMistake(const QString &text, const Error &error) {
  const std::span<const SearchKeyInfo> keys = searchKeys();
  const Result<std::vector<SearchWord>> words = searchWords(text);
  for (const SearchWord &word : words ? *words : std::vector<SearchWord>()) {
    const auto names = [&word](const SearchKeyInfo &key) { return word.key == QLatin1String(key.name); };
    if (error.code != kSearchCondition || word.kind != SearchWord::Kind::Term || word.key.isEmpty() ||
        std::ranges::any_of(keys, names))
      continue;
    QStringList all;
    for (const SearchKeyInfo &key : keys)
      all << QLatin1String(key.name);
    return wrong(Text::tr("there is no condition '%1'; available: %2")
                     .arg(shown(word.key), all.join(QStringLiteral(", "))));
  }
  return wrong(noteOnSearch(text).sentence);
}

Result<SearchQuery> queryOf(const LibraryOptions &options) {
  // What the shell has taken the quotes from is still one value where it follows a colon.
  QStringList words;
  for (const QString &word : options.given()) {
    const qsizetype colon = word.indexOf(QLatin1Char(':'));
    const bool split = options.given().size() > 1 && colon > 0 && word.contains(QLatin1Char(' ')) &&
                       !word.contains(QLatin1Char('"')) && !word.contains(QLatin1Char('('));
    words << (split
                  ? QString(word.left(colon + 1) + QLatin1Char('"') + word.mid(colon + 1) + QLatin1Char('"'))
                  : word);
  }
  const QString text = words.join(QLatin1Char(' '));
  const Result<SearchQuery> query = parseSearch(text);
  return query ? query : Result<SearchQuery>(searchMistake(text, query.error()));
}

void printPositions(const ListedGame &game, const SearchHits &hits, Console &console) {
  for (const FoundPosition &position : hits.positions) {
    if (position.game == game.id)
      console.out
          << "    "
          << Text::tr("hand %1, event %2, seat %3").arg(position.hand).arg(position.event).arg(position.seat)
          << '\n';
  }
}

QJsonArray positionsJson(const ListedGame &game, const SearchHits &hits) {
  QJsonArray positions;
  for (const FoundPosition &position : hits.positions) {
    if (position.game == game.id)
      positions.append(QJsonObject{{QStringLiteral("hand"), position.hand},
                                   {QStringLiteral("event"), position.event},
                                   {QStringLiteral("seat"), position.seat}});
  }
  return positions;
}

int printHits(const SearchHits &hits, const LibraryOptions &options, Console &console) {
  QJsonArray all;
  for (const ListedGame &game : hits.games) {
    if (!options.json) {
      printGame(game, console);
      printPositions(game, hits, console);
      continue;
    }
    QJsonObject object = gameJson(game);
    if (const QJsonArray positions = positionsJson(game, hits); !positions.isEmpty())
      object.insert(QStringLiteral("positions"), positions);
    all.append(object);
  }
  if (options.json)
    print({{QStringLiteral("matches"), all}}, console);
  return kFine;
}

int countHits(LibraryFolder &library, const SearchQuery &query, const LibraryOptions &options,
              Console &console) {
  int count = 0;
  if (query.asksForPosition()) {
    const Result<SearchHits> hits = searchLibrary(library.index(), query, kAll);
    if (!hits)
      return fail(hits.error(), console);
    count = static_cast<int>(hits->games.size());
  } else {
    const Result<int> found = countFound(library.index(), query);
    if (!found)
      return fail(found.error(), console);
    count = *found;
  }
  if (options.json)
    print({{QStringLiteral("matches"), count}}, console);
  else
    console.out << matchCount(count) << '\n';
  return kFine;
}

Result<int> exportCsv(LibraryFolder &library, const SearchQuery &query, const LibraryOptions &options,
                      Console &console) {
  const Result<QByteArray> csv = statisticsCsv(library.index(), query, options.anonymize);
  if (!csv)
    return csv.error();
  if (options.out.isEmpty()) {
    console.out << QString::fromUtf8(*csv);
    return kFine;
  }
  const Result<bool> done = writeOutputFile(options.out, *csv);
  return done ? Result<int>(kFine) : done.error();
}

std::optional<ExportFormat> formatOf(const QString &word) {
  constexpr std::array<const char *, 3> kWords{"mjlog", "mjai", "original"};  // in the order of ExportFormat
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if (word == QLatin1String(kWords[i]))
      return static_cast<ExportFormat>(i);
  }
  return std::nullopt;
}

}  // namespace

Result<int> searchIn(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  const Result<SearchQuery> query = queryOf(options);
  if (!query)
    return query.error();
  if (options.count)
    return countHits(library, *query, options, console);
  const Result<SearchHits> hits = searchLibrary(library.index(), *query, options.most, options.after);
  return hits ? printHits(*hits, options, console) : fail(hits.error(), console);
}

Result<int> exportFrom(LibraryFolder &library, const LibraryOptions &options, Console &console) {
  const Result<SearchQuery> query = queryOf(options);
  if (!query)
    return query.error();
  if (options.format == QLatin1String("csv"))
    return exportCsv(library, *query, options, console);
  ExportOptions wanted;
  const std::optional<ExportFormat> format = formatOf(options.format);
  if (!format)
    return wrong(
        Text::tr("--format must be mjlog, mjai, original or csv, not '%1'").arg(shown(options.format)));
  if (options.out.isEmpty())
    return wrong(Text::tr("export needs --out FOLDER"));
  wanted.format = *format;
  wanted.gzip = options.gzip;
  wanted.anonymize = options.anonymize;
  wanted.exchangeSuits = options.exchangeSuits;
  wanted.seed = static_cast<quint32>(options.seed);
  const Result<SearchHits> hits = searchLibrary(library.index(), *query, kAll);
  if (!hits)
    return fail(hits.error(), console);
  const Result<ExportReport> report = exportGames(hits->games, options.out, wanted);
  if (!report)
    return report.error();
  for (const auto &[path, reason] : report->refused)
    console.err << path << ": " << faultText(reason) << '\n';
  if (options.json)
    print({{QStringLiteral("written"), report->written},
           {QStringLiteral("refused"), static_cast<qint64>(report->refused.size())}},
          console);
  else
    console.out << Text::tr("%1 written, %2 failed")
                       .arg(matchCount(report->written))
                       .arg(countText(static_cast<qint64>(report->refused.size())))
                << '\n';
  return report->refused.empty() ? kFine : kFoundWrong;
}

}  // namespace janso::cli
