// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Guesses: what the user would have done at decisions of one seat, before the replay showed what was done.
// They are not part of the match.
//
// They are saved as JSON lines, in one file per game. A run begins with
//
//   {"begun":"2026-11-23T10:00:00","seat":2,"every":1}
//
// which gives the local time, the seat from 1, and n if only every n-th decision was asked. The guesses of
// the run follow in chronological order:
//
//   {"hand":1,"event":25,"guessed":{...},"played":{...},"as_played":false,
//    "best":{...},"as_best":true,"loss":{"points":0,"places":0},"played_loss":{"points":310,"places":0.031}}
//
// Hand and event are as in a link (replaylink.h), actions as in journals (records/actionjson.h). The second
// row is present if there was a review: `best` is the best action according to the review. A loss is missing
// where the review does not judge the action. Lines are only ever appended.
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

// An expected loss as in a review: table points of the hand and final places of the match.
struct GuessLoss {
  double points = 0;
  double place = 0;
  bool operator==(const GuessLoss &) const = default;
};

struct Guess {
  ReplayPlace place;
  Action guessed;
  Action played;
  bool asPlayed = false;  // both count as the same decision; asBest works the same way
  // From a review; nothing if there was none, or if it does not judge the decision.
  std::optional<Action> best;
  bool asBest = false;
  std::optional<GuessLoss> loss;  // loss of the guess
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

// A mean with its standard error, which is 0 for fewer than two values.
struct GuessMean {
  int count = 0;
  double mean = 0;
  double error = 0;
};

// A summary of all guesses of one or several runs.
struct GuessSummary {
  int guesses = 0;
  int asPlayed = 0;
  int reviewed = 0;  // guesses with a review that judges the decision
  int asBest = 0;
  // In final places, for decisions where both the guess and the action played are judged.
  GuessMean loss;
  GuessMean playedLoss;
  GuessMean difference;  // guess minus play, pair by pair: positive if the guesses lost more
};
GuessSummary summaryOf(const std::vector<Guess> &guesses);

// Each returns one line with its line feed.
QByteArray toJsonLine(const GuessRun &run);  // without the guesses
QByteArray toJsonLine(const Guess &guess);
// The error names the line.
Result<std::vector<GuessRun>> guessesFromJsonLines(const QByteArray &lines);

// The file of guesses on one game. Nothing is saved if the path is empty.
class GuessFile {
 public:
  explicit GuessFile(const QString &path) : m_path(path) {}

  // Oldest first. An incomplete last line is ignored. A file that cannot be read is moved away by
  // moveDamagedFile().
  std::vector<GuessRun> load() const;
  // The folder is created when needed. Both return false if the file could not be written.
  bool begin(const GuessRun &run) { return append(toJsonLine(run)); }
  bool add(const Guess &guess) { return append(toJsonLine(guess)); }

 private:
  bool append(const QByteArray &line);

  QString m_path;
};

}  // namespace janso
