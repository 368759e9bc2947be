// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A review on disk: one line for its head, and one for each hand as soon as it is done.
//
// Each line is flushed to the disk before the next, so a program that is killed loses at most the hand that
// it was reviewing. When the file is opened again, a last line that is cut off is dropped and the review
// continues from there. The lines are those of reviewjson.h.
#pragma once

#include <QString>
#include <cstddef>
#include <string>

#include "review/gamereview.h"
#include "rules/result.h"

namespace janso {

// "0123…ef.review": the name identifies the game.
QString reviewFileName(const std::string &gameHash);

// Reads a whole file. The error is one sentence that names the line.
Result<GameReview> readReview(const QString &path);

// Whether one review can continue the other: the same game, seats, preset and versions.
bool isSameWork(const GameReview &a, const GameReview &b);

// A review in progress. One thread at a time.
class ReviewFile {
 public:
  // Continues the file when it is the same work as `wanted` (which has no hands), else starts it over. The
  // error is one sentence: the folder or file cannot be written.
  static Result<ReviewFile> open(const QString &path, const GameReview &wanted);

  const GameReview &review() const { return m_review; }
  bool has(std::size_t hand) const;
  // Adds a hand that is not in the review yet, and returns when it is on the disk.
  Result<bool> add(HandReview hand);

 private:
  QString m_path;
  GameReview m_review;
};

}  // namespace janso
