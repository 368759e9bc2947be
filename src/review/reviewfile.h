// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A review on disk: a line for its head, and one for each hand as soon as it is done.
//
// Written line by line and brought to the disk after each, so that a program that is killed loses at most the
// hand it was at: a last line that is cut off is dropped when the file is opened again, and the review goes
// on from there. Lines are those of reviewjson.h.
#pragma once

#include <QString>
#include <cstddef>
#include <string>

#include "review/gamereview.h"
#include "rules/result.h"

namespace janso {

// "0123…ef.review": of which game it is follows from its name.
QString reviewFileName(const std::string &gameHash);

// What a file holds. The error is one sentence that names the line.
Result<GameReview> readReview(const QString &path);

// Whether one can go on where the other ends: the same game, seats, preset and versions.
bool isSameWork(const GameReview &a, const GameReview &b);

// A review being made. One thread at a time.
class ReviewFile {
 public:
  // Goes on with the file when it is the same work as `wanted` (which has no hands); else begins it anew. The
  // error is one sentence: the folder or file cannot be written.
  static Result<ReviewFile> open(const QString &path, const GameReview &wanted);

  const GameReview &review() const { return m_review; }
  bool has(std::size_t hand) const;
  // Adds a hand that it does not have, and returns when it is on the disk.
  Result<bool> add(HandReview hand);

 private:
  QString m_path;
  GameReview m_review;
};

}  // namespace janso
