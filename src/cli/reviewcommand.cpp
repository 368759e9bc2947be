// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli review: what the decisions in recorded games cost.
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QMutex>
#include <QMutexLocker>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "cli/command.h"
#include "cli/reviewoptions.h"
#include "cli/reviewreport.h"
#include "cli/reviewthinking.h"
#include "cli/reviewtrust.h"
#include "cli/sharedwork.h"
#include "cli/statisticsgames.h"
#include "records/formats/gamefile.h"
#include "records/provedgame.h"
#include "records/recordfault.h"
#include "review/reviewer.h"
#include "review/reviewfile.h"
#include "review/reviewjson.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

// A game to be reviewed, and what became of it.
struct Work {
  QString path;
  ProvedGame game;
  GameReview review;
  std::optional<ReviewFile> file;
};

struct Fault {
  QString path;
  Error error;
};

struct Reading {
  std::vector<std::unique_ptr<Work>> works;
  std::vector<Fault> faults;
};

SeatSet seatsOf(const ProvedGame &game, const ReviewOptions &options) {
  if (options.seat >= 0)
    return static_cast<SeatSet>(1U << options.seat & allSeats(game.players()));
  if (options.player.isEmpty())
    return allSeats(game.players());
  SeatSet seats = 0;
  for (int seat = 0; seat < game.players(); ++seat) {
    if (QString::fromStdString(game.info->names[static_cast<std::size_t>(seat)]) == options.player)
      seats = static_cast<SeatSet>(seats | 1U << seat);
  }
  return seats;
}

void take(const QString &path, ProvedGame game, const ReviewOptions &options, Reading &reading) {
  const SeatSet seats = seatsOf(game, options);
  if (seats == 0) {
    reading.faults.push_back({path, wrong(Text::tr("no player in this game has this name or seat"))});
    return;
  }
  auto work = std::make_unique<Work>();
  work->path = path;
  work->review = startReview(game, seats, options.strictness);
  work->game = std::move(game);
  if (!options.out.isEmpty()) {
    const QString kept = QDir(options.out).filePath(reviewFileName(work->review.game));
    Result<ReviewFile> file = ReviewFile::open(kept, work->review);
    if (!file) {
      reading.faults.push_back({path, file.error()});
      return;
    }
    work->file = std::move(file).value();
    work->review = work->file->review();
  }
  reading.works.push_back(std::move(work));
}

void readFile(const QString &path, const ReviewOptions &options, Reading &reading) {
  GameFile read = readGameFile(path);
  if (read.broken)
    reading.faults.push_back({path, *read.broken});
  if (read.skipped)
    reading.faults.push_back({path, *read.skipped});
  if (read.journal) {
    JournalResult<ProvedGame> game = prove(*read.journal);
    if (game)
      take(path, std::move(game).value(), options, reading);
    else
      reading.faults.push_back({path, game.error()});
  }
  for (RecordedGame &recorded : read.games) {
    if (options.rules && !useRules(recorded, *options.rules)) {
      reading.faults.push_back({path, fileFault(FileFault::OtherPlayers)});
      continue;
    }
    Result<ProvedGame> game = prove(recorded);
    if (game)
      take(path, std::move(game).value(), options, reading);
    else
      reading.faults.push_back({path, game.error()});
  }
}

// Hands are shared out among the threads; each is kept as soon as it is done.
std::vector<Fault> reviewAll(const std::vector<std::unique_ptr<Work>> &works, const ReviewOptions &options) {
  std::vector<std::pair<Work *, std::size_t>> hands;
  for (const auto &work : works) {
    for (std::size_t hand = 0; hand < work->game.hands.size(); ++hand) {
      if (!work->file || !work->file->has(hand))
        hands.emplace_back(work.get(), hand);
    }
  }
  std::vector<Fault> faults;
  QMutex mutex;
  forEachOnThreads(options.jobs, hands.size(), [&](std::size_t at) {
    const auto [work, hand] = hands[at];
    HandReview review = reviewHand(work->game, hand, work->review.seats, options.strictness);
    const QMutexLocker lock(&mutex);
    if (work->file) {
      if (const Result<bool> kept = work->file->add(review); !kept)
        faults.push_back({work->path, kept.error()});
    }
    addHand(work->review, std::move(review));
  });
  return faults;
}

