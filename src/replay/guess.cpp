// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/guess.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

#include "records/actionjson.h"
#include "records/savefile.h"

namespace janso {
namespace {

const QString kBegun = QStringLiteral("begun");
const QString kSeat = QStringLiteral("seat");
const QString kEvery = QStringLiteral("every");
const QString kGuessHand = QStringLiteral("hand");
const QString kGuessEvent = QStringLiteral("event");
const QString kGuessed = QStringLiteral("guessed");
const QString kPlayed = QStringLiteral("played");
const QString kAsPlayed = QStringLiteral("as_played");
const QString kBest = QStringLiteral("best");
const QString kAsBest = QStringLiteral("as_best");
const QString kLoss = QStringLiteral("loss");
const QString kPlayedLoss = QStringLiteral("played_loss");
const QString kPoints = QStringLiteral("points");
const QString kPlaces = QStringLiteral("places");

QByteArray guessLine(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

void write(QJsonObject &object, const QString &key, const std::optional<GuessLoss> &loss) {
  if (loss)
    object.insert(key, QJsonObject{{kPoints, loss->points}, {kPlaces, loss->place}});
}

std::optional<GuessLoss> lossIn(const QJsonObject &object, const QString &key) {
  const QJsonObject loss = object.value(key).toObject();
  if (!loss.value(kPoints).isDouble() || !loss.value(kPlaces).isDouble())
    return std::nullopt;
  return GuessLoss{loss.value(kPoints).toDouble(), loss.value(kPlaces).toDouble()};
}

std::optional<GuessRun> runIn(const QJsonObject &object) {
  GuessRun run;
  run.begun = QDateTime::fromString(object.value(kBegun).toString(), Qt::ISODate);
  run.seat = object.value(kSeat).toInt() - 1;
  run.every = object.value(kEvery).toInt();
  if (!run.begun.isValid() || run.seat < 0 || run.seat > 3 || run.every < 1)
    return std::nullopt;
  return run;
}

std::optional<Guess> guessIn(const QJsonObject &object) {
  const Result<Action> guessed = actionFromJson(object.value(kGuessed).toObject());
  const Result<Action> played = actionFromJson(object.value(kPlayed).toObject());
  Guess guess;
  guess.place = {object.value(kGuessHand).toInt() - 1, object.value(kGuessEvent).toInt()};
  if (!guessed || !played || guess.place.hand < 0 || guess.place.event < 1)
    return std::nullopt;
  guess.guessed = *guessed;
  guess.played = *played;
  guess.asPlayed = object.value(kAsPlayed).toBool();
  if (const Result<Action> best = actionFromJson(object.value(kBest).toObject()); best) {
    guess.best = *best;
    guess.asBest = object.value(kAsBest).toBool();
    guess.loss = lossIn(object, kLoss);
    guess.playedLoss = lossIn(object, kPlayedLoss);
  }
  return guess;
}

GuessMean meanOf(const std::vector<double> &values) {
  GuessMean mean;
  mean.count = static_cast<int>(values.size());
  if (values.empty())
    return mean;
  const auto count = static_cast<double>(values.size());
  mean.mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
  double squares = 0;
  for (const double value : values)
    squares += (value - mean.mean) * (value - mean.mean);
  if (values.size() > 1)
    mean.error = std::sqrt(squares / (count - 1) / count);
  return mean;
}

}  // namespace

GuessSummary summaryOf(const std::vector<Guess> &guesses) {
  GuessSummary summary;
  std::vector<double> own;
  std::vector<double> played;
  std::vector<double> differences;
  for (const Guess &guess : guesses) {
    ++summary.guesses;
    summary.asPlayed += guess.asPlayed ? 1 : 0;
    summary.reviewed += guess.best ? 1 : 0;
    summary.asBest += guess.asBest ? 1 : 0;
    if (!guess.loss || !guess.playedLoss)
      continue;
    own.push_back(guess.loss->place);
    played.push_back(guess.playedLoss->place);
    differences.push_back(guess.loss->place - guess.playedLoss->place);
  }
  summary.loss = meanOf(own);
  summary.playedLoss = meanOf(played);
  summary.difference = meanOf(differences);
  return summary;
}

QByteArray toJsonLine(const GuessRun &run) {
  return guessLine({{kBegun, run.begun.toString(Qt::ISODate)}, {kSeat, run.seat + 1}, {kEvery, run.every}});
}

QByteArray toJsonLine(const Guess &guess) {
  QJsonObject object{{kGuessHand, guess.place.hand + 1},
                     {kGuessEvent, guess.place.event},
                     {kGuessed, toJson(guess.guessed)},
                     {kPlayed, toJson(guess.played)},
                     {kAsPlayed, guess.asPlayed}};
  if (guess.best) {
    object.insert(kBest, toJson(*guess.best));
    object.insert(kAsBest, guess.asBest);
    write(object, kLoss, guess.loss);
    write(object, kPlayedLoss, guess.playedLoss);
  }
  return guessLine(object);
}

Result<std::vector<GuessRun>> guessesFromJsonLines(const QByteArray &lines) {
  std::vector<GuessRun> runs;
  int number = 0;
  for (const QByteArray &text : lines.split('\n')) {
    ++number;
    if (text.trimmed().isEmpty())
      continue;
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (std::optional<GuessRun> run = runIn(object))
      runs.push_back(*std::move(run));
    else if (std::optional<Guess> guess = guessIn(object); guess && !runs.empty())
      runs.back().guesses.push_back(*std::move(guess));
    else
      return Error{"line " + std::to_string(number) + " is neither a guess nor the beginning of a run"};
  }
  return runs;
}

std::vector<GuessRun> GuessFile::load() const {
  QFile file(m_path);
  if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
    return {};
  const QByteArray bytes = file.readAll();
  Result<std::vector<GuessRun>> runs = guessesFromJsonLines(bytes.left(bytes.lastIndexOf('\n') + 1));
  if (runs)
    return std::move(runs).value();
  file.close();
  moveDamagedFile(m_path);
  return {};
}

bool GuessFile::append(const QByteArray &line) {
  if (m_path.isEmpty())
    return true;
  QDir().mkpath(QFileInfo(m_path).absolutePath());
  QFile file(m_path);
  if (!openOwnFile(file, QIODevice::ReadWrite))
    return false;
  // What was cut off before is no line.
  const QByteArray all = file.readAll();
  const qint64 whole = all.lastIndexOf('\n') + 1;
  return file.resize(whole) && file.seek(whole) && file.write(line) == line.size() && file.flush();
}

}  // namespace janso
