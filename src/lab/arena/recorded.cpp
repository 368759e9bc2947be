// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/arena/recorded.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "cli/arena/arenareport.h"
#include "cli/command/counts.h"
#include "cli/command/foundfiles.h"
#include "cli/command/sharedwork.h"
#include "records/formats/gamefile.h"
#include "records/provedgame.h"
#include "review/placeluck.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

constexpr double kUnit = 1e5;  // parts of a place

// What one match says of one name.
struct Sat {
  int seats = 0;
  double place = 0;  // mean of its seats
  double luck = 0;
};
using Table = std::map<QString, Sat>;

struct Read {
  std::vector<Table> tables;
  QStringList skippedGames;
};

std::optional<Table> tableOf(const ProvedGame &game) {
  const std::optional<PlaceLuck> luck = game.result ? placeLuckOf(game) : std::nullopt;
  if (!luck)
    return std::nullopt;
  Table table;
  for (int seat = 0; seat < game.players(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    Sat &sat = table[QString::fromStdString(game.info->names[at])];
    ++sat.seats;
    sat.place += game.result->place[at];
    sat.luck += luck->of(seat);
  }
  for (auto &[name, sat] : table) {
    sat.place /= sat.seats;
    sat.luck /= sat.seats;
  }
  return table;
}

void take(const Result<ProvedGame> &game, const QString &path, Read &read) {
  if (!game) {
    read.skippedGames.push_back(path + QStringLiteral(": ") + faultText(game.error()));
    return;
  }
  if (std::optional<Table> table = tableOf(*game))
    read.tables.push_back(std::move(*table));
  else
    read.skippedGames.push_back(
        QStringLiteral("%1: the match is incomplete, or not every hand is shown").arg(path));
}

Read readOne(const QString &path) {
  Read read;
  const GameFile file = readGameFile(path);
  if (file.broken)
    read.skippedGames.push_back(path + QStringLiteral(": ") + faultText(*file.broken));
  if (file.skipped)
    read.skippedGames.push_back(path + QStringLiteral(": ") + faultText(*file.skipped));
  for (const RecordedGame &game : file.games)
    take(prove(game), path, read);
  if (file.journal) {
    const JournalResult<ProvedGame> game = prove(*file.journal);
    take(game ? Result<ProvedGame>(*game) : Result<ProvedGame>(Error{game.error().text}), path, read);
  }
  return read;
}

}  // namespace

Result<RecordedPlaces> recordedPlaces(const QStringList &paths, int threads) {
  const Result<QStringList> files = filesIn(paths);
  if (!files)
    return files.error();
  std::vector<Read> reads(static_cast<std::size_t>(files->size()));
  forEachOnThreads(threads, reads.size(),
                   [&](std::size_t at) { reads[at] = readOne((*files)[static_cast<qsizetype>(at)]); });
  RecordedPlaces places;
  std::map<QString, BlockSums> sums;
  for (const Read &read : reads) {
    places.skippedGames += read.skippedGames;
    places.matches += static_cast<int>(read.tables.size());
    for (const Table &table : read.tables) {
      for (const auto &[name, sat] : table) {
        sums.try_emplace(name, 3).first->second.add(
            {1, std::llround(kUnit * sat.place), std::llround(kUnit * sat.luck)});
      }
    }
  }
  for (const auto &[name, sum] : sums)
    places.players.push_back({name, static_cast<int>(sum.blocks()), sum.ratio({0, 1 / kUnit, 0}, 0),
                              sum.ratio({0, 1 / kUnit, -1 / kUnit}, 0)});
  std::ranges::stable_sort(places.players, {},
                           [](const RecordedPlayer &player) { return player.lessLuck.value; });
  return places;
}

void printRecorded(const RecordedPlaces &places, Console &console) {
  QList<QStringList> rows{
      {QString(), QStringLiteral("matches"), QStringLiteral("mean place"), QStringLiteral("without luck")}};
  for (const RecordedPlayer &player : places.players)
    rows.push_back({player.name, countText(player.matches), estimateText(player.place, 3),
                    estimateText(player.lessLuck, 3)});
  if (places.matches > 0)
    printTable(rows, console.out);
  for (const QString &sentence : places.skippedGames)
    console.err << sentence << '\n';
  console.out << matchCount(places.matches) << "; " << errorBetweenMatches() << '\n';
}

}  // namespace janso::cli