void printReviews(const Work &work, QTextStream &out) {
  const auto line = [&](const QJsonObject &object) {
    out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)) << '\n';
  };
  QJsonObject head = headJson(work.review);
  head.insert(QStringLiteral("path"), work.path);
  line(head);
  for (const HandReview &hand : work.review.hands)
    line(handJson(work.game, hand));
  for (int seat = 0; seat < work.game.players(); ++seat) {
    if ((work.review.seats >> seat & 1U) != 0)
      line(figuresJson(work.game, work.review, seat));
  }
}

RolloutPlan planOf(const ReviewOptions &options) {
  RolloutPlan plan = rolloutPlan(options.rolloutKind);
  plan.seed = static_cast<std::uint64_t>(options.rolloutSeed);
  if (options.rolloutKind != SimulatedDealKind::TrueWall)
    plan.most = options.rolloutPairs;
  if (!options.players.isEmpty())
    plan.bot = options.players.toStdString();
  if (!options.ownPlayer.isEmpty())
    plan.own = options.ownPlayer.toStdString();
  return plan;
}

// Every choice there that there is something to compare with.
void rollOutIn(const Work &work, const ReviewOptions &options, QTextStream &out) {
  const RolloutPlan plan = planOf(options);
  int done = 0;
  for (const HandReview &hand : work.review.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (static_cast<int>(verdict.hand) != options.rolloutHand ||
          static_cast<int>(verdict.event) != options.rolloutEvent || !rolloutRival(verdict) ||
          (verdict.isJudged() && verdict.played == 0))
        continue;
      ++done;
      if (canSimulateDeals(work.game, verdict.hand, options.rolloutKind))
        printRollout(work.game, verdict, rollOut(work.game, verdict, plan), out);
      else
        out << Text::tr("the record does not show enough for these simulated deals") << '\n';
    }
  }
  if (done == 0)
    out << Text::tr("there is no decision at this event to compare with the best one") << '\n';
}

void tellTrust(const Reading &reading, const ReviewOptions &options, QTextStream &out) {
  std::vector<TrustSource> games;
  for (const auto &work : reading.works)
    games.push_back({&work->game, &work->review, work->path});
  const TrustPlan plan{std::max(options.trust, options.think), options.trustLosses, planOf(options),
                       options.jobs};
  if (options.think > 0)
    measureThinking(games, plan, out);
  else if (options.trustTwice)
    measureAgreement(games, plan, out);
  else if (options.json)
    printTrust(games, plan, out);
  else
    measureTrust(games, plan, out);
}

void printFaults(const std::vector<Fault> &faults, QTextStream &err) {
  for (const Fault &fault : faults)
    err << fault.path << ": " << faultText(fault.error) << '\n';
}

}  // namespace

Result<int> runReview(const QStringList &arguments, Console &console) {
  const Result<ReviewOptions> options = readReviewOptions(arguments);
  if (!options)
    return options.error();
  Reading reading;
  for (const QString &path : options->paths) {
    const Result<QStringList> files = QFileInfo(path).isDir() ? filesIn({path}) : QStringList{path};
    if (!files)
      return files.error();
    for (const QString &file : *files)
      readFile(file, *options, reading);
  }
  printFaults(reading.faults, console.err);
  const std::vector<Fault> unkept = reviewAll(reading.works, *options);
  printFaults(unkept, console.err);
  if (options->trust > 0 || options->think > 0) {
    tellTrust(reading, *options, console.out);
    return reading.faults.empty() && unkept.empty() ? kFine : kFoundWrong;
  }
  for (const auto &work : reading.works) {
    if (options->json) {
      printReviews(*work, console.out);
      continue;
    }
    console.out << work->path << '\n';
    if (options->rolloutHand >= 0) {
      rollOutIn(*work, *options, console.out);
      continue;
    }
    printReview(work->game, work->review, console.out);
  }
  return reading.faults.empty() && unkept.empty() ? kFine : kFoundWrong;
}

}  // namespace janso::cli
