// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The library: reading and proving files, writing them into an index, listing and searching one of many
// matches. Those of the index are the records of the outside data, again and again under other hashes and
// dates, so that their hands are real ones.
#include <benchmark/benchmark.h>

#include <QDate>
#include <QDirIterator>
#include <QFileInfo>
#include <QTemporaryDir>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "bench/benchdata.h"
#include "library/importrun.h"
#include "library/libraryfile.h"
#include "library/libraryindex.h"
#include "library/librarysearch.h"

namespace janso {
namespace {

constexpr std::size_t kSamples = 200;
constexpr int kTransaction = 500;
constexpr int kPage = 200;

QStringList samples() {
  static const QStringList paths = [] {
    QStringList all;
    QDirIterator it(QString::fromStdString(bench::dataPath("games/mjlog")), QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext())
      all << it.next();
    all.sort();
    return all.mid(0, static_cast<qsizetype>(kSamples));
  }();
  return paths;
}

const std::vector<LibraryFile> &sampleFiles() {
  static const std::vector<LibraryFile> files = [] {
    std::vector<LibraryFile> all;
    for (const QString &path : samples())
      all.push_back(readLibraryFile(path));
    return all;
  }();
  return files;
}

// The file as one of another match, played on another day.
LibraryFile numbered(LibraryFile file, int number) {
  LibraryGame &game = file.games.front();
  game.hash = QStringLiteral("%1").arg(number, 64, 16, QLatin1Char('0'));
  game.chain = QByteArray::number(number).rightJustified(8, '0') + game.chain.mid(8);
  game.date = QDate(2000, 1, 1).addDays(number % 9000).toString(Qt::ISODate);
  game.names[0] = QStringLiteral("player %1").arg(number % 500);
  return file;
}

std::unique_ptr<LibraryIndex> opened(const QString &path) {
  return std::move(LibraryIndex::open(path)).value();
}

void fill(LibraryIndex &index, int matches) {
  for (int i = 0; i < matches; ++i) {
    if (i % kTransaction == 0)
      index.begin();
    const LibraryFile &file = sampleFiles()[static_cast<std::size_t>(i) % sampleFiles().size()];
    const QString path = QStringLiteral("/home/player/records/2012012000gm-00a9-0000-%1.mjlog")
                             .arg(i, 8, 16, QLatin1Char('0'));
    benchmark::DoNotOptimize(index.add({path, 60'000, 1'350'000'000'000 + i}, numbered(file, i)));
    if (i % kTransaction == kTransaction - 1 || i + 1 == matches)
      index.commit();
  }
}

// An index of so many matches, which is closed; empty without outside data.
QString indexFile(int matches) {
  static QTemporaryDir folder;
  static std::set<int> made;
  const QString path = folder.filePath(QString::number(matches));
  if (!sampleFiles().empty() && made.insert(matches).second)
    fill(*opened(path), matches);
  return sampleFiles().empty() ? QString() : path;
}

struct OpenIndex {
  int matches = 0;
  std::unique_ptr<LibraryIndex> index;
};

OpenIndex &openIndex() {
  static OpenIndex open;
  return open;
}

void closeIndex() {
  openIndex() = {};
}

// It stays open until another is asked for.
LibraryIndex *indexOf(int matches) {
  if (openIndex().matches != matches) {
    closeIndex();
    const QString path = indexFile(matches);
    openIndex() = {matches, path.isEmpty() ? nullptr : opened(path)};
  }
  return openIndex().index.get();
}

void reading(benchmark::State &state) {
  std::size_t next = 0;
  if (samples().isEmpty())
    return state.SkipWithError("there are no outside records");
  for (auto _ : state)
    benchmark::DoNotOptimize(readLibraryFile(
        samples()[static_cast<qsizetype>(next++ % static_cast<std::size_t>(samples().size()))]));
  state.SetItemsProcessed(state.iterations());
}

void importing(benchmark::State &state) {
  if (samples().isEmpty())
    return state.SkipWithError("there are no outside records");
  for (auto _ : state) {
    const Result<std::unique_ptr<LibraryIndex>> index = LibraryIndex::open(QStringLiteral(":memory:"));
    benchmark::DoNotOptimize(importFiles(**index, samples(), 1));
  }
  state.SetItemsProcessed(state.iterations() * samples().size());
}

void searching(benchmark::State &state, const char *text) {
  LibraryIndex *index = indexOf(static_cast<int>(state.range(0)));
  if (index == nullptr)
    return state.SkipWithError("there are no outside records");
  const Result<SearchQuery> query = parseSearch(QString::fromLatin1(text));
  std::size_t found = 0;
  for (auto _ : state)
    found = searchLibrary(*index, *query, 100)->games.size();
  state.counters["found"] = static_cast<double>(found);
}

// Nothing new: every file is known by its size and date.
void importingAgain(benchmark::State &state) {
  if (samples().isEmpty())
    return state.SkipWithError("there are no outside records");
  const QTemporaryDir folder;
  const std::unique_ptr<LibraryIndex> index = opened(folder.filePath(QStringLiteral("index")));
  benchmark::DoNotOptimize(importFiles(*index, samples()));
  for (auto _ : state)
    benchmark::DoNotOptimize(importFiles(*index, samples(), 1));
  state.SetItemsProcessed(state.iterations() * samples().size());
}

// Closed by the last who had it, as it nearly always is; then its size.
void opening(benchmark::State &state) {
  const int matches = static_cast<int>(state.range(0));
  closeIndex();
  const QString path = indexFile(matches);
  if (path.isEmpty())
    return state.SkipWithError("there are no outside records");
  for (auto _ : state)
    benchmark::DoNotOptimize(opened(path));
  int hands = 0;
  for (const LibraryFile &file : sampleFiles())
    hands += file.games.front().hands;
  state.counters["bytes/match"] = static_cast<double>(QFileInfo(path).size()) / matches;
  state.counters["hands/match"] = static_cast<double>(hands) / static_cast<double>(sampleFiles().size());
}

// What the page of the library asks when it is opened: an index, its newest rows, and how many there are.
void firstPage(benchmark::State &state) {
  closeIndex();
  const QString path = indexFile(static_cast<int>(state.range(0)));
  if (path.isEmpty())
    return state.SkipWithError("there are no outside records");
  for (auto _ : state) {
    const std::unique_ptr<LibraryIndex> index = opened(path);
    benchmark::DoNotOptimize(index->list(kPage));
    benchmark::DoNotOptimize(index->count());
  }
}

// Likewise with a filter.
void filteredPage(benchmark::State &state, const char *text) {
  LibraryIndex *index = indexOf(static_cast<int>(state.range(0)));
  if (index == nullptr)
    return state.SkipWithError("there are no outside records");
  const Result<SearchQuery> query = parseSearch(QString::fromLatin1(text));
  int found = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(searchLibrary(*index, *query, kPage));
    found = *countFound(*index, *query);
  }
  state.counters["found"] = found;
}

BENCHMARK(reading)->Name("library/read and prove [match]")->Unit(benchmark::kMillisecond);
BENCHMARK(importing)->Name("library/import, one thread [match]")->Unit(benchmark::kMillisecond);

BENCHMARK(importingAgain)->Name("library/import, nothing new [file]")->Unit(benchmark::kMillisecond);
BENCHMARK(opening)->Name("library/open [index]")->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(firstPage)
    ->Name("library/open, first page [200 rows]")
    ->Arg(10'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);

#define JANSO_PAGE(name, text)                                  \
  BENCHMARK_CAPTURE(filteredPage, name, text)                   \
      ->Name("library/page/" #name " [200 rows and the count]") \
      ->Arg(10'000)                                             \
      ->Arg(100'000)                                            \
      ->Unit(benchmark::kMillisecond)
JANSO_PAGE(players, "players:4");
JANSO_PAGE(player and place, "player:\"player 7\" place:1");
JANSO_PAGE(place and score, "place:1 score:>40000");
JANSO_PAGE(common yaku, "yaku:pinfu yaku:tanyao");

#define JANSO_SEARCH(name, text)                     \
  BENCHMARK_CAPTURE(searching, name, text)           \
      ->Name("library/search/" #name " [100 found]") \
      ->Arg(10'000)                                  \
      ->Arg(100'000)                                 \
      ->Unit(benchmark::kMillisecond)
JANSO_SEARCH(all, "");
JANSO_SEARCH(player, "player:\"player 7\"");
JANSO_SEARCH(player and place, "player:\"player 7\" place:1 date:2010..2020");
JANSO_SEARCH(score, "score:>70000");
JANSO_SEARCH(common yaku, "yaku:pinfu yaku:tanyao");
JANSO_SEARCH(rare yaku, "yaku:ryanpeikou");
JANSO_SEARCH(limit, "limit:yakuman");
JANSO_SEARCH(position, "position:\"23s+6s\" turn:..6 shanten:<=2 riichi:yes");
JANSO_SEARCH(no position, "position:1112345678999m");

}  // namespace
}  // namespace janso
