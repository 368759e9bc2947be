// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Guesses: what a reader of a game would have done at choices of one of its seats, before what was done was
// told. They are no part of the match.
//
// They are kept as JSON lines, a file for each game. A run begins with
//
//   {"begun":"2026-11-23T10:00:00","seat":2,"every":1}
//
// the local time, the seat from 1, and that every so many-th of its choices was asked. Its guesses follow, in
// the order in which they were made:
//
//   {"hand":1,"event":25,"guessed":{...},"played":{...},"as_played":false,
//    "best":{...},"as_best":true,"loss":{"points":0,"places":0},"played_loss":{"points":310,"places":0.031}}
//
// with hand and event as in a link (replaylink.h) and actions as in journals (records/actionjson.h). The
// second row is there when a review was: `best` is its choice, a loss is left out where it is not judged.
// Lines are only ever added.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <optional>
#include <vector>

#include "replay/replayplace.h"
#include "rules/action.h"
#include "rules/result.h"

namespace janso {

// Expected, as a review has it: table points of the hand, final places of the match.
struct GuessLoss {
  double points = 0;
  double place = 0;
  bool operator==(const GuessLoss &) const = default;
};

struct Guess {
  ReplayPlace place;
  Action guessed;
  Action played;
  bool asPlayed = false;  // both are one choice; so it is with asBest
  // Of a review; nothing where there was none, or it does not judge.
  std::optional<Action> best;
  bool asBest = false;
  std::optional<GuessLoss> loss;  // of the guess
  std::optional<GuessLoss> playedLoss;
  bool operator==(const Guess &) const = default;
};

struct GuessRun {
  QDateTime begun;  // local time, whole seconds
  int seat = 0;
  int every = 1;
  std::vector<Guess> guesses;
  bool operator==(const GuessRun &) const = default;
};

// A mean with its standard error; none below two.
struct GuessMean {
  int count = 0;
  double mean = 0;
  double error = 0;
};

// Of all guesses of a run, or of several.
struct GuessSummary {
  int guesses = 0;
  int asPlayed = 0;
  int reviewed = 0;  // a review was there, and judges
  int asBest = 0;
  // In places, where both what was guessed and what was played are judged.
  GuessMean loss;
  GuessMean playedLoss;
  GuessMean difference;  // of each pair: above 0 where the guesses lost more
};
GuessSummary summaryOf(const std::vector<Guess> &guesses);

// A line each, with its line feed.
QByteArray toJsonLine(const GuessRun &run);  // without its guesses
QByteArray toJsonLine(const Guess &guess);
// The error names the line.
Result<std::vector<GuessRun>> guessesFromJsonLines(const QByteArray &lines);

// The guesses on one game. Nothing is kept without a path.
class GuessFile {
 public:
  explicit GuessFile(const QString &path) : m_path(path) {}

  // Oldest first. A line that was cut off at the end is left out. A file that cannot be read is put aside
  // under its name with ".damaged".
  std::vector<GuessRun> load() const;
  // The folder is made when needed. False when it could not be written.
  bool begin(const GuessRun &run) { return append(toJsonLine(run)); }
  bool add(const Guess &guess) { return append(toJsonLine(guess)); }

 private:
  bool append(const QByteArray &line);

  QString m_path;
};

}  // namespace janso
