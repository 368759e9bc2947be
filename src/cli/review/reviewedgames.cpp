// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/review/reviewedgames.h"

#include <QDir>
#include <QFileInfo>
#include <QMutex>
#include <QMutexLocker>
#include <utility>

#include "cli/command/foundfiles.h"
#include "cli/command/sharedwork.h"
#include "records/formats/gamefile.h"
#include "records/recordfault.h"
#include "review/reviewer.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

struct Fault {
  QString path;
  Error error;
};

struct Reading {
  std::vector<std::unique_ptr<ReviewedGame>> games;
  std::vector<Fault> faults;
};

SeatSet seatsOf(const ProvedGame &game, const ReviewSources &sources) {
  if (sources.seat >= 0)
    return static_cast<SeatSet>(1U << sources.seat & allSeats(game.players()));
  if (sources.player.isEmpty())
    return allSeats(game.players());
  SeatSet seats = 0;
  for (int seat = 0; seat < game.players(); ++seat) {
    if (QString::fromStdString(game.info->names[static_cast<std::size_t>(seat)]) == sources.player)
      seats = static_cast<SeatSet>(seats | 1U << seat);
  }
  return seats;
}

void take(const QString &path, ProvedGame game, const ReviewSources &sources, Reading &reading) {
  const SeatSet seats = seatsOf(game, sources);
  if (seats == 0) {
    reading.faults.push_back({path, wrong(Text::tr("no player in this game has this name or seat"))});
    return;
  }
  auto reviewed = std::make_unique<ReviewedGame>();
  reviewed->path = path;
  reviewed->review = startReview(game, seats, sources.strictness);
  reviewed->game = std::move(game);
  if (!sources.out.isEmpty()) {
    const QString kept = QDir(sources.out).filePath(reviewFileName(reviewed->review.game));
    Result<ReviewFile> file = ReviewFile::open(kept, reviewed->review);
    if (!file) {
      reading.faults.push_back({path, file.error()});
      return;
    }
    reviewed->file = std::move(file).value();
    reviewed->review = reviewed->file->review();
  }
  reading.games.push_back(std::move(reviewed));
}

void readFile(const QString &path, const ReviewSources &sources, Reading &reading) {
  GameFile read = readGameFile(path);
  if (read.broken)
    reading.faults.push_back({path, *read.broken});
  if (read.skipped)
    reading.faults.push_back({path, *read.skipped});
  if (read.journal) {
    JournalResult<ProvedGame> game = prove(*read.journal);
    if (game)
      take(path, std::move(game).value(), sources, reading);
    else
      reading.faults.push_back({path, game.error()});
  }
  for (RecordedGame &recorded : read.games) {
    if (sources.rules && !useRules(recorded, *sources.rules)) {
      reading.faults.push_back({path, fileFault(FileFault::OtherPlayers)});
      continue;
    }
    Result<ProvedGame> game = prove(recorded);
    if (game)
      take(path, std::move(game).value(), sources, reading);
    else
      reading.faults.push_back({path, game.error()});
  }
}

// Hands are shared out among the threads; each is kept as soon as it is done.
std::vector<Fault> reviewAll(const std::vector<std::unique_ptr<ReviewedGame>> &games,
                             const ReviewSources &sources) {
  std::vector<std::pair<ReviewedGame *, std::size_t>> hands;
  for (const auto &reviewed : games) {
    for (std::size_t hand = 0; hand < reviewed->game.hands.size(); ++hand) {
      if (!reviewed->file || !reviewed->file->has(hand))
        hands.emplace_back(reviewed.get(), hand);
    }
  }
  std::vector<Fault> faults;
  QMutex mutex;
  forEachOnThreads(sources.jobs, hands.size(), [&](std::size_t at) {
    const auto [reviewed, hand] = hands[at];
    HandReview review = reviewHand(reviewed->game, hand, reviewed->review.seats, sources.strictness);
    const QMutexLocker lock(&mutex);
    if (reviewed->file) {
      if (const Result<bool> kept = reviewed->file->add(review); !kept)
        faults.push_back({reviewed->path, kept.error()});
    }
    addHand(reviewed->review, std::move(review));
  });
  return faults;
}

void printFaults(const std::vector<Fault> &faults, QTextStream &err) {
  for (const Fault &fault : faults)
    err << fault.path << ": " << faultText(fault.error) << '\n';
}

}  // namespace

Result<ReviewedGames> reviewGames(const ReviewSources &sources, QTextStream &err) {
  Reading reading;
  for (const QString &path : sources.paths) {
    const Result<QStringList> files = QFileInfo(path).isDir() ? filesIn({path}) : QStringList{path};
    if (!files)
      return files.error();
    for (const QString &file : *files)
      readFile(file, sources, reading);
  }
  printFaults(reading.faults, err);
  const std::vector<Fault> unsaved = reviewAll(reading.games, sources);
  printFaults(unsaved, err);
  return ReviewedGames{std::move(reading.games), !reading.faults.empty() || !unsaved.empty()};
}

}  // namespace janso::cli
